import {
  acknowledgedSchema,
  checkoutAnswerSchema,
  checkoutRequestSchema,
  checkoutReturnRequestSchema,
  paths,
  priceAnswerSchema,
  priceQuerySchema,
} from '@plainclaim/contract';
import { dayInWords, messageFor } from '../../platform/language/index.ts';
import { mailingsOf, parseCalendarDate } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import { defendantsOf } from '../cases/index.ts';
import { CLAIM_ID } from '../drafts/index.ts';
import { couponInWords, packageInWords } from '../reference-data/index.ts';
import { type CallDeps, callRoutes, type Owner, ownerOr404 } from '../sessions/index.ts';
import type { PlacedOrder } from './order-repository.ts';
import { cancelPayment, returnFromPayment } from './after-paying.ts';
import { payOrder, type PayError, type Paying } from './pay-order.ts';
import { isLarger, upgradeOf } from './place-order.ts';
import { type PricedOrder, priceDraft } from './price.ts';

type Deps = Parameters<typeof payOrder>[0] & CallDeps;
type PriceQuery = { readonly caseId?: string | undefined; readonly upgradeTo?: string | undefined };

const payStatus = {
  'draft.none': 404,
  'claim.incomplete': 422,
  'wizard.package_required': 422,
  'checkout.email': 422,
  'checkout.package_unavailable': 422,
  'checkout.stopped': 422,
  'checkout.late_unread': 422,
  'checkout.price_changed': 409,
  'checkout.declined': 402,
  'checkout.key_reused': 409,
  'checkout.expired': 409,
  'checkout.provider_away': 409,
  'checkout.unconfirmed': 409,
  'checkout.in_progress': 409,
  'coupon.invalid': 422,
} satisfies Record<PayError['code'], number>;

/** Findings name days as ISO texts; a sentence names them as people write them. */
const withDaysInWords = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const day = parseCalendarDate(value);
      return [name, day.ok ? dayInWords(day.value) : value];
    }),
  );

function refused(error: PayError): ApiError {
  const reasons =
    'stops' in error ? error.stops.map(({ code, params }) => messageFor(code, withDaysInWords(params))).join(' ') : '';
  const problems = 'problems' in error ? error.problems : [];
  return new ApiError(payStatus[error.code], error.code, { problems, params: { reasons } });
}

const dollars = (cents: number): number => cents / 100;

function presentPaying({ order, redirectUrl, clientSecret }: Paying, { inPage }: Deps['payments']) {
  return {
    ...presentOrder(order),
    ...(redirectUrl === null ? {} : { redirect_url: redirectUrl }),
    ...(clientSecret === null || inPage === null
      ? {}
      : {
          in_page: {
            client_secret: clientSecret,
            publishable_key: inPage.publishableKey,
            script_url: inPage.scriptUrl,
          },
        }),
  };
}

function presentOrder(order: PlacedOrder) {
  return {
    success: true,
    message: '',
    order_id: order.id,
    payment_completed: order.status === 'paid',
    payment_date: new Date(order.paidAtMs ?? order.createdAtMs).toISOString(),
    payment_amount: dollars(order.total),
    applied_coupon:
      order.coupon === null
        ? null
        : {
            code: order.coupon.code,
            discount_type: order.coupon.kind,
            discount_value: order.coupon.kind === 'fixed' ? dollars(order.coupon.value) : order.coupon.value / 10_000,
            discount_amount: dollars(order.coupon.discount),
          },
  };
}

function presentPrice(priced: PricedOrder, { addsTax, isSimulated, surface }: Deps['payments']) {
  const { item, coupon, extraRecipients, price, tax } = priced;
  return {
    success: true,
    packageId: item.id,
    packageTitle: packageInWords(item).title,
    basePrice: price.basePrice,
    extraRecipients,
    extraRecipientsTotal: price.extraRecipientsTotal,
    mailingEach: price.mailingEach,
    mailings: mailingsOf(price),
    mailingTotal: price.mailingTotal,
    discountAmount: price.discount,
    discountedPrice: price.taxable,
    taxRate: tax.rate / 10_000,
    taxIsEstimate: tax.isEstimate,
    taxAmount: price.tax,
    totalPrice: price.total,
    stateName: tax.stateName,
    stateCode: tax.stateCode,
    coupon: coupon === null ? null : { code: coupon.code, description: couponInWords(coupon) },
    couponProblem: priced.isCouponUnknown ? messageFor('coupon.invalid') : null,
    isSimulated,
    surface,
    isTaxLater: addsTax,
    credit: priced.credit,
  };
}

