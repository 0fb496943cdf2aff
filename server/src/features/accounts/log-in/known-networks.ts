import type { Db } from '../../../platform/db/index.ts';
import type { TokenHashing } from '../../../platform/security/index.ts';
import type { EmailFingerprint } from '../email/email-address.ts';

/** A place from which nobody opened the account for this long is a place like any other again. */
const REMEMBERED_MS = 180 * 24 * 60 * 60_000;

/** `client` is the fingerprint that limits count; with the account in it, nobody can tell who shares a place. */
const networkFor = (hashing: TokenHashing, accountId: string, client: string): string =>
  hashing.fingerprint('known-network', `${accountId} ${client}`);

/** Notes that the account was opened from there. A place that says nothing (null) is not noted. */
export async function noteKnownNetwork(
  { db, hashing }: { readonly db: Db; readonly hashing: TokenHashing },
  accountId: string,
  client: string | null,
  nowMs: number,
): Promise<void> {
  if (client === null) return;
  const used = { last_used_at: new Date(nowMs) };
  await db
    .insertInto('known_networks')
    .columns(['account_id', 'network', 'last_used_at'])
    // Nothing is noted for an account that was deleted this very moment.
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select(({ val }) => [
          'id',
          val(networkFor(hashing, accountId, client)).as('network'),
          val(used.last_used_at).as('last_used_at'),
        ])
        .where('id', '=', accountId),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'network']).doUpdateSet(used))
    .execute();
}

/** Whether the account was opened from there lately. */
export async function isKnownNetwork(
  { db, hashing }: { readonly db: Db; readonly hashing: TokenHashing },
  accountId: string,
  client: string,
  nowMs: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('last_used_at')
    .where('account_id', '=', accountId)
    .where('network', '=', networkFor(hashing, accountId, client))
    .where('last_used_at', '>', new Date(nowMs - REMEMBERED_MS))
    .executeTakeFirst();
  return row !== undefined;
}

/** An id that no account has: the look for its places takes as long as any other, and finds none. */
export const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** The account of an address, without opening what is sealed about it; `NO_ACCOUNT` when there is none. */
export async function accountIdAt(db: Db, fingerprint: EmailFingerprint): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.id ?? NO_ACCOUNT;
}

export async function forgetOldNetworks(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('known_networks')
    .where('last_used_at', '<', new Date(nowMs - REMEMBERED_MS))
    .execute();
}
