import { type CalendarDate, parseCalendarDate } from '@plainclaim/domain';
import { DEFAULT_LANGUAGE, type DispatchChannel, type DispatchState, LANGUAGES } from '@plainclaim/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import { ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { letterPartySchema } from './recipients.ts';

type DispatchesTable = {
  id: string;
  version_id: string;
  claim_id: string;
  recipient_index: number;
  channel: DispatchChannel;
  state: DispatchState;
  parties: Buffer;
  mail_id: string | null;
  failure_code: string | null;
  tracking_number: Buffer | null;
  /** "2026-11-23" */
  mailed_on: string | null;
  created_at: Date;
  sent_at: Date | null;
  mailbox_fingerprint: string | null;
  text_sha256: string | null;
};

const partiesSchema = z.object({
  recipient: letterPartySchema,
  sender: letterPartySchema,
  /** The claimant's proved address at the approval; null when the account, if any, had none. */
  answersTo: z.nullable(z.string()),
  /** The claimant's language at the approval, for what we write to them about it. Rows of before have none. */
  language: z._default(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
});
export type DispatchParties = z.infer<typeof partiesSchema>;

export type NewDispatch = {
  readonly id: string;
  readonly versionId: string;
  readonly claimId: string;
  readonly recipientIndex: number;
  readonly channel: DispatchChannel;
  readonly parties: DispatchParties;
  readonly createdAtMs: number;
  /** Of the text that passed the checks at the approval. */
  readonly textSha256: string;
};

/** Names the recipient's mailbox for counting; null for a letter that goes by post. */
type Counted = { readonly mailbox: string | null; readonly isHeld: boolean };

export type Dispatch = NewDispatch & {
  readonly state: DispatchState;
  readonly mailId: string | null;
  readonly failureCode: string | null;
  readonly trackingNumber: string | null;
  readonly mailedOn: CalendarDate | null;
  readonly sentAtMs: number | null;
};

/** One of the caller's own letters. */
export type OwnedLetter = { readonly versionId: string; readonly claimId: string; readonly createdAtMs: number };

/** A letter on its way to one recipient, with the id its PDF is asked for by. */
export type SentLetter = { readonly dispatch: Dispatch; readonly demandId: string };

/** What `ids.readableToken` makes. Anything else is nobody's, and need not be looked for. */
const DEMAND_ID = /^[0-9A-Z]{26}$/;

/** Every change of a state asks for the state it starts from, so that a late run changes nothing. */
export type DispatchRepository = {
  insert(trx: DbTransaction, dispatch: NewDispatch & Counted): Promise<void>;
  /** Null for an id of nobody or of somebody else: from outside the two look the same. */
  findOwnedLetter(db: Db, owner: Owner, demandId: string): Promise<OwnedLetter | null>;
  /** The letter must already be known to be the caller's. By recipient, then email before own mailing. */
  listOfVersion(db: Db, versionId: string): Promise<readonly Dispatch[]>;
  /** Newest first. Only the page's rows are opened. */
  listOfAccount(
    db: Db,
    accountId: string,
    page: { readonly size: number; readonly number: number },
  ): Promise<readonly SentLetter[]>;
  countListed(db: Db, accountId: string): Promise<number>;
  lockOfRecipient(trx: DbTransaction, versionId: string, recipientIndex: number): Promise<Dispatch | null>;
  /** For jobs, which work for nobody in particular. Keeps the row until the transaction ends. */
  unsafeLock(trx: DbTransaction, by: { readonly id: string } | { readonly mailId: string }): Promise<Dispatch | null>;
  /** How many of the claim's letters went or go out by email that were approved since then. */
  countEmailed(db: Db, claimId: string, sinceMs: number): Promise<number>;
  /** How many emails of all the account's claims went or go out since then. */
  countOfAccount(db: Db, accountId: string, sinceMs: number): Promise<number>;
  /**
   * How many mailboxes letters of the account's claims, and of this one, went or go to since then; those in `wanted` count
   * as well, none twice.
   */
  countRecipients(
    db: Db,
    of: { readonly accountId: string | null; readonly claimId: string },
    wanted: readonly string[],
    sinceMs: number,
  ): Promise<{ readonly ofAccount: number; readonly ofClaim: number }>;
  /** How many emails went or go to each mailbox since then, from anybody; a mailbox with none is not in the answer. */
  countToMailboxes(db: Db, mailboxes: readonly string[], sinceMs: number): Promise<ReadonlyMap<string, number>>;
  /** Approvals that count the same thing wait for each other until the transaction ends. */
  holdCounts(trx: DbTransaction, names: readonly string[]): Promise<void>;
  noteMail(trx: DbTransaction, id: string, mailId: string): Promise<void>;
  /** A held email may leave. */
  release(trx: DbTransaction, id: string): Promise<void>;
  markSent(trx: DbTransaction, id: string, atMs: number): Promise<void>;
  markFailed(trx: DbTransaction, id: string, code: string): Promise<void>;
  /** Those by post that wait for the end of their time, of all the claim's letters. */
  listWaitingPost(db: Db, claimId: string): Promise<readonly { readonly id: string; readonly versionId: string }[]>;
  /** A posted letter that was stopped. */
  markCancelled(trx: DbTransaction, id: string): Promise<void>;
  /** Keeps the number, and makes the letter sent if it was not yet; a later number replaces an earlier one. */
  noteMailing(
    trx: DbTransaction,
    id: string,
    mailing: { readonly trackingNumber: string; readonly mailedOn: CalendarDate | null; readonly atMs: number },
  ): Promise<void>;
  /** Cancels the claim's emails that are not handed over yet; answers which. */
  cancelWaitingMail(
    trx: DbTransaction,
    claimId: string,
  ): Promise<readonly { readonly id: string; readonly versionId: string }[]>;
};

export function createDispatchRepository(box: SealedBox): DispatchRepository {
  const partiesPurpose = (id: string) => `dispatch:${id}`;
  const trackingPurpose = (id: string) => `dispatch-tracking:${id}`;

  const opened = (row: Selectable<DispatchesTable>): Dispatch => ({
    id: row.id,
    versionId: row.version_id,
    claimId: row.claim_id,
    recipientIndex: row.recipient_index,
    channel: row.channel,
    state: row.state,
    parties: z.parse(partiesSchema, openedValue(box, partiesPurpose(row.id), row.parties)),
    mailId: row.mail_id,
    failureCode: row.failure_code,
    trackingNumber:
      row.tracking_number === null
        ? null
        : z.parse(z.string(), openedValue(box, trackingPurpose(row.id), row.tracking_number)),
    mailedOn: row.mailed_on === null ? null : storedDay(row.mailed_on),
    createdAtMs: row.created_at.getTime(),
    sentAtMs: row.sent_at?.getTime() ?? null,
    textSha256: row.text_sha256 ?? '',
  });

  return {
    insert: async (trx, dispatch) => {
      await dispatchesOf(trx)
        .insertInto('dispatches')
        .values({
          id: dispatch.id,
          version_id: dispatch.versionId,
          claim_id: dispatch.claimId,
          recipient_index: dispatch.recipientIndex,
          channel: dispatch.channel,
          state: dispatch.isHeld ? 'held' : 'queued',
          text_sha256: dispatch.textSha256,
          parties: box.sealJson(partiesPurpose(dispatch.id), dispatch.parties),
          mail_id: null,
          failure_code: null,
          tracking_number: null,
          mailed_on: null,
          created_at: new Date(dispatch.createdAtMs),
          sent_at: null,
          mailbox_fingerprint: dispatch.mailbox,
        })
        .execute();
    },
    findOwnedLetter: async (db, owner, demandId) => {
      if (!DEMAND_ID.test(demandId)) return null;
      const row = await db
        .selectFrom('letter_versions')
        .innerJoin('claims', 'claims.id', 'letter_versions.claim_id')
        .select(['letter_versions.id', 'letter_versions.claim_id', 'letter_versions.created_at'])
        .where(ownedBy(owner))
        .where('letter_versions.demand_id', '=', demandId)
        .executeTakeFirst();
      return row === undefined
        ? null
        : { versionId: row.id, claimId: row.claim_id, createdAtMs: row.created_at.getTime() };
    },
    listOfVersion: async (db, versionId) => {
      const rows = await dispatchesOf(db)
        .selectFrom('dispatches')
        .selectAll()
        .where('version_id', '=', versionId)
        .orderBy('recipient_index')
        .orderBy('channel')
        .execute();
      return rows.map(opened);
    },
    listOfAccount: async (db, accountId, page) => {
      const rows = await withClaims(db)
        .selectFrom('dispatches')
        .innerJoin('claims', 'claims.id', 'dispatches.claim_id')
        .innerJoin('letter_versions', 'letter_versions.id', 'dispatches.version_id')
        .selectAll('dispatches')
        .select('letter_versions.demand_id')
        .where('claims.account_id', '=', accountId)
        .orderBy('dispatches.created_at', 'desc')
        .orderBy('dispatches.id')
        .limit(page.size)
        .offset((page.number - 1) * page.size)
        .execute();
      return rows.map(({ demand_id: demandId, ...row }) => ({ dispatch: opened(row), demandId }));
    },
    countListed: async (db, accountId) => {
      const { count } = await withClaims(db)
        .selectFrom('dispatches')
        .innerJoin('claims', 'claims.id', 'dispatches.claim_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('claims.account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    lockOfRecipient: async (trx, versionId, recipientIndex) => {
      const row = await dispatchesOf(trx)
        .selectFrom('dispatches')
        .selectAll()
        .where('version_id', '=', versionId)
        .where('recipient_index', '=', recipientIndex)
        .where('channel', '=', 'self_mail')
        .forUpdate()
        .executeTakeFirst();
      return row === undefined ? null : opened(row);
    },
    unsafeLock: async (trx, by) => {
      const all = dispatchesOf(trx).selectFrom('dispatches');
      const its = 'id' in by ? all.where('id', '=', by.id) : all.where('mail_id', '=', by.mailId);
      const unlocked = await its.select('claim_id').executeTakeFirst();
      if (unlocked === undefined) return null;
      // The claim first, as an approval does: each waiting for what the other one holds would end one of the two.
      await trx.selectFrom('claims').select('id').where('id', '=', unlocked.claim_id).forKeyShare().execute();
      const row = await its.selectAll().forUpdate().executeTakeFirst();
      return row === undefined ? null : opened(row);
    },
    countEmailed: async (db, claimId, sinceMs) => {
      const { count } = await dispatchesOf(db)
        .selectFrom('dispatches')
        .select(({ fn }) => fn.count('version_id').distinct().as('count'))
        .where('claim_id', '=', claimId)
        .where('channel', '=', 'email')
        .where('state', '<>', 'cancelled')
        .where('created_at', '>', new Date(sinceMs))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    countOfAccount: async (db, accountId, sinceMs) => {
      const { count } = await dispatchesOf(db)
        .selectFrom('dispatches')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('claim_id', 'in', db.selectFrom('claims').select('id').where('account_id', '=', accountId))
        .where('channel', '=', 'email')
        .where('state', '<>', 'cancelled')
        .where('created_at', '>', new Date(sinceMs))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    countRecipients: async (db, { accountId, claimId }, wanted, sinceMs) => {
      const rows = await dispatchesOf(db)
        .selectFrom('dispatches')
        .select(['mailbox_fingerprint', 'claim_id'])
        .distinct()
        .where((where) =>
          where.or([
            where('claim_id', '=', claimId),
            ...(accountId === null
              ? []
              : [where('claim_id', 'in', db.selectFrom('claims').select('id').where('account_id', '=', accountId))]),
          ]),
        )
        .where('channel', '=', 'email')
        .where('mailbox_fingerprint', 'is not', null)
        .where('state', '<>', 'cancelled')
        .where('created_at', '>', new Date(sinceMs))
        .execute();
      const mailboxesOf = (its: typeof rows) => new Set([...its.map((row) => row.mailbox_fingerprint), ...wanted]).size;
      return { ofAccount: mailboxesOf(rows), ofClaim: mailboxesOf(rows.filter((row) => row.claim_id === claimId)) };
    },
    countToMailboxes: async (db, mailboxes, sinceMs) => {
      const rows = await dispatchesOf(db)
        .selectFrom('dispatches')
        .select(({ fn }) => ['mailbox_fingerprint', fn.countAll().as('count')])
        .where('mailbox_fingerprint', 'in', [...mailboxes])
        .where('channel', '=', 'email')
        .where('state', '<>', 'cancelled')
        .where('created_at', '>', new Date(sinceMs))
        .groupBy('mailbox_fingerprint')
        .execute();
      return new Map(rows.map((row) => [row.mailbox_fingerprint ?? '', Number(row.count)]));
    },
    holdCounts: async (trx, names) => {
      // In one order for all, so that no two wait for each other.
      for (const name of [...new Set(names)].sort()) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`dispatch ${name}`}, 0))`.execute(trx);
      }
    },
    noteMail: async (trx, id, mailId) => {
      await dispatchesOf(trx)
        .updateTable('dispatches')
        .set({ mail_id: mailId })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .where('mail_id', 'is', null)
        .execute();
    },
    release: async (trx, id) => {
      await dispatchesOf(trx)
        .updateTable('dispatches')
        .set({ state: 'queued' })
        .where('id', '=', id)
        .where('state', '=', 'held')
        .execute();
    },
    markSent: (trx, id, atMs) => leaveQueue(trx, id, { state: 'sent', sent_at: new Date(atMs) }),
    markFailed: async (trx, id, code) => {
      // The carrier may have had a posted letter before it said that it cannot print it.
      await dispatchesOf(trx)
        .updateTable('dispatches')
        .set({ state: 'failed', failure_code: code, sent_at: null })
        .where('id', '=', id)
        .where(({ eb, or, and }) =>
          or([eb('state', 'in', ['queued', 'held']), and([eb('channel', '=', 'post'), eb('state', '=', 'sent')])]),
        )
        .execute();
    },
    listWaitingPost: async (db, claimId) => {
      const rows = await dispatchesOf(db)
        .selectFrom('dispatches')
        .select(['id', 'version_id'])
        .where('claim_id', '=', claimId)
        .where('channel', '=', 'post')
        .where('state', 'in', ['queued', 'held'])
        .execute();
      return rows.map((row) => ({ id: row.id, versionId: row.version_id }));
    },
    markCancelled: (trx, id) => leaveQueue(trx, id, { state: 'cancelled' }),
    noteMailing: async (trx, id, { trackingNumber, mailedOn, atMs }) => {
      await leaveQueue(trx, id, { state: 'sent', sent_at: new Date(atMs) });
      await dispatchesOf(trx)
        .updateTable('dispatches')
        .set({ tracking_number: box.sealJson(trackingPurpose(id), trackingNumber), mailed_on: mailedOn })
        .where('id', '=', id)
        .execute();
    },
    cancelWaitingMail: async (trx, claimId) => {
      const rows = await dispatchesOf(trx)
        .updateTable('dispatches')
        .set({ state: 'cancelled' })
        .where('claim_id', '=', claimId)
        .where('channel', '=', 'email')
        .where('state', 'in', ['queued', 'held'])
        .where('mail_id', 'is', null)
        .returning(['id', 'version_id'])
        .execute();
      return rows.map((row) => ({ id: row.id, versionId: row.version_id }));
    },
  };
}

/** No other folder reads this table, so its columns are named here. */
const dispatchesOf = (db: Db): Kysely<{ dispatches: DispatchesTable }> =>
  db.withTables<{ dispatches: DispatchesTable }>();

/** The same beside the tables that every folder knows. */
const withClaims = (db: Db): Kysely<Database & { dispatches: DispatchesTable }> =>
  db.withTables<Database & { dispatches: DispatchesTable }>();

function storedDay(text: string): CalendarDate {
  const day = parseCalendarDate(text);
  if (!day.ok) throw new Error('a stored day is not a day');
  return day.value;
}

async function leaveQueue(trx: DbTransaction, id: string, change: Partial<DispatchesTable>): Promise<void> {
  await dispatchesOf(trx)
    .updateTable('dispatches')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'held'])
    .execute();
}
