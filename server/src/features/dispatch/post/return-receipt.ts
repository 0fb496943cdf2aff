import { type CalendarDate, dayAt } from '@plainclaim/domain';
import { COURT_TIME_ZONE } from '../../../platform/clock/index.ts';
import type { Db, DbTransaction } from '../../../platform/db/index.ts';
import { eventsOfDispatches, noteEvent } from './delivery-events.ts';
import type { PieceRepository } from './piece-repository.ts';

/** A certified letter that the carrier has, and its return receipt. */
export type ReceiptLetter = {
  readonly pieceId: string;
  readonly dispatchId: string;
  readonly claimId: string;
  /** Who it went to. */
  readonly name: string;
  /** Nobody signed for it before. */
  readonly handedOverOn: CalendarDate;
  /** The exhibit that is its return receipt; null while there is none. */
  readonly exhibitId: string | null;
};

/**
 * The certified letters of a claim that somebody may have signed for. One that came back is not among them, nor one of
 * which the carrier itself says that it was signed for.
 */
export async function listReceiptLetters(
  pieces: PieceRepository,
  db: Db,
  claimId: string,
): Promise<readonly ReceiptLetter[]> {
  const certified = await pieces.listCertified(db, claimId);
  const events = await eventsOfDispatches(
    db,
    certified.map(({ dispatchId }) => dispatchId),
  );
  return certified.flatMap(({ id, dispatchId, envelopes }) => {
    const its = events.filter(({ pieceId }) => pieceId === id);
    const handedOver = its.find(({ kind }) => kind === 'handed_over');
    const signed = its.find(({ kind }) => kind === 'signed');
    const isSettled = its.some(({ kind }) => kind === 'returned' || kind === 'failed');
    const isOpen = signed === undefined ? !isSettled : signed.exhibitId !== null;
    if (handedOver === undefined || !isOpen) return [];
    const handedOverOn = dayAt(handedOver.atMs, COURT_TIME_ZONE);
    const name = envelopes.to.names.join(' ');
    return [{ pieceId: id, dispatchId, claimId, name, handedOverOn, exhibitId: signed?.exhibitId ?? null }];
  });
}

/** The day on a return receipt, as its noon: nobody knows the hour. Removing the exhibit takes the fact away with it. */
export async function noteReceipt(
  trx: DbTransaction,
  { pieceId, dispatchId, claimId }: ReceiptLetter,
  receipt: { readonly exhibitId: string; readonly signedOn: CalendarDate; readonly notedAtMs: number },
): Promise<boolean> {
  const { exhibitId, signedOn, notedAtMs } = receipt;
  return await noteEvent(trx, {
    piece: { id: pieceId, dispatchId, claimId },
    kind: 'signed',
    source: 'return_receipt',
    atMs: Date.parse(`${signedOn}T12:00:00Z`),
    notedAtMs,
    reason: null,
    exhibitId,
  });
}
