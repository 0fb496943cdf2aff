import type { CalendarDate, ReminderKind } from '@plainclaim/domain';
import type { Kysely } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';

type RemindersSentTable = { claim_id: string; key: string; sent_at: Date };
type ReminderLooksTable = { claim_id: string; looked_on: string };
type ReminderStopsTable = { claim_id: string; stopped_at: Date };
type ReminderChoicesTable = { account_id: string; kind: string; is_on: boolean };
type Tables = Database & {
  reminders_sent: RemindersSentTable;
  reminder_looks: ReminderLooksTable;
  reminder_stops: ReminderStopsTable;
  reminder_choices: ReminderChoicesTable;
};
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

/** Nobody's: what an account owns is found by the account alone. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** A claim that was not looked at today. */
export type ClaimToLookAt = {
  readonly id: string;
  /** The account, or the browser that paid without one. */
  readonly owner: Owner;
  readonly isPaid: boolean;
  /** When a draft goes. */
  readonly expiresAtMs: number;
};

type Look = {
  readonly today: CalendarDate;
  /** Drafts that go later are not looked at. */
  readonly draftsBeforeMs: number;
  /** The claim the look before ended with; null for the first. */
  readonly after: string | null;
  readonly limit: number;
};

/** In the order of their ids. A draft of a browser without an account has no address anybody proved or paid with. */
export async function listToLookAt(
  db: Db,
  { today, draftsBeforeMs, after, limit }: Look,
): Promise<readonly ClaimToLookAt[]> {
  const rows = await tablesOf(db)
    .selectFrom('claims')
    .leftJoin('reminder_looks', 'reminder_looks.claim_id', 'claims.id')
    .select(['claims.id', 'claims.account_id', 'claims.session_id', 'claims.status', 'claims.expires_at'])
    .where((eb) => eb.or([eb('claims.account_id', 'is not', null), eb('claims.status', '=', 'paid')]))
    .where((eb) => eb.or([eb('looked_on', 'is', null), eb('looked_on', '<', today)]))
    .where((eb) => eb.or([eb('claims.status', '=', 'paid'), eb('claims.expires_at', '<', new Date(draftsBeforeMs))]))
    .$if(after !== null, (query) => query.where('claims.id', '>', after ?? ''))
    .orderBy('claims.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    owner: { accountId: row.account_id, sessionId: row.session_id ?? NO_SESSION },
    isPaid: row.status === 'paid',
    expiresAtMs: row.expires_at.getTime(),
  }));
}

/** The claim stays with its owner until the transaction ends; false when it went or is somebody else's by now. */
export async function holdClaim(trx: DbTransaction, { id, owner }: ClaimToLookAt): Promise<boolean> {
  const row = await trx
    .selectFrom('claims')
    .select('id')
    .where('id', '=', id)
    .where('account_id', 'is not distinct from', owner.accountId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteLook(trx: DbTransaction, claimId: string, today: CalendarDate): Promise<void> {
  await tablesOf(trx)
    .insertInto('reminder_looks')
    .values({ claim_id: claimId, looked_on: today })
    .onConflict((conflict) => conflict.column('claim_id').doUpdateSet({ looked_on: today }))
    .execute();
}

/** False when it was sent before. Of two that note it at once, one hears true. */
export async function noteSent(trx: DbTransaction, claimId: string, key: string, atMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(trx)
    .insertInto('reminders_sent')
    .values({ claim_id: claimId, key, sent_at: new Date(atMs) })
    .onConflict((conflict) => conflict.columns(['claim_id', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The reminders that went out about a claim, the oldest first. Whose claim it is must be known before. */
export async function listSent(
  db: Db,
  claimId: string,
): Promise<readonly { readonly key: string; readonly sentAtMs: number }[]> {
  const rows = await tablesOf(db)
    .selectFrom('reminders_sent')
    .select(['key', 'sent_at'])
    .where('claim_id', '=', claimId)
    .orderBy('sent_at')
    .orderBy('key')
    .execute();
  return rows.map(({ key, sent_at }) => ({ key, sentAtMs: sent_at.getTime() }));
}

/** Whether the reminders of a claim without an account were stopped by the link in one of them. */
export async function isStopped(db: Db, claimId: string): Promise<boolean> {
  const row = await tablesOf(db)
    .selectFrom('reminder_stops')
    .select('claim_id')
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the claim is gone. */
export async function stopOfClaim(trx: DbTransaction, claimId: string, atMs: number): Promise<boolean> {
  const claim = await trx.selectFrom('claims').select('id').where('id', '=', claimId).forKeyShare().executeTakeFirst();
  if (claim === undefined) return false;
  await tablesOf(trx)
    .insertInto('reminder_stops')
    .values({ claim_id: claimId, stopped_at: new Date(atMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** The kinds that an account does not want. */
export async function unwantedKinds(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await tablesOf(db)
    .selectFrom('reminder_choices')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('is_on', '=', false)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** The account must be there; that it is must be known, or held, before. */
export async function choose(
  trx: DbTransaction,
  accountId: string,
  kinds: readonly ReminderKind[],
  isOn: boolean,
): Promise<void> {
  await tablesOf(trx)
    .insertInto('reminder_choices')
    .values(kinds.map((kind) => ({ account_id: accountId, kind, is_on: isOn })))
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ is_on: isOn }))
    .execute();
}
