import type { Db } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { contentHash, openedBytes, type SealedBox } from '../../../platform/security/index.ts';
import { isBelow, type Sealed, type SealLevel } from '../../../platform/seals/index.ts';

const purposeOf = (id: string) => `letter-seal:${id}`;

/**
 * The PDF of a letter version as it was raised last, when it was; null for one that is as it was first made. `altered`
 * when its bytes are not those that were stored.
 */
export async function newestSealOf(db: Db, box: SealedBox, versionId: string): Promise<Buffer | 'altered' | null> {
  const row = await db
    .selectFrom('letter_seals')
    .select(['id', 'pdf', 'pdf_sha256'])
    .where('version_id', '=', versionId)
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  const pdf = openedBytes(box, purposeOf(row.id), row.pdf);
  return contentHash(pdf) === row.pdf_sha256 ? pdf : 'altered';
}

export type SealToRaise = {
  readonly versionId: string;
  readonly claimId: string;
  readonly demandId: string;
  readonly level: SealLevel;
};

/** Letters that prove less by themselves than is wanted, those that wait longest first. */
export async function sealsToRaise(db: Db, wanted: SealLevel, limit: number): Promise<SealToRaise[]> {
  if (wanted === 'b-b') return [];
  const enough = (['b-t', 'b-lta'] as const).filter((level) => !isBelow(level, wanted));
  const rows = await db
    .selectFrom('letter_documents')
    .innerJoin('letter_versions', 'letter_versions.id', 'letter_documents.version_id')
    .leftJoin('letter_seals', 'letter_seals.version_id', 'letter_documents.version_id')
    .select(['letter_versions.id', 'claim_id', 'demand_id', 'seal_level', 'letter_seals.level'])
    .where('seal_level', 'in', ['b-b', 'b-t'])
    .where('seal_level', 'not in', enough)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_seals as reached')
            .select('reached.id')
            .whereRef('reached.version_id', '=', 'letter_documents.version_id')
            .where('reached.level', 'in', enough),
        ),
      ),
    )
    .orderBy('ready_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    versionId: row.id,
    claimId: row.claim_id,
    demandId: row.demand_id,
    level: row.level ?? row.seal_level ?? 'b-b',
  }));
}

/** Keeps a raised PDF; false when another run came first. */
export async function addSeal(
  db: Db,
  { box, ids }: { readonly box: SealedBox; readonly ids: Ids },
  versionId: string,
  { pdf, sha256, level }: Sealed,
  atMs: number,
): Promise<boolean> {
  if (level === 'b-b') return false;
  const id = ids.uuid();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('letter_seals')
    .values({
      id,
      version_id: versionId,
      level,
      pdf: box.seal(purposeOf(id), pdf),
      pdf_sha256: sha256,
      made_at: new Date(atMs),
    })
    .onConflict((conflict) => conflict.columns(['version_id', 'level']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
