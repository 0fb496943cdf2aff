import type { Db } from '../../platform/db/index.ts';

/** When the places that had opened the account were forgotten last; null when they never were, or nobody has that id. */
export async function placesForgottenAt(db: Db, accountId: string): Promise<number | null> {
  const row = await db
    .selectFrom('accounts')
    .select('places_forgotten_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.places_forgotten_at?.getTime() ?? null;
}

/**
 * No browser and no network counts any more as one in which the account was opened. Networks are rows and go; what is
 * signed in a browser's cookie was signed for the time before.
 */
export async function forgetPlaces(db: Db, accountId: string, nowMs: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ places_forgotten_at: new Date(nowMs) })
    .where('id', '=', accountId)
    .execute();
  await db.deleteFrom('known_networks').where('account_id', '=', accountId).execute();
}
