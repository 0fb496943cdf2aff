import type { EvidenceKind } from '@plainclaim/domain';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedBytes, openedValue, type SealedBox } from '../../platform/security/index.ts';
import { CLAIM_ID, ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { detailsSchema, type ExhibitDetails } from './exhibit-details.ts';

type ExhibitsTable = {
  id: string;
  claim_id: string;
  position: number;
  kind: EvidenceKind;
  details: Buffer;
  small_picture: Buffer | null;
  page_count: number;
  byte_count: number;
  file_sha256: string;
  created_at: Date;
};

export type NewExhibit = ExhibitDetails & {
  readonly id: string;
  readonly claimId: string;
  readonly position: number;
  readonly kind: EvidenceKind;
  readonly pageCount: number;
  readonly byteCount: number;
  readonly sha256: string;
  readonly smallPicture: Uint8Array | null;
  readonly createdAtMs: number;
};

export type StoredExhibit = Omit<NewExhibit, 'createdAtMs' | 'sha256' | 'smallPicture'> & {
  readonly hasPicture: boolean;
};

/** Evidence of a claim. Whose claim it is must be known before anything but `isOwned` and `lockOwned` is asked. */
export type ExhibitRepository = {
  /** Whether the case is the caller's own and paid. Somebody else's looks like a missing one. */
  isOwned(db: Db, owner: Owner, caseId: string): Promise<boolean>;
  /** Same as above, and whoever changes the case's exhibits at the same time waits until the transaction ends. */
  lockOwned(trx: DbTransaction, owner: Owner, caseId: string): Promise<boolean>;
  /** In the order of their marks. */
  list(db: Db, claimId: string): Promise<readonly StoredExhibit[]>;
  /** The small copy of a picture; null for an exhibit that has none, and for one of another claim. */
  findPicture(db: Db, claimId: string, id: string): Promise<Buffer | null>;
  insert(trx: DbTransaction, exhibit: NewExhibit): Promise<void>;
  describe(trx: DbTransaction, id: string, details: ExhibitDetails): Promise<void>;
  /** All of the claim's, in the order they shall have. */
  order(trx: DbTransaction, claimId: string, ids: readonly string[]): Promise<void>;
  remove(trx: DbTransaction, id: string): Promise<void>;
  /** For the clearing of the file folder, which works for nobody: those of `ids` that an exhibit or a packet uses. */
  unsafeFilesInUse(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>>;
};

/** Anything else is no exhibit's id, and the database need not be asked. */
const EXHIBIT_ID = CLAIM_ID;

type Tables = Database & { exhibits: ExhibitsTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

export function createExhibitRepository(box: SealedBox): ExhibitRepository {
  const purpose = (id: string) => `exhibit:${id}`;
  const picturePurpose = (id: string) => `exhibit-picture:${id}`;

  const ownCase = (db: Db, owner: Owner, caseId: string) =>
    db.selectFrom('claims').select('id').where(ownedBy(owner)).where('id', '=', caseId).where('status', '=', 'paid');

  return {
    isOwned: async (db, owner, caseId) =>
      CLAIM_ID.test(caseId) && (await ownCase(db, owner, caseId).executeTakeFirst()) !== undefined,
    lockOwned: async (trx, owner, caseId) =>
      CLAIM_ID.test(caseId) && (await ownCase(trx, owner, caseId).forUpdate().executeTakeFirst()) !== undefined,
    list: async (db, claimId) => {
      const rows = await tablesOf(db)
        .selectFrom('exhibits')
        .select(['id', 'claim_id', 'position', 'kind', 'details', 'page_count', 'byte_count'])
        .select(sql<boolean>`small_picture is not null`.as('has_picture'))
        .where('claim_id', '=', claimId)
        .orderBy('position')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        claimId: row.claim_id,
        position: row.position,
        kind: row.kind,
        pageCount: row.page_count,
        byteCount: row.byte_count,
        hasPicture: row.has_picture,
        ...z.parse(detailsSchema, openedValue(box, purpose(row.id), row.details)),
      }));
    },
    findPicture: async (db, claimId, id) => {
      if (!EXHIBIT_ID.test(id)) return null;
      const row = await tablesOf(db)
        .selectFrom('exhibits')
        .select('small_picture')
        .where('claim_id', '=', claimId)
        .where('id', '=', id)
        .executeTakeFirst();
      const sealed = row?.small_picture ?? null;
      return sealed === null ? null : openedBytes(box, picturePurpose(id), sealed);
    },
    insert: async (trx, exhibit) => {
      const { description, happenedOn, fileName, drawnPages, scan, smallPicture } = exhibit;
      await tablesOf(trx)
        .insertInto('exhibits')
        .values({
          id: exhibit.id,
          claim_id: exhibit.claimId,
          position: exhibit.position,
          kind: exhibit.kind,
          details: box.sealJson(purpose(exhibit.id), { description, happenedOn, fileName, drawnPages, scan }),
          small_picture: smallPicture === null ? null : box.seal(picturePurpose(exhibit.id), smallPicture),
          page_count: exhibit.pageCount,
          byte_count: exhibit.byteCount,
          file_sha256: exhibit.sha256,
          created_at: new Date(exhibit.createdAtMs),
        })
        .execute();
    },
    describe: async (trx, id, { description, happenedOn, fileName, drawnPages, scan }) => {
      await tablesOf(trx)
        .updateTable('exhibits')
        .set({ details: box.sealJson(purpose(id), { description, happenedOn, fileName, drawnPages, scan }) })
        .where('id', '=', id)
        .execute();
    },
    order: async (trx, claimId, ids) => {
      await sql`
        update exhibits set position = wanted.nr - 1
        from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, nr)
        where exhibits.id = wanted.id and exhibits.claim_id = ${claimId}
      `.execute(trx);
    },
    remove: async (trx, id) => {
      await tablesOf(trx).deleteFrom('exhibits').where('id', '=', id).execute();
    },
    unsafeFilesInUse: async (db, ids) => {
      const { rows } = await sql<{ id: string }>`
        select id from exhibits where id = any(${[...ids]}::uuid[])
        union all select id from exhibit_packets where id = any(${[...ids]}::uuid[])
      `.execute(db);
      return new Set(rows.map(({ id }) => id));
    },
  };
}
