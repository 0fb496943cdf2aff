import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db, DbTransaction } from '../../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../../platform/security/index.ts';
import { type PacketContents, packetContentsSchema } from './packet-contents.ts';

type PacketsTable = {
  id: string;
  claim_id: string;
  state: 'making' | 'ready' | 'failed';
  contents: Buffer;
  steps_done: number;
  steps_all: number;
  page_count: number | null;
  pdf_sha256: string | null;
  created_at: Date;
  made_at: Date | null;
};

export type StoredPacket = {
  readonly id: string;
  readonly claimId: string;
  readonly state: PacketsTable['state'];
  readonly contents: PacketContents;
  readonly stepsDone: number;
  readonly stepsAll: number;
  readonly pageCount: number | null;
};

/** The packet of a claim's exhibits: one, as it was last asked for. Whose claim it is must be known before. */
export type PacketRepository = {
  find(db: Db, claimId: string): Promise<StoredPacket | null>;
  /** For the job that makes it: it works for nobody in particular and got the id from an owned request. */
  unsafeFindInMaking(db: Db, id: string): Promise<StoredPacket | null>;
  insert(
    trx: DbTransaction,
    packet: Pick<StoredPacket, 'id' | 'claimId' | 'contents'> & { readonly createdAtMs: number },
  ): Promise<void>;
  /** Answers the id of what was there, whose file can go. */
  remove(trx: DbTransaction, claimId: string): Promise<string | null>;
  noteStep(db: Db, id: string, stepsDone: number): Promise<void>;
  /** False when it is no longer in the making: it was asked for again, or removed. */
  markReady(
    trx: DbTransaction,
    id: string,
    made: { readonly pageCount: number; readonly sha256: string; readonly atMs: number },
  ): Promise<boolean>;
  markFailed(trx: DbTransaction, id: string): Promise<void>;
};

const COLUMNS = ['id', 'claim_id', 'state', 'contents', 'steps_done', 'steps_all', 'page_count'] as const;

type Tables = Database & { exhibit_packets: PacketsTable };
const tablesOf = (db: Db): Kysely<Tables> => db.withTables<Tables>();

export function createPacketRepository(box: SealedBox): PacketRepository {
  const purpose = (id: string) => `exhibit-packet:${id}`;
  const opened = (row: Pick<PacketsTable, (typeof COLUMNS)[number]>): StoredPacket => ({
    id: row.id,
    claimId: row.claim_id,
    state: row.state,
    contents: z.parse(packetContentsSchema, openedValue(box, purpose(row.id), row.contents)),
    stepsDone: row.steps_done,
    stepsAll: row.steps_all,
    pageCount: row.page_count,
  });

  return {
    find: async (db, claimId) => {
      const row = await tablesOf(db)
        .selectFrom('exhibit_packets')
        .select([...COLUMNS])
        .where('claim_id', '=', claimId)
        .executeTakeFirst();
      return row === undefined ? null : opened(row);
    },
    unsafeFindInMaking: async (db, id) => {
      const row = await tablesOf(db)
        .selectFrom('exhibit_packets')
        .select([...COLUMNS])
        .where('id', '=', id)
        .where('state', '=', 'making')
        .executeTakeFirst();
      return row === undefined ? null : opened(row);
    },
    insert: async (trx, { id, claimId, contents, createdAtMs }) => {
      await tablesOf(trx)
        .insertInto('exhibit_packets')
        .values({
          id,
          claim_id: claimId,
          state: 'making',
          contents: box.sealJson(purpose(id), contents),
          steps_done: 0,
          steps_all: contents.exhibits.length,
          page_count: null,
          pdf_sha256: null,
          created_at: new Date(createdAtMs),
          made_at: null,
        })
        .execute();
    },
    remove: async (trx, claimId) => {
      const row = await tablesOf(trx)
        .deleteFrom('exhibit_packets')
        .where('claim_id', '=', claimId)
        .returning('id')
        .executeTakeFirst();
      return row?.id ?? null;
    },
    noteStep: async (db, id, stepsDone) => {
      await tablesOf(db)
        .updateTable('exhibit_packets')
        .set({ steps_done: stepsDone })
        .where('id', '=', id)
        .where('state', '=', 'making')
        .execute();
    },
    markReady: async (trx, id, { pageCount, sha256, atMs }) => {
      const { numUpdatedRows } = await tablesOf(trx)
        .updateTable('exhibit_packets')
        .set({ state: 'ready', page_count: pageCount, pdf_sha256: sha256, made_at: new Date(atMs) })
        .where('id', '=', id)
        .where('state', '=', 'making')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    markFailed: async (trx, id) => {
      await tablesOf(trx)
        .updateTable('exhibit_packets')
        .set({ state: 'failed' })
        .where('id', '=', id)
        .where('state', '=', 'making')
        .execute();
    },
  };
}
