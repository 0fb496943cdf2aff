import {
  cardsAnswerSchema,
  cardsQuerySchema,
  categoriesAnswerSchema,
  couponAnswerSchema,
  couponQuerySchema,
  packagesAnswerSchema,
  paths,
  problemSchema,
  questionsAnswerSchema,
  statesAnswerSchema,
  stateTaxAnswerSchema,
  stateTaxQuerySchema,
  subcategoriesAnswerSchema,
  subcategoriesRequestSchema,
  thingsAnswerSchema,
  thingsQuerySchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { EXTRA_RECIPIENT_CENTS, formatUsd } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import { sendCardList, sendThingList } from './card-list.ts';
import { discountOnWire, findActiveCoupon } from './coupons.ts';
import { categoryInWords, couponInWords, packageInWords, questionInWords, reasonInWords } from './list-words.ts';
import { canBeChosen, isComplete } from './package-availability.ts';
import {
  findTaxRate,
  listCategories,
  listPackages,
  listQuestions,
  listStates,
  listSubcategories,
} from './reference-repository.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly isProduction: boolean;
  /** Counts one look at a coupon. Throws the refusal. */
  readonly spendCouponLook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/** The lists and look-ups the wizard begins with. All of them are public and hold nothing personal. */
export const referenceDataRoutes =
  ({ db, clock, isProduction, spendCouponLook }: Deps): AppPlugin =>
  async (app) => {
    app.get(
      paths.categories,
      { schema: { tags: ['reference'], response: { 200: categoriesAnswerSchema, 500: problemSchema } } },
      async () => ({ success: true, data: (await listCategories(db)).map(categoryInWords) }),
    );

    app.post(
      paths.subcategories,
      {
        schema: {
          tags: ['reference'],
          body: subcategoriesRequestSchema,
          response: { 200: subcategoriesAnswerSchema, 400: problemSchema },
        },
      },
      async (request) => {
        if (request.body.parent_id === '') throw new ApiError(400, 'reference.category_missing');
        return { success: true, data: (await listSubcategories(db, request.body.parent_id)).map(reasonInWords) };
      },
    );

    app.get(
      paths.cards,
      { schema: { tags: ['reference'], querystring: cardsQuerySchema, response: { 200: cardsAnswerSchema } } },
      async (request, reply) => sendCardList(request, reply, request.query.situation),
    );

    app.get(
      paths.things,
      { schema: { tags: ['reference'], querystring: thingsQuerySchema, response: { 200: thingsAnswerSchema } } },
      async (request, reply) => sendThingList(request, reply, request.query.language),
    );

    app.get(paths.states, { schema: { tags: ['reference'], response: { 200: statesAnswerSchema } } }, async () => ({
      success: true,
      data: (await listStates(db)).map(({ code, name }) => ({ value: code, label: name, name, code, country: 'US' })),
    }));

    app.get(
      paths.stateTax,
      {
        schema: { tags: ['reference'], querystring: stateTaxQuerySchema, response: { 200: stateTaxAnswerSchema } },
      },
      async (request) => {
        const found = await findTaxRate(db, request.query.state.toUpperCase(), clock.today());
        if (found === null) return { success: false, message: messageFor('reference.state_unknown') };
        return { success: true, data: { tax_rate: found.rate / 10_000, state_name: found.stateName } };
      },
    );

    app.get(
      paths.checkCoupon,
      {
        schema: {
          tags: ['reference'],
          querystring: couponQuerySchema,
          response: { 200: couponAnswerSchema, 429: problemSchema },
        },
      },
      async (request, reply) => {
        const { code } = request.query;
        if (code.trim() === '') {
          return { success: false, message: messageFor('coupon.empty'), discount: 0, description: '' };
        }
        await spendCouponLook(request, reply);
        const coupon = await findActiveCoupon(db, code, clock.today());
        if (coupon === null) {
          return { success: false, message: messageFor('coupon.invalid'), discount: 0, description: '' };
        }
        return {
          success: true,
          message: '',
          discount: discountOnWire(coupon),
          type: coupon.type,
          description: couponInWords(coupon),
        };
      },
    );

    app.get(paths.packages, { schema: { tags: ['reference'], response: { 200: packagesAnswerSchema } } }, async () => ({
      packages: (await listPackages(db)).map(packageInWords).map((item) => ({
        id: item.id,
        title: item.title,
        desc: item.description,
        price: formatUsd(item.price).replace(/\.00$/, ''),
        price_cents: item.price,
        frequency: item.frequency,
        features: [...item.features],
        popular: item.isPopular,
        tax_rate: 0,
        extra_recipient_cents: EXTRA_RECIPIENT_CENTS,
        is_complete: isComplete(item),
        can_be_chosen: canBeChosen(item, isProduction),
        contains: [...item.contains],
      })),
    }));

    app.get(
      paths.questions,
      { schema: { tags: ['reference'], response: { 200: questionsAnswerSchema } } },
      async () => ({
        success: true,
        message: '',
        data: {
          e_data: Buffer.from(JSON.stringify((await listQuestions(db)).map(questionInWords)), 'utf8').toString(
            'base64',
          ),
        },
      }),
    );
  };
