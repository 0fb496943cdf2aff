import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import { unsafeClaimsToPayBack } from './give-back.job.ts';
import { type NoteDeps, noteReading } from './note-facts.ts';
import { giveBackPostageJob, postPieceJob } from './post-jobs.ts';

type Deps = NoteDeps & { readonly db: Db; readonly log: Log };

/** In one look; what is left comes at the next. */
const MOST = 50;
/** A letter of which no message came is asked about as often. */
const ASK_EVERY_MS = 6 * 60 * 60 * 1_000;

/**
 * What crashed between two steps, or was given up after too many tries, begins anew; and letters on their way are asked
 * about, since a message can be lost.
 */
export async function tendPost(deps: Deps, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  const { carrier, clock, db, jobs, pieces } = deps;
  if (carrier === null) return;
  const nowMs = clock.now();
  // A key for each minute: what waits in the queue already is not put there again and again.
  const minute = Math.floor(nowMs / 60_000);
  for (const pieceId of await pieces.unsafeDue(db, nowMs, MOST)) {
    const singletonKey = `${pieceId} ${minute}`;
    await inTransaction(db, (trx) => jobs.enqueue(trx, postPieceJob, { pieceId }, { singletonKey }));
  }
  for (const claimId of await unsafeClaimsToPayBack(db, MOST)) {
    const singletonKey = `${claimId} ${minute}`;
    await inTransaction(db, (trx) => jobs.enqueue(trx, giveBackPostageJob, { claimId }, { singletonKey }));
  }
  for (const pieceId of await pieces.unsafeUnheardOf(db, nowMs - ASK_EVERY_MS, MOST)) {
    if (signal.aborted) return;
    await askAbout(deps, pieceId);
  }
}

async function askAbout(deps: Deps, pieceId: string): Promise<void> {
  const { carrier, clock, db, log, pieces } = deps;
  const piece = await inTransaction(db, (trx) => pieces.unsafeLock(trx, pieceId));
  if (carrier === null || piece === null || piece.carrierRef === null) return;
  const reading = await carrier.read(piece.carrierRef);
  if (!reading.ok) {
    log.warn({ deliveryId: pieceId, code: reading.error.code }, 'a posted letter could not be looked up');
    return;
  }
  await inTransaction(db, async (trx) => {
    const now = await pieces.unsafeLock(trx, pieceId);
    if (now === null) return;
    await noteReading(deps, trx, now, reading.value);
    await pieces.noteLooked(trx, pieceId, clock.now());
  });
}