/** What the order costs, and paying it. Everything is priced here; the browser only says what it wants. */
export const checkoutRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { db, claims, clock, orders, payments, requestLimits } = deps;
    const call = callRoutes(app, deps, 'checkout');

    /** Naming a coupon here is a guess like any other; the count goes back when it was no wrong one. */
    async function couponGuess(request: FastifyRequest, reply: FastifyReply, { sessionId }: Owner, couponCode: string) {
      if (couponCode.trim() === '') return { wasRight: async () => {} };
      await requestLimits.spend(reply, 'coupon', sessionId);
      await requestLimits.spendClient(request, reply, 'coupon-client');
      const client = requestLimits.clientOf(request);
      return {
        wasRight: async () => {
          await requestLimits.giveBack('coupon', sessionId);
          if (client !== null) await requestLimits.giveBack('coupon-client', client);
        },
      };
    }

    /** The claim that is priced: the one in work, or the paid one that is to get a larger package. */
    async function toPrice(owner: Owner, { caseId, upgradeTo }: PriceQuery) {
      const isNobodys = caseId !== undefined && !CLAIM_ID.test(caseId);
      const find = () =>
        upgradeTo === undefined ? claims.findCurrentOwned(db, owner) : claims.findPaidOwned(db, owner, caseId);
      const stored = isNobodys ? null : await find();
      if (stored === null) throw new ApiError(404, 'draft.none');
      if (upgradeTo === undefined) return { stored, upgrade: undefined, paid: null };
      const paid = await orders.findPaidOfClaim(db, stored.id);
      if (paid === null) throw new ApiError(404, 'draft.none');
      return { stored, upgrade: upgradeOf(paid, upgradeTo), paid };
    }

    /** A hundred repeats of one payment are one try: whoever sees no answer sends it again. */
    async function countTry(
      request: FastifyRequest,
      reply: FastifyReply,
      { sessionId }: Owner,
      idempotencyKey: string,
    ) {
      const isRepeat = (await orders.findByIdempotencyKey(db, idempotencyKey)) !== null;
      await requestLimits.spend(reply, isRepeat ? 'checkout-repeat' : 'checkout', sessionId);
      if (!isRepeat) await requestLimits.spendClient(request, reply, 'checkout-client');
    }

    call.get(paths.price, {
      access: ownerOr404('draft.none'),
      query: priceQuerySchema,
      answer: priceAnswerSchema,
      problems: [404, 422, 429],
      handle: async ({ owner, query, request, reply }) => {
        const { stored, upgrade, paid } = await toPrice(owner, query);
        const guess = await couponGuess(request, reply, owner, query.couponCode);
        const priced = await priceDraft(
          deps,
          stored.draft,
          { ...query, withMailing: query.withMailing === 'yes', upgrade, couponFor: { claimId: stored.id } },
          clock.today(),
        );
        if (priced === null) throw new ApiError(422, 'wizard.package_required');
        if (paid !== null && !isLarger(priced, paid)) throw new ApiError(422, 'checkout.package_unavailable');
        if (!priced.isCouponUnknown) await guess.wasRight();
        const answer = presentPrice(priced, payments);
        return paid === null ? answer : { ...answer, claimAgainst: defendantsOf(stored.draft) };
      },
    });

    call.post(paths.checkout, {
      access: ownerOr404('draft.none'),
      body: checkoutRequestSchema,
      answer: checkoutAnswerSchema,
      problems: [400, 402, 404, 409, 422, 429],
      refusal: refused,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        await countTry(request, reply, owner, body.idempotencyKey);
        const guess = await couponGuess(request, reply, owner, body.couponCode);
        const paid = await payOrder(deps, owner, body);
        if (paid.ok || paid.error.code !== 'coupon.invalid') await guess.wasRight();
        return presentPaying(valueOf(paid), payments);
      },
    });

    call.post(paths.checkoutReturn, {
      access: ownerOr404('checkout.other_browser'),
      sessionLimit: 'checkout-repeat',
      body: checkoutReturnRequestSchema,
      answer: checkoutAnswerSchema,
      problems: [400, 404, 409, 429],
      failures: { ...payStatus, 'checkout.other_browser': 404 },
      handle: async ({ owner, body, valueOf }) =>
        presentPaying(valueOf(await returnFromPayment(deps, owner, body.order_id)), payments),
    });

    call.post(paths.cancelCheckout, {
      access: ownerOr404('draft.none'),
      sessionLimit: 'checkout-repeat',
      answer: acknowledgedSchema,
      problems: [404, 409, 429],
      failures: payStatus,
      handle: async ({ owner, valueOf }) => {
        valueOf(await cancelPayment(deps, owner));
        return { success: true, message: '' };
      },
    });
  };
