import { type Language, parseLanguage } from '@plainclaim/contract';
import { EMPTY_CONTACT, type OwnContact, ownContactSchema } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import { type EmailFingerprint, emailAddress, emailFingerprint } from './email/email-address.ts';

const profileSchema = z.object({ email: emailAddress, displayName: z.string() });
/** What is personal about an account; sealed together. */
export type Profile = z.infer<typeof profileSchema>;

export type Account = {
  readonly id: string;
  readonly fingerprint: EmailFingerprint;
  readonly profile: Profile;
  /** Null: they log in by mail, by a passkey or through another service. */
  readonly passwordHash: string | null;
  /** The language its owner chose while signed in; null when they never did. */
  readonly language: Language | null;
};

/** People with an account. An account exists only once its address is proved. */
export type AccountRepository = {
  findByAddress(db: Db, fingerprint: EmailFingerprint): Promise<Account | null>;
  /** The signed-in person's own account. */
  findOwned(db: Db, accountId: string): Promise<Account | null>;
  /** The signed-in person's own profile. */
  findProfile(db: Db, accountId: string): Promise<Profile | null>;
  findLanguage(db: Db, accountId: string): Promise<Language | null>;
  /** How to reach the signed-in person, as they saved it; all empty until they did. */
  findContact(db: Db, accountId: string): Promise<OwnContact>;
  /** Together with the name the account is greeted by. The account must be held. */
  changeContact(trx: DbTransaction, accountId: string, contact: OwnContact, profile: Profile): Promise<void>;
  /** False when the address has an account already; nothing is written then. */
  insert(db: Db, account: Account, atMs: number): Promise<boolean>;
  /**
   * Keeps the account as it is until the transaction ends. What changes an account takes it first, before codes and
   * sessions: so no change relies on what another one has just ended, and two changes never wait for each other.
   */
  hold(trx: DbTransaction, accountId: string): Promise<void>;
  /** Keeps the account as it is until the transaction ends; false when its password is not this one any more. */
  holdWithPassword(trx: DbTransaction, accountId: string, passwordHash: string | null): Promise<boolean>;
  /** A new password, chosen by its owner. */
  changePassword(db: Db, accountId: string, passwordHash: string, atMs: number): Promise<void>;
  /** A new address, proved by its owner. @throws a unique violation when another account has it by now */
  changeAddress(db: Db, account: Pick<Account, 'id' | 'fingerprint' | 'profile'>): Promise<void>;
  /** The same password under today's costs. Nothing happens when it was changed meanwhile. */
  replaceHash(db: Db, accountId: string, from: string, to: string): Promise<void>;
  changeLanguage(db: Db, accountId: string, language: Language): Promise<void>;
  /** The same for an account without a language; one that was chosen stays. */
  learnLanguage(db: Db, accountId: string, language: Language): Promise<void>;
};

const COLUMNS = ['id', 'email_fingerprint', 'profile', 'password_hash', 'language'] as const;
type AccountRow = Pick<Database['accounts'], (typeof COLUMNS)[number]>;

const purposeOf = (accountId: string): string => `account:${accountId}`;
const contactPurpose = (accountId: string): string => `account-contact:${accountId}`;

export function createAccountRepository(box: SealedBox): AccountRepository {
  const profileIn = (accountId: string, sealed: Buffer): Profile =>
    z.parse(profileSchema, openedValue(box, purposeOf(accountId), sealed));
  const accountIn = (row: AccountRow): Account => ({
    id: row.id,
    fingerprint: emailFingerprint.parse(row.email_fingerprint),
    profile: profileIn(row.id, row.profile),
    passwordHash: row.password_hash,
    language: parseLanguage(row.language),
  });

  return {
    findByAddress: async (db, fingerprint) => {
      const row = await db
        .selectFrom('accounts')
        .select(COLUMNS)
        .where('email_fingerprint', '=', fingerprint)
        .executeTakeFirst();
      return row === undefined ? null : accountIn(row);
    },
    findOwned: async (db, accountId) => {
      const row = await db.selectFrom('accounts').select(COLUMNS).where('id', '=', accountId).executeTakeFirst();
      return row === undefined ? null : accountIn(row);
    },
    findProfile: async (db, accountId) => {
      const row = await db.selectFrom('accounts').select('profile').where('id', '=', accountId).executeTakeFirst();
      return row === undefined ? null : profileIn(accountId, row.profile);
    },
    findContact: async (db, accountId) => {
      const row = await db.selectFrom('accounts').select('contact').where('id', '=', accountId).executeTakeFirst();
      if (row === undefined || row.contact === null) return EMPTY_CONTACT;
      return z.parse(ownContactSchema, openedValue(box, contactPurpose(accountId), row.contact));
    },
    changeContact: async (trx, accountId, contact, profile) => {
      await trx
        .updateTable('accounts')
        .set({
          contact: box.sealJson(contactPurpose(accountId), contact),
          profile: box.sealJson(purposeOf(accountId), profile),
        })
        .where('id', '=', accountId)
        .execute();
    },
    findLanguage: async (db, accountId) => {
      const row = await db.selectFrom('accounts').select('language').where('id', '=', accountId).executeTakeFirst();
      return parseLanguage(row?.language);
    },
    insert: async (db, { id, profile, passwordHash, fingerprint, language }, atMs) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values({
          id,
          email_fingerprint: fingerprint,
          profile: box.sealJson(purposeOf(id), profile),
          password_hash: passwordHash,
          created_at: new Date(atMs),
          password_changed_at: new Date(atMs),
          language,
        })
        .onConflict((conflict) => conflict.column('email_fingerprint').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    hold: async (trx, accountId) => {
      await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    },
    holdWithPassword: async (trx, accountId, passwordHash) => {
      const row = await trx
        .selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined && row.password_hash === passwordHash;
    },
    changePassword: async (db, accountId, passwordHash, atMs) => {
      await db
        .updateTable('accounts')
        .set({ password_hash: passwordHash, password_changed_at: new Date(atMs) })
        .where('id', '=', accountId)
        .execute();
    },
    changeAddress: async (db, { id, fingerprint, profile }) => {
      await db
        .updateTable('accounts')
        .set({ email_fingerprint: fingerprint, profile: box.sealJson(purposeOf(id), profile) })
        .where('id', '=', id)
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
    changeLanguage: async (db, accountId, language) => {
      await db.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
    },
    learnLanguage: async (db, accountId, language) => {
      await db
        .updateTable('accounts')
        .set({ language })
        .where('id', '=', accountId)
        .where('language', 'is', null)
        .execute();
    },
  };
}
