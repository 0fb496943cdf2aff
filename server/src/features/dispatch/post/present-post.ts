import type { DispatchChannel, PostDeliveryWire } from '@plainclaim/contract';
import { isPickupLate, POST_STANDINGS, postStandingOf, standingOfLetter } from '@plainclaim/domain';
import type { Db } from '../../../platform/db/index.ts';
import type { MailCarrier } from '../../../platform/post/index.ts';
import { eventsOfDispatches, type StoredEvent } from './delivery-events.ts';
import { postageBackOf } from './give-back.job.ts';
import type { Piece, PieceRepository } from './piece-repository.ts';

type Deps = { readonly pieces: PieceRepository; readonly carrier: MailCarrier | null };

/** What is known of the posted letters among these dispatches, by the dispatch. */
export async function presentPosted(
  { pieces, carrier }: Deps,
  db: Db,
  dispatches: readonly { readonly id: string; readonly channel: DispatchChannel }[],
  nowMs: number,
): Promise<ReadonlyMap<string, PostDeliveryWire>> {
  const dispatchIds = dispatches.filter(({ channel }) => channel === 'post').map(({ id }) => id);
  if (dispatchIds.length === 0) return new Map();
  const found = await pieces.listOfDispatches(db, dispatchIds);
  const events = await eventsOfDispatches(db, dispatchIds);
  const back = await postageBackOf(db, dispatchIds);
  return new Map(
    [...new Set(found.map(({ dispatchId }) => dispatchId))].map((dispatchId) => {
      const all = found.filter((piece) => piece.dispatchId === dispatchId);
      const isHeld = all.every(({ state, holdUntilMs }) => state === 'held' && nowMs < holdUntilMs);
      const eventsOf = ({ id }: Piece) => events.filter(({ pieceId }) => pieceId === id);
      const money = back.get(dispatchId);
      const standing = standingOfLetter(all.map(eventsOf));
      const shown: PostDeliveryWire = {
        standing,
        source: all.flatMap(eventsOf).find(({ kind }) => kind === standing)?.source ?? null,
        can_stop_until: isHeld ? new Date(Math.min(...all.map(({ holdUntilMs }) => holdUntilMs))).toISOString() : null,
        is_test: carrier?.isTest ?? false,
        back_cents: money?.cents ?? null,
        is_back: money?.isDone ?? false,
        pieces: all.map((piece) => presentPiece(piece, eventsOf(piece), nowMs)),
      };
      return [dispatchId, shown];
    }),
  );
}

const presentPiece = (
  { service, trackingNumber }: Piece,
  events: readonly StoredEvent[],
  nowMs: number,
): PostDeliveryWire['pieces'][number] => ({
  service,
  standing: postStandingOf(events),
  tracking_number: trackingNumber,
  pickup_is_late: isPickupLate(events, nowMs),
  events: events.flatMap(({ kind, source, atMs, reason }) => {
    const known = POST_STANDINGS.find((standing) => standing === kind);
    return known === undefined ? [] : [{ kind: known, source, at: new Date(atMs).toISOString(), reason }];
  }),
});

/** One of the envelopes has waited at the post office so long that it will soon go back. */
export const isPickupLateOf = (posted: PostDeliveryWire | undefined): boolean =>
  posted?.pieces.some(({ pickup_is_late }) => pickup_is_late) ?? false;

/** The number a person can look up: that of the certified envelope. */
export const trackingNumberOf = (posted: PostDeliveryWire | undefined): string | null =>
  posted?.pieces.find(({ tracking_number }) => tracking_number !== null)?.tracking_number ?? null;
