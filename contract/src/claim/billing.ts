import * as z from 'zod/mini';

/** How an order ended. `simulated`: paid, and no money moved. */
export const BILL_STATUSES = ['paid', 'simulated', 'declined', 'partly_refunded', 'refunded', 'disputed'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** All of it back by one press; only by a word to the operator; or nothing that could come back. */
export const REFUND_WAYS = ['one_press', 'by_request', 'none'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** One order. Money is in cents, `tax_rate` in percent. */
export const billSchema = z.object({
  order_id: z.string(),
  /** What a person can read out. */
  number: z.string(),
  /** When it was paid; when it was tried, where nothing was paid. */
  at: z.string(),
  package_title: z.string(),
  /** Everyone the claim is against, by name. */
  other_side: z.string(),
  base_price: z.number(),
  extra_recipients: z.number(),
  extra_recipients_total: z.number(),
  /** How many recipients the line of mailing is for; 0 where there is none. */
  mailings: z.number(),
  mailing_total: z.number(),
  coupon_code: z.nullable(z.string()),
  discount: z.number(),
  /** What was paid before for a smaller package. */
  credit: z.number(),
  tax_rate: z.number(),
  /** The state whose tax it is, by name; empty where none is known. */
  tax_state: z.string(),
  tax: z.number(),
  total: z.number(),
  refunded: z.number(),
  status: z.enum(BILL_STATUSES),
  refund: z.enum(REFUND_WAYS),
  has_receipt: z.boolean(),
});
export type BillWire = z.infer<typeof billSchema>;

export const BILL_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type BillSort = (typeof BILL_SORTS)[number];

/** Twenty a page, as the cases are. */
export const billingQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  sort: z._default(z.enum(BILL_SORTS), 'newest'),
});

export const billingAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.array(billSchema),
  total: z.number(),
  has_more: z.boolean(),
});
export type BillingAnswer = z.infer<typeof billingAnswerSchema>;

/** A paid case by its id; '' for the claim on this browser's result page. */
export const paidOrderQuerySchema = z.object({ case_id: z._default(z.string().check(z.maxLength(100)), '') });

/** The order that a claim was paid with; null where there is none. */
export const paidOrderAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  order: z.nullable(billSchema),
});
export type PaidOrderAnswer = z.infer<typeof paidOrderAnswerSchema>;

const orderId = z.string().check(z.maxLength(100));

export const receiptQuerySchema = z.object({
  order_id: z._default(orderId, ''),
  action: z._default(z.enum(['view', 'download']), 'view'),
});
export const orderRequestSchema = z.object({ order_id: orderId });

const token = z.string().check(z.maxLength(200));
export const receiptTokenSchema = z.object({ token });
export const proveReceiptRequestSchema = z.object({ token, code: z.string().check(z.maxLength(40)) });

/**
 * What the link of a receipt leads to. `code`: a code goes to the address of the order first; `log_in`: the claim is an
 * account's; `open`: this browser may open it already.
 */
export const receiptLinkAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  state: z.enum(['code', 'log_in', 'open']),
  number: z.string(),
  /** The address as its owner knows it and nobody else can read it: "m•••@example.com". Empty unless a code is needed. */
  shown_address: z.string(),
});
export type ReceiptLinkAnswer = z.infer<typeof receiptLinkAnswerSchema>;
