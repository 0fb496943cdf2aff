import { type CalendarDate, parseCalendarDate } from '@plainclaim/domain';
import type { ColumnType, Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedBytes, openedValue, type SealedBox } from '../../platform/security/index.ts';
import { CLAIM_ID, ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type TrialContents, trialContentsSchema } from './trial-contents.ts';

type BooksTable = {
  id: string;
  claim_id: string;
  version: number;
  state: 'making' | 'ready' | 'failed';
  contents: Buffer;
  failure_code: string | null;
  template_version: string;
  row_ids: ColumnType<unknown, string, string>;
  prepared_on: string;
  created_at: Date;
  made_at: Date | null;
};

type DocumentsTable = {
  id: string;
  book_id: string;
  position: number;
  kind: string;
  stage: TrialContents['files'][number]['stage'];
  title: string;
  file_name: string;
  pdf: Buffer;
  page_count: number;
  created_at: Date;
};

export type StoredBook = {
  readonly id: string;
  readonly claimId: string;
  readonly version: number;
  readonly state: BooksTable['state'];
  readonly failureCode: string | null;
  readonly preparedOn: CalendarDate;
  readonly contents: TrialContents;
};

export type NewBook = Pick<StoredBook, 'id' | 'claimId' | 'preparedOn' | 'contents'> & {
  readonly templateVersion: string;
  readonly rowIds: readonly string[];
};

/** A PDF without its bytes. */
export type ListedTrialPaper = Pick<DocumentsTable, 'id' | 'kind' | 'stage' | 'title' | 'file_name' | 'page_count'>;

export type MadeTrialPaper = Pick<DocumentsTable, 'id' | 'kind' | 'stage' | 'title'> & {
  readonly fileName: string;
  readonly pdf: Uint8Array;
  readonly pageCount: number;
};

/** What one of the files says, to be read as a page. */
export type OwnedTrialPage = {
  readonly claimId: string;
  readonly file: TrialContents['files'][number];
};

export type OwnedTrialPaper = {
  readonly claimId: string;
  readonly kind: string;
  readonly fileName: string;
  readonly pdf: Buffer;
};

/** Trial papers and their PDFs. Whose claim it is must be known before, but where the owner is asked for. */
export type TrialBinderRepository = {
  /** Answers its number among the claim's. The claim's row must be locked. */
  insert(trx: DbTransaction, book: NewBook, atMs: number): Promise<number>;
  findLatest(db: Db, claimId: string): Promise<StoredBook | null>;
  /** In order, of the newest that is ready, with its number. */
  listReady(
    db: Db,
    claimId: string,
  ): Promise<{ readonly version: number; readonly papers: readonly ListedTrialPaper[] } | null>;
  /** For the job that makes the PDFs: it works for nobody in particular and got the id from an owned request. */
  unsafeFindInMaking(db: Db, id: string): Promise<StoredBook | null>;
  /** False when it is no longer in the making: then nothing is written. Older ones of the claim go. */
  markReady(trx: DbTransaction, book: StoredBook, papers: readonly MadeTrialPaper[], atMs: number): Promise<boolean>;
  markFailed(trx: DbTransaction, id: string, code: string): Promise<void>;
  /** Null for an id of nobody or of somebody else: from outside the two look the same. */
  findOwnedPaper(db: Db, owner: Owner, documentId: string): Promise<OwnedTrialPaper | null>;
  /** The same, for its sheets. */
  findOwnedPage(db: Db, owner: Owner, documentId: string): Promise<OwnedTrialPage | null>;
};

const COLUMNS = ['id', 'claim_id', 'version', 'state', 'failure_code', 'prepared_on', 'contents'] as const;

