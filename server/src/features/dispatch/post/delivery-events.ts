import type { DispatchChannel } from '@plainclaim/contract';
import type { Generated, Kysely } from 'kysely';
import type { Db, DbTransaction } from '../../../platform/db/index.ts';
import type { PostFactKind, PostService } from '../../../platform/post/index.ts';
import type { Dispatch, DispatchRepository } from '../dispatch-repository.ts';
import type { PieceRepository } from './piece-repository.ts';

/** What happened to a delivery. `handed_over`: the carrier has it. `accepted`: the post office scanned it. */
export type DeliveryEventKind = PostFactKind | 'queued' | 'stopped' | 'handed_over' | 'emailed' | 'mailed';
/** Who says so. */
export type DeliverySource = 'site' | 'carrier' | 'post_office' | 'mail_server' | 'claimant' | 'return_receipt';

export type DeliveryEvent = {
  readonly dispatchId: string;
  readonly recipientIndex: number;
  readonly recipientName: string;
  /** The email address, or the lines of the envelope under the name joined by ", ". */
  readonly sentTo: string;
  readonly channel: DispatchChannel;
  /** Null: not by post. */
  readonly service: PostService | null;
  readonly trackingNumber: string | null;
  readonly kind: DeliveryEventKind;
  readonly source: DeliverySource;
  /** When it happened, as the source says. */
  readonly atMs: number;
  /** When we learned it. */
  readonly notedAtMs: number;
  readonly reason: string | null;
  /** Of the file that was handed over. */
  readonly pdfSha256: string | null;
};

type EventsTable = {
  id: Generated<number>;
  dispatch_id: string;
  claim_id: string;
  piece_id: string;
  kind: DeliveryEventKind;
  source: Exclude<DeliverySource, 'mail_server'>;
  at: Date;
  noted_at: Date;
  reason: string | null;
  exhibit_id: string | null;
};

export type StoredEvent = {
  readonly pieceId: string;
  readonly kind: DeliveryEventKind;
  readonly source: EventsTable['source'];
  readonly atMs: number;
  readonly notedAtMs: number;
  readonly reason: string | null;
  /** The return receipt that says so, one of the claimant's exhibits; null for everything else. */
  readonly exhibitId: string | null;
};

type NewEvent = Omit<StoredEvent, 'pieceId' | 'exhibitId'> & {
  readonly exhibitId?: string;
  readonly piece: { readonly id: string; readonly dispatchId: string; readonly claimId: string };
};

/** Adds what was learned; false when it was known. The first word counts, whatever order the words come in. */
export async function noteEvent(trx: DbTransaction, { piece, ...event }: NewEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await eventsOf(trx)
    .insertInto('delivery_events')
    .values({
      dispatch_id: piece.dispatchId,
      claim_id: piece.claimId,
      piece_id: piece.id,
      kind: event.kind,
      source: event.source,
      at: new Date(event.atMs),
      noted_at: new Date(event.notedAtMs),
      reason: event.reason,
      exhibit_id: event.exhibitId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Oldest first. */
export async function eventsOfDispatches(db: Db, dispatchIds: readonly string[]): Promise<readonly StoredEvent[]> {
  if (dispatchIds.length === 0) return [];
  const rows = await eventsOf(db)
    .selectFrom('delivery_events')
    .selectAll()
    .where('dispatch_id', 'in', [...dispatchIds])
    .orderBy('at')
    .orderBy('noted_at')
    .execute();
  return rows.map((row) => ({
    pieceId: row.piece_id,
    kind: row.kind,
    source: row.source,
    atMs: row.at.getTime(),
    notedAtMs: row.noted_at.getTime(),
    reason: row.reason,
    exhibitId: row.exhibit_id,
  }));
}

/** Everything that is known of how one letter reached everybody, oldest first, with who says so. */
export async function listDeliveryEvents(
  db: Db,
  dispatches: DispatchRepository,
  pieces: PieceRepository,
  versionId: string,
): Promise<readonly DeliveryEvent[]> {
  const all = await dispatches.listOfVersion(db, versionId);
  const ids = all.map(({ id }) => id);
  const itsPieces = await pieces.listOfDispatches(db, ids);
  const stored = await eventsOfDispatches(db, ids);
  const events = all.flatMap((dispatch): readonly DeliveryEvent[] => {
    if (dispatch.channel !== 'post') return ownEvents(dispatch);
    return itsPieces
      .filter(({ dispatchId }) => dispatchId === dispatch.id)
      .flatMap((piece) =>
        stored
          .filter(({ pieceId }) => pieceId === piece.id)
          .map(({ kind, source, atMs, notedAtMs, reason }) => ({
            ...aboutOf(dispatch),
            service: piece.service,
            trackingNumber: piece.trackingNumber,
            pdfSha256: piece.pdfSha256,
            kind,
            source,
            atMs,
            notedAtMs,
            reason,
          })),
      );
  });
  return events.toSorted((one, other) => one.atMs - other.atMs);
}

const aboutOf = ({ id, recipientIndex, channel, parties: { recipient } }: Dispatch) => ({
  dispatchId: id,
  recipientIndex,
  recipientName: recipient.name,
  sentTo: channel === 'email' ? (recipient.email ?? '') : recipient.lines.slice(1).join(', '),
  channel,
});

/** What the row of an email or of an own mailing tells. */
function ownEvents(dispatch: Dispatch): readonly DeliveryEvent[] {
  const { channel, createdAtMs, sentAtMs, state, failureCode, mailedOn, trackingNumber } = dispatch;
  const about = { ...aboutOf(dispatch), service: null, trackingNumber, pdfSha256: null };
  const event = (kind: DeliveryEventKind, source: DeliverySource, atMs: number, reason: string | null = null) => ({
    ...about,
    kind,
    source,
    atMs,
    notedAtMs: kind === 'mailed' ? (sentAtMs ?? atMs) : atMs,
    reason,
  });
  const isMail = channel === 'email';
  // A day that was written down is told as its noon: nobody knows the hour.
  const mailedAtMs = mailedOn === null ? sentAtMs : Date.parse(`${mailedOn}T12:00:00Z`);
  return [
    event('queued', 'site', createdAtMs),
    ...(sentAtMs !== null && isMail ? [event('emailed', 'mail_server', sentAtMs)] : []),
    ...(mailedAtMs !== null && !isMail ? [event('mailed', 'claimant', mailedAtMs)] : []),
    ...(state === 'failed' ? [event('failed', 'site', createdAtMs, failureCode)] : []),
    ...(state === 'cancelled' ? [event('stopped', 'site', createdAtMs)] : []),
  ];
}

/** No other folder reads this table, so its columns are named here. */
const eventsOf = (db: Db): Kysely<{ delivery_events: EventsTable }> =>
  db.withTables<{ delivery_events: EventsTable }>();
