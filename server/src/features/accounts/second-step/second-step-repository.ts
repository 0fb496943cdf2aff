import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../../platform/security/index.ts';

type SecondStepsTable = {
  id: string;
  account_id: string;
  secret: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
  last_time_step: number;
};
type RecoveryCodesTable = { account_id: string; code_mac: Buffer; created_at: Date; used_at: Date | null };
type PendingSecondStepsTable = {
  session_id: string;
  account_id: string;
  tries: number;
  created_at: Date;
  expires_at: Date;
};
type Tables = Database & {
  second_steps: SecondStepsTable;
  recovery_codes: RecoveryCodesTable;
  pending_second_steps: PendingSecondStepsTable;
};
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

const purposeOf = (id: string): string => `second-step:${id}`;

/** An authenticator app of an account. `secret` is base 32. */
export type SecondStep = {
  readonly secret: string;
  readonly createdAtMs: number;
  readonly isOn: boolean;
  /** The 30 seconds of the last code taken: that one and those before are used up. */
  readonly lastTimeStep: number;
};

/** Whether a code is asked for after the first step. */
export async function isSecondStepOn(db: Db, accountId: string): Promise<boolean> {
  const row = await tablesOf(db)
    .selectFrom('second_steps')
    .select('id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Kept as it is until the transaction ends: of two codes typed at once, the second meets what the first changed. */
export async function lockSecondStep(
  box: SealedBox,
  trx: DbTransaction,
  accountId: string,
): Promise<SecondStep | null> {
  const row = await tablesOf(trx)
    .selectFrom('second_steps')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    secret: z.parse(z.string(), openedValue(box, purposeOf(row.id), row.secret)),
    createdAtMs: row.created_at.getTime(),
    isOn: row.confirmed_at !== null,
    lastTimeStep: row.last_time_step,
  };
}

/** Keeps the secret of an app whose first code is awaited; one that waited before is dropped. */
export async function insertSecondStep(
  box: SealedBox,
  trx: DbTransaction,
  step: { readonly id: string; readonly accountId: string; readonly secret: string },
  nowMs: number,
): Promise<void> {
  await removeSecondStep(trx, step.accountId);
  await tablesOf(trx)
    .insertInto('second_steps')
    .values({
      id: step.id,
      account_id: step.accountId,
      secret: box.sealJson(purposeOf(step.id), step.secret),
      created_at: new Date(nowMs),
      confirmed_at: null,
      last_time_step: 0,
    })
    .execute();
}

/** A code of this time step was taken. The first one turns the second step on. */
export async function noteTimeStep(
  trx: DbTransaction,
  accountId: string,
  { timeStep, confirmedAtMs }: { readonly timeStep: number; readonly confirmedAtMs?: number },
): Promise<void> {
  await tablesOf(trx)
    .updateTable('second_steps')
    .set({
      last_time_step: timeStep,
      ...(confirmedAtMs === undefined ? {} : { confirmed_at: new Date(confirmedAtMs) }),
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Takes the app away, and the recovery codes with it. */
export async function removeSecondStep(trx: DbTransaction, accountId: string): Promise<void> {
  await tablesOf(trx).deleteFrom('second_steps').where('account_id', '=', accountId).execute();
  await tablesOf(trx).deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}

/** These and no others work from now on. */
export async function replaceRecoveryCodes(
  trx: DbTransaction,
  accountId: string,
  macs: readonly Buffer[],
  nowMs: number,
): Promise<void> {
  await tablesOf(trx).deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tablesOf(trx)
    .insertInto('recovery_codes')
    .values(macs.map((mac) => ({ account_id: accountId, code_mac: mac, created_at: new Date(nowMs), used_at: null })))
    .execute();
}

/** Uses a recovery code up; false for one that never was, or was used. */
export async function spendRecoveryCode(
  trx: DbTransaction,
  accountId: string,
  mac: Buffer,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(trx)
    .updateTable('recovery_codes')
    .set({ used_at: new Date(nowMs) })
    .where('account_id', '=', accountId)
    .where('code_mac', '=', mac)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { left } = await tablesOf(db)
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

const PENDING_MS = 10 * 60_000;
const MOST_TRIES = 5;

/** This browser proved the first step of an account, and types the second within ten minutes. */
export async function beginPending(
  db: Db,
  { sessionId, accountId }: { readonly sessionId: string; readonly accountId: string },
  nowMs: number,
): Promise<void> {
  const pending = {
    account_id: accountId,
    tries: 0,
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + PENDING_MS),
  };
  await tablesOf(db)
    .insertInto('pending_second_steps')
    .values({ session_id: sessionId, ...pending })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(pending))
    .execute();
}

/** Counts a try in the statement that allows it. Null when nothing waits here, or too many codes were wrong. */
export async function countPendingTry(db: Db, sessionId: string, nowMs: number): Promise<string | null> {
  const row = await tablesOf(db)
    .updateTable('pending_second_steps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', new Date(nowMs))
    .where('tries', '<', MOST_TRIES)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function endPending(db: Db, sessionId: string): Promise<void> {
  await tablesOf(db).deleteFrom('pending_second_steps').where('session_id', '=', sessionId).execute();
}

/** Everything that waits for an account: a new password ends what the old one began. */
export async function endPendingOf(db: Db, accountId: string): Promise<void> {
  await tablesOf(db).deleteFrom('pending_second_steps').where('account_id', '=', accountId).execute();
}

export async function clearExpiredPending(db: Db, nowMs: number): Promise<void> {
  await tablesOf(db).deleteFrom('pending_second_steps').where('expires_at', '<=', new Date(nowMs)).execute();
}
