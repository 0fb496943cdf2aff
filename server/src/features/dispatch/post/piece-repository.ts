import { type Generated, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../platform/db/index.ts';
import { ADDRESS_VERDICTS, type AddressVerdict, type PostService } from '../../../platform/post/index.ts';
import { openedValue, type SealedBox } from '../../../platform/security/index.ts';

export type PieceState = 'held' | 'sending' | 'handed_over' | 'stopped' | 'failed';

type PiecesTable = {
  id: string;
  dispatch_id: string;
  claim_id: string;
  service: PostService;
  state: PieceState;
  hold_until: Date;
  carrier: string;
  envelopes: Buffer;
  pdf_sha256: string | null;
  carrier_ref: string | null;
  tracking_number: Buffer | null;
  failure_code: string | null;
  tries: Generated<number>;
  busy_until: Date | null;
  looked_at: Date | null;
};
type ChecksTable = { claim_id: string; address_fingerprint: string; verdict: string; checked_at: Date };
type MessagesTable = { carrier: string; event_id: string; received_at: Date };

const names = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]);
const envelopeSchema = z.object({
  names,
  street: z.string(),
  unit: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
const envelopesSchema = z.object({
  to: envelopeSchema,
  from: envelopeSchema,
  /** What the post office said of the address before; null where it was not asked, or did not answer. */
  verdict: z.nullable(z.enum(ADDRESS_VERDICTS)),
  /** The person wants it sent there all the same. */
  isOverridden: z.boolean(),
});
export type Envelopes = z.infer<typeof envelopesSchema>;

export type NewPiece = {
  readonly id: string;
  readonly dispatchId: string;
  readonly claimId: string;
  readonly service: PostService;
  readonly holdUntilMs: number;
  readonly carrier: string;
  readonly envelopes: Envelopes;
};

export type Piece = NewPiece & {
  readonly state: PieceState;
  readonly pdfSha256: string | null;
  readonly carrierRef: string | null;
  readonly trackingNumber: string | null;
  readonly failureCode: string | null;
  readonly tries: number;
  readonly busyUntilMs: number | null;
};

export type PieceRepository = {
  insert(trx: DbTransaction, piece: NewPiece): Promise<void>;
  listOfDispatches(db: Db, dispatchIds: readonly string[]): Promise<readonly Piece[]>;
  /** The certified pieces of a claim that a carrier has. */
  listCertified(db: Db, claimId: string): Promise<readonly Piece[]>;
  /** For jobs and messages, which work for nobody in particular. Keeps the row, the claim's first, until the transaction ends. */
  unsafeLock(trx: DbTransaction, id: string): Promise<Piece | null>;
  unsafeIdOf(db: Db, carrier: string, ref: string): Promise<string | null>;
  /** Whether a letter of the claim was handed to a carrier, may be, or was given up. */
  wasPosted(db: Db, claimId: string): Promise<boolean>;
  /** One process takes it: nobody else sends it before `busyUntilMs`. */
  take(trx: DbTransaction, id: string, busyUntilMs: number): Promise<void>;
  /** The try is over without an answer: the next one may begin. */
  letGo(db: Db, id: string): Promise<void>;
  noteHandedOver(
    trx: DbTransaction,
    id: string,
    by: { readonly ref: string; readonly pdfSha256: string; readonly atMs: number },
  ): Promise<void>;
  noteTracking(trx: DbTransaction, id: string, trackingNumber: string): Promise<void>;
  noteLooked(db: Db, id: string, atMs: number): Promise<void>;
  end(trx: DbTransaction, id: string, state: 'stopped' | 'failed', code: string | null): Promise<void>;
  /** Those whose time is over and that nobody is busy with. */
  unsafeDue(db: Db, nowMs: number, most: number): Promise<readonly string[]>;
  /** Those on their way of which nothing was asked since. */
  unsafeUnheardOf(db: Db, sinceMs: number, most: number): Promise<readonly string[]>;
  /** True when it is the first time that this message is noted. */
  noteMessage(trx: DbTransaction, carrier: string, eventId: string, atMs: number): Promise<boolean>;
  noteVerdict(
    db: Db,
    check: {
      readonly claimId: string;
      readonly fingerprint: string;
      readonly verdict: AddressVerdict;
      readonly atMs: number;
    },
  ): Promise<void>;
  verdictOf(db: Db, claimId: string, fingerprint: string): Promise<AddressVerdict | null>;
};

export function createPieceRepository(box: SealedBox): PieceRepository {
  const envelopesPurpose = (id: string) => `post-envelopes:${id}`;
  const trackingPurpose = (id: string) => `post-tracking:${id}`;
  const opened = (row: Selectable<PiecesTable>): Piece => ({
    id: row.id,
    dispatchId: row.dispatch_id,
    claimId: row.claim_id,
    service: row.service,
    state: row.state,
    holdUntilMs: row.hold_until.getTime(),
    carrier: row.carrier,
    envelopes: z.parse(envelopesSchema, openedValue(box, envelopesPurpose(row.id), row.envelopes)),
    pdfSha256: row.pdf_sha256,
    carrierRef: row.carrier_ref,
    trackingNumber:
      row.tracking_number === null
        ? null
        : z.parse(z.string(), openedValue(box, trackingPurpose(row.id), row.tracking_number)),
    failureCode: row.failure_code,
    tries: row.tries,
    busyUntilMs: row.busy_until?.getTime() ?? null,
  });
  const change = async (db: Db, id: string, from: readonly PieceState[], to: Updateable<PiecesTable>) =>
    void (await piecesOf(db)
      .updateTable('post_pieces')
      .set(to)
      .where('id', '=', id)
      .where('state', 'in', from)
      .execute());

  return {
    insert: async (trx, piece) => {
      await piecesOf(trx)
        .insertInto('post_pieces')
        .values({
          id: piece.id,
          dispatch_id: piece.dispatchId,
          claim_id: piece.claimId,
          service: piece.service,
          state: 'held',
          hold_until: new Date(piece.holdUntilMs),
          carrier: piece.carrier,
          envelopes: box.sealJson(envelopesPurpose(piece.id), piece.envelopes),
          pdf_sha256: null,
          carrier_ref: null,
          tracking_number: null,
          failure_code: null,
          tries: 0,
          busy_until: null,
          looked_at: null,
        })
        .execute();
    },
    listOfDispatches: async (db, dispatchIds) => {
      if (dispatchIds.length === 0) return [];
      const rows = await piecesOf(db)
        .selectFrom('post_pieces')
        .selectAll()
        .where('dispatch_id', 'in', [...dispatchIds])
        .orderBy('dispatch_id')
        .orderBy('service')
        .execute();
      return rows.map(opened);
    },
    listCertified: async (db, claimId) => {
      const rows = await piecesOf(db)
        .selectFrom('post_pieces')
        .selectAll()
        .where('claim_id', '=', claimId)
        .where('service', '=', 'certified')
        .where('state', '=', 'handed_over')
        .orderBy('hold_until')
        .orderBy('id')
        .execute();
      return rows.map(opened);
    },
    unsafeLock: async (trx, id) => {
      const its = piecesOf(trx).selectFrom('post_pieces').where('id', '=', id);
      const unlocked = await its.select(['claim_id', 'dispatch_id']).executeTakeFirst();
      if (unlocked === undefined) return null;
      // The claim, the dispatch, the piece: everybody locks in this order.
      await trx.selectFrom('claims').select('id').where('id', '=', unlocked.claim_id).forKeyShare().execute();
      await sql`select from dispatches where id = ${unlocked.dispatch_id} for update`.execute(trx);
      const row = await its.selectAll().forUpdate().executeTakeFirst();
      return row === undefined ? null : opened(row);
    },
    unsafeIdOf: async (db, carrier, ref) => {
      const row = await piecesOf(db)
        .selectFrom('post_pieces')
        .select('id')
        .where('carrier', '=', carrier)
        .where('carrier_ref', '=', ref)
        .executeTakeFirst();
      return row?.id ?? null;
    },
    wasPosted: async (db, claimId) => {
      const row = await piecesOf(db)
        .selectFrom('post_pieces')
        .select('id')
        .where('claim_id', '=', claimId)
        .where('state', 'in', ['sending', 'handed_over', 'failed'])
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    take: async (trx, id, busyUntilMs) => {
      await piecesOf(trx)
        .updateTable('post_pieces')
        .set(({ eb }) => ({ state: 'sending', tries: eb('tries', '+', 1), busy_until: new Date(busyUntilMs) }))
        .where('id', '=', id)
        .where('state', 'in', ['held', 'sending'])
        .execute();
    },
    letGo: (db, id) => change(db, id, ['sending'], { busy_until: null }),
    noteHandedOver: (trx, id, { ref, pdfSha256, atMs }) =>
      change(trx, id, ['held', 'sending'], {
        state: 'handed_over',
        carrier_ref: ref,
        pdf_sha256: pdfSha256,
        busy_until: null,
        looked_at: new Date(atMs),
      }),
    noteTracking: async (trx, id, trackingNumber) => {
      await piecesOf(trx)
        .updateTable('post_pieces')
        .set({ tracking_number: box.sealJson(trackingPurpose(id), trackingNumber) })
        .where('id', '=', id)
        .where('tracking_number', 'is', null)
        .execute();
    },
    noteLooked: (db, id, atMs) => change(db, id, ['handed_over'], { looked_at: new Date(atMs) }),
    end: (trx, id, state, code) =>
      change(trx, id, ['held', 'sending', 'handed_over'], { state, failure_code: code, busy_until: null }),
    unsafeDue: async (db, nowMs, most) => {
      const now = new Date(nowMs);
      const rows = await piecesOf(db)
        .selectFrom('post_pieces')
        .select('id')
        .where('state', 'in', ['held', 'sending'])
        .where('hold_until', '<=', now)
        .where(({ eb, or }) => or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
        .orderBy('hold_until')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    unsafeUnheardOf: async (db, sinceMs, most) => {
      const rows = await piecesOf(db)
        .selectFrom('post_pieces')
        .select('id')
        .where('state', '=', 'handed_over')
        .where('looked_at', '<=', new Date(sinceMs))
        .where(
          sql<boolean>`not exists (select from delivery_events e where e.piece_id = post_pieces.id
            and e.kind in ('delivered', 'signed', 'returned', 'failed') and e.source <> 'return_receipt')`,
        )
        .orderBy('looked_at')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    noteMessage: async (trx, carrier, eventId, atMs) => {
      const { numInsertedOrUpdatedRows } = await piecesOf(trx)
        .insertInto('post_messages')
        .values({ carrier, event_id: eventId, received_at: new Date(atMs) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    noteVerdict: async (db, { claimId, fingerprint, verdict, atMs }) => {
      const row = { verdict, checked_at: new Date(atMs) };
      await piecesOf(db)
        .insertInto('post_address_checks')
        .values({ claim_id: claimId, address_fingerprint: fingerprint, ...row })
        .onConflict((conflict) => conflict.columns(['claim_id', 'address_fingerprint']).doUpdateSet(row))
        .execute();
    },
    verdictOf: async (db, claimId, fingerprint) => {
      const row = await piecesOf(db)
        .selectFrom('post_address_checks')
        .select('verdict')
        .where('claim_id', '=', claimId)
        .where('address_fingerprint', '=', fingerprint)
        .executeTakeFirst();
      return ADDRESS_VERDICTS.find((known) => known === row?.verdict) ?? null;
    },
  };
}

/** No other folder reads these tables, so their columns are named here. */
type PostTables = { post_pieces: PiecesTable; post_messages: MessagesTable; post_address_checks: ChecksTable };
const piecesOf = (db: Db): Kysely<PostTables> => db.withTables<PostTables>();
