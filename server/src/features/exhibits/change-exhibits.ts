import { err, isBefore, ok, parseCalendarDate, type Result, sameSet } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import type { SealedFiles } from '../../platform/files/index.ts';
import { listReceiptLetters, noteReceipt, type PieceRepository } from '../dispatch/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type AccessDeps, type AccessError, openCase } from './exhibit-access.ts';
import { type DetailsError, readDetails } from './exhibit-details.ts';
import type { StoredExhibit } from './exhibit-repository.ts';
import type { PacketRepository } from './packet/packet-repository.ts';

export type ChangeError =
  | AccessError
  | DetailsError
  | { readonly code: 'exhibits.unknown' }
  | { readonly code: 'exhibits.receipt_not_open' | 'exhibits.receipt_day' }
  | { readonly code: 'exhibits.order_changed' };

type Deps = AccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: SealedFiles;
  readonly packets: PacketRepository;
  readonly pieces: PieceRepository;
};

type Changed = Result<null, ChangeError>;

/** Runs a change on the exhibits of one of the caller's cases, one change at a time. */
function inCase(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  change: (trx: DbTransaction, owner: Owner, listed: readonly StoredExhibit[]) => Promise<Changed>,
): Promise<Changed> {
  return inTransaction(deps.db, async (trx): Promise<Changed> => {
    const access = await openCase(deps, { trx }, owner, caseId);
    return access.ok ? change(trx, access.value, await deps.exhibits.list(trx, caseId)) : access;
  });
}

const has = (listed: readonly StoredExhibit[], id: string): boolean => listed.some((one) => one.id === id);

/** The list must hold each exhibit once: an order made from an older list is refused, not guessed at. */
export async function orderExhibits(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  ids: readonly string[],
): Promise<Changed> {
  return await inCase(deps, owner, caseId, async (trx, by, listed) => {
    const before = listed.map(({ id }) => id);
    if (!sameSet(before, ids)) return err({ code: 'exhibits.order_changed' });
    if (before.every((id, index) => id === ids[index])) return ok(null);
    await deps.exhibits.order(trx, caseId, ids);
    await appendAudit(trx, caseId, deps.clock.now(), { kind: 'exhibits.ordered', by: actorOf(by) });
    return ok(null);
  });
}

/** What the person says of an exhibit; `receiptOf`: the posted letter whose return receipt it is, '' for none. */
export type Described = {
  readonly exhibitId: string;
  readonly description: string;
  readonly happenedOn: string;
  readonly receiptOf: string;
};

/**
 * Keeps what the person says an exhibit shows. As the return receipt of a certified letter it is the source of the fact
 * that the letter was signed for, on the day it names; that day then stays, and the fact goes when the exhibit is removed.
 */
export async function describeExhibit(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  { exhibitId, receiptOf, ...typed }: Described,
): Promise<Changed> {
  return await inCase(deps, owner, caseId, async (trx, by, listed) => {
    const before = listed.find(({ id }) => id === exhibitId);
    if (before === undefined) return err({ code: 'exhibits.unknown' });
    const letters = await listReceiptLetters(deps.pieces, trx, caseId);
    const isReceipt = letters.some((letter) => letter.exhibitId === exhibitId);
    const today = deps.clock.today();
    const details = readDetails(isReceipt ? { ...typed, happenedOn: before.happenedOn } : typed, today);
    if (!details.ok) return details;
    const nowMs = deps.clock.now();
    if (receiptOf !== '' && !isReceipt) {
      const letter = letters.find(({ pieceId }) => pieceId === receiptOf);
      if (letter === undefined || letter.exhibitId !== null) return err({ code: 'exhibits.receipt_not_open' });
      const day = parseCalendarDate(details.value.happenedOn);
      if (!day.ok || isBefore(day.value, letter.handedOverOn)) return err({ code: 'exhibits.receipt_day' });
      const isNews = await noteReceipt(trx, letter, { exhibitId, signedOn: day.value, notedAtMs: nowMs });
      if (!isNews) return err({ code: 'exhibits.receipt_not_open' });
    }
    const { fileName, drawnPages, scan } = before;
    await deps.exhibits.describe(trx, exhibitId, { ...details.value, fileName, drawnPages, scan });
    const event = { kind: 'exhibit.described', by: actorOf(by), exhibitId } as const;
    await appendAudit(trx, caseId, nowMs, event);
    return ok(null);
  });
}

/** What was removed is gone: its file, and the packet that shows it. The others move up. */
export async function removeExhibit(deps: Deps, owner: Owner | null, caseId: string, exhibitId: string) {
  const gone: string[] = [];
  const removed = await inCase(deps, owner, caseId, async (trx, by, listed) => {
    if (!has(listed, exhibitId)) return err({ code: 'exhibits.unknown' });
    await deps.exhibits.remove(trx, exhibitId);
    const rest = listed.filter(({ id }) => id !== exhibitId).map(({ id }) => id);
    await deps.exhibits.order(trx, caseId, rest);
    const packetId = await deps.packets.remove(trx, caseId);
    gone.splice(0, gone.length, exhibitId, ...(packetId === null ? [] : [packetId]));
    const event = { kind: 'exhibit.removed', by: actorOf(by), exhibitId } as const;
    await appendAudit(trx, caseId, deps.clock.now(), event);
    return ok(null);
  });
  // After the rows are gone for good; what a crash leaves here is cleared away later.
  if (removed.ok) await Promise.all(gone.map((id) => deps.files.remove(id)));
  return removed;
}
