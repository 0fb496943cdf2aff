import type { Claim } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import type { MailRefusals } from '../../platform/mail/index.ts';
import type { EmailStop } from '../letters/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { DispatchRepository } from './dispatch-repository.ts';
import { recipientsOf } from './recipients.ts';

type Deps = { readonly clock: Clock; readonly dispatches: DispatchRepository; readonly refusals: MailRefusals };

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Each changed text may go out again, but nobody's mailbox is to be filled with them. */
const MOST_LETTERS_OF_CLAIM = 3;
/** Three letters to the most people one claim can be against, and a second claim on the same day. */
const MOST_MAILS_OF_ACCOUNT = 20;
/** From everybody together: opening more cases or accounts does not help to fill a mailbox. */
const MOST_MAILS_TO_MAILBOX = 5;
/** As many as one claim can be against; what changed its defendants to reach more would be no claim. */
const MOST_RECIPIENTS_OF_CLAIM = 4;
/** Two claims against as many people as there can be. */
const MOST_RECIPIENTS_OF_ACCOUNT = 8;

export type AskedEmail = { readonly owner: Owner; readonly claim: Claim; readonly claimId: string };

/**
 * Why a claim's letter may not go out by email now; null when it may. What it counted stays as it is until the
 * transaction ends, so two approvals at once do not both get the last place. The claim must be locked already.
 */
export async function findEmailStop(
  { clock, dispatches, refusals }: Deps,
  trx: DbTransaction,
  { owner, claim, claimId }: AskedEmail,
): Promise<EmailStop | null> {
  const wanted = recipientsOf(claim).flatMap(({ email }) => (email === null ? [] : [refusals.mailboxOf(email)]));
  const { accountId } = owner;
  await dispatches.holdCounts(trx, [...wanted, ...(accountId === null ? [] : [accountId])]);
  if ((await refusals.refusedOf(trx, wanted)).length > 0) return 'dispatch.recipient_refuses';

  const since = clock.now() - DAY_MS;
  if ((await dispatches.countEmailed(trx, claimId, since)) >= MOST_LETTERS_OF_CLAIM) return 'dispatch.too_many';
  const ofAccount = accountId === null ? 0 : await dispatches.countOfAccount(trx, accountId, since);
  if (ofAccount + wanted.length > MOST_MAILS_OF_ACCOUNT) return 'dispatch.too_many_of_account';
  const recipients = await dispatches.countRecipients(trx, { accountId, claimId }, wanted, since);
  if (recipients.ofClaim > MOST_RECIPIENTS_OF_CLAIM || recipients.ofAccount > MOST_RECIPIENTS_OF_ACCOUNT) {
    return 'dispatch.too_many_recipients';
  }
  const counts = wanted.length === 0 ? null : await dispatches.countToMailboxes(trx, wanted, since);
  const isFull = wanted.some((mailbox) => {
    const more = wanted.filter((other) => other === mailbox).length;
    return (counts?.get(mailbox) ?? 0) + more > MOST_MAILS_TO_MAILBOX;
  });
  return isFull ? 'dispatch.too_many_to_recipient' : null;
}
