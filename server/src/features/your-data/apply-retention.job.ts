import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import { dayAt } from '@plainclaim/domain';
import { sql } from 'kysely';
import { type Clock, COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { SealedFiles } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { JobRun, Jobs } from '../../platform/jobs/index.ts';
import { dayInWords, speaking } from '../../platform/language/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { TokenHashing } from '../../platform/security/index.ts';
import { fingerprintOf, parseEmailAddress } from '../accounts/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import { removeExpiredCoSignLinks } from '../court-papers/index.ts';
import { removeExpiredHandOverLinks } from '../filing/index.ts';
import { noteWarned } from './claim-contacts.ts';
import { type KeptClaim, keptClaims } from './claim-times.ts';
import { removeExpiredLinks } from './data-links.ts';
import type { DeletionRepository } from './deletion/deletion-repository.ts';
import type { ExportRepository } from './export/export-repository.ts';
import { DAY_MS, TELL_DAYS_BEFORE } from './retention-periods.ts';
import { deleteDataJob } from './your-data-jobs.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly mail: Mail;
  readonly files: SealedFiles;
  readonly hashing: TokenHashing;
  readonly orders: OrderRepository;
  readonly exports: ExportRepository;
  readonly deletions: DeletionRepository;
  readonly keepYears: number;
};

/** What is left when a run has looked at so many, the next one finds. */
const MOST_AT_ONCE = 500;

/**
 * Keeps what we promise about time: tells the owners of paid claims without an account before they go, has those go that
 * were warned long enough ago, and removes exports, links and payment records that have run out. Running it twice does
 * nothing the second time.
 */
export async function applyRetention(deps: Deps, { signal }: JobRun): Promise<void> {
  const { db, clock, exports, files, keepYears, log } = deps;
  const nowMs = clock.now();
  for (const id of await exports.removeExpired(db, nowMs)) await files.remove(id);
  await removeExpiredLinks(db, nowMs);
  for (const removeSome of [removeExpiredHandOverLinks, removeExpiredCoSignLinks]) {
    for (let count = MOST_AT_ONCE; count === MOST_AT_ONCE && !signal.aborted; ) {
      count = await removeSome(db, nowMs, MOST_AT_ONCE);
    }
  }
  await sql`select remove_ended_payment_records(${new Date(nowMs)}, ${clock.today()}::date)`.execute(db);
  // A word of farewell that no mail server took is nothing to keep an address for.
  await sql`delete from mail_outbox where template = 'data-deleted' and status = 'failed'`.execute(db);

  const aheadMs = TELL_DAYS_BEFORE * DAY_MS;
  const limit = MOST_AT_ONCE;
  const over = await keptClaims(db, keepYears, { endsBeforeMs: nowMs, warnedBeforeMs: nowMs - aheadMs, limit });
  for (const { id } of over) if (!signal.aborted) await letGo(deps, id, nowMs);
  const unwarned = await keptClaims(db, keepYears, { endsBeforeMs: nowMs + aheadMs, warnedBeforeMs: null, limit });
  for (const claim of unwarned) if (!signal.aborted) await tell(deps, claim, nowMs);
  if (unwarned.length > 0)
    log.info({ event: 'claims.told_of_end', count: unwarned.length }, 'owners were told that a claim goes');
  if (over.length > 0) log.info({ event: 'claims.time_over', count: over.length }, 'paid claims without an account go');
}

/** It goes on the day that was announced, and never sooner: a late warning moves that day. */
async function tell(
  { db, hashing, keepYears, mail, orders }: Deps,
  { id, endsAtMs, language: known }: KeptClaim,
  nowMs: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const paid = (await orders.listOfClaim(trx, id)).find(({ status }) => status === 'paid');
    const email = parseEmailAddress(paid?.email ?? '');
    const fingerprint = email.ok ? fingerprintOf(hashing, email.value) : '';
    await noteWarned(trx, { claimId: id, fingerprint }, nowMs);
    if (!email.ok) return;
    const language = parseLanguage(known) ?? DEFAULT_LANGUAGE;
    const goesAtMs = Math.max(endsAtMs, nowMs + TELL_DAYS_BEFORE * DAY_MS);
    const day = speaking(language, () => dayInWords(dayAt(goesAtMs, COURT_TIME_ZONE)));
    const params = { day, years: String(keepYears) };
    await mail.enqueue(trx, { to: email.value, locale: language, template: 'claim-ends', params });
  });
}

async function letGo({ db, deletions, ids, jobs }: Deps, claimId: string, atMs: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const deletionId = ids.uuid();
    const holder = { kind: 'claim', claimId } as const;
    if (!(await deletions.insert(trx, { id: deletionId, holder, reason: 'time_over', atMs }))) return;
    await jobs.enqueue(trx, deleteDataJob, { deletionId }, { singletonKey: deletionId });
  });
}
