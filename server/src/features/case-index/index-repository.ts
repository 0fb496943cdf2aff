import { SEARCHED_FIELDS } from '@plainclaim/contract';
import { ALERT_CODES, type Alert, type CalendarDate, type CaseStatus } from '@plainclaim/domain';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedValue, type SealedBox, type TokenHashing } from '../../platform/security/index.ts';
import { type CaseIndexTable, indexedStatusOn } from '../cases/index.ts';
import { beginningOf, beginningsOf, type SearchedText } from './search-words.ts';

type CaseChangesTable = { claim_id: string; account_id: string; not_before: Date | null };
type CaseAlertsTable = {
  claim_id: string;
  key: string;
  account_id: string;
  code: string;
  day: string;
  raised_at: Date;
  done_at: Date | null;
};
type Tables = Database & {
  case_index: CaseIndexTable;
  case_changes: CaseChangesTable;
  case_alerts: CaseAlertsTable;
};
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

const shownSchema = z.object({
  defendant: z.string(),
  package: z.string(),
  searched: z.array(z.object({ field: z.enum(SEARCHED_FIELDS), texts: z.array(z.string()) })),
});

/** What a case is shown by where it is found. */
export type ShownCase = {
  readonly defendant: string;
  /** The English title of what was bought, or chosen; empty before. */
  readonly package: string;
  readonly searched: readonly SearchedText[];
};

/** What is kept of a case. */
export type IndexedCase = {
  readonly claimId: string;
  readonly accountId: string;
  readonly status: CaseStatus | 'draft';
  readonly answerBy: CalendarDate | null;
  readonly shown: ShownCase;
  readonly alerts: readonly Alert[];
};

export type FoundRow = { readonly claimId: string; readonly status: string; readonly shown: ShownCase };

export type AlertRow = {
  readonly claimId: string;
  readonly key: string;
  readonly code: Alert['code'];
  readonly day: string;
  readonly raisedAtMs: number;
  readonly defendant: string;
};

const purpose = (claimId: string) => `case-index:${claimId}`;
const alertCode = z.enum(ALERT_CODES);

const opened = (box: SealedBox, claimId: string, shown: Buffer): ShownCase =>
  z.parse(shownSchema, openedValue(box, purpose(claimId), shown));

/** The cases of an account that have every one of the wanted words, newest first. Exported to be measured. */
export const searchQuery = (db: Db, accountId: string, tokens: readonly string[], today: CalendarDate, limit: number) =>
  tablesOf(db)
    .selectFrom('case_index')
    .innerJoin('claims', 'claims.id', 'case_index.claim_id')
    .select(['case_index.claim_id', 'case_index.shown', indexedStatusOn(today).as('status')])
    .where('case_index.account_id', '=', accountId)
    .where('claims.account_id', '=', accountId)
    .where(sql<boolean>`case_index.tokens @> ${[...tokens]}::text[]`)
    .orderBy('claims.created_at', 'desc')
    .orderBy('claims.id')
    .limit(limit);

export type IndexRepository = ReturnType<typeof createIndexRepository>;

