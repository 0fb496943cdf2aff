import type { LimitName, LimitRefusal } from '../../../platform/limits/index.ts';
import { type AccountDeps, takeEach } from '../account-deps.ts';
import type { EmailAddress } from '../email/email-address.ts';
import { mailboxOf } from '../email/mailbox.ts';

export type CodeMailRefusal =
  | LimitRefusal
  /** All who asked for that mailbox together have asked too often; this caller may not have asked before. */
  | { readonly code: 'account.mailbox_full'; readonly retryAfterSeconds: number };

/**
 * Counts a mail with a code to an address that anybody can type: by the place, by what the flow counts for itself, and by
 * the mailbox, however its address is spelled. `own` gets the mailbox's key.
 */
export async function countCodeMail(
  { hashing, limits }: Pick<AccountDeps, 'hashing' | 'limits'>,
  client: string | null,
  email: EmailAddress,
  own: (mailbox: string) => readonly (readonly [LimitName, string | null])[],
): Promise<CodeMailRefusal | null> {
  const mailbox = mailboxOf(hashing, email);
  const refusal = await takeEach(limits, [...own(mailbox), ['mail-client', client]]);
  return refusal ?? mailboxRefusal(await takeEach(limits, [['code-mailbox', mailbox]]));
}

/** A mailbox that is full says so: whoever hears it may be its owner, and not the one who asked too often. */
export const mailboxRefusal = (refusal: LimitRefusal | null): CodeMailRefusal | null =>
  refusal === null || refusal.code === 'server.busy'
    ? refusal
    : { code: 'account.mailbox_full', retryAfterSeconds: refusal.retryAfterSeconds };
