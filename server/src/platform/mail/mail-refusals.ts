import { err, ok, type Result } from '@plainclaim/domain';
import type { Kysely } from 'kysely';
import type { Db } from '../db/index.ts';
import { isSameSecret, type TokenHashing } from '../security/index.ts';

type MailRefusalsTable = { mailbox_fingerprint: string; refused_at: Date };

/**
 * Who wants no letters of other people by email. A refusal holds for the mailbox, however its address is written, for
 * every sender and until somebody who runs the site takes it back.
 */
export type MailRefusals = {
  /** Names a mailbox without telling whose it is. Spellings that reach one mailbox have one fingerprint. */
  mailboxOf(address: string): string;
  /** For the link in a mail to that address. It works for ever and nobody can make one; it opens nothing else. */
  tokenFor(address: string): string;
  /** Twice is the same as once. */
  refuse(db: Db, token: string, atMs: number): Promise<Result<null, { readonly code: 'dispatch.refusal_unknown' }>>;
  /** Which of these mailboxes, by fingerprint, were refused. */
  refusedOf(db: Db, mailboxes: readonly string[]): Promise<readonly string[]>;
};

const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

export function createMailRefusals(hashing: TokenHashing): MailRefusals {
  const mailboxOf = (address: string) => hashing.fingerprint('mailbox', plainMailbox(address));
  const stamp = (mailbox: string) => hashing.signValue('mail-refusal', mailbox);

  return {
    mailboxOf,
    tokenFor: (address) => `${mailboxOf(address)}.${stamp(mailboxOf(address))}`,
    refuse: async (db, token, atMs) => {
      const [, mailbox = '', given = ''] = TOKEN.exec(token) ?? [];
      if (!isSameSecret(given, stamp(mailbox))) return err({ code: 'dispatch.refusal_unknown' });
      await refusalsOf(db)
        .insertInto('mail_refusals')
        .values({ mailbox_fingerprint: mailbox, refused_at: new Date(atMs) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return ok(null);
    },
    refusedOf: async (db, mailboxes) => {
      if (mailboxes.length === 0) return [];
      const rows = await refusalsOf(db)
        .selectFrom('mail_refusals')
        .select('mailbox_fingerprint')
        .where('mailbox_fingerprint', 'in', [...mailboxes])
        .execute();
      return rows.map((row) => row.mailbox_fingerprint);
    },
  };
}

/** No other folder reads this table, so its columns are named here. */
const refusalsOf = (db: Db): Kysely<{ mail_refusals: MailRefusalsTable }> =>
  db.withTables<{ mail_refusals: MailRefusalsTable }>();

const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * One spelling for all addresses of a mailbox: small letters, nothing after a plus sign, and no dots where the provider
 * ignores them. Else a hundred spellings of one address would each have a limit of their own.
 */
function plainMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const local = address.slice(0, at).toLowerCase();
  const tagAt = local.indexOf('+', 1);
  const untagged = tagAt < 0 ? local : local.slice(0, tagAt);
  const dotless = DOTLESS.get(domain);
  return dotless === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${dotless}`;
}
