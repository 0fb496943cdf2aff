import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { appendAudit } from '../../platform/audit/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { MailRefusals } from '../../platform/mail/index.ts';
import type { TokenHashing } from '../../platform/security/index.ts';
import { type DocumentRepository, FINAL_FAILURES, renderLetterJob, verifiedPdf } from '../letters/index.ts';
import { deliverLetterJob } from './dispatch-jobs.ts';
import type { Dispatch } from './dispatch-repository.ts';
import { mayEmail } from './email-permission.ts';
import { demandIdOf, type FailDeps, failEmail } from './fail-dispatch.ts';
import { type Hold, operatorQueue } from './operator-queue.ts';
import { reportTokenOf } from './report-routes.ts';

type Deps = FailDeps &
  Parameters<typeof mayEmail>[0] & {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly log: Log;
    readonly documents: DocumentRepository;
    readonly refusals: MailRefusals;
    readonly hashing: TokenHashing;
  };

/** A PDF that is not there yet is looked for again after as long as the dispatch is old, within these bounds. */
const SHORTEST_WAIT_SECONDS = 1;
const LONGEST_WAIT_SECONDS = 1_800;
const PATIENCE_MS = 24 * 60 * 60 * 1_000;
/** A letter that is held, or whose payment the bank is asked about, is looked at again so often. */
const LOOK_AGAIN_SECONDS = 300;

/**
 * Puts the letter to one recipient into the outbox, once: the dispatch's row is held meanwhile, and the mail and its
 * note on the row become true together. A second run finds the note and does nothing.
 */
export async function deliverLetter(deps: Deps, { dispatchId }: { dispatchId: string }): Promise<void> {
  return await inTransaction(deps.db, async (trx) => {
    const dispatch = await deps.dispatches.unsafeLock(trx, { id: dispatchId });
    if (dispatch === null || dispatch.mailId !== null) return;
    if (dispatch.state !== 'held' && dispatch.state !== 'queued') return;
    if (await deps.orders.isDisputed(trx, dispatch.claimId)) return lookAgain(deps, trx, dispatch);
    // Asked of a held letter as well: what may not leave any more is nothing to decide about.
    if (!(await mayEmail(deps, trx, dispatch.claimId))) return failEmail(deps, trx, dispatch, 'withheld');
    const hold = await operatorQueue.holdOf(trx, dispatchId);
    if (dispatch.state === 'held' && !(await isReleased(deps, trx, dispatch, hold))) return;
    const pdf = await pdfOf(trx, dispatch.versionId);
    if (pdf.status === 'ready') return handOver(deps, trx, dispatch);
    // Nobody could wait for the PDF of a letter that was held.
    const ageMs = deps.clock.now() - (hold?.decided?.atMs ?? dispatch.createdAtMs);
    if (ageMs >= PATIENCE_MS || FINAL_FAILURES.has(pdf.failureCode)) {
      deps.log.warn({ deliveryId: dispatchId, code: 'no_pdf' }, 'a letter was not sent');
      return failEmail(deps, trx, dispatch, 'no_pdf');
    }
    await waitForPdf(deps, trx, dispatch, ageMs);
  });
}

async function lookAgain({ jobs }: Pick<Deps, 'jobs'>, trx: DbTransaction, { id }: Dispatch): Promise<void> {
  await jobs.enqueue(trx, deliverLetterJob, { dispatchId: id }, { startAfterSeconds: LOOK_AGAIN_SECONDS });
}

/** Does what was decided about a held letter; false when it does not leave now. */
async function isReleased(deps: Deps, trx: DbTransaction, dispatch: Dispatch, hold: Hold | null): Promise<boolean> {
  const { clock, dispatches, jobs, letters } = deps;
  const decided = hold?.decided?.what ?? null;
  if (decided === null && hold !== null && clock.now() < hold.openUntilMs) {
    await lookAgain({ jobs }, trx, dispatch);
    return false;
  }
  if (decided !== 'release') {
    await failEmail(deps, trx, dispatch, 'withheld');
    return false;
  }
  await dispatches.release(trx, dispatch.id);
  await appendAudit(trx, dispatch.claimId, clock.now(), {
    kind: 'dispatch.released',
    dispatchId: dispatch.id,
    demandId: await demandIdOf(letters, trx, dispatch.versionId),
    channel: dispatch.channel,
  });
  return true;
}

async function pdfOf(trx: DbTransaction, versionId: string) {
  const row = await trx
    .selectFrom('letter_documents')
    .select(['status', 'failure_code'])
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow();
  return { status: row.status, failureCode: row.failure_code ?? '' };
}

/** A PDF that failed for the moment's sake is made again. */
async function waitForPdf(
  { documents, jobs }: Pick<Deps, 'documents' | 'jobs'>,
  trx: DbTransaction,
  { id, versionId }: Dispatch,
  ageMs: number,
): Promise<void> {
  const isReopened = await documents.reopenFailed(trx, versionId);
  if (isReopened) await jobs.enqueue(trx, renderLetterJob, { versionId });
  const seconds = Math.min(Math.max(SHORTEST_WAIT_SECONDS, Math.ceil(ageMs / 1_000)), LONGEST_WAIT_SECONDS);
  await jobs.enqueue(trx, deliverLetterJob, { dispatchId: id }, { startAfterSeconds: seconds });
}

async function handOver(deps: Deps, trx: DbTransaction, dispatch: Dispatch): Promise<void> {
  const { recipient, sender, answersTo } = dispatch.parties;
  if (recipient.email === null || answersTo === null) throw new Error('an email without its two addresses');
  const pdf = await verifiedPdf(deps, trx, dispatch.versionId);
  if (pdf === 'altered' || pdf?.textSha256 !== dispatch.textSha256) {
    deps.log.error({ deliveryId: dispatch.id, code: 'altered' }, 'a letter is not the one that was approved');
    return failEmail(deps, trx, dispatch, 'altered');
  }
  const demandId = await demandIdOf(deps.letters, trx, dispatch.versionId);
  const mailId = await deps.mail.enqueue(trx, {
    to: recipient.email,
    replyTo: answersTo,
    locale: DEFAULT_LANGUAGE,
    template: 'letter-to-recipient',
    params: {
      claimantName: sender.name,
      recipientName: recipient.name,
      reference: demandId,
      refusalToken: deps.refusals.tokenFor(recipient.email),
      reportToken: reportTokenOf(deps.hashing, dispatch.id),
    },
    attachment: { versionId: dispatch.versionId },
  });
  await deps.dispatches.noteMail(trx, dispatch.id, mailId);
  await appendAudit(trx, dispatch.claimId, deps.clock.now(), {
    kind: 'dispatch.handed_over',
    dispatchId: dispatch.id,
    demandId,
    channel: dispatch.channel,
  });
}
