import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { Mail, MailParams } from '../../platform/mail/index.ts';
import type { LetterRepository } from '../letters/index.ts';
import type { Dispatch, DispatchRepository } from './dispatch-repository.ts';

export type FailureReason = MailParams['letter-not-delivered']['reason'];

export type FailDeps = {
  readonly clock: Clock;
  readonly mail: Mail;
  readonly letters: LetterRepository;
  readonly dispatches: DispatchRepository;
  /** The address an account has proved. */
  readonly addressOf: (db: Db, accountId: string) => Promise<string | null>;
};

/** The letter's id that people and audit rows use. */
export async function demandIdOf(letters: LetterRepository, trx: DbTransaction, versionId: string): Promise<string> {
  const version = await letters.unsafeFindVersion(trx, versionId);
  if (version === null) throw new Error('a dispatch without its letter');
  return version.demandId;
}

/** Gives a queued dispatch up for good and tells the claimant by mail, in one transaction and so once. */
export async function failDispatch(
  { clock, mail, letters, dispatches, addressOf }: FailDeps,
  trx: DbTransaction,
  { id, versionId, claimId, channel, parties }: Dispatch,
  reason: FailureReason,
): Promise<void> {
  const demandId = await demandIdOf(letters, trx, versionId);
  await dispatches.markFailed(trx, id, reason);
  await appendAudit(trx, claimId, clock.now(), {
    kind: 'dispatch.failed',
    dispatchId: id,
    demandId,
    channel,
    code: reason,
  });
  const to = (await currentAddress(addressOf, trx, claimId)) ?? parties.answersTo;
  if (to === null) return;
  await mail.enqueue(trx, {
    to,
    locale: parties.language,
    template: 'letter-not-delivered',
    params: { recipientName: parties.recipient.name, reference: demandId, reason },
  });
}

/** The account's address as it is now: it may have been changed since the approval. */
async function currentAddress(addressOf: FailDeps['addressOf'], trx: DbTransaction, claimId: string) {
  const claim = await trx.selectFrom('claims').select('account_id').where('id', '=', claimId).executeTakeFirst();
  return claim === undefined || claim.account_id === null ? null : addressOf(trx, claim.account_id);
}
