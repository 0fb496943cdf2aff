import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { keepParts, partsToKeep } from '../../platform/known-files/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { type DocumentSeal, isBelow, type Sealed, type SealLevel } from '../../platform/seals/index.ts';
import { contentHash, openedBytes, type SealedBox } from '../../platform/security/index.ts';
import { tablesOf } from './packet-tables.ts';

export type SealDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly box: SealedBox;
  readonly seal: DocumentSeal;
  readonly log: Log;
};

const purposeOf = (id: string) => `court-seal:${id}`;

/** The paper sealed, in the state that proves most; null when it is not sealed yet. */
export async function newestCourtSeal(
  { db, box }: Pick<SealDeps, 'db' | 'box'>,
  documentId: string,
): Promise<{ readonly pdf: Buffer; readonly level: SealLevel } | null> {
  const row = await tablesOf(db)
    .selectFrom('court_seals')
    .select(['id', 'level', 'pdf', 'pdf_sha256'])
    .where('document_id', '=', documentId)
    .orderBy(sql`case level when 'b-lta' then 2 when 'b-t' then 1 else 0 end`, 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  const pdf = openedBytes(box, purposeOf(row.id), row.pdf);
  // One that was tampered with is not handed out: it is sealed anew.
  return contentHash(pdf) === row.pdf_sha256 ? { pdf, level: row.level } : null;
}

/** Keeps a sealed state of a paper; a second run that made the same level changes nothing. */
async function keep({ db, clock, ids, box, log }: SealDeps, claimId: string, documentId: string, made: Sealed) {
  const parts = await partsToKeep(made, log);
  const id = ids.uuid();
  await tablesOf(db)
    .insertInto('court_seals')
    .values({
      id,
      document_id: documentId,
      level: made.level,
      pdf: box.seal(purposeOf(id), made.pdf),
      pdf_sha256: made.sha256,
      made_at: new Date(clock.now()),
    })
    .onConflict((conflict) => conflict.columns(['document_id', 'level']).doNothing())
    .execute();
  await keepParts(db, claimId, parts, clock.now());
}

type ToSeal = { readonly claimId: string; readonly documentId: string; readonly pdf: Uint8Array };

/** The sealed copy of a paper, which is made when there is none yet. The paper itself stays as it is. */
export async function sealedCopy(deps: SealDeps, { claimId, documentId, pdf }: ToSeal): Promise<Uint8Array> {
  const before = await newestCourtSeal(deps, documentId);
  if (before !== null) return before.pdf;
  await keep(deps, claimId, documentId, await deps.seal.seal(pdf, deps.clock.now()));
  // Of two that were made at once, the one that was kept.
  const kept = await newestCourtSeal(deps, documentId);
  if (kept === null) throw new Error('a sealed copy could not be kept');
  return kept.pdf;
}

/** Seals what goes to the court. A paper that cannot be sealed now is sealed when its copy is asked for. */
export async function sealPapers(deps: SealDeps, papers: readonly ToSeal[]): Promise<void> {
  for (const paper of papers) {
    try {
      await sealedCopy(deps, paper);
    } catch (error) {
      deps.log.error({ event: 'seal.failed', err: error, documentId: paper.documentId }, 'a court paper is not sealed');
    }
  }
}

const RAISED_TOGETHER = 100;

/** Asks again for the time stamps that no authority gave; ends at the first that none answers for. */
export async function raiseCourtSeals(deps: SealDeps, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  const { db, seal } = deps;
  if (seal.wanted === 'b-b') return;
  const enough = (['b-t', 'b-lta'] as const).filter((level) => !isBelow(level, seal.wanted));
  const waiting = await tablesOf(db)
    .selectFrom('court_seals')
    .innerJoin('court_documents', 'court_documents.id', 'court_seals.document_id')
    .innerJoin('court_packets', 'court_packets.id', 'court_documents.packet_id')
    .select(['document_id', 'claim_id'])
    .distinct()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('court_seals as reached')
            .select('reached.id')
            .whereRef('reached.document_id', '=', 'court_seals.document_id')
            .where('reached.level', 'in', enough),
        ),
      ),
    )
    .limit(RAISED_TOGETHER)
    .execute();
  for (const { document_id: documentId, claim_id: claimId } of waiting) {
    if (signal.aborted) return;
    const found = await newestCourtSeal(deps, documentId);
    if (found === null) continue;
    const raised = await seal.raise(found);
    if (raised === null) return;
    await keep(deps, claimId, documentId, raised);
  }
}
