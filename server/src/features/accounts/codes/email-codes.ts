import { CODE_LENGTH, LONG_CODE_LENGTH } from '@plainclaim/contract';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { isSameSecret, type TokenHashing } from '../../../platform/security/index.ts';

const CODE_LIFE_MS = 10 * 60_000;
/** No longer than the pause between two of them, so that the newest mail always holds the one that works. */
export const LONG_CODE_LIFE_MS = 60 * 60_000;
const MOST_TRIES = 5;

/** What a code is for, and for whom: it is worth nothing under another flow or subject. */
export type CodeBinding = {
  readonly flow: 'register' | 'reset' | 'change-email' | 'leave' | 'prove-claim' | 'open-receipt' | 'log-in';
  readonly subject: string;
  /** Twenty digits for an hour, for whoever reads that mailbox. Nobody can guess it, so tries are not counted. */
  readonly isLong?: true;
};

export type IssuedCode = { readonly code: string; readonly expiresAtMs: number };

/**
 * Codes sent by email: six digits, ten minutes, five tries, one use, and only the newest works. A long one has an hour and
 * any number of tries. The database holds a keyed hash.
 */
export type EmailCodes = {
  issue(db: Db, binding: CodeBinding): Promise<IssuedCode>;
  /** Whether the code is right. A right one stays usable, and its try is not counted. */
  check(db: Db, binding: CodeBinding, typed: string): Promise<boolean>;
  /** As above, but a right code is used up. Of two uses at once, one wins. */
  use(db: Db, binding: CodeBinding, typed: string): Promise<boolean>;
  /** When the newest code of this kind was issued; null when there is none any more. */
  issuedAt(db: Db, binding: CodeBinding): Promise<number | null>;
  /** Makes every code of a flow that is under way worthless, whose subject begins with this and a space. */
  withdrawAll(db: Db, flow: CodeBinding['flow'], subjectStart: string): Promise<void>;
  clearExpired(db: Db): Promise<void>;
};

/** A code as it was mailed, or as somebody typed it: a long one is in groups. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, '');

export function createEmailCodes({
  clock,
  ids,
  hashing,
}: {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hashing: TokenHashing;
}): EmailCodes {
  const macOf = ({ flow, subject }: CodeBinding, code: string) =>
    hashing.macShortCode(code, { purpose: flow, subject });

  /** The try is counted in the same statement that allows it, so guesses sent at once cannot outrun the count. */
  async function countedMatch(db: Db, binding: CodeBinding, typed: string): Promise<Buffer | null> {
    const row = await db
      .updateTable('email_codes')
      .set((eb) => ({ tries: binding.isLong === true ? eb.ref('tries') : eb('tries', '+', 1) }))
      .where('flow', '=', binding.flow)
      .where('subject', '=', binding.subject)
      .where('expires_at', '>', new Date(clock.now()))
      .where('tries', '<', MOST_TRIES)
      .returning('code_mac')
      .executeTakeFirst();
    const given = macOf(binding, digitsOf(typed));
    return row !== undefined && isSameSecret(row.code_mac, given) ? row.code_mac : null;
  }

  return {
    issue: async (db, binding) => {
      const { flow, subject, isLong = false } = binding;
      const code = ids.digits(isLong ? LONG_CODE_LENGTH : CODE_LENGTH);
      const nowMs = clock.now();
      const expiresAtMs = nowMs + (isLong ? LONG_CODE_LIFE_MS : CODE_LIFE_MS);
      const fresh = {
        code_mac: macOf(binding, code),
        tries: 0,
        created_at: new Date(nowMs),
        expires_at: new Date(expiresAtMs),
      };
      await db
        .insertInto('email_codes')
        .values({ flow, subject, ...fresh })
        .onConflict((conflict) => conflict.columns(['flow', 'subject']).doUpdateSet(fresh))
        .execute();
      return { code, expiresAtMs };
    },
    check: async (db, binding, typed) => {
      const mac = await countedMatch(db, binding, typed);
      if (mac === null) return false;
      if (binding.isLong === true) return true;
      await db
        .updateTable('email_codes')
        .set((eb) => ({ tries: eb('tries', '-', 1) }))
        .where('flow', '=', binding.flow)
        .where('subject', '=', binding.subject)
        .where('code_mac', '=', mac)
        .execute();
      return true;
    },
    use: async (db, binding, typed) => {
      const mac = await countedMatch(db, binding, typed);
      if (mac === null) return false;
      const { numDeletedRows } = await db
        .deleteFrom('email_codes')
        .where('flow', '=', binding.flow)
        .where('subject', '=', binding.subject)
        .where('code_mac', '=', mac)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    issuedAt: async (db, { flow, subject }) => {
      const row = await db
        .selectFrom('email_codes')
        .select('created_at')
        .where('flow', '=', flow)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.created_at.getTime() ?? null;
    },
    withdrawAll: async (db, flow, subjectStart) => {
      await db
        .deleteFrom('email_codes')
        .where('flow', '=', flow)
        .where(sql<boolean>`starts_with(subject, ${`${subjectStart} `})`)
        .execute();
    },
    clearExpired: async (db) => {
      await db.deleteFrom('email_codes').where('expires_at', '<', new Date(clock.now())).execute();
    },
  };
}
