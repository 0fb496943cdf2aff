import { emailRule, err, ok, type Result } from '@plainclaim/domain';

/** Exactly one mailbox. Mail libraries read a text as a list of addresses; an object they take as it is. */
export type Recipient = { readonly address: string };

/**
 * The last gate before an address becomes a recipient. Lists, display names, quoted local parts and control characters
 * are refused, a line break at the end included, which trimming would hide.
 */
export function parseRecipient(text: string): Result<Recipient, 'mail.recipient_refused'> {
  const address = text.trim();
  const isOneAddress = address !== '' && !/\p{C}/u.test(text) && emailRule(address) === null;
  return isOneAddress ? ok({ address }) : err('mail.recipient_refused');
}
