import {
  cardsAnswerSchema,
  cardsQuerySchema,
  categoriesAnswerSchema,
  couponAnswerSchema,
  couponQuerySchema,
  packagesAnswerSchema,
  paths,
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
import { EXTRA_RECIPIENT_CENTS } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { MailCarrier } from '../../platform/post/index.ts';
import { anyone, type CallDeps, callRoutes } from '../sessions/index.ts';
import { sendCardList, sendThingList } from './card-list.ts';
import { discountOnWire, findActiveCoupon } from './coupons.ts';
import { categoryInWords, couponInWords, packageInWords, questionInWords, reasonInWords } from './list-words.ts';
import { canBeChosen, isComplete } from './package-availability.ts';
import {
  findTaxRate,
  listCategories,
  listPackages,
  shownPrice,
  listQuestions,
  listStates,
  listSubcategories,
} from './reference-repository.ts';

type Deps = CallDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly isProduction: boolean;
  /** Null where nobody posts letters. */
  readonly carrier: Pick<MailCarrier, 'quote'> | null;
  /** Counts one look at a coupon. Throws the refusal. */
  readonly spendCouponLook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/** The lists and look-ups the wizard begins with. All of them are public and hold nothing personal. */
export const referenceDataRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { db, clock, isProduction, spendCouponLook } = deps;
    const postage = deps.carrier?.quote() ?? null;
    const mailing = postage === null ? null : { each_cents: postage.eachCents, is_beside: postage.isBeside };
    const call = callRoutes(app, deps, 'reference');
    const access = anyone;

    call.get(paths.categories, {
      access,
      answer: categoriesAnswerSchema,
      problems: [500],
      handle: async () => ({ success: true, data: (await listCategories(db)).map(categoryInWords) }),
    });

    call.post(paths.subcategories, {
      access,
      body: subcategoriesRequestSchema,
      answer: subcategoriesAnswerSchema,
      problems: [400],
      handle: async ({ body }) => {
        if (body.parent_id === '') throw new ApiError(400, 'reference.category_missing');
        return { success: true, data: (await listSubcategories(db, body.parent_id)).map(reasonInWords) };
      },
    });

    call.get(paths.cards, {
      access,
      query: cardsQuerySchema,
      answer: cardsAnswerSchema,
      handle: async ({ query: { situation, reasons, language }, request, reply }) =>
        sendCardList(request, reply, {
          category: situation,
          reasons: reasons.split(',').filter((reason) => reason !== ''),
          language,
        }),
    });

    call.get(paths.things, {
      access,
      query: thingsQuerySchema,
      answer: thingsAnswerSchema,
      handle: async ({ query, request, reply }) => sendThingList(request, reply, query.language),
    });

    call.get(paths.states, {
      access,
      answer: statesAnswerSchema,
      handle: async () => ({
        success: true,
        data: (await listStates(db)).map(({ code, name }) => ({ value: code, label: name, name, code, country: 'US' })),
      }),
    });

    call.get(paths.stateTax, {
      access,
      query: stateTaxQuerySchema,
      answer: stateTaxAnswerSchema,
      handle: async ({ query }) => {
        const found = await findTaxRate(db, query.state.toUpperCase(), clock.today());
        if (found === null) return { success: false, message: messageFor('reference.state_unknown') };
        return { success: true, data: { tax_rate: found.rate / 10_000, state_name: found.stateName } };
      },
    });

    call.get(paths.checkCoupon, {
      access,
      query: couponQuerySchema,
      answer: couponAnswerSchema,
      problems: [429],
      handle: async ({ query: { code }, request, reply }) => {
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
    });

    call.get(paths.packages, {
      access,
      answer: packagesAnswerSchema,
      handle: async () => ({
        packages: (await listPackages(db, clock.today())).map(packageInWords).map((item) => ({
          id: item.id,
          title: item.title,
          desc: item.description,
          price: shownPrice(item.price),
          price_cents: item.price,
          frequency: item.frequency,
          features: [...item.features],
          popular: item.isPopular,
          tax_rate: 0,
          extra_recipient_cents: EXTRA_RECIPIENT_CENTS,
          mailing,
          is_complete: isComplete(item),
          can_be_chosen: canBeChosen(item, isProduction),
          contains: [...item.contains],
        })),
      }),
    });

    call.get(paths.questions, {
      access,
      answer: questionsAnswerSchema,
      handle: async () => {
        const questions = JSON.stringify((await listQuestions(db)).map(questionInWords));
        return { success: true, message: '', data: { e_data: Buffer.from(questions, 'utf8').toString('base64') } };
      },
    });
  };
