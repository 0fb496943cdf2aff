import {
  acknowledgedSchema,
  billingAnswerSchema,
  billingQuerySchema,
  CASES_A_PAGE,
  dataCodeAnswerSchema,
  DEFAULT_LANGUAGE,
  orderRequestSchema,
  paidOrderAnswerSchema,
  paidOrderQuerySchema,
  paths,
  proveReceiptRequestSchema,
  receiptLinkAnswerSchema,
  receiptQuerySchema,
  receiptTokenSchema,
} from '@plainclaim/contract';
import { err } from '@plainclaim/domain';
import type { FastifyReply } from 'fastify';
import { ApiError, type AppPlugin, sendFile } from '../../platform/http/index.ts';
import { chosenLanguage, messageFor } from '../../platform/language/index.ts';
import { refusedByLimit } from '../../platform/limits/index.ts';
import { debugFields } from '../accounts/index.ts';
import { type RefundError, refundOrder } from '../checkout/index.ts';
import { anyOwner, type CallDeps, callRoutes, newcomersToo, ownerOr404, signedIn } from '../sessions/index.ts';
import { mailReceiptAgain, type MailReceiptError, openReceipt, type OpenReceiptError } from './open-receipt.ts';
import {
  openReceiptLink,
  type ProveReceiptError,
  proveReceipt,
  type ReceiptLinkDeps,
  type SendReceiptCodeError,
  sendReceiptCode,
} from './open-receipt-link.ts';
import { presentBill } from './present-bill.ts';

type Deps = Parameters<typeof openReceipt>[0] &
  Parameters<typeof refundOrder>[0] &
  Parameters<typeof mailReceiptAgain>[0] &
  ReceiptLinkDeps &
  CallDeps & { readonly isProduction: boolean };

const status = {
  'billing.unknown_order': 404,
  'billing.no_receipt': 409,
  'billing.receipt_later': 503,
  'receipt.link_unknown': 404,
  'receipt.refunded': 409,
  'receipt.log_in': 401,
  'account.code_empty': 422,
  'account.code_wrong': 422,
  'request.too_many': 429,
  'server.busy': 503,
} satisfies Record<(Refusal & { code: string })['code'], number>;

type Refusal = OpenReceiptError | MailReceiptError | SendReceiptCodeError | ProveReceiptError;

const refusal = (error: Refusal, reply: FastifyReply): ApiError =>
  'retryAfterSeconds' in error ? refusedByLimit(reply, error) : new ApiError(status[error.code], error.code);

/** Without an answer it is asked for again until it is done: nobody need press again. */
const refused = (error: RefundError) =>
  error.code === 'checkout.provider_away' ? ({ code: 'billing.refund_later' } as const) : error;

const refundStatus = {
  'refund.not_found': 404,
  'refund.letter_approved': 409,
  'refund.nothing_left': 409,
  'refund.disputed': 409,
  'billing.refund_later': 503,
} as const;

const problems = [400, 401, 404, 409, 422, 429, 503];

/** Billing: what was paid, its receipts, and the way back to a claim by the link of a receipt. */
export const billingRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { bills, claims, db } = deps;
    const call = callRoutes(app, deps, 'billing');

    call.get(paths.billing, {
      access: signedIn('billing.signed_out'),
      limit: 'billing',
      query: billingQuerySchema,
      answer: billingAnswerSchema,
      problems: [400, 401, 429],
      handle: async ({ owner, query: { page, sort } }) => {
        const [listed, total] = await Promise.all([
          bills.listOwned(db, owner.accountId, { size: CASES_A_PAGE, number: page, sort }),
          bills.countOwned(db, owner.accountId),
        ]);
        const hasMore = page * CASES_A_PAGE < total;
        return { success: true, message: '', data: listed.map(presentBill), total, has_more: hasMore };
      },
    });

    call.get(paths.paidOrder, {
      limit: 'billing',
      query: paidOrderQuerySchema,
      answer: paidOrderAnswerSchema,
      problems: [400, 429],
      handle: async ({ owner, query: { case_id: caseId } }) => {
        const claim = owner === null ? null : await claims.findPaidOwned(db, owner, caseId === '' ? undefined : caseId);
        const bill = claim === null ? null : await bills.findPaidOfClaim(db, claim.id);
        return { success: true, message: '', order: bill === null ? null : presentBill(bill) };
      },
    });

    call.get(paths.receiptPdf, {
      limit: 'billing',
      query: receiptQuerySchema,
      hasNoHead: true,
      refusal,
      handle: async ({ owner, query: { order_id: orderId, action }, reply, valueOf }) => {
        const language = chosenLanguage() ?? DEFAULT_LANGUAGE;
        const { fileName, pdf } = valueOf(await openReceipt(deps, owner, { orderId, language }));
        return sendFile(reply, { type: 'application/pdf', name: fileName, action }, pdf);
      },
    });

    call.post(paths.mailReceipt, {
      limit: 'billing',
      body: orderRequestSchema,
      answer: acknowledgedSchema,
      problems,
      refusal,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await mailReceiptAgain(deps, owner, body.order_id));
        return { success: true, message: messageFor('billing.mailed') };
      },
    });

    call.post(paths.refundOrder, {
      access: ownerOr404('refund.not_found'),
      limit: 'billing',
      body: orderRequestSchema,
      answer: acknowledgedSchema,
      problems,
      failures: refundStatus,
      handle: async ({ owner, body, valueOf }) => {
        const refunded = await refundOrder(deps, owner, body.order_id);
        if (!refunded.ok) valueOf(err(refused(refunded.error)));
        const code = deps.payments.isSimulated ? 'billing.refunded_simulated' : 'billing.refunded';
        return { success: true, message: messageFor(code) };
      },
    });

    call.post(paths.openReceiptLink, {
      access: anyOwner,
      clientLimit: 'receipt-client',
      body: receiptTokenSchema,
      answer: receiptLinkAnswerSchema,
      problems,
      refusal,
      handle: async ({ owner, body, valueOf }) => {
        const { state, number, shownAddress } = valueOf(await openReceiptLink(deps, owner, body.token));
        return { success: true, message: '', state, number, shown_address: shownAddress };
      },
    });

    call.post(paths.receiptCode, {
      access: newcomersToo,
      clientLimit: 'receipt-client',
      body: receiptTokenSchema,
      answer: dataCodeAnswerSchema,
      problems,
      refusal,
      handle: async ({ owner, body, request, valueOf }) => {
        const code = valueOf(await sendReceiptCode(deps, owner, body.token));
        const shown = debugFields(deps.isProduction, request, code);
        return { success: true, message: messageFor('receipt.code_sent'), ...shown };
      },
    });

    call.post(paths.proveReceipt, {
      access: newcomersToo,
      clientLimit: 'receipt-client',
      body: proveReceiptRequestSchema,
      answer: acknowledgedSchema,
      problems,
      refusal,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await proveReceipt(deps, owner, body));
        return { success: true, message: '' };
      },
    });
  };
