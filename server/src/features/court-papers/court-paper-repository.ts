import type { CalendarDate } from '@plainclaim/domain';
import { parseCalendarDate } from '@plainclaim/domain';
import type { ColumnType, Kysely } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedBytes, openedValue, type SealedBox } from '../../platform/security/index.ts';
import { CLAIM_ID, ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import * as z from 'zod/mini';
import { type StoredPapers, storedPapersSchema, type StoredStop, storedStopSchema } from './packet-contents.ts';

type PacketsTable = {
  id: string;
  claim_id: string;
  letter_version_id: string;
  version: number;
  state: 'making' | 'ready' | 'failed' | 'stopped';
  papers: Buffer | null;
  stop: Buffer | null;
  failure_code: string | null;
  template_version: string;
  row_ids: ColumnType<unknown, string, string>;
  prepared_on: string;
  created_at: Date;
  made_at: Date | null;
};

type DocumentsTable = {
  id: string;
  packet_id: string;
  position: number;
  kind: string;
  stage: 'read' | 'file' | 'later';
  title: string;
  file_name: string;
  pdf: Buffer;
  pdf_sha256: string;
  page_count: number;
  created_at: Date;
};

export type PacketState = PacketsTable['state'];

export type OrderedPacket = {
  readonly id: string;
  readonly claimId: string;
  readonly letterVersionId: string;
  readonly templateVersion: string;
  readonly rowIds: readonly string[];
  readonly preparedOn: CalendarDate;
  readonly outcome: { readonly papers: StoredPapers } | { readonly stop: StoredStop };
};

export type ListedPacket = {
  readonly id: string;
  readonly version: number;
  readonly state: PacketState;
  readonly stop: StoredStop | null;
  readonly failureCode: string | null;
  readonly preparedOn: string;
};

/** A PDF without its bytes. */
export type ListedPaper = Pick<DocumentsTable, 'id' | 'kind' | 'stage' | 'title' | 'file_name' | 'page_count'>;

export type MadePaper = Pick<DocumentsTable, 'id' | 'kind' | 'stage' | 'title'> & {
  readonly fileName: string;
  readonly pdf: Uint8Array;
  readonly sha256: string;
  readonly pageCount: number;
};

export type OwnedPaper = {
  readonly claimId: string;
  readonly kind: string;
  readonly fileName: string;
  readonly pdf: Buffer;
};

/** Packets of court papers and their PDFs. Every finder but the job's asks for the owner. */
export type CourtPaperRepository = {
  /** Answers the packet's number among the claim's. The claim's row must be locked. */
  insert(trx: DbTransaction, packet: OrderedPacket, atMs: number): Promise<number>;
  /** For the job that makes the PDFs: it works for nobody in particular and was told the id by an owned request. */
  unsafeFindInMaking(
    db: Db,
    packetId: string,
  ): Promise<{ readonly claimId: string; readonly preparedOn: CalendarDate; readonly papers: StoredPapers } | null>;
  /** False when the packet is no longer in the making: then nothing is written. */
  markReady(trx: DbTransaction, packetId: string, papers: readonly MadePaper[], atMs: number): Promise<boolean>;
  markFailed(trx: DbTransaction, packetId: string, code: string): Promise<void>;
  /** Whether the claim is the caller's own. */
  isOwned(db: Db, owner: Owner, claimId: string): Promise<boolean>;
  findLatestOwned(db: Db, owner: Owner, claimId: string): Promise<ListedPacket | null>;
  /** In order. Whose packet it is must be known before. */
  listPapers(db: Db, packetId: string): Promise<readonly ListedPaper[]>;
  /** Null for an id of nobody or of somebody else: from outside the two look the same. */
  findOwnedPaper(db: Db, owner: Owner, documentId: string): Promise<OwnedPaper | null>;
};

type Tables = Database & { court_packets: PacketsTable; court_documents: DocumentsTable };
/** The database with the tables of court papers. */
export const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

/** Ids of claims and papers have the same shape. */
const isId = (text: string): boolean => CLAIM_ID.test(text);

/** What a packet's settled contents are sealed for. */
export const papersPurpose = (id: string): string => `court-papers:${id}`;

export function createCourtPaperRepository(box: SealedBox): CourtPaperRepository {
  const stopPurpose = (id: string) => `court-papers-stop:${id}`;
  const pdfPurpose = (id: string) => `court-paper-pdf:${id}`;

  return {
    insert: async (trx, { id, claimId, letterVersionId, templateVersion, rowIds, preparedOn, outcome }, atMs) => {
      const { latest } = await tablesOf(trx)
        .selectFrom('court_packets')
        .select(({ fn }) => fn.max('version').as('latest'))
        .where('claim_id', '=', claimId)
        .executeTakeFirstOrThrow();
      const version = (latest ?? 0) + 1;
      await tablesOf(trx)
        .insertInto('court_packets')
        .values({
          id,
          claim_id: claimId,
          letter_version_id: letterVersionId,
          version,
          state: 'stop' in outcome ? 'stopped' : 'making',
          papers: 'papers' in outcome ? box.sealJson(papersPurpose(id), outcome.papers) : null,
          stop: 'stop' in outcome ? box.sealJson(stopPurpose(id), outcome.stop) : null,
          failure_code: null,
          template_version: templateVersion,
          row_ids: JSON.stringify(rowIds),
          prepared_on: preparedOn,
          created_at: new Date(atMs),
          made_at: null,
        })
        .execute();
      return version;
    },
    unsafeFindInMaking: async (db, packetId) => {
      const row = await tablesOf(db)
        .selectFrom('court_packets')
        .select(['claim_id', 'papers', 'prepared_on'])
        .where('id', '=', packetId)
        .where('state', '=', 'making')
        .executeTakeFirst();
      const day = row === undefined ? null : parseCalendarDate(row.prepared_on);
      if (row === undefined || row.papers === null || day === null || !day.ok) return null;
      const papers = z.parse(storedPapersSchema, openedValue(box, papersPurpose(packetId), row.papers));
      return { claimId: row.claim_id, preparedOn: day.value, papers };
    },
    markReady: async (trx, packetId, papers, atMs) => {
      const { numUpdatedRows } = await tablesOf(trx)
        .updateTable('court_packets')
        .set({ state: 'ready', made_at: new Date(atMs) })
        .where('id', '=', packetId)
        .where('state', '=', 'making')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await tablesOf(trx)
        .insertInto('court_documents')
        .values(
          papers.map(({ id, kind, stage, title, fileName, pdf, sha256, pageCount }, position) => ({
            id,
            packet_id: packetId,
            position,
            kind,
            stage,
            title,
            file_name: fileName,
            pdf: box.seal(pdfPurpose(id), pdf),
            pdf_sha256: sha256,
            page_count: pageCount,
            created_at: new Date(atMs),
          })),
        )
        .execute();
      return true;
    },
    markFailed: async (trx, packetId, code) => {
      await tablesOf(trx)
        .updateTable('court_packets')
        .set({ state: 'failed', failure_code: code })
        .where('id', '=', packetId)
        .where('state', '=', 'making')
        .execute();
    },
    isOwned: async (db, owner, claimId) => {
      if (!isId(claimId)) return false;
      const row = await db
        .selectFrom('claims')
        .select('id')
        .where(ownedBy(owner))
        .where('id', '=', claimId)
        .executeTakeFirst();
      return row !== undefined;
    },
    findLatestOwned: async (db, owner, claimId) => {
      if (!isId(claimId)) return null;
      const row = await tablesOf(db)
        .selectFrom('court_packets')
        .innerJoin('claims', 'claims.id', 'court_packets.claim_id')
        .select(['court_packets.id', 'version', 'state', 'stop', 'failure_code', 'prepared_on'])
        .where(ownedBy(owner))
        .where('claim_id', '=', claimId)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        id: row.id,
        version: row.version,
        state: row.state,
        stop: row.stop === null ? null : z.parse(storedStopSchema, openedValue(box, stopPurpose(row.id), row.stop)),
        failureCode: row.failure_code,
        preparedOn: row.prepared_on,
      };
    },
    listPapers: (db, packetId) =>
      tablesOf(db)
        .selectFrom('court_documents')
        .select(['id', 'kind', 'stage', 'title', 'file_name', 'page_count'])
        .where('packet_id', '=', packetId)
        .orderBy('position')
        .execute(),
    findOwnedPaper: async (db, owner, documentId) => {
      if (!isId(documentId)) return null;
      const row = await tablesOf(db)
        .selectFrom('court_documents')
        .innerJoin('court_packets', 'court_packets.id', 'court_documents.packet_id')
        .innerJoin('claims', 'claims.id', 'court_packets.claim_id')
        .select(['claim_id', 'kind', 'file_name', 'pdf'])
        .where(ownedBy(owner))
        .where('court_documents.id', '=', documentId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const pdf = openedBytes(box, pdfPurpose(documentId), row.pdf);
      return { claimId: row.claim_id, kind: row.kind, fileName: row.file_name, pdf };
    },
  };
}
