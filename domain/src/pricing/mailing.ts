import { type Cents, cents } from '../money/index.ts';

/** What a site asks for printing a letter and posting it to one recipient, and how it sells that. */
export type Postage = {
  readonly eachCents: Cents;
  /** A line of its own, for whoever wants it; otherwise a part of the package's price. */
  readonly isBeside: boolean;
};

/** The mailing that an order is to hold. */
export type WantedMailing = Postage & {
  /** Everybody who gets the letter, the first one too. */
  readonly recipients: number;
};

/** What of an order is for mailing, before tax. */
export type MailingPart = {
  /** Worth to one recipient; null where the order holds no mailing. */
  readonly mailingEach: Cents | null;
  /** The line of its own; nothing where the package's price holds it. */
  readonly mailingTotal: Cents;
};

/** `paid` is what the package and the extra recipients come to after the discount: a part of it is never more than all. */
export function mailingPart(wanted: WantedMailing | null, paid: Cents): MailingPart {
  if (wanted === null) return { mailingEach: null, mailingTotal: cents(0) };
  const { eachCents, isBeside, recipients } = wanted;
  if (!Number.isSafeInteger(recipients) || recipients < 1) throw new RangeError('recipients are counted');
  if (isBeside) return { mailingEach: eachCents, mailingTotal: cents(eachCents * recipients) };
  return { mailingEach: cents(Math.min(eachCents, Math.floor(paid / recipients))), mailingTotal: cents(0) };
}

/** How many recipients the line of mailing is for. */
export const mailingsOf = ({ mailingEach, mailingTotal }: MailingPart): number =>
  mailingEach === null || mailingTotal === 0 ? 0 : mailingTotal / mailingEach;

/**
 * What goes back for one recipient to whom nothing was posted: its worth, and the tax that was paid on it. The page before
 * approving and the refund both ask here. Cut down to the cent, so that all of them together are never more than was paid.
 */
export function mailingBack(order: {
  readonly mailingEach: Cents | null;
  readonly taxable: Cents;
  readonly tax: Cents;
}): Cents {
  const { mailingEach, tax, taxable } = order;
  if (mailingEach === null || taxable <= 0) return cents(0);
  return cents(mailingEach + Number((BigInt(mailingEach) * BigInt(tax)) / BigInt(taxable)));
}
