import { sql } from 'kysely';
import { type Db, inTransaction } from '../platform/db/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import type { DeskCommand } from './desk-arguments.ts';
import type { AdminOutcome } from './outcome.ts';
import { act, lines, refused } from './shop-answers.ts';

const NEWEST_EVENTS = 15;

/** One thing that a claim has, with how it stands and since when. Only ids, codes and times: no column that is sealed. */
type Part = { readonly what: string; readonly state: string; readonly at: Date | null };

async function partsOf(db: Db, claimId: string): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select what, state, at from (
      select 1 as place, 'order ' || package_id as what, status as state, coalesce(paid_at, created_at) as at
        from orders where claim_id = ${claimId}
      union all
      select 2, 'letter ' || version || case when is_approved then ', approved' else ', a draft' end,
        'PDF ' || coalesce(documents.status, 'not asked for') || coalesce(', ' || documents.failure_code, '')
          || coalesce(', sealed ' || documents.seal_level, ''), versions.created_at
        from letter_versions versions left join letter_documents documents on documents.version_id = versions.id
        where versions.claim_id = ${claimId}
      union all
      select 3, 'delivery ' || recipient_index + 1 || ' by ' || channel,
        state || coalesce(', ' || dispatches.failure_code, '') || coalesce(', mail ' || mail_outbox.status, ''),
        coalesce(dispatches.sent_at, dispatches.created_at)
        from dispatches left join mail_outbox on mail_outbox.id = dispatches.mail_id where claim_id = ${claimId}
      union all
      select 4, 'piece, ' || service, state || coalesce(', ' || failure_code, ''), looked_at
        from post_pieces where claim_id = ${claimId}
      union all
      select 5, 'said by ' || source, kind || coalesce(', ' || reason, ''), at from delivery_events where claim_id = ${claimId}
      union all
      select 6, 'court papers ' || version, state || coalesce(', ' || failure_code, ''), coalesce(made_at, created_at)
        from court_packets where claim_id = ${claimId}
      union all
      select 7, 'exhibits', count(*)::text, max(created_at) from exhibits where claim_id = ${claimId} having count(*) > 0
    ) as parts order by place, at`.execute(db);
  return rows;
}

async function eventsOf(db: Db, claimId: string) {
  return db
    .selectFrom('audit_events')
    .select(['at', 'kind'])
    .where('claim_id', '=', claimId)
    .orderBy('id', 'desc')
    .limit(NEWEST_EVENTS)
    .execute();
}

/** How a claim stands, for "where is my letter?", without a word that anybody wrote. */
export async function showClaim(
  { db, nowMs }: DeskDeps,
  { claimId, by, isDryRun }: Extract<DeskCommand, { kind: 'claim_shown' }>,
): Promise<AdminOutcome> {
  const claim = await db
    .selectFrom('claims')
    .select(['id', 'status', 'step', 'created_at', 'saved_at', 'archived_at', 'expires_at', 'account_id'])
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (claim === undefined) return refused('There is no claim of this id.');
  const [parts, events] = [await partsOf(db, claimId), await eventsOf(db, claimId)];
  if (!isDryRun) await inTransaction(db, (trx) => act(trx, 'claim.looked_at', { claim: claimId, by }, nowMs));
  const when = (at: Date | null): string => (at === null ? '' : `  ${at.toISOString()}`);
  const kept = claim.status === 'draft' ? `, goes ${claim.expires_at.toISOString()}` : '';
  return lines(
    `Claim ${claim.id}: ${claim.status}${claim.archived_at === null ? '' : ', put aside'}, on page ${claim.step}${kept}`,
    [
      `  begun ${claim.created_at.toISOString()}, last saved ${claim.saved_at.toISOString()}`,
      `  ${claim.account_id === null ? 'without an account' : `account ${claim.account_id}`}`,
      ...parts.map(({ what, state, at }) => `  ${what}: ${state}${when(at)}`),
      `What happened, the newest first:`,
      ...events.map(({ kind, at }) => `  ${at.toISOString()}  ${kind}`),
    ],
    { claim, parts, events },
  );
}
