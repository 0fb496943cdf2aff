import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';

/**
 * Whose data: an account's, an anonymous browser's, those of who reads the mail of an address that was proved for claims
 * without an account, or one such claim alone, when its time is over.
 */
export type Holder =
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'browser'; readonly sessionId: string }
  | { readonly kind: 'address'; readonly fingerprint: string }
  | { readonly kind: 'claim'; readonly claimId: string };

export const holderOf = ({ accountId, sessionId }: Owner): Holder =>
  accountId === null ? { kind: 'browser', sessionId } : { kind: 'account', accountId };

/** One text for a holder, the same every time. */
export function keyOf(holder: Holder): string {
  switch (holder.kind) {
    case 'account':
      return `account:${holder.accountId}`;
    case 'browser':
      return `browser:${holder.sessionId}`;
    case 'address':
      return `address:${holder.fingerprint}`;
    case 'claim':
      return `claim:${holder.claimId}`;
  }
}

const keySchema = z.string().check(z.regex(/^(?:account|browser|address|claim):.+$/));

export function holderIn(key: string): Holder {
  const text = z.parse(keySchema, key);
  const id = text.slice(text.indexOf(':') + 1);
  if (text.startsWith('account:')) return { kind: 'account', accountId: id };
  if (text.startsWith('browser:')) return { kind: 'browser', sessionId: id };
  return text.startsWith('address:') ? { kind: 'address', fingerprint: id } : { kind: 'claim', claimId: id };
}

export type HeldClaim = {
  readonly id: string;
  readonly status: 'draft' | 'paid';
  /** As whom the finders of other features open it. */
  readonly owner: Owner;
  readonly form: Buffer;
  readonly createdAtMs: number;
};

/** Where a claim's browser is not known any more: the id of no session. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The tables that only this feature writes. */
type Tables = Database & {
  claim_contacts: {
    claim_id: string;
    address_fingerprint: string;
    language: string | null;
    proved_at: Date | null;
    visited_at: Date | null;
    told_at: Date | null;
  };
};
export const withContacts = (db: Db): Kysely<Tables> => db.withTables<Tables>();

/**
 * The holder's claims, oldest first; with `lock` nobody changes them until the transaction ends. A claim that passed to an
 * account is no longer its browser's, nor its address's.
 */
export async function claimsOf(db: Db, holder: Holder, lock = false): Promise<readonly HeldClaim[]> {
  const all = withContacts(db)
    .selectFrom('claims')
    .select(['id', 'status', 'form', 'session_id', 'account_id', 'created_at']);
  const anonymous = all.where('account_id', 'is', null);
  const wanted =
    holder.kind === 'account'
      ? all.where('account_id', '=', holder.accountId)
      : holder.kind === 'browser'
        ? anonymous.where('session_id', '=', holder.sessionId)
        : holder.kind === 'claim'
          ? anonymous.where('id', '=', holder.claimId)
          : anonymous.where('id', 'in', (from) =>
              from
                .selectFrom('claim_contacts')
                .select('claim_id')
                .where('address_fingerprint', '=', holder.fingerprint)
                .where('proved_at', 'is not', null),
            );
  const rows = await wanted
    .orderBy('created_at')
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    owner: { sessionId: row.session_id ?? NOBODY, accountId: row.account_id },
    form: row.form,
    createdAtMs: row.created_at.getTime(),
  }));
}
