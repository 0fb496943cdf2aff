import { type Cents, cents, type RateMillionths } from '../money/index.ts';

/** An order as it was charged: every figure is frozen with it, and none is worked out again. */
export type ChargedOrder = {
  readonly basePrice: Cents;
  readonly extraRecipients: number;
  readonly extraRecipientsTotal: Cents;
  /** How many recipients the line of mailing is for; 0 where there is none. */
  readonly mailings: number;
  readonly mailingTotal: Cents;
  readonly discount: Cents;
  /** What was paid before for the smaller package that this order carries on. */
  readonly credit: Cents;
  readonly taxRate: RateMillionths;
  readonly tax: Cents;
  readonly total: Cents;
  /** What was paid back since, each time. */
  readonly refunds: readonly Cents[];
};

export type ReceiptLineKind =
  | 'package'
  | 'extra_recipients'
  | 'mailing'
  | 'discount'
  | 'credit'
  | 'tax'
  | 'total'
  | 'refund'
  | 'total_after_refunds';

/** `amountCents` is below zero for what is taken off. */
export type ReceiptLine = { readonly kind: ReceiptLineKind; readonly amountCents: number };

/**
 * The lines of a price, a bill or a receipt from top to bottom. Lines that are nothing are left out, but for the tax, which a reader looks
 * for. The page before paying, the Billing page and the receipt all show these. Throws a RangeError where the lines do not add up to the total, or more was paid back than was paid: a receipt
 * that does not add up is worse than none.
 */
export function receiptLines(order: Omit<ChargedOrder, 'taxRate'>): readonly ReceiptLine[] {
  const { basePrice, extraRecipientsTotal, mailingTotal, discount, credit, tax, total, refunds } = order;
  const sum = basePrice + extraRecipientsTotal + mailingTotal - discount - credit + tax;
  if (sum !== total) throw new RangeError('a receipt adds up');
  const left = refundableOf(order);
  return [
    { kind: 'package', amountCents: basePrice },
    ...(order.extraRecipients > 0
      ? [{ kind: 'extra_recipients', amountCents: extraRecipientsTotal } satisfies ReceiptLine]
      : []),
    ...(order.mailings > 0 ? [{ kind: 'mailing', amountCents: mailingTotal } satisfies ReceiptLine] : []),
    ...(discount > 0 ? [{ kind: 'discount', amountCents: -discount } satisfies ReceiptLine] : []),
    ...(credit > 0 ? [{ kind: 'credit', amountCents: -credit } satisfies ReceiptLine] : []),
    { kind: 'tax', amountCents: tax },
    { kind: 'total', amountCents: total },
    ...refunds.map((amount): ReceiptLine => ({ kind: 'refund', amountCents: -amount })),
    ...(refunds.length > 0 ? [{ kind: 'total_after_refunds', amountCents: left } satisfies ReceiptLine] : []),
  ];
}

/** What can still be paid back of an order. Throws a RangeError where more was paid back than was paid. */
export function refundableOf({ total, refunds }: Pick<ChargedOrder, 'total' | 'refunds'>): Cents {
  const left = refunds.reduce((rest, amount) => rest - amount, total as number);
  if (left < 0) throw new RangeError('no more is paid back than was paid');
  return cents(left);
}
