import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../../platform/security/index.ts';
import { type EmailAddress, type EmailFingerprint, emailAddress, emailFingerprint } from '../email/email-address.ts';

/** A registration that waits for its code, in the one browser that asked for it. */
export type PendingRegistration = {
  readonly id: string;
  readonly sessionId: string;
  readonly fingerprint: EmailFingerprint;
  readonly email: EmailAddress;
  readonly passwordHash: string;
};

/** Longer than a code lives: a new code can be asked for all day without typing the password again. */
const WAITS_MS = 24 * 60 * 60_000;

const profileSchema = z.object({ email: emailAddress });

export type PendingRegistrations = {
  /** Takes the place of an earlier one in the same browser. */
  put(db: Db, pending: PendingRegistration, nowMs: number): Promise<void>;
  findOwned(db: Db, sessionId: string, nowMs: number): Promise<PendingRegistration | null>;
  /** The address that registrations wait for, in whichever browser; null when none does any more. */
  findAddress(db: Db, fingerprint: EmailFingerprint, nowMs: number): Promise<EmailAddress | null>;
  remove(db: Db, sessionId: string): Promise<void>;
  clearExpired(db: Db, nowMs: number): Promise<void>;
};

export function createPendingRegistrations(box: SealedBox): PendingRegistrations {
  const purposeOf = (id: string) => `pending-registration:${id}`;

  const emailIn = ({ id, profile }: { readonly id: string; readonly profile: Buffer }): EmailAddress =>
    z.parse(profileSchema, openedValue(box, purposeOf(id), profile)).email;

  return {
    put: async (db, { id, sessionId, fingerprint, email, passwordHash }, nowMs) => {
      const row = {
        id,
        email_fingerprint: fingerprint,
        profile: box.sealJson(purposeOf(id), { email }),
        password_hash: passwordHash,
        created_at: new Date(nowMs),
        expires_at: new Date(nowMs + WAITS_MS),
      };
      await db
        .insertInto('pending_registrations')
        .values({ session_id: sessionId, ...row })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
        .execute();
    },
    findOwned: async (db, sessionId, nowMs) => {
      const row = await db
        .selectFrom('pending_registrations')
        .select(['id', 'email_fingerprint', 'profile', 'password_hash'])
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', new Date(nowMs))
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        id: row.id,
        sessionId,
        fingerprint: emailFingerprint.parse(row.email_fingerprint),
        email: emailIn(row),
        passwordHash: row.password_hash,
      };
    },
    findAddress: async (db, fingerprint, nowMs) => {
      const row = await db
        .selectFrom('pending_registrations')
        .select(['id', 'profile'])
        .where('email_fingerprint', '=', fingerprint)
        .where('expires_at', '>', new Date(nowMs))
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : emailIn(row);
    },
    remove: async (db, sessionId) => {
      await db.deleteFrom('pending_registrations').where('session_id', '=', sessionId).execute();
    },
    clearExpired: async (db, nowMs) => {
      await db.deleteFrom('pending_registrations').where('expires_at', '<', new Date(nowMs)).execute();
    },
  };
}
