import type { Language } from '@plainclaim/contract';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { Mail, MailParams } from '../../platform/mail/index.ts';
import type { LetterRepository } from '../letters/index.ts';
import type { Dispatch, DispatchRepository } from './dispatch-repository.ts';

export type FailureReason = MailParams['letter-not-delivered']['reason'];
/** Why a letter could not be printed and posted. */
export type PostFailureReason = MailParams['letter-not-posted']['reason'];

export type FailDeps = {
  readonly clock: Clock;
  readonly mail: Mail;
  readonly letters: LetterRepository;
  readonly dispatches: DispatchRepository;
  /** The address an account has proved. */
  readonly addressOf: (db: Db, accountId: string) => Promise<string | null>;
  /** The language an account's owner chose; null when they never did. */
  readonly languageOf: (db: Db, accountId: string) => Promise<Language | null>;
};

/** The letter's id that people and audit rows use. */
export async function demandIdOf(letters: LetterRepository, trx: DbTransaction, versionId: string): Promise<string> {
  const version = await letters.unsafeFindVersion(trx, versionId);
  if (version === null) throw new Error('a dispatch without its letter');
  return version.demandId;
}

/** Gives a queued dispatch up for good and tells the claimant by mail, in one transaction and so once. */
export async function failDispatch(
  { clock, mail, letters, dispatches, addressOf, languageOf }: FailDeps,
  trx: DbTransaction,
  { id, versionId, claimId, channel, parties }: Dispatch,
  failure:
    | { readonly template: 'letter-not-delivered'; readonly reason: FailureReason }
    | { readonly template: 'letter-not-posted'; readonly reason: PostFailureReason },
): Promise<void> {
  const { reason } = failure;
  const demandId = await demandIdOf(letters, trx, versionId);
  await dispatches.markFailed(trx, id, reason);
  await appendAudit(trx, claimId, clock.now(), {
    kind: 'dispatch.failed',
    dispatchId: id,
    demandId,
    channel,
    code: reason,
  });
  const accountId = await accountOf(trx, claimId);
  // The address and the language as they are now: they may have been changed since the approval.
  const to = (accountId === null ? null : await addressOf(trx, accountId)) ?? parties.answersTo;
  if (to === null) return;
  const about = { recipientName: parties.recipient.name, reference: demandId };
  const chosen = accountId === null ? null : await languageOf(trx, accountId);
  await mail.enqueue(trx, {
    to,
    locale: chosen ?? parties.language,
    ...(failure.template === 'letter-not-posted'
      ? { template: failure.template, params: { ...about, reason: failure.reason } }
      : { template: failure.template, params: { ...about, reason: failure.reason } }),
  });
}

/** The same for a letter that could not be emailed. */
export const failEmail = (
  deps: FailDeps,
  trx: DbTransaction,
  dispatch: Dispatch,
  reason: FailureReason,
): Promise<void> => failDispatch(deps, trx, dispatch, { template: 'letter-not-delivered', reason });

async function accountOf(trx: DbTransaction, claimId: string): Promise<string | null> {
  const claim = await trx.selectFrom('claims').select('account_id').where('id', '=', claimId).executeTakeFirst();
  return claim?.account_id ?? null;
}
