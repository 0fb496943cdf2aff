import type { Db } from '../../platform/db/index.ts';
import type { SealLevel } from '../../platform/seals/index.ts';
import { contentHash, openedBytes, type SealedBox } from '../../platform/security/index.ts';
import { ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { DEMAND_ID } from './demand-id.ts';
import { newestSealOf } from './seals/letter-seals.ts';

export type LetterDocument =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'ready'; readonly pdf: Buffer };

export type MadePdf = { readonly pdf: Buffer; readonly madeFromSha256: string };

export type OwnedDocument = {
  readonly claimId: string;
  readonly versionId: string;
  readonly isApproved: boolean;
  readonly document: LetterDocument;
};

/** The PDFs of frozen letters. Bytes are sealed, and stay as they are once a PDF is ready. */
export type DocumentRepository = {
  insertPending(db: Db, versionId: string, atMs: number): Promise<void>;
  /** Null for an id of nobody or of somebody else: from outside the two look the same. */
  findOwned(db: Db, owner: Owner, demandId: string): Promise<OwnedDocument | null>;
  /** Makes a failed PDF pending again; false when it is not failed. */
  reopenFailed(db: Db, versionId: string): Promise<boolean>;
  /**
   * For mail that was decided when the letter was approved: the finished PDF, whoever owns it, with the hash of the text
   * it was made from. Null until it is made; `altered` when its bytes are not those that were made.
   */
  unsafeFindPdf(db: Db, versionId: string): Promise<MadePdf | 'altered' | null>;
  statusOf(db: Db, versionId: string): Promise<LetterDocument['status'] | null>;
  /** False when it is ready already: then nothing is written. */
  markReady(
    db: Db,
    versionId: string,
    made: {
      readonly pdf: Uint8Array;
      readonly sha256: string;
      readonly pageCount: number;
      readonly madeFromSha256: string;
      /** Null for a draft, which is not sealed. */
      readonly sealLevel: SealLevel | null;
    },
    atMs: number,
  ): Promise<boolean>;
  markFailed(db: Db, versionId: string, code: string): Promise<void>;
};

/** A raised PDF that was tampered with is not handed out: the one it was made from still is. */
const intact = (raised: Buffer | 'altered' | null): Buffer | null => (raised === 'altered' ? null : raised);

export function createDocumentRepository(box: SealedBox): DocumentRepository {
  const purposeOf = (versionId: string) => `letter-pdf:${versionId}`;

  return {
    insertPending: async (db, versionId, atMs) => {
      await db
        .insertInto('letter_documents')
        .values({
          version_id: versionId,
          status: 'pending',
          pdf: null,
          pdf_sha256: null,
          made_from_sha256: null,
          page_count: null,
          failure_code: null,
          created_at: new Date(atMs),
          ready_at: null,
          seal_level: null,
        })
        .execute();
    },
    findOwned: async (db, owner, demandId) => {
      if (!DEMAND_ID.test(demandId)) return null;
      const row = await db
        .selectFrom('letter_versions')
        .innerJoin('claims', 'claims.id', 'letter_versions.claim_id')
        .innerJoin('letter_documents', 'letter_documents.version_id', 'letter_versions.id')
        .select([
          'letter_versions.id',
          'letter_versions.claim_id',
          'letter_versions.is_approved',
          'letter_documents.status',
          'letter_documents.pdf',
          'letter_documents.failure_code',
        ])
        .where(ownedBy(owner))
        .where('letter_versions.demand_id', '=', demandId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const raised = row.status === 'ready' ? await newestSealOf(db, box, row.id) : null;
      return {
        claimId: row.claim_id,
        versionId: row.id,
        isApproved: row.is_approved,
        document:
          row.status === 'ready' && row.pdf !== null
            ? { status: 'ready', pdf: intact(raised) ?? openedBytes(box, purposeOf(row.id), row.pdf) }
            : row.status === 'failed'
              ? { status: 'failed', code: row.failure_code ?? '' }
              : { status: 'pending' },
      };
    },
    reopenFailed: async (db, versionId) => {
      const { numUpdatedRows } = await db
        .updateTable('letter_documents')
        .set({ status: 'pending', failure_code: null })
        .where('version_id', '=', versionId)
        .where('status', '=', 'failed')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    unsafeFindPdf: async (db, versionId) => {
      const row = await db
        .selectFrom('letter_documents')
        .select(['pdf', 'pdf_sha256', 'made_from_sha256'])
        .where('version_id', '=', versionId)
        .where('status', '=', 'ready')
        .executeTakeFirst();
      if (row === undefined || row.pdf === null) return null;
      const pdf = openedBytes(box, purposeOf(versionId), row.pdf);
      if (contentHash(pdf) !== row.pdf_sha256) return 'altered';
      const raised = await newestSealOf(db, box, versionId);
      if (raised === 'altered') return 'altered';
      return { pdf: raised ?? pdf, madeFromSha256: row.made_from_sha256 ?? '' };
    },
    statusOf: async (db, versionId) => {
      const row = await db
        .selectFrom('letter_documents')
        .select('status')
        .where('version_id', '=', versionId)
        .executeTakeFirst();
      return row?.status ?? null;
    },
    markReady: async (db, versionId, made, atMs) => {
      const { numUpdatedRows } = await db
        .updateTable('letter_documents')
        .set({
          status: 'ready',
          pdf: box.seal(purposeOf(versionId), made.pdf),
          pdf_sha256: made.sha256,
          made_from_sha256: made.madeFromSha256,
          page_count: made.pageCount,
          seal_level: made.sealLevel,
          failure_code: null,
          ready_at: new Date(atMs),
        })
        .where('version_id', '=', versionId)
        .where('status', '<>', 'ready')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    markFailed: async (db, versionId, code) => {
      await db
        .updateTable('letter_documents')
        .set({ status: 'failed', failure_code: code })
        .where('version_id', '=', versionId)
        .where('status', '<>', 'ready')
        .execute();
    },
  };
}
