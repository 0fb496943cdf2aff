import type { ClaimDraft } from '@plainclaim/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { SealedBox } from '../../platform/security/index.ts';
import { openedForm } from '../drafts/index.ts';

const parts = z.array(z.string());

/** One of a person's cases, as far as the list tells of it. */
export type ListedCase = {
  readonly id: string;
  readonly isPaid: boolean;
  readonly draft: ClaimDraft;
  readonly createdAtMs: number;
  /** What was bought; null for a draft. */
  readonly orderedPackage: string | null;
  /** What the bought package is made of; empty for a draft. */
  readonly orderedContains: readonly string[];
  /** The newest frozen letter; null when there is none. */
  readonly letter: { readonly demandId: string; readonly isApproved: boolean } | null;
};

export type PageOfCases = { readonly size: number; readonly number: number };

/** What opening a case needs to know of it. */
export type FoundCase = { readonly id: string; readonly status: 'draft' | 'paid'; readonly isPutAside: boolean };

/** Reads an account's cases and puts one of them forward. Every finder asks for the account that owns them. */
export type CaseRepository = {
  /** Newest first. Only the forms of the page are opened. */
  listOwned(db: Db, accountId: string, page: PageOfCases): Promise<readonly ListedCase[]>;
  countOwned(db: Db, accountId: string): Promise<number>;
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

/** The query of one page. It walks the account's own index entries, whatever others have stored. */
export function pageQuery(db: Db, accountId: string, page: PageOfCases) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('claims')
        .select(['id', 'status', 'form', 'created_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
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
      'orders.package_title',
      'orders.package_contains',
      'letter.demand_id',
      'letter.is_approved',
    ])
    .orderBy('listed.created_at', 'desc')
    .orderBy('listed.id');
}

export const countQuery = (db: Db, accountId: string) =>
  db
    .selectFrom('claims')
    .select((from) => from.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId);

export function createCaseRepository(box: SealedBox): CaseRepository {
  return {
    listOwned: async (db, accountId, page) => {
      const rows = await pageQuery(db, accountId, page).execute();
      return rows.map((row) => ({
        id: row.id,
        isPaid: row.status === 'paid',
        draft: openedForm(box, row.id, row.form),
        createdAtMs: row.created_at.getTime(),
        orderedPackage: row.package_title,
        orderedContains: parts.parse(row.package_contains ?? []),
        letter: row.demand_id === null ? null : { demandId: row.demand_id, isApproved: row.is_approved === true },
      }));
    },
    countOwned: async (db, accountId) => (await countQuery(db, accountId).executeTakeFirstOrThrow()).total,
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
