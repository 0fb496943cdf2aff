import { PDFDocument } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import { appendAudit } from '../../../platform/audit/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import type { CarrierFailure, MailCarrier, PieceReading } from '../../../platform/post/index.ts';
import { type DocumentRepository, FINAL_FAILURES, renderLetterJob, verifiedPdf } from '../../letters/index.ts';
import type { Dispatch } from '../dispatch-repository.ts';
import { mayEmail } from '../email-permission.ts';
import { demandIdOf } from '../fail-dispatch.ts';
import { operatorQueue } from '../operator-queue.ts';
import { noteEvent } from './delivery-events.ts';
import { MOST_LETTER_PAGES } from './letter-length.ts';
import { giveUpPiece, type NoteDeps, noteReading } from './note-facts.ts';
import type { Piece } from './piece-repository.ts';
import { postPieceJob } from './post-jobs.ts';

type Deps = NoteDeps &
  Parameters<typeof mayEmail>[0] & {
    readonly db: Db;
    readonly log: Log;
    readonly documents: DocumentRepository;
  };

/** Longer than two requests of the carrier take: nobody else begins with a piece meanwhile. */
const BUSY_MS = 120_000;
/** A PDF that is not there yet, a held letter, a bank that asks: looked at again after this. */
const LOOK_AGAIN_SECONDS = 60;
const PDF_PATIENCE_MS = 24 * 60 * 60 * 1_000;

/** Thrown so that the job runs again. */
export class CarrierNotReady extends Error {}

type Ready = { readonly piece: Piece; readonly pdf: Buffer };

/**
 * Hands one piece to the carrier, once whatever happens. It is marked as being sent first. Then the carrier's books are
 * asked for it by its id, and only what is not in them is sent, under a key that the carrier knows for a day: an answer that
 * never came, a crash at any step and a repeat after days all end with one piece.
 */
export async function postPiece(deps: Deps, { pieceId }: { readonly pieceId: string }): Promise<void> {
  const { carrier, db, pieces } = deps;
  if (carrier === null) return;
  const ready = await inTransaction(db, (trx) => takePiece(deps, trx, pieceId));
  if (ready === null) return;
  const { piece, pdf } = ready;
  try {
    const answer = await findOrSend(carrier, piece, pdf);
    if (answer.ok) return await keepHandedOver(deps, carrier, ready, answer.value);
    if (answer.error.code === 'post.refused') {
      return await inTransaction(db, async (trx) => {
        const now = await pieces.unsafeLock(trx, pieceId);
        if (now?.state === 'sending') await giveUpPiece(deps, trx, now, 'post_refused');
      });
    }
    deps.log.warn({ deliveryId: pieceId, code: answer.error.code }, 'the carrier of letters did not answer');
    throw new CarrierNotReady(answer.error.code);
  } finally {
    await pieces.letGo(db, pieceId);
  }
}

async function findOrSend(
  carrier: MailCarrier,
  { id, service, envelopes }: Piece,
  pdf: Buffer,
): Promise<
  { readonly ok: true; readonly value: PieceReading } | { readonly ok: false; readonly error: CarrierFailure }
> {
  const found = await carrier.find(id);
  if (!found.ok) return found;
  if (found.value !== null) return { ok: true, value: found.value };
  return await carrier.send({ dispatchId: id, service, to: envelopes.to, from: envelopes.from, pdf });
}

/** Everything that must hold before a piece may leave. Null: not now, not any more, or never. */
async function takePiece(deps: Deps, trx: DbTransaction, pieceId: string): Promise<Ready | null> {
  const { clock, dispatches, orders, pieces } = deps;
  const piece = await pieces.unsafeLock(trx, pieceId);
  if (piece === null || (piece.state !== 'held' && piece.state !== 'sending')) return null;
  const nowMs = clock.now();
  if (piece.busyUntilMs !== null && nowMs < piece.busyUntilMs) return null;
  if (nowMs < piece.holdUntilMs) return lookAgain(deps, trx, piece, Math.ceil((piece.holdUntilMs - nowMs) / 1_000));
  const dispatch = await dispatches.unsafeLock(trx, { id: piece.dispatchId });
  if (dispatch === null) return null;
  // What may be with the carrier already is finished, whatever happened since.
  if (piece.state === 'held') {
    if (await orders.isDisputed(trx, piece.claimId)) return lookAgain(deps, trx, piece);
    if (!(await mayEmail(deps, trx, piece.claimId))) return give(deps, trx, piece, 'withheld');
    if (dispatch.state === 'held' && !(await isReleased(deps, trx, piece, dispatch))) return null;
  }
  const document = await trx
    .selectFrom('letter_documents')
    .select(['status', 'failure_code'])
    .where('version_id', '=', dispatch.versionId)
    .executeTakeFirstOrThrow();
  if (document.status !== 'ready') return waitForPdf(deps, trx, piece, dispatch, document.failure_code ?? '');
  const verified = await verifiedPdf(deps, trx, dispatch.versionId);
  if (verified === null || verified === 'altered' || verified.textSha256 !== dispatch.textSha256) {
    deps.log.error({ deliveryId: piece.id, code: 'altered' }, 'a letter is not the one that was approved');
    return give(deps, trx, piece, 'altered');
  }
  const pages = (await PDFDocument.load(verified.pdf, { updateMetadata: false })).getPageCount();
  if (pages > MOST_LETTER_PAGES) return give(deps, trx, piece, 'too_many_pages');
  await pieces.take(trx, piece.id, nowMs + BUSY_MS);
  return { piece, pdf: verified.pdf };
}

