import type { CalendarDate } from '@plainclaim/domain';
import { parseCalendarDate } from '@plainclaim/domain';
import type { PaperCause } from '@plainclaim/contract';
import type { Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { openedBytes, openedValue, type SealedBox } from '../../platform/security/index.ts';
import { CLAIM_ID, ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import * as z from 'zod/mini';
import {
  type MadeCheck,
  madeChecksSchema,
  type StoredPapers,
  storedPapersSchema,
  type StoredStop,
  storedStopSchema,
} from './packet/packet-contents.ts';
import { COURT_FORM, type DocumentsTable, type PacketsTable, papersPurpose, tablesOf } from './packet-tables.ts';

export type PacketState = PacketsTable['state'];

export type OrderedPacket = {
  readonly id: string;
  readonly claimId: string;
  readonly letterVersionId: string;
  readonly templateVersion: string;
  readonly rowIds: readonly string[];
  readonly preparedOn: CalendarDate;
  readonly outcome: { readonly papers: StoredPapers } | { readonly stop: StoredStop };
  readonly cause: PaperCause;
  readonly basisSha256: string | null;
  readonly signatureId: string | null;
};

export type ListedPacket = {
  readonly id: string;
  readonly claimId: string;
  readonly version: number;
  readonly state: PacketState;
  readonly stop: StoredStop | null;
  readonly failureCode: string | null;
  readonly preparedOn: CalendarDate;
  readonly rowIds: readonly string[];
  readonly letterVersionId: string;
  readonly cause: PaperCause;
  readonly createdAtMs: number;
  readonly basisSha256: string | null;
  readonly signatureId: string | null;
  /** Null for packets from before they were kept, and while nothing was checked. */
  readonly checks: readonly MadeCheck[] | null;
  readonly progress: { readonly done: number; readonly all: number };
};

/** A PDF without its bytes. */
export type ListedPaper = Pick<DocumentsTable, 'id' | 'kind' | 'stage' | 'title' | 'file_name' | 'page_count'>;

export type MadePaper = Pick<DocumentsTable, 'id' | 'kind' | 'stage' | 'title'> & {
  readonly fileName: string;
  readonly pdf: Uint8Array;
  readonly sha256: string;
  readonly pageCount: number;
};

export type PaperOfPacket = ListedPaper & { readonly packetId: string };

export type MadePacket = { readonly papers: readonly MadePaper[]; readonly checks: readonly MadeCheck[] };

export type PacketInMaking = {
  readonly claimId: string;
  readonly preparedOn: CalendarDate;
  readonly papers: StoredPapers;
  readonly signatureId: string | null;
};

/** What one of the files says, to be read as a page. */
export type OwnedPage = {
  readonly claimId: string;
  readonly kind: string;
  readonly title: string;
  readonly file: StoredPapers['files'][number] | null;
  readonly signatureId: string | null;
  /** The filled court's form among the packet's papers; null where there is none. */
  readonly formTitle: string | null;
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
  /** For the job that makes the PDFs: it works for nobody in particular and got the id from an owned request. */
  unsafeFindInMaking(db: Db, packetId: string): Promise<PacketInMaking | null>;
  /** How many PDFs are drawn and checked, for whoever waits. */
  noteProgress(db: Db, packetId: string, progress: ListedPacket['progress']): Promise<void>;
  /** False when the packet is no longer in the making: then nothing is written. */
  markReady(trx: DbTransaction, packetId: string, made: MadePacket, atMs: number): Promise<boolean>;
  markFailed(trx: DbTransaction, packetId: string, code: string, checks: readonly MadeCheck[]): Promise<void>;
  /** Whether the claim is the caller's own. */
  isOwned(db: Db, owner: Owner, claimId: string): Promise<boolean>;
  /** The newest of a claim that is known to be the caller's. */
  findLatest(db: Db, claimId: string): Promise<ListedPacket | null>;
  /** Newest first. */
  listOwned(db: Db, owner: Owner, claimId: string): Promise<readonly ListedPacket[]>;
  /** In order. Whose packets they are must be known before. */
  listPapers(db: Db, packetIds: readonly string[]): Promise<readonly PaperOfPacket[]>;
  /** What its sheets say; null for one that was stopped. Whose packet it is must be known before. */
  findPapers(db: Db, packetId: string): Promise<StoredPapers | null>;
  /** Null for an id of nobody or of somebody else: from outside the two look the same. */
  findOwnedPaper(db: Db, owner: Owner, documentId: string): Promise<OwnedPaper | null>;
  /** For a hand-over link: its owner named the packet, and whoever has the link may take that packet's papers alone. */
  unsafeFindPaperOf(db: Db, packetId: string, documentId: string): Promise<OwnedPaper | null>;
  /** The same, for its sheets. `file` is null where a PDF was not drawn from sheets. */
  findOwnedPage(db: Db, owner: Owner, documentId: string): Promise<OwnedPage | null>;
};

/** Ids of claims and papers have the same shape. */
const isId = (text: string): boolean => CLAIM_ID.test(text);

const rowIdList = z.array(z.string());

function dayIn(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error('a stored day is not a day');
  return parsed.value;
}

const LISTED_COLUMNS = [
  'court_packets.id',
  'version',
  'state',
  'stop',
  'failure_code',
  'prepared_on',
  'row_ids',
  'claim_id',
  'letter_version_id',
  'cause',
  'court_packets.created_at',
  'basis_sha256',
  'signature_id',
  'checks',
  'steps_done',
  'steps_all',
] as const;
type ListedRow = Pick<
  Selectable<PacketsTable>,
  | 'id'
  | 'version'
  | 'state'
  | 'stop'
  | 'failure_code'
  | 'prepared_on'
  | 'row_ids'
  | 'claim_id'
  | 'letter_version_id'
  | 'cause'
  | 'created_at'
  | 'basis_sha256'
  | 'signature_id'
  | 'checks'
  | 'steps_done'
  | 'steps_all'
>;

export function createCourtPaperRepository(box: SealedBox): CourtPaperRepository {
  const stopPurpose = (id: string) => `court-papers-stop:${id}`;
  const pdfPurpose = (id: string) => `court-paper-pdf:${id}`;
  const opened = (
    id: string,
    row: Pick<DocumentsTable, 'kind' | 'file_name' | 'pdf'> & { readonly claim_id: string },
  ): OwnedPaper => ({
    claimId: row.claim_id,
    kind: row.kind,
    fileName: row.file_name,
    pdf: openedBytes(box, pdfPurpose(id), row.pdf),
  });
  const listed = (row: ListedRow): ListedPacket => ({
    id: row.id,
    claimId: row.claim_id,
    version: row.version,
    state: row.state,
    stop: row.stop === null ? null : z.parse(storedStopSchema, openedValue(box, stopPurpose(row.id), row.stop)),
    failureCode: row.failure_code,
    preparedOn: dayIn(row.prepared_on),
    rowIds: z.parse(rowIdList, row.row_ids),
    letterVersionId: row.letter_version_id,
    cause: row.cause,
    createdAtMs: row.created_at.getTime(),
    basisSha256: row.basis_sha256,
    signatureId: row.signature_id,
    checks: row.checks === null ? null : z.parse(madeChecksSchema, row.checks),
    progress: { done: row.steps_done, all: row.steps_all },
  });

  return {
    insert: async (trx, { id, claimId, letterVersionId, outcome, ...packet }, atMs) => {
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
          template_version: packet.templateVersion,
          row_ids: JSON.stringify(packet.rowIds),
          prepared_on: packet.preparedOn,
          created_at: new Date(atMs),
          made_at: null,
          cause: packet.cause,
          basis_sha256: packet.basisSha256,
          signature_id: packet.signatureId,
          checks: null,
          steps_all: 'papers' in outcome ? outcome.papers.files.length : 0,
        })
        .execute();
      return version;
    },
    unsafeFindInMaking: async (db, packetId) => {
      const row = await tablesOf(db)
        .selectFrom('court_packets')
        .select(['claim_id', 'papers', 'prepared_on', 'signature_id'])
        .where('id', '=', packetId)
        .where('state', '=', 'making')
        .executeTakeFirst();
      if (row === undefined || row.papers === null) return null;
      const papers = z.parse(storedPapersSchema, openedValue(box, papersPurpose(packetId), row.papers));
      return { claimId: row.claim_id, preparedOn: dayIn(row.prepared_on), papers, signatureId: row.signature_id };
    },
    noteProgress: async (db, packetId, { done, all }) => {
      await tablesOf(db)
        .updateTable('court_packets')
        .set({ steps_done: done, steps_all: all })
        .where('id', '=', packetId)
        .where('state', '=', 'making')
        .execute();
    },
    markReady: async (trx, packetId, { papers, checks }, atMs) => {
      const { numUpdatedRows } = await tablesOf(trx)
        .updateTable('court_packets')
        .set({ state: 'ready', made_at: new Date(atMs), checks: JSON.stringify(checks) })
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
    markFailed: async (trx, packetId, code, checks) => {
      await tablesOf(trx)
        .updateTable('court_packets')
        .set({ state: 'failed', failure_code: code, checks: JSON.stringify(checks) })
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
    listOwned: async (db, owner, claimId) => {
      if (!isId(claimId)) return [];
      const rows = await tablesOf(db)
        .selectFrom('court_packets')
        .innerJoin('claims', 'claims.id', 'court_packets.claim_id')
        .select(LISTED_COLUMNS)
        .where(ownedBy(owner))
        .where('claim_id', '=', claimId)
        .orderBy('version', 'desc')
        .execute();
      return rows.map(listed);
    },
    findLatest: async (db, claimId) => {
      const row = await tablesOf(db)
        .selectFrom('court_packets')
        .select(LISTED_COLUMNS)
        .where('claim_id', '=', claimId)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : listed(row);
    },
    listPapers: async (db, packetIds) => {
      if (packetIds.length === 0) return [];
      const rows = await tablesOf(db)
        .selectFrom('court_documents')
        .select(['id', 'packet_id', 'kind', 'stage', 'title', 'file_name', 'page_count'])
        .where('packet_id', 'in', [...packetIds])
        .orderBy('packet_id')
        .orderBy('position')
        .execute();
      return rows.map(({ packet_id: packetId, ...paper }) => ({ ...paper, packetId }));
    },
    findPapers: async (db, packetId) => {
      const row = await tablesOf(db)
        .selectFrom('court_packets')
        .select('papers')
        .where('id', '=', packetId)
        .executeTakeFirst();
      if (row === undefined || row.papers === null) return null;
      return z.parse(storedPapersSchema, openedValue(box, papersPurpose(packetId), row.papers));
    },
    unsafeFindPaperOf: async (db, packetId, documentId) => {
      if (!isId(documentId)) return null;
      const row = await tablesOf(db)
        .selectFrom('court_documents')
        .innerJoin('court_packets', 'court_packets.id', 'court_documents.packet_id')
        .select(['claim_id', 'kind', 'file_name', 'pdf'])
        .where('packet_id', '=', packetId)
        .where('court_documents.id', '=', documentId)
        .executeTakeFirst();
      return row === undefined ? null : opened(documentId, row);
    },
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
      return row === undefined ? null : opened(documentId, row);
    },
    findOwnedPage: async (db, owner, documentId) => {
      if (!isId(documentId)) return null;
      const row = await tablesOf(db)
        .selectFrom('court_documents')
        .innerJoin('court_packets', 'court_packets.id', 'court_documents.packet_id')
        .innerJoin('claims', 'claims.id', 'court_packets.claim_id')
        .leftJoin('court_documents as form', (join) =>
          join.onRef('form.packet_id', '=', 'court_packets.id').on('form.kind', '=', COURT_FORM),
        )
        .select(['claim_id', 'court_documents.packet_id', 'court_documents.kind', 'court_documents.title'])
        .select(['papers', 'signature_id', 'form.title as form_title'])
        .where(ownedBy(owner))
        .where('court_documents.id', '=', documentId)
        .executeTakeFirst();
      if (row === undefined || row.papers === null) return null;
      const { claim_id: claimId, packet_id, kind, title, signature_id: signatureId } = row;
      const { files } = z.parse(storedPapersSchema, openedValue(box, papersPurpose(packet_id), row.papers));
      const file = files.find((one) => one.kind === kind) ?? null;
      return { claimId, kind, title, file, signatureId, formTitle: row.form_title };
    },
  };
}
