import * as z from 'zod/mini';

/** What the simulated payment's card tokens are called. The card itself never leaves the page. */
export const SIMULATED_TOKENS = { approved: 'sim_ok', declined: 'sim_declined' } as const;

/** What is sent where the card is typed with the provider: on its page, or in its form in ours. */
export const PROVIDER_TOKENS = { hosted: 'hosted', inPage: 'elements' } as const;

export const checkoutRequestSchema = z.object({
  email: z.string().check(z.maxLength(200)),
  country: z._default(z.enum(['US', 'CA']), 'US'),
  zip: z._default(z.string().check(z.maxLength(12)), ''),
  couponCode: z._default(z.string().check(z.maxLength(60)), ''),
  extraRecipients: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(20)), 0),
  /** The letter is to be printed and posted, where that is sold beside the package. */
  withMailing: z._default(z.boolean(), false),
  paymentToken: z.string().check(z.maxLength(200)),
  idempotencyKey: z.string().check(z.minLength(16), z.maxLength(80)),
  /**
   * What the page showed when the person pressed Pay: the package, and the total in cents. Never used as a price. An order
   * that the server prices otherwise is refused; without them it is priced as the claim stands.
   */
  shownPackage: z.optional(z.string().check(z.maxLength(200))),
  shownTotal: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** For a claim that is paid: the larger package that is wanted. Only the difference is paid. */
  upgradeTo: z.optional(z.string().check(z.maxLength(200))),
  /** Which paid claim that is; left out: the one on the result page. */
  caseId: z.optional(z.string().check(z.maxLength(100))),
});
export type CheckoutRequest = z.input<typeof checkoutRequestSchema>;

export const appliedCouponSchema = z.object({
  code: z.string(),
  discount_type: z.enum(['fixed', 'percentage']),
  discount_value: z.number(),
  discount_amount: z.number(),
});

/** `payment_amount` and discounts are dollars, as the wire has always had them. */
export const checkoutAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  order_id: z.string(),
  payment_completed: z.boolean(),
  payment_date: z.string(),
  payment_amount: z.number(),
  applied_coupon: z.nullable(appliedCouponSchema),
  /** Where the person pays; left out for an order that is paid. */
  redirect_url: z.optional(z.string()),
  /** For the provider's form inside our page: which payment, whose account, and the provider's script. */
  in_page: z.optional(z.object({ client_secret: z.string(), publishable_key: z.string(), script_url: z.string() })),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

export const priceQuerySchema = z.object({
  country: z._default(z.enum(['US', 'CA']), 'US'),
  zip: z._default(z.string().check(z.maxLength(12)), ''),
  couponCode: z._default(z.string().check(z.maxLength(60)), ''),
  extraRecipients: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20)), 0),
  /** "yes": with printing and posting the letter, where that is sold beside the package. */
  withMailing: z._default(z.enum(['yes', 'no']), 'no'),
  /** For a claim that is paid: the larger package that is asked about. */
  upgradeTo: z.optional(z.string().check(z.maxLength(200))),
  /** Which paid claim that is; left out: the one on the result page. */
  caseId: z.optional(z.string().check(z.maxLength(100))),
});

/** The order somebody comes back for; '' for the one that this browser's claim is being paid with. */
export const checkoutReturnRequestSchema = z.object({
  order_id: z._default(z.string().check(z.maxLength(100)), ''),
});

/** The price the server would charge now. All money in cents; `taxRate` is percent. */
export const priceAnswerSchema = z.object({
  success: z.boolean(),
  packageId: z.string(),
  packageTitle: z.string(),
  basePrice: z.number(),
  extraRecipients: z.number(),
  extraRecipientsTotal: z.number(),
  /** What mailing to one recipient is worth in this order, before tax; null where it holds none. */
  mailingEach: z.nullable(z.number()),
  /** How many recipients the line of mailing is for; 0 where there is none. */
  mailings: z.number(),
  mailingTotal: z.number(),
  discountAmount: z.number(),
  discountedPrice: z.number(),
  taxRate: z.number(),
  taxIsEstimate: z.boolean(),
  taxAmount: z.number(),
  totalPrice: z.number(),
  stateName: z.string(),
  stateCode: z.string(),
  coupon: z.nullable(z.object({ code: z.string(), description: z.string() })),
  couponProblem: z.nullable(z.string()),
  isSimulated: z.boolean(),
  /** Where the person pays: in our form, on the provider's page, or in the provider's form in our page. */
  surface: z.enum(['card_form', 'hosted_page', 'elements']),
  /** The provider adds the tax: our total is one before tax. */
  isTaxLater: z.boolean(),
  /** What an upgrade takes off, because it was paid before. Cents. */
  credit: z.number(),
  /** Whom the claim of an upgrade is against, as typed; "" while nobody is named. */
  claimAgainst: z.optional(z.string()),
});
export type PriceAnswer = z.infer<typeof priceAnswerSchema>;
