import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../../platform/security/index.ts';
import { type EmailAddress, type EmailFingerprint, emailAddress, emailFingerprint } from './email-address.ts';

/** A new address for an account that waits for its code, in the one browser that asked for it. */
export type PendingEmailChange = {
  readonly id: string;
  readonly sessionId: string;
  readonly fingerprint: EmailFingerprint;
  readonly email: EmailAddress;
};

/** As long as a session at most: the change ends with the session that asked for it. */
const WAITS_MS = 12 * 60 * 60_000;

const profileSchema = z.object({ email: emailAddress });

export type PendingEmailChanges = {
  /** Takes the place of an earlier one in the same browser. */
  put(db: Db, change: PendingEmailChange, nowMs: number): Promise<void>;
  findOwned(db: Db, sessionId: string, nowMs: number): Promise<PendingEmailChange | null>;
  clearExpired(db: Db, nowMs: number): Promise<void>;
};

export function createPendingEmailChanges(box: SealedBox): PendingEmailChanges {
  const purposeOf = (id: string) => `pending-email-change:${id}`;

  return {
    put: async (db, { id, sessionId, fingerprint, email }, nowMs) => {
      const row = {
        id,
        email_fingerprint: fingerprint,
        profile: box.sealJson(purposeOf(id), { email }),
        created_at: new Date(nowMs),
        expires_at: new Date(nowMs + WAITS_MS),
      };
      await db
        .insertInto('pending_email_changes')
        .values({ session_id: sessionId, ...row })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
        .execute();
    },
    findOwned: async (db, sessionId, nowMs) => {
      const row = await db
        .selectFrom('pending_email_changes')
        .select(['id', 'email_fingerprint', 'profile'])
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', new Date(nowMs))
        .executeTakeFirst();
      if (row === undefined) return null;
      const { email } = z.parse(profileSchema, openedValue(box, purposeOf(row.id), row.profile));
      return { id: row.id, sessionId, fingerprint: emailFingerprint.parse(row.email_fingerprint), email };
    },
    clearExpired: async (db, nowMs) => {
      await db.deleteFrom('pending_email_changes').where('expires_at', '<', new Date(nowMs)).execute();
    },
  };
}
