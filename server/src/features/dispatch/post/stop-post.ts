import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { noteEvent } from './delivery-events.ts';
import { askPostageBack } from './give-back.job.ts';
import type { NoteDeps } from './note-facts.ts';

export type StopPostError =
  | { readonly code: 'letter.unknown_demand' }
  /** It is on its way, or nothing of this letter goes by post. */
  | { readonly code: 'post.too_late' };

/**
 * Stops the letter to everybody, as long as no envelope of it may be with the carrier, and has the worth of the mailing
 * sent back. The rows are held, so that a job that begins now finds it stopped, or this finds it begun.
 */
export async function stopPost(
  deps: NoteDeps & { readonly db: Db },
  owner: Owner | null,
  demandId: string,
): Promise<Result<null, StopPostError>> {
  const { clock, db, dispatches, pieces } = deps;
  return await inTransaction(db, async (trx): Promise<Result<null, StopPostError>> => {
    const letter = owner === null ? null : await dispatches.findOwnedLetter(trx, owner, demandId);
    if (owner === null || letter === null) return err({ code: 'letter.unknown_demand' });
    const posted = (await dispatches.listOfVersion(trx, letter.versionId)).filter(({ channel }) => channel === 'post');
    const found = await pieces.listOfDispatches(
      trx,
      posted.map(({ id }) => id),
    );
    const nowMs = clock.now();
    const locked = [];
    for (const { id } of found) {
      const piece = await pieces.unsafeLock(trx, id);
      if (piece !== null) locked.push(piece);
    }
    if (locked.length > 0 && locked.every(({ state }) => state === 'stopped')) return ok(null);
    const canStop =
      locked.length > 0 && locked.every(({ state, holdUntilMs }) => state === 'held' && nowMs < holdUntilMs);
    if (!canStop) return err({ code: 'post.too_late' });
    for (const piece of locked) {
      await pieces.end(trx, piece.id, 'stopped', null);
      const event = { kind: 'stopped', source: 'claimant', atMs: nowMs, notedAtMs: nowMs, reason: null } as const;
      await noteEvent(trx, { piece, ...event });
    }
    for (const { id } of posted) {
      await dispatches.markCancelled(trx, id);
      await askPostageBack(deps, trx, { dispatchId: id, claimId: letter.claimId });
      await appendAudit(trx, letter.claimId, nowMs, {
        kind: 'post.stopped',
        by: actorOf(owner),
        dispatchId: id,
        demandId,
      });
    }
    return ok(null);
  });
}