/** What lists, alerts and the search ask for. Every finder asks for the account. */
export function createIndexRepository(box: SealedBox, hashing: TokenHashing) {
  const tokensOf = (accountId: string, beginnings: readonly string[]) =>
    beginnings.map((beginning) => hashing.searchToken(accountId, beginning));
  const foundRow = ({ claim_id, status, shown }: Pick<CaseIndexTable, 'claim_id' | 'status' | 'shown'>): FoundRow => ({
    claimId: claim_id,
    status,
    shown: opened(box, claim_id, shown),
  });
  return {
    /** The account's cases that changed since they were looked at, up to a number of them. */
    listChanged: async (db: Db, accountId: string, nowMs: number, limit: number): Promise<readonly string[]> => {
      const rows = await tablesOf(db)
        .selectFrom('case_changes')
        .select('claim_id')
        .where('account_id', '=', accountId)
        .where((eb) => eb.or([eb('not_before', 'is', null), eb('not_before', '<', new Date(nowMs))]))
        .limit(limit)
        .execute();
      return rows.map(({ claim_id }) => claim_id);
    },
    /** For the job, which works for everybody. */
    unsafeListChanged: async (db: Db, nowMs: number, limit: number): Promise<readonly string[]> => {
      const rows = await tablesOf(db)
        .selectFrom('case_changes')
        .select('claim_id')
        .where((eb) => eb.or([eb('not_before', 'is', null), eb('not_before', '<', new Date(nowMs))]))
        .limit(limit)
        .execute();
      return rows.map(({ claim_id }) => claim_id);
    },
    /** Has a case looked at again, since the day is another one. */
    noteChange: async (trx: DbTransaction, claimId: string, accountId: string): Promise<void> => {
      await tablesOf(trx)
        .insertInto('case_changes')
        .values({ claim_id: claimId, account_id: accountId, not_before: null })
        .onConflict((conflict) => conflict.column('claim_id').doUpdateSet({ account_id: accountId, not_before: null }))
        .execute();
    },
    /** Those who look at a case do so one after the other. Nobody else waits for this. */
    waitToLook: async (trx: DbTransaction, claimId: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended('case-index ' || ${claimId}, 0))`.execute(trx);
    },
    /**
     * What changes from now on is noted anew: it is read after this. False when there is nothing to look at, or when it is
     * being changed this moment: that transaction may wait for the claim, so waiting for it would be for ever.
     */
    takeChange: async (trx: DbTransaction, claimId: string): Promise<boolean> => {
      const { rows } = await sql`delete from case_changes where claim_id in (
        select claim_id from case_changes where claim_id = ${claimId} for update skip locked
      ) returning claim_id`.execute(trx);
      return rows.length === 1;
    },
    postpone: async (db: Db, claimId: string, untilMs: number): Promise<void> => {
      await tablesOf(db)
        .updateTable('case_changes')
        .set({ not_before: new Date(untilMs) })
        .where('claim_id', '=', claimId)
        .execute();
    },
    /** Writes what is known of a case, and the alerts that follow. The claim's row must be held. */
    write: async (trx: DbTransaction, one: IndexedCase, atMs: number): Promise<void> => {
      const { claimId, accountId, status, answerBy, shown, alerts } = one;
      const values = {
        account_id: accountId,
        status,
        answer_by: answerBy,
        shown: box.sealJson(purpose(claimId), shown),
        tokens: tokensOf(accountId, beginningsOf(shown.searched)),
      };
      await tablesOf(trx)
        .insertInto('case_index')
        .values({ claim_id: claimId, ...values })
        .onConflict((conflict) => conflict.column('claim_id').doUpdateSet(values))
        .execute();
      // What is over goes, unless it was done: a done one must not come back.
      await tablesOf(trx)
        .deleteFrom('case_alerts')
        .where('claim_id', '=', claimId)
        .where((eb) =>
          eb.or([
            eb('account_id', '<>', accountId),
            eb.and([
              eb('done_at', 'is', null),
              ...(alerts.length === 0
                ? []
                : [
                    eb(
                      'key',
                      'not in',
                      alerts.map(({ key }) => key),
                    ),
                  ]),
            ]),
          ]),
        )
        .execute();
      if (alerts.length === 0) return;
      await tablesOf(trx)
        .insertInto('case_alerts')
        .values(
          alerts.map(({ code, key, day }) => ({
            claim_id: claimId,
            key,
            account_id: accountId,
            code,
            day,
            raised_at: new Date(atMs),
            done_at: null,
          })),
        )
        .onConflict((conflict) => conflict.columns(['claim_id', 'key']).doNothing())
        .execute();
    },
    search: async (
      db: Db,
      accountId: string,
      words: readonly string[],
      today: CalendarDate,
      limit: number,
    ): Promise<readonly FoundRow[]> => {
      const tokens = tokensOf(accountId, [...new Set(words.map((word) => beginningOf(word)))]);
      return (await searchQuery(db, accountId, tokens, today, limit).execute()).map((row) => foundRow(row));
    },
    /** Newest first. */
    listNewest: async (db: Db, accountId: string, today: CalendarDate, limit: number): Promise<readonly FoundRow[]> => {
      const rows = await tablesOf(db)
        .selectFrom('claims')
        .innerJoin('case_index', 'case_index.claim_id', 'claims.id')
        .select(['case_index.claim_id', 'case_index.shown', indexedStatusOn(today).as('status')])
        .where('claims.account_id', '=', accountId)
        .where('case_index.account_id', '=', accountId)
        .orderBy('claims.created_at', 'desc')
        .orderBy('claims.id')
        .limit(limit)
        .execute();
      return rows.map((row) => foundRow(row));
    },
    listAlerts: async (db: Db, accountId: string, limit: number): Promise<readonly AlertRow[]> => {
      const rows = await tablesOf(db)
        .selectFrom('case_alerts')
        .innerJoin('case_index', 'case_index.claim_id', 'case_alerts.claim_id')
        .select(['case_alerts.claim_id', 'key', 'code', 'day', 'raised_at', 'shown'])
        .where('case_alerts.account_id', '=', accountId)
        .where('done_at', 'is', null)
        .orderBy('raised_at', 'desc')
        .orderBy('case_alerts.claim_id')
        .orderBy('key')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        claimId: row.claim_id,
        key: row.key,
        code: z.parse(alertCode, row.code),
        day: row.day,
        raisedAtMs: row.raised_at.getTime(),
        defendant: opened(box, row.claim_id, row.shown).defendant,
      }));
    },
    countAlerts: async (db: Db, accountId: string): Promise<number> => {
      const { total } = await tablesOf(db)
        .selectFrom('case_alerts')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('account_id', '=', accountId)
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return total;
    },
    /** Whether court papers, a letter's PDF or an e-mail of the account are on their way. */
    isMaking: async (db: Db, accountId: string): Promise<boolean> => {
      const { rows } = await sql<{ making: boolean }>`select exists (
        select from claims where account_id = ${accountId} and status = 'paid' and (
          exists (select from court_packets where claim_id = claims.id and state = 'making')
          or exists (select from dispatches where claim_id = claims.id and channel = 'email' and state = 'queued')
        )
      ) as making`.execute(db);
      return rows[0]?.making ?? false;
    },
    /** False when the account has no such alert. */
    setDone: async (
      db: Db,
      accountId: string,
      alert: { readonly claimId: string; readonly key: string },
      doneAtMs: number | null,
    ): Promise<boolean> => {
      const { numUpdatedRows } = await tablesOf(db)
        .updateTable('case_alerts')
        .set({ done_at: doneAtMs === null ? null : new Date(doneAtMs) })
        .where('account_id', '=', accountId)
        .where('claim_id', '=', alert.claimId)
        .where('key', '=', alert.key)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