type Tables = Database & { trial_books: BooksTable; trial_documents: DocumentsTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

export function createTrialBinderRepository(box: SealedBox): TrialBinderRepository {
  const contentsPurpose = (id: string) => `trial-book:${id}`;
  const pdfPurpose = (id: string) => `trial-paper-pdf:${id}`;
  const opened = (row: Pick<BooksTable, (typeof COLUMNS)[number]>): StoredBook => {
    const day = parseCalendarDate(row.prepared_on);
    if (!day.ok) throw new Error('a stored day is not a day');
    return {
      id: row.id,
      claimId: row.claim_id,
      version: row.version,
      state: row.state,
      failureCode: row.failure_code,
      preparedOn: day.value,
      contents: z.parse(trialContentsSchema, openedValue(box, contentsPurpose(row.id), row.contents)),
    };
  };

  return {
    insert: async (trx, { id, claimId, preparedOn, contents, templateVersion, rowIds }, atMs) => {
      const { latest } = await tablesOf(trx)
        .selectFrom('trial_books')
        .select(({ fn }) => fn.max('version').as('latest'))
        .where('claim_id', '=', claimId)
        .executeTakeFirstOrThrow();
      const version = (latest ?? 0) + 1;
      await tablesOf(trx)
        .insertInto('trial_books')
        .values({
          id,
          claim_id: claimId,
          version,
          state: 'making',
          contents: box.sealJson(contentsPurpose(id), contents),
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
    findLatest: async (db, claimId) => {
      const row = await tablesOf(db)
        .selectFrom('trial_books')
        .select([...COLUMNS])
        .where('claim_id', '=', claimId)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : opened(row);
    },
    listReady: async (db, claimId) => {
      const book = await tablesOf(db)
        .selectFrom('trial_books')
        .select(['id', 'version'])
        .where('claim_id', '=', claimId)
        .where('state', '=', 'ready')
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (book === undefined) return null;
      const papers = await tablesOf(db)
        .selectFrom('trial_documents')
        .select(['id', 'kind', 'stage', 'title', 'file_name', 'page_count'])
        .where('book_id', '=', book.id)
        .orderBy('position')
        .execute();
      return { version: book.version, papers };
    },
    unsafeFindInMaking: async (db, id) => {
      const row = await tablesOf(db)
        .selectFrom('trial_books')
        .select([...COLUMNS])
        .where('id', '=', id)
        .where('state', '=', 'making')
        .executeTakeFirst();
      return row === undefined ? null : opened(row);
    },
    markReady: async (trx, { id, claimId, version }, papers, atMs) => {
      const { numUpdatedRows } = await tablesOf(trx)
        .updateTable('trial_books')
        .set({ state: 'ready', made_at: new Date(atMs) })
        .where('id', '=', id)
        .where('state', '=', 'making')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await tablesOf(trx)
        .insertInto('trial_documents')
        .values(
          papers.map(({ id: paperId, kind, stage, title, fileName, pdf, pageCount }, position) => ({
            id: paperId,
            book_id: id,
            position,
            kind,
            stage,
            title,
            file_name: fileName,
            pdf: box.seal(pdfPurpose(paperId), pdf),
            page_count: pageCount,
            created_at: new Date(atMs),
          })),
        )
        .execute();
      await tablesOf(trx)
        .deleteFrom('trial_books')
        .where('claim_id', '=', claimId)
        .where('version', '<', version)
        .execute();
      return true;
    },
    markFailed: async (trx, id, code) => {
      await tablesOf(trx)
        .updateTable('trial_books')
        .set({ state: 'failed', failure_code: code })
        .where('id', '=', id)
        .where('state', '=', 'making')
        .execute();
    },
    findOwnedPaper: async (db, owner, documentId) => {
      if (!CLAIM_ID.test(documentId)) return null;
      const row = await tablesOf(db)
        .selectFrom('trial_documents')
        .innerJoin('trial_books', 'trial_books.id', 'trial_documents.book_id')
        .innerJoin('claims', 'claims.id', 'trial_books.claim_id')
        .select(['claim_id', 'kind', 'file_name', 'pdf'])
        .where(ownedBy(owner))
        .where('trial_documents.id', '=', documentId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const pdf = openedBytes(box, pdfPurpose(documentId), row.pdf);
      return { claimId: row.claim_id, kind: row.kind, fileName: row.file_name, pdf };
    },
    findOwnedPage: async (db, owner, documentId) => {
      if (!CLAIM_ID.test(documentId)) return null;
      const row = await tablesOf(db)
        .selectFrom('trial_documents')
        .innerJoin('trial_books', 'trial_books.id', 'trial_documents.book_id')
        .innerJoin('claims', 'claims.id', 'trial_books.claim_id')
        .select(['claim_id', 'book_id', 'kind', 'contents'])
        .where(ownedBy(owner))
        .where('trial_documents.id', '=', documentId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const contents = z.parse(trialContentsSchema, openedValue(box, contentsPurpose(row.book_id), row.contents));
      const file = contents.files.find(({ kind }) => kind === row.kind);
      return file === undefined ? null : { claimId: row.claim_id, file };
    },
  };
}
