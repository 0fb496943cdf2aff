import * as z from 'zod/mini';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import { type Log, requestTrace } from '../logging/index.ts';
import { trailRow } from './trail-row.ts';

/** What can happen to an account. Like a claim's events, these carry counts and codes; never a name or an address. */
export type AccountEvent =
  | {
      readonly kind:
        | 'account.created'
        | 'login.succeeded'
        | 'login.failed'
        | 'logged_out'
        | 'password.changed'
        | 'password.reset_requested'
        | 'password.reset'
        | 'password.confirm_failed'
        | 'email.change_asked'
        | 'email.changed'
        | 'reminders.changed'
        | 'contact.changed'
        | 'login.mail_asked'
        | 'second_step.on'
        | 'second_step.off'
        | 'second_step.failed'
        | 'recovery_codes.made'
        | 'recovery_code.used'
        | 'passkey.added'
        | 'passkey.removed'
        | 'social.linked'
        | 'data.export_ordered'
        | 'data.export_opened'
        | 'data.deletion_asked'
        | 'account.deleted';
    }
  | { readonly kind: 'session.ended'; readonly count: number };

/** Adds one row to an account's trail, in the transaction that made it true where there is one. */
export async function appendAccountAudit(db: Db, accountId: string, atMs: number, event: AccountEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ ...trailRow(accountId, atMs, event), account_id: accountId })
    .execute();
}

/**
 * The same after the answer was sent: for what happens to an account while nobody may learn, by how long the answer
 * takes, whether there is one. A row that cannot be written is logged, which has a line about the event itself
 * as well.
 */
export function appendAccountAuditLater(
  { db, clock, log }: { readonly db: Db; readonly clock: Clock; readonly log: Log },
  accountId: string,
  event: AccountEvent,
): void {
  appendAccountAudit(db, accountId, clock.now(), event).catch((error: unknown) =>
    log.error(
      { event: 'audit.not_written', err: error, accountId, state: event.kind },
      'a row of the trail is missing',
    ),
  );
}

/** A row of an account's trail, as its owner sees it. */
export type AccountTrailRow = {
  readonly atMs: number;
  readonly kind: string;
  /** Whether it came from the place that asks now (network and kind of browser); null for what no request did. */
  readonly fromHere: boolean | null;
  /** How many, for what can happen to several at once. */
  readonly count: number | null;
};

const detailSchema = z.object({ count: z.optional(z.number()) });

/** What happened to an account, newest first, `most` at most. Whose account it is must be known before. */
export async function readAccountTrail(
  db: Db,
  accountId: string,
  most: number | null = null,
): Promise<readonly AccountTrailRow[]> {
  const here = requestTrace()?.clientIn(accountId) ?? null;
  const all = db
    .selectFrom('audit_events')
    .select(['at', 'kind', 'detail', 'client'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc');
  const rows = await (most === null ? all : all.limit(most)).execute();
  return rows.map(({ at, kind, detail, client }) => ({
    atMs: at.getTime(),
    kind,
    fromHere: client === null || here === null ? null : client === here,
    count: z.parse(detailSchema, detail).count ?? null,
  }));
}
