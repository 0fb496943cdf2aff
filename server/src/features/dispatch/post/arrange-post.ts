import type { PostOfferWire } from '@plainclaim/contract';
import {
  type Claim,
  type Envelope,
  type EnvelopeProblem,
  envelopeLines,
  envelopeOf,
  isPoBox,
  mailingBack,
  type Result,
} from '@plainclaim/domain';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db, DbTransaction } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { messageFor } from '../../../platform/language/index.ts';
import { type AddressVerdict, type MailCarrier, POST_SERVICES } from '../../../platform/post/index.ts';
import type { TokenHashing } from '../../../platform/security/index.ts';
import type { OrderRepository } from '../../checkout/index.ts';
import type { LetterRepository } from '../../letters/index.ts';
import type { DispatchRepository } from '../dispatch-repository.ts';
import { noteEvent } from './delivery-events.ts';
import { askPostageBack, postageAsked } from './give-back.job.ts';
import { type CountPages, MOST_LETTER_PAGES } from './letter-length.ts';
import type { PieceRepository } from './piece-repository.ts';
import { postPieceJob } from './post-jobs.ts';

export type PostDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly hashing: TokenHashing;
  readonly carrier: MailCarrier | null;
  readonly pieces: PieceRepository;
  readonly dispatches: DispatchRepository;
  readonly orders: OrderRepository;
};
/** What else is known before a letter by post is offered. */
export type OfferDeps = PostDeps & { readonly letters: LetterRepository; readonly countPages: CountPages };

/** As long a person can stop a letter that goes by post. */
export const HOLD_MS = 30 * 60 * 1_000;

/** `countsPages`: false where nobody wants to post it, so that no long letter is drawn to be counted. */
type Asked = { readonly claim: Claim; readonly claimId: string; readonly countsPages?: boolean };
type Addressed = {
  readonly name: string;
  readonly envelope: Result<Envelope, EnvelopeProblem>;
  readonly verdict: AddressVerdict | null;
  readonly overrideKey: string;
  readonly isPoBox: boolean;
};

const fingerprintOf = (hashing: TokenHashing, envelope: Envelope): string =>
  hashing.fingerprint('post address', envelopeLines({ ...envelope, names: [''] }).join('\n'));

/** The envelopes of everybody a claim is against, with what is known of each address. */
export async function addressedTo(
  { hashing, pieces }: Pick<PostDeps, 'hashing' | 'pieces'>,
  db: Db,
  { claim, claimId }: Asked,
): Promise<readonly Addressed[]> {
  return await Promise.all(
    claim.defendants.map(async (defendant, index) => {
      const envelope = envelopeOf(defendant);
      const verdict = envelope.ok ? await pieces.verdictOf(db, claimId, fingerprintOf(hashing, envelope.value)) : null;
      return {
        name: envelope.ok ? envelope.value.names.join(' ') : '',
        envelope,
        verdict,
        overrideKey: `post-address:${index}:${verdict ?? ''}`,
        isPoBox: isPoBox(defendant.address),
      };
    }),
  );
}

/** What posting would do, and why it cannot be had; null where nobody posts letters. */
export async function offerPost(deps: OfferDeps, db: Db, asked: Asked): Promise<PostOfferWire | null> {
  const { carrier } = deps;
  if (carrier === null) return null;
  const sender = envelopeOf(asked.claim.claimant);
  const recipients = await addressedTo(deps, db, asked);
  const order = await deps.orders.findPaidOfClaim(db, asked.claimId);
  const isBought = order !== null && order.mailingEach !== null;
  const notNow = isBought ? await usedUp(deps, db, asked.claimId) : 'post.not_bought';
  const stopped = sender.ok ? notNow : 'post.sender_address';
  const tooLong = stopped === null && asked.countsPages !== false ? await findTooLong(deps, db, asked.claimId) : null;
  const problem = stopped === null ? null : messageFor(stopped);
  return {
    price_cents: order === null ? 0 : mailingBack(order),
    is_test: carrier.isTest,
    problem: tooLong === null ? problem : messageFor(tooLong.code, tooLong.params),
    sender: sender.ok ? [...envelopeLines(sender.value)] : [],
    recipients: recipients.map(({ name, envelope, verdict, overrideKey, isPoBox: isBox }) => ({
      name,
      window: envelope.ok ? [...envelopeLines(envelope.value)] : [],
      problem: envelope.ok ? null : messageFor(envelope.error),
      verdict,
      is_po_box: isBox,
      override_key: overrideKey,
    })),
  };
}

export const canPost = (offer: PostOfferWire | null): boolean =>
  offer !== null && offer.problem === null && offer.recipients.every(({ problem }) => problem === null);

export type TooLong = {
  readonly code: 'post.too_long';
  readonly params: { readonly pages: string; readonly limit: string };
};

