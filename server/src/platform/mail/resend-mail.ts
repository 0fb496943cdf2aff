import { err, ok, type Result } from '@plainclaim/domain';
import type { Db, DbTransaction } from '../db/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { sendMailJob } from './mail-jobs.ts';
import { outboxOf } from './outbox-repository.ts';

/** A mail that has not left, as far as somebody may see who runs the site: nothing that is sealed. */
export type UnsentMail = {
  readonly id: string;
  readonly template: string;
  readonly status: 'queued' | 'failed';
  readonly tries: number;
  readonly failure_code: string | null;
  readonly created_at: Date;
};

const MOST_SHOWN = 50;
/** What has its own way to be sent again, with a row of its own for each try. */
const LETTER = 'letter-to-recipient';

/** Those that failed first, then those that wait; the newest first. */
export async function listUnsentMail(db: Db): Promise<readonly UnsentMail[]> {
  const rows = await outboxOf(db)
    .selectFrom('mail_outbox')
    .select(['id', 'template', 'status', 'tries', 'failure_code', 'created_at'])
    .where('status', 'in', ['failed', 'queued'])
    .orderBy('status')
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, status: status === 'failed' ? 'failed' : 'queued' }));
}

/** A mail that failed gets all its tries again. It keeps its id, by which a mail server drops a twin. */
export async function resendFailedMail(
  trx: DbTransaction,
  mailId: string,
  {
    jobs,
    nowMs,
    isDryRun,
  }: { readonly jobs: Pick<Jobs, 'enqueue'>; readonly nowMs: number; readonly isDryRun: boolean },
): Promise<Result<{ readonly template: string }, 'unknown' | 'not_failed' | 'letter' | 'too_late'>> {
  const found = await outboxOf(trx)
    .selectFrom('mail_outbox')
    .select(['template', 'status', 'expires_at'])
    .where('id', '=', mailId)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return err('unknown');
  if (found.status !== 'failed') return err('not_failed');
  if (found.template === LETTER) return err('letter');
  if (found.expires_at !== null && found.expires_at.getTime() <= nowMs) return err('too_late');
  if (isDryRun) return ok(found);
  await outboxOf(trx)
    .updateTable('mail_outbox')
    .set({ status: 'queued', tries: 0, failure_code: null, next_try_at: new Date(nowMs) })
    .where('id', '=', mailId)
    .execute();
  await jobs.enqueue(trx, sendMailJob, { mailId });
  return ok(found);
}
