/**
 * How a letter can reach the other side: printed and posted for the claimant, by email from here, by the claimant's own
 * mailing, or by email and own mailing. What goes by mail goes twice, by certified mail and by first-class mail.
 */
export const DELIVERIES = ['post', 'email', 'self_mail', 'both'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Everybody can do this, so the letter says it until the person chooses. */
export const USUAL_DELIVERY: Delivery = 'self_mail';

const BY_MAIL = 'by certified mail, return receipt requested';
const AND_BY_MAIL = `${BY_MAIL}, and by first-class mail`;

/**
 * The letter's line about how it is sent: only the ways that will be used. When an email does not go to everyone, the
 * line names who gets it.
 */
export function deliveryLine(
  delivery: Delivery,
  recipients: readonly { readonly name: string; readonly hasEmail: boolean }[],
): string {
  const emailed = recipients.filter(({ hasEmail }) => hasEmail).map(({ name }) => name);
  if (delivery === 'email') return 'Sent by email';
  if (delivery === 'post' || delivery === 'self_mail' || emailed.length === 0) return `Sent ${AND_BY_MAIL}`;
  if (emailed.length === recipients.length) return `Sent by email, ${AND_BY_MAIL}`;
  return `Sent ${BY_MAIL}, by first-class mail, and by email to ${emailed.join(' and ')}`;
}