/** Why the letter, as it reads now, does not go into one envelope; null when it does. Found before anybody approves it. */
export async function findTooLong(
  { countPages, letters }: Pick<OfferDeps, 'countPages' | 'letters'>,
  db: Db,
  claimId: string,
): Promise<TooLong | null> {
  const letter = await letters.findWorking(db, claimId);
  const pages = letter === null ? null : await countPages(letter);
  if (pages === null || pages <= MOST_LETTER_PAGES) return null;
  return { code: 'post.too_long', params: { pages: String(pages), limit: String(MOST_LETTER_PAGES) } };
}

/** The package pays for one mailing: what left, or was paid back, is not posted again. */
async function usedUp(
  { pieces }: PostDeps,
  db: Db,
  claimId: string,
): Promise<'post.paid_back' | 'post.posted_already' | null> {
  if (await postageAsked(db, claimId)) return 'post.paid_back';
  return (await pieces.wasPosted(db, claimId)) ? 'post.posted_already' : null;
}

/** True when the post office doubts an address and nobody said that the letter goes there all the same. */
export async function isAddressOpen(
  deps: PostDeps,
  db: Db,
  asked: Asked,
  confirmed: readonly string[],
): Promise<boolean> {
  const all = await addressedTo(deps, db, asked);
  return all.some(({ verdict, overrideKey }) => isDoubtful(verdict) && !confirmed.includes(overrideKey));
}

export const isDoubtful = (verdict: AddressVerdict | null): boolean => verdict !== null && verdict !== 'known';

/** Asks the post office about every address. It is advice: no answer is none. */
export async function checkAddresses(deps: PostDeps & { readonly db: Db }, asked: Asked): Promise<void> {
  const { carrier, clock, db, hashing, pieces } = deps;
  if (carrier === null) return;
  for (const { envelope, verdict } of await addressedTo(deps, db, asked)) {
    if (!envelope.ok || verdict !== null) continue;
    const found = await carrier.verify(envelope.value);
    if (!found.ok) continue;
    const fingerprint = fingerprintOf(hashing, envelope.value);
    await pieces.noteVerdict(db, { claimId: asked.claimId, fingerprint, verdict: found.value, atMs: clock.now() });
  }
}

/** The envelopes of one recipient, with the jobs that hand them over when the time to stop them is past. */
export async function insertPieces(
  deps: PostDeps,
  trx: DbTransaction,
  {
    claim,
    claimId,
    dispatchId,
    recipientIndex,
  }: Asked & { readonly dispatchId: string; readonly recipientIndex: number },
): Promise<void> {
  const { carrier, clock, ids, jobs, pieces } = deps;
  const addressed = (await addressedTo(deps, trx, { claim, claimId }))[recipientIndex];
  const from = envelopeOf(claim.claimant);
  if (carrier === null || addressed === undefined || !addressed.envelope.ok || !from.ok) {
    throw new Error('a letter by post that was not offered');
  }
  const nowMs = clock.now();
  const { verdict } = addressed;
  for (const service of POST_SERVICES) {
    const piece = {
      id: ids.uuid(),
      dispatchId,
      claimId,
      service,
      holdUntilMs: nowMs + HOLD_MS,
      carrier: carrier.id,
      envelopes: {
        to: plain(addressed.envelope.value),
        from: plain(from.value),
        verdict,
        isOverridden: isDoubtful(verdict),
      },
    };
    await pieces.insert(trx, piece);
    await noteEvent(trx, { piece, kind: 'queued', source: 'claimant', atMs: nowMs, notedAtMs: nowMs, reason: null });
    const wait = { startAfterSeconds: HOLD_MS / 1_000 };
    await jobs.enqueue(trx, postPieceJob, { pieceId: piece.id }, { singletonKey: piece.id, ...wait });
  }
}

type StoredNames = [string] | [string, string];
const plain = ({ names, ...rest }: Envelope) => ({ ...rest, names: [...names] as StoredNames });

/** A newer letter takes the place of one that has not left. Its mailing is carried over, or its worth goes back. */
export async function cancelWaitingPost(
  deps: PostDeps,
  trx: DbTransaction,
  claimId: string,
  isPostedAnew: boolean,
): Promise<readonly { readonly id: string; readonly versionId: string }[]> {
  const { clock, dispatches, pieces } = deps;
  const waiting = await dispatches.listWaitingPost(trx, claimId);
  const cancelled = [];
  for (const dispatch of waiting) {
    const found = await pieces.listOfDispatches(trx, [dispatch.id]);
    const locked = await Promise.all(found.map(({ id }) => pieces.unsafeLock(trx, id)));
    if (locked.some((piece) => piece?.state !== 'held')) continue;
    const nowMs = clock.now();
    for (const piece of found) {
      await pieces.end(trx, piece.id, 'stopped', null);
      const event = { kind: 'stopped', source: 'claimant', atMs: nowMs, notedAtMs: nowMs, reason: 'newer' } as const;
      await noteEvent(trx, { piece, ...event });
    }
    await dispatches.markCancelled(trx, dispatch.id);
    if (!isPostedAnew) await askPostageBack(deps, trx, { dispatchId: dispatch.id, claimId });
    cancelled.push(dispatch);
  }
  return cancelled;
}
