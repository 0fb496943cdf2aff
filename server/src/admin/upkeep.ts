import { sql } from 'kysely';
import { forgetExpiredJob } from '../features/drafts/index.ts';
import { countByKey, sealAnewJob } from '../features/new-keys/index.ts';
import { keptClaims, retentionJob, TELL_DAYS_BEFORE } from '../features/your-data/index.ts';
import { type Db, inTransaction } from '../platform/db/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import type { DeskCommand } from './desk-arguments.ts';
import type { AdminOutcome } from './outcome.ts';
import { act, done, lines, refused, TRIED } from './shop-answers.ts';

type Renewal = {
  readonly key_id: string;
  readonly begun_at: Date;
  readonly last_run_at: Date;
  readonly ended_at: Date | null;
  readonly value_count: number;
  readonly file_count: number;
};

/** The fingerprint follows the one byte that says how a value was sealed. */
const newestKey = ({ box }: DeskDeps): string => box.newestStart.subarray(1).toString('hex');

async function renewalsOf(db: Db): Promise<readonly Renewal[]> {
  const { rows } = await sql<Renewal>`select * from key_renewals order by begun_at`.execute(db);
  return rows;
}

export async function showKeys(deps: DeskDeps): Promise<AdminOutcome> {
  const { db, box } = deps;
  const counts = await countByKey(db, box.newestStart.length);
  const newest = newestKey(deps);
  const keys = [...new Set([newest, ...counts.keys()])].map((key) => ({
    key,
    is_newest: key === newest,
    values: counts.get(key) ?? 0,
  }));
  const renewals = await renewalsOf(db);
  return lines(
    `Data keys, by fingerprint${box.hasOlderKeys ? '' : '; the settings name one'}:`,
    [
      ...keys.map((one) => `${one.key}  ${one.is_newest ? 'seals what is new' : 'older'}  ${one.values} values`),
      ...renewals.map(
        (one) =>
          `to ${one.key_id}: ${one.value_count} values and ${one.file_count} files anew, ${
            one.ended_at === null
              ? `not at an end, last run ${one.last_run_at.toISOString()}`
              : `nothing was left ${one.ended_at.toISOString()}`
          }`,
      ),
    ],
    { keys, renewals },
  );
}

/** The job goes on where the last run was stopped, since what is done shows in the values themselves. */
export async function renewKeys(
  deps: DeskDeps,
  { by, isDryRun }: Extract<DeskCommand, { kind: 'keys_renewed' }>,
): Promise<AdminOutcome> {
  const { db, box, jobs, nowMs } = deps;
  if (!box.hasOlderKeys) {
    return refused('DATA_KEY names one key. Put the new one before it, with a comma, and restart every process first.');
  }
  const counts = await countByKey(db, box.newestStart.length);
  const newest = newestKey(deps);
  const left = [...counts].reduce((sum, [key, values]) => (key === newest ? sum : sum + values), 0);
  const summary = `${left} values, and the files, are sealed anew in the background. "keys show" says how far it has come.`;
  if (isDryRun) return done(`${TRIED}${summary}`);
  await inTransaction(db, async (trx) => {
    await jobs.enqueue(trx, sealAnewJob, {});
    await act(trx, 'keys.renewal_asked', { key: newest, values: left, by }, nowMs);
  });
  return done(`Asked for: ${summary}`, { left });
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const MOST_COUNTED = 500;

async function dueOf({ db, keepYears, nowMs }: DeskDeps) {
  const aheadMs = TELL_DAYS_BEFORE * DAY_MS;
  const limit = MOST_COUNTED;
  const going = await keptClaims(db, keepYears, { endsBeforeMs: nowMs, warnedBeforeMs: nowMs - aheadMs, limit });
  const told = await keptClaims(db, keepYears, { endsBeforeMs: nowMs + aheadMs, warnedBeforeMs: null, limit });
  const { rows } = await sql<{ drafts: number; exports: number }>`
    select (select count(*)::int from claims where status = 'draft' and expires_at <= ${new Date(nowMs)}) as drafts,
      (select count(*)::int from data_exports where expires_at <= ${new Date(nowMs)}) as exports`.execute(db);
  return {
    paid_claims_going: going.map(({ id }) => id),
    owners_told: told.map(({ id }) => id),
    drafts: rows[0]?.drafts ?? 0,
    exports: rows[0]?.exports ?? 0,
  };
}

type Due = Awaited<ReturnType<typeof dueOf>>;
const inWords = (due: Due): readonly string[] => [
  `  ${due.drafts} drafts whose time is over`,
  `  ${due.paid_claims_going.length} paid claims without an account, ${MOST_COUNTED} at most in one run: ${due.paid_claims_going.join(' ')}`,
  `  ${due.owners_told.length} owners of such claims are told that theirs go: ${due.owners_told.join(' ')}`,
  `  ${due.exports} exports`,
];

export async function showRetention(deps: DeskDeps): Promise<AdminOutcome> {
  const due = await dueOf(deps);
  return lines('At the next run:', inWords(due), due);
}

export async function runRetention(
  deps: DeskDeps,
  { by, isDryRun }: Extract<DeskCommand, { kind: 'retention_run' }>,
): Promise<AdminOutcome> {
  const { db, jobs, nowMs } = deps;
  const due = await dueOf(deps);
  if (isDryRun) return lines(`${TRIED}these would go now:`, inWords(due), due);
  await inTransaction(db, async (trx) => {
    await jobs.enqueue(trx, retentionJob, {});
    await jobs.enqueue(trx, forgetExpiredJob, {});
    const counts = { drafts: due.drafts, claims: due.paid_claims_going.length, told: due.owners_told.length };
    await act(trx, 'retention.asked', { ...counts, by }, nowMs);
  });
  return lines('Asked for, from the running server:', inWords(due), due);
}
