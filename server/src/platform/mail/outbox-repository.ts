import type { Insertable, Kysely } from 'kysely';
import type { Db } from '../db/index.ts';
import { openedValue, type SealedBox } from '../security/index.ts';
import { type MailContents, mailContentsSchema } from './mail-contents.ts';

type MailOutboxTable = {
  id: string;
  template: string;
  contents: Buffer | null;
  status: 'queued' | 'sent' | 'failed' | 'expired';
  tries: number;
  failure_code: string | null;
  created_at: Date;
  expires_at: Date | null;
  next_try_at: Date;
  sent_at: Date | null;
};

/** Where a mail stands; instants in milliseconds since 1970. */
export type OutboxState = {
  readonly status: MailOutboxTable['status'];
  readonly tries: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  readonly nextTryAtMs: number;
};

/** The rows of mail that is to be sent. Every change asks for the state it starts from, so late runs change nothing. */
export type OutboxRepository = {
  insert(
    db: Db,
    mail: {
      readonly id: string;
      readonly contents: MailContents;
      readonly atMs: number;
      readonly expiresAtMs: number | null;
    },
  ): Promise<void>;
  find(db: Db, id: string): Promise<OutboxState | null>;
  /**
   * Takes the mail for one try and holds it until `untilMs`. Null when another run was faster. Throws when the contents
   * do not open: a key is missing, or the row was changed.
   */
  take(
    db: Db,
    id: string,
    taken: { readonly tries: number; readonly nowMs: number; readonly untilMs: number },
  ): Promise<MailContents | null>;
  markSent(db: Db, id: string, atMs: number): Promise<void>;
  markExpired(db: Db, id: string): Promise<void>;
  markFailed(db: Db, id: string, code: string): Promise<void>;
  postpone(
    db: Db,
    id: string,
    to: { readonly tries: number; readonly nextTryAtMs: number; readonly code: string },
  ): Promise<void>;
  /** Mail that is still queued although nobody touched it since `beforeMs`. */
  listForgotten(db: Db, beforeMs: number, limit: number): Promise<readonly string[]>;
  /** Removes mail that still has contents, sent or given up not counted, where `isTheirs` says so. Answers how many. */
  removeUnsent(db: Db, isTheirs: (id: string, contents: MailContents) => boolean): Promise<number>;
  /** Removes what was sent, failed or has run out, when it was written before `beforeMs`. Answers how many. */
  deleteDone(db: Db, beforeMs: number): Promise<number>;
};

/** Contents are sealed, so whose mail it is can only be told by opening it; what waits is seldom many. */
const OPENED_TOGETHER = 200;
const NO_ID = '00000000-0000-0000-0000-000000000000';

export function createOutboxRepository(box: SealedBox): OutboxRepository {
  const purposeOf = (id: string) => `mail:${id}`;

  return {
    insert: async (db, { id, contents, atMs, expiresAtMs }) => {
      const row: Insertable<MailOutboxTable> = {
        id,
        template: contents.filled.template,
        contents: box.sealJson(purposeOf(id), contents),
        status: 'queued',
        tries: 0,
        failure_code: null,
        created_at: new Date(atMs),
        expires_at: expiresAtMs === null ? null : new Date(expiresAtMs),
        next_try_at: new Date(atMs),
        sent_at: null,
      };
      await outboxOf(db).insertInto('mail_outbox').values(row).execute();
    },
    find: async (db, id) => {
      const row = await outboxOf(db)
        .selectFrom('mail_outbox')
        .select(['status', 'tries', 'created_at', 'expires_at', 'next_try_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        status: row.status,
        tries: row.tries,
        createdAtMs: row.created_at.getTime(),
        expiresAtMs: row.expires_at?.getTime() ?? null,
        nextTryAtMs: row.next_try_at.getTime(),
      };
    },
    take: async (db, id, { tries, nowMs, untilMs }) => {
      const row = await outboxOf(db)
        .updateTable('mail_outbox')
        .set({ tries: tries + 1, next_try_at: new Date(untilMs) })
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .where('tries', '=', tries)
        .where('next_try_at', '<=', new Date(nowMs))
        .returning('contents')
        .executeTakeFirst();
      if (row === undefined || row.contents === null) return null;
      return mailContentsSchema.parse(openedValue(box, purposeOf(id), row.contents));
    },
    markSent: (db, id, atMs) =>
      finish(db, id, { status: 'sent', sent_at: new Date(atMs), contents: null, failure_code: null }),
    markExpired: (db, id) => finish(db, id, { status: 'expired', contents: null }),
    markFailed: (db, id, code) => finish(db, id, { status: 'failed', failure_code: code }),
    postpone: async (db, id, { tries, nextTryAtMs, code }) => {
      await outboxOf(db)
        .updateTable('mail_outbox')
        .set({ tries, next_try_at: new Date(nextTryAtMs), failure_code: code })
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .execute();
    },
    listForgotten: async (db, beforeMs, limit) => {
      const rows = await outboxOf(db)
        .selectFrom('mail_outbox')
        .select('id')
        .where('status', '=', 'queued')
        .where('next_try_at', '<', new Date(beforeMs))
        .orderBy('next_try_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    removeUnsent: async (db, isTheirs) => {
      let count = 0;
      let after = NO_ID;
      for (;;) {
        const rows = await outboxOf(db)
          .selectFrom('mail_outbox')
          .select(['id', 'contents'])
          .where('contents', 'is not', null)
          .where('id', '>', after)
          .orderBy('id')
          .limit(OPENED_TOGETHER)
          .execute();
        const theirs = rows.flatMap(({ id, contents }) => {
          if (contents === null) return [];
          return isTheirs(id, mailContentsSchema.parse(openedValue(box, purposeOf(id), contents))) ? [id] : [];
        });
        if (theirs.length > 0) await outboxOf(db).deleteFrom('mail_outbox').where('id', 'in', theirs).execute();
        count += theirs.length;
        const last = rows.at(-1);
        if (last === undefined || rows.length < OPENED_TOGETHER) return count;
        after = last.id;
      }
    },
    deleteDone: async (db, beforeMs) => {
      const { numDeletedRows } = await outboxOf(db)
        .deleteFrom('mail_outbox')
        .where('status', '<>', 'queued')
        .where('created_at', '<', new Date(beforeMs))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** No other folder reads this table, so its columns are named here. */
export const outboxOf = (db: Db): Kysely<{ mail_outbox: MailOutboxTable }> =>
  db.withTables<{ mail_outbox: MailOutboxTable }>();

async function finish(db: Db, id: string, change: Partial<MailOutboxTable>): Promise<void> {
  await outboxOf(db)
    .updateTable('mail_outbox')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}