async function give(
  deps: Deps,
  trx: DbTransaction,
  piece: Piece,
  reason: 'withheld' | 'altered' | 'too_many_pages' | 'no_pdf',
): Promise<null> {
  await giveUpPiece(deps, trx, piece, reason);
  return null;
}

async function lookAgain(
  { jobs }: Pick<Deps, 'jobs'>,
  trx: DbTransaction,
  { id }: Piece,
  seconds = LOOK_AGAIN_SECONDS,
): Promise<null> {
  await jobs.enqueue(trx, postPieceJob, { pieceId: id }, { startAfterSeconds: seconds });
  return null;
}

async function isReleased(deps: Deps, trx: DbTransaction, piece: Piece, dispatch: Dispatch): Promise<boolean> {
  const hold = await operatorQueue.holdOf(trx, dispatch.id);
  const decided = hold?.decided?.what ?? null;
  if (decided === null && hold !== null && deps.clock.now() < hold.openUntilMs) {
    await lookAgain(deps, trx, piece);
    return false;
  }
  if (decided !== 'release') {
    await giveUpPiece(deps, trx, piece, 'withheld');
    return false;
  }
  await deps.dispatches.release(trx, dispatch.id);
  return true;
}

async function waitForPdf(
  deps: Deps,
  trx: DbTransaction,
  piece: Piece,
  { versionId }: Dispatch,
  failureCode: string,
): Promise<null> {
  const isLate = deps.clock.now() - piece.holdUntilMs >= PDF_PATIENCE_MS;
  if (isLate || FINAL_FAILURES.has(failureCode)) return give(deps, trx, piece, 'no_pdf');
  if (await deps.documents.reopenFailed(trx, versionId)) await deps.jobs.enqueue(trx, renderLetterJob, { versionId });
  return lookAgain(deps, trx, piece);
}

/** The carrier has it. Who deleted the claim in this moment wants no letter: it is taken back. */
async function keepHandedOver(
  deps: Deps,
  carrier: MailCarrier,
  { piece, pdf }: Ready,
  reading: PieceReading,
): Promise<void> {
  const { clock, db, dispatches, letters, pieces } = deps;
  const isKept = await inTransaction(db, async (trx) => {
    const now = await pieces.unsafeLock(trx, piece.id);
    if (now === null) return false;
    if (now.state !== 'sending') return true;
    const nowMs = clock.now();
    const pdfSha256 = createHash('sha256').update(pdf).digest('hex');
    await pieces.noteHandedOver(trx, piece.id, { ref: reading.ref, pdfSha256, atMs: nowMs });
    await noteEvent(trx, {
      piece,
      kind: 'handed_over',
      source: 'carrier',
      atMs: nowMs,
      notedAtMs: nowMs,
      reason: null,
    });
    const dispatch = await dispatches.unsafeLock(trx, { id: piece.dispatchId });
    if (dispatch?.state === 'queued') {
      await dispatches.markSent(trx, piece.dispatchId, nowMs);
      await appendAudit(trx, piece.claimId, nowMs, {
        kind: 'post.handed_over',
        dispatchId: piece.dispatchId,
        demandId: await demandIdOf(letters, trx, dispatch.versionId),
      });
    }
    await noteReading(deps, trx, { ...now, state: 'handed_over' }, reading);
    return true;
  });
  if (!isKept) await carrier.cancel(reading.ref);
}
