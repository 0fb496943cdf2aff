import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { withContacts } from './holders.ts';

/** A paid claim without an account, and how long it is kept. */
export type KeptClaim = {
  readonly id: string;
  readonly lastVisitMs: number;
  /** When it goes, if nobody comes back. */
  readonly endsAtMs: number;
  /** When its owner was warned, after the last visit; null when not. */
  readonly warnedAtMs: number | null;
  /** Of the owner, where it is known. */
  readonly language: string | null;
};

type Wanted =
  | { readonly claimIds: readonly string[] }
  /** Those that end before this: by `warnedBeforeMs`, of which their owners were warned by then; null: not warned yet. */
  | { readonly endsBeforeMs: number; readonly warnedBeforeMs: number | null; readonly limit: number };

/**
 * Paid claims without an account, those that end first before the others. A visit is a request of the browser it was
 * paid in (noted once a day) or the use of a mailed link; paying counts as one.
 */
export async function keptClaims(db: Db, keepYears: number, wanted: Wanted): Promise<readonly KeptClaim[]> {
  const lastVisit = sql<Date>`greatest(orders.paid_at, sessions.last_seen_at, claim_contacts.visited_at)`;
  const warnedAt = sql.ref<Date>('claim_contacts.told_at');
  const endsAt = sql<Date>`${lastVisit} + make_interval(years => ${keepYears})`;
  const all = withContacts(db)
    .selectFrom('claims')
    .innerJoin('orders', (join) => join.onRef('orders.claim_id', '=', 'claims.id').on('orders.status', '=', 'paid'))
    .leftJoin('sessions', 'sessions.id', 'claims.session_id')
    .leftJoin('claim_contacts', 'claim_contacts.claim_id', 'claims.id')
    .select(['claims.id', 'claim_contacts.told_at', 'claim_contacts.language'])
    .select([lastVisit.as('last_visit'), endsAt.as('ends_at')])
    .where('claims.status', '=', 'paid')
    .where('claims.account_id', 'is', null);
  if ('claimIds' in wanted && wanted.claimIds.length === 0) return [];
  const rows = await ('claimIds' in wanted
    ? all.where('claims.id', 'in', [...wanted.claimIds])
    : all
        .where(endsAt, '<=', new Date(wanted.endsBeforeMs))
        .where(
          wanted.warnedBeforeMs === null
            ? sql<boolean>`coalesce(${warnedAt} <= ${lastVisit}, true)`
            : sql<boolean>`${warnedAt} > ${lastVisit} and ${warnedAt} <= ${new Date(wanted.warnedBeforeMs)}`,
        )
        .limit(wanted.limit)
  )
    .orderBy('ends_at')
    .orderBy('claims.id')
    .execute();
  return rows.map((row) => {
    const lastVisitMs = row.last_visit.getTime();
    const warnedAtMs = row.told_at?.getTime() ?? null;
    return {
      id: row.id,
      lastVisitMs,
      endsAtMs: row.ends_at.getTime(),
      warnedAtMs: warnedAtMs !== null && warnedAtMs > lastVisitMs ? warnedAtMs : null,
      language: row.language,
    };
  });
}
