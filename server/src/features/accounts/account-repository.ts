import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import { type EmailFingerprint, emailAddress } from './email-address.ts';

const profileSchema = z.object({ email: emailAddress, displayName: z.string() });
/** What is personal about an account; sealed together. */
export type Profile = z.infer<typeof profileSchema>;

export type Account = { readonly id: string; readonly profile: Profile; readonly passwordHash: string };

/** People with an account. An account exists only once its address is proved. */
export type AccountRepository = {
  findByAddress(db: Db, fingerprint: EmailFingerprint): Promise<Account | null>;
  /** The signed-in person's own profile. */
  findProfile(db: Db, accountId: string): Promise<Profile | null>;
  /** False when the address has an account already; nothing is written then. */
  insert(db: Db, account: Account & { readonly fingerprint: EmailFingerprint }, atMs: number): Promise<boolean>;
  /** Keeps the account as it is until the transaction ends; false when its password is not this one any more. */
  holdWithPassword(trx: DbTransaction, accountId: string, passwordHash: string): Promise<boolean>;
  /** A new password, chosen by its owner. */
  changePassword(db: Db, accountId: string, passwordHash: string, atMs: number): Promise<void>;
  /** The same password under today's costs. Nothing happens when it was changed meanwhile. */
  replaceHash(db: Db, accountId: string, from: string, to: string): Promise<void>;
};

const purposeOf = (accountId: string): string => `account:${accountId}`;

export function createAccountRepository(box: SealedBox): AccountRepository {
  const profileIn = (accountId: string, sealed: Buffer): Profile =>
    z.parse(profileSchema, openedValue(box, purposeOf(accountId), sealed));

  return {
    findByAddress: async (db, fingerprint) => {
      const row = await db
        .selectFrom('accounts')
        .select(['id', 'profile', 'password_hash'])
        .where('email_fingerprint', '=', fingerprint)
        .executeTakeFirst();
      if (row === undefined) return null;
      return { id: row.id, profile: profileIn(row.id, row.profile), passwordHash: row.password_hash };
    },
    findProfile: async (db, accountId) => {
      const row = await db.selectFrom('accounts').select('profile').where('id', '=', accountId).executeTakeFirst();
      return row === undefined ? null : profileIn(accountId, row.profile);
    },
    insert: async (db, { id, profile, passwordHash, fingerprint }, atMs) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values({
          id,
          email_fingerprint: fingerprint,
          profile: box.sealJson(purposeOf(id), profile),
          password_hash: passwordHash,
          created_at: new Date(atMs),
          password_changed_at: new Date(atMs),
        })
        .onConflict((conflict) => conflict.column('email_fingerprint').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    holdWithPassword: async (trx, accountId, passwordHash) => {
      const row = await trx
        .selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      return row?.password_hash === passwordHash;
    },
    changePassword: async (db, accountId, passwordHash, atMs) => {
      await db
        .updateTable('accounts')
        .set({ password_hash: passwordHash, password_changed_at: new Date(atMs) })
        .where('id', '=', accountId)
        .execute();
    },
    replaceHash: async (db, accountId, from, to) => {
      await db
        .updateTable('accounts')
        .set({ password_hash: to })
        .where('id', '=', accountId)
        .where('password_hash', '=', from)
        .execute();
    },
  };
}
