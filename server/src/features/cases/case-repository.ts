import type { CaseFilter, CaseOrder } from '@plainclaim/contract';
import type { CalendarDate, ClaimDraft } from '@plainclaim/domain';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import type { SealedBox } from '../../platform/security/index.ts';
import { openedForm } from '../drafts/index.ts';

const parts = z.array(z.string());

/** One of a person's cases, as far as the list tells of it. */
export type ListedCase = {
  readonly id: string;
  readonly isPaid: boolean;
  readonly draft: ClaimDraft;
  readonly createdAtMs: number;
  /** When a draft goes. */
  readonly expiresAtMs: number;
  /** What was bought; null for a draft. */
  readonly orderedPackage: string | null;
  /** What the bought package is made of; empty for a draft. */
  readonly orderedContains: readonly string[];
  /** The newest frozen letter; null when there is none. */
  readonly letter: { readonly demandId: string; readonly isApproved: boolean } | null;
};

/** What is kept about each case of an account for its lists (`features/case-index`). */
export type CaseIndexTable = {
  claim_id: string;
  account_id: string;
  status: string;
  answer_by: string | null;
  shown: Buffer;
  tokens: string[];
};
const tablesOf = (db: Db): Kysely<Database & { case_index: CaseIndexTable }> =>
  db.withTables<{ case_index: CaseIndexTable }>();

/** A case whose answer day passed says so, on whatever day it was looked at. */
export const indexedStatusOn = (today: CalendarDate) =>
  sql<string>`case when case_index.status = 'completed' and case_index.answer_by < ${today}::date
    then 'answer_day_passed' else case_index.status end`;

/** Which cases, and in which order. Null: whatever their status. */
export type Listing = {
  readonly status: CaseFilter | null;
  readonly sort: CaseOrder;
  /** Whether an answer day passed follows from it. */
  readonly today: CalendarDate;
};

export type PageOfCases = Listing & { readonly size: number; readonly number: number };

/** What opening a case needs to know of it. */
export type FoundCase = { readonly id: string; readonly status: 'draft' | 'paid'; readonly isPutAside: boolean };

/** Reads an account's cases and puts one of them forward. Every finder asks for the account that owns them. */
export type CaseRepository = {
  /** Only the forms of the page are opened. */
  listOwned(db: Db, accountId: string, page: PageOfCases): Promise<readonly ListedCase[]>;
  countOwned(db: Db, accountId: string, listing: Pick<Listing, 'status' | 'today'>): Promise<number>;
  /** The row stays locked, and so does the account: two tabs open one case after the other. */
  lockOwned(trx: DbTransaction, accountId: string, caseId: string): Promise<FoundCase | null>;
  /** Puts aside every other case the account works on. Answers their ids. */
  putOthersAside(trx: DbTransaction, accountId: string, caseId: string, atMs: number): Promise<readonly string[]>;
  /**
   * Takes a draft up again. Its revision rises above that of every case of the account, so that a tab which still
   * shows another case cannot save into this one unseen.
   */
  takeUp(trx: DbTransaction, accountId: string, caseId: string): Promise<void>;
};

const ORDERED_BY = { newest: 'created_at', oldest: 'created_at', changed: 'saved_at' } as const;

/** The account's claims of a status. A draft says so itself; the others are told by what was worked out of them. */
const narrowed = (db: Db, accountId: string, { status, today }: Pick<Listing, 'status' | 'today'>) =>
  tablesOf(db)
    .selectFrom('claims')
    .where('claims.account_id', '=', accountId)
    .$if(status === 'draft', (query) => query.where('claims.status', '=', 'draft'))
    .$if(status !== null && status !== 'draft', (query) =>
      query.where('claims.status', '=', 'paid').where(({ exists, selectFrom }) =>
        exists(
          selectFrom('case_index')
            .select('case_index.claim_id')
            .whereRef('case_index.claim_id', '=', 'claims.id')
            .where(indexedStatusOn(today), '=', status ?? ''),
        ),
      ),
    );

/** The query of one page. It walks the account's own index entries, whatever others have stored. */
export function pageQuery(db: Db, accountId: string, page: PageOfCases) {
  return db
    .selectFrom(() =>
      narrowed(db, accountId, page)
        .select([
          'claims.id',
          'claims.status',
          'claims.form',
          'claims.created_at',
          'claims.saved_at',
          'claims.expires_at',
        ])
        .orderBy(ORDERED_BY[page.sort], page.sort === 'oldest' ? 'asc' : 'desc')
        .orderBy('claims.id')
        .limit(page.size)
        .offset((page.number - 1) * page.size)
        .as('listed'),
    )
    .leftJoin('orders', (join) => join.onRef('orders.claim_id', '=', 'listed.id').on('orders.status', '=', 'paid'))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('letter_versions')
          .select(['demand_id', 'is_approved'])
          .whereRef('letter_versions.claim_id', '=', 'listed.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('letter'),
      (join) => join.onTrue(),
    )
    .select([
      'listed.id',
      'listed.status',
      'listed.form',
      'listed.created_at',
      'listed.expires_at',
      'orders.package_title',
      'orders.package_contains',
      'letter.demand_id',
      'letter.is_approved',
    ])
    .orderBy(`listed.${ORDERED_BY[page.sort]}`, page.sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('listed.id');
}

export const countQuery = (db: Db, accountId: string, listing: Pick<Listing, 'status' | 'today'>) =>
  narrowed(db, accountId, listing).select((from) => from.fn.countAll<number>().as('total'));

export function createCaseRepository(box: SealedBox): CaseRepository {
  return {
    listOwned: async (db, accountId, page) => {
      const rows = await pageQuery(db, accountId, page).execute();
      return rows.map((row) => ({
        id: row.id,
        isPaid: row.status === 'paid',
        draft: openedForm(box, row.id, row.form),
        createdAtMs: row.created_at.getTime(),
        expiresAtMs: row.expires_at.getTime(),
        orderedPackage: row.package_title,
        orderedContains: parts.parse(row.package_contains ?? []),
        letter: row.demand_id === null ? null : { demandId: row.demand_id, isApproved: row.is_approved === true },
      }));
    },
    countOwned: async (db, accountId, listing) =>
      (await countQuery(db, accountId, listing).executeTakeFirstOrThrow()).total,
    lockOwned: async (trx, accountId, caseId) => {
      await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
      const row = await trx
        .selectFrom('claims')
        .select(['id', 'status', 'archived_at'])
        .where('account_id', '=', accountId)
        .where('id', '=', caseId)
        .forUpdate()
        .executeTakeFirst();
      return row === undefined ? null : { id: row.id, status: row.status, isPutAside: row.archived_at !== null };
    },
    putOthersAside: async (trx, accountId, caseId, atMs) => {
      const rows = await trx
        .updateTable('claims')
        .set({ archived_at: new Date(atMs) })
        .where('account_id', '=', accountId)
        .where('archived_at', 'is', null)
        .where('id', '<>', caseId)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    takeUp: async (trx, accountId, caseId) => {
      await trx
        .updateTable('claims')
        .set({
          archived_at: null,
          revision: sql<number>`(select max(revision) + 1 from claims where account_id = ${accountId})`,
        })
        .where('account_id', '=', accountId)
        .where('id', '=', caseId)
        .execute();
    },
  };
}
