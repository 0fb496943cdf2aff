import type { DbTransaction } from '../../../platform/db/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import type { MailCarrier, PieceReading, PostFact } from '../../../platform/post/index.ts';
import type { OrderRepository } from '../../checkout/index.ts';
import type { Dispatch } from '../dispatch-repository.ts';
import { type FailDeps, type PostFailureReason, failDispatch } from '../fail-dispatch.ts';
import { noteEvent } from './delivery-events.ts';
import { askPostageBack } from './give-back.job.ts';
import type { Piece, PieceRepository } from './piece-repository.ts';

export type NoteDeps = FailDeps & {
  readonly jobs: Jobs;
  readonly orders: OrderRepository;
  readonly pieces: PieceRepository;
  readonly carrier: MailCarrier | null;
};

/** Writes down what a carrier said of a piece whose row is held. Said twice, or late, it changes nothing. */
export async function noteReading(
  deps: NoteDeps,
  trx: DbTransaction,
  piece: Piece,
  { trackingNumber, facts }: Pick<PieceReading, 'trackingNumber' | 'facts'>,
): Promise<void> {
  if (trackingNumber !== null) await deps.pieces.noteTracking(trx, piece.id, trackingNumber);
  for (const fact of facts) await noteFact(deps, trx, piece, fact);
}

async function noteFact(deps: NoteDeps, trx: DbTransaction, piece: Piece, fact: PostFact): Promise<void> {
  // The carrier tells of what we took back as well.
  if (fact.kind === 'failed' && piece.state === 'stopped') return;
  const isNews = await noteEvent(trx, { piece, ...fact, notedAtMs: deps.clock.now() });
  if (isNews && fact.kind === 'failed') await giveUpPiece(deps, trx, piece, 'not_printed');
}

/** A piece that will never be posted. The letter counts as not delivered once no piece of it is left. */
export async function giveUpPiece(
  deps: NoteDeps,
  trx: DbTransaction,
  piece: Piece,
  reason: PostFailureReason,
): Promise<void> {
  const { pieces, dispatches, clock } = deps;
  const nowMs = clock.now();
  await noteEvent(trx, { piece, kind: 'failed', source: 'site', atMs: nowMs, notedAtMs: nowMs, reason });
  await pieces.end(trx, piece.id, 'failed', reason);
  const left = (await pieces.listOfDispatches(trx, [piece.dispatchId])).filter(
    ({ id, state }) => id !== piece.id && state !== 'failed' && state !== 'stopped',
  );
  if (left.length > 0) return;
  const dispatch = await dispatches.unsafeLock(trx, { id: piece.dispatchId });
  if (dispatch === null) return;
  await failPosted(deps, trx, dispatch, reason);
}

/** No envelope of it is left: the person is told, and gets back what the mailing was worth. */
export async function failPosted(
  deps: NoteDeps,
  trx: DbTransaction,
  dispatch: Dispatch,
  reason: PostFailureReason,
): Promise<void> {
  if (dispatch.state === 'failed' || dispatch.state === 'cancelled') return;
  await failDispatch(deps, trx, dispatch, { template: 'letter-not-posted', reason });
  await askPostageBack(deps, trx, { dispatchId: dispatch.id, claimId: dispatch.claimId });
}
