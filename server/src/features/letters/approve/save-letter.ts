import { type Delivery, type Language, LONGEST_LETTER, MOST_LINES } from '@plainclaim/contract';
import {
  err,
  isBlank,
  type JurisdictionPack,
  letterDeadlineOf,
  noDecisions,
  ok,
  type Result,
} from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import { type GlyphCoverage, sanitizeText } from '../../../platform/documents/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import { cleanSignature } from '../../drafts/index.ts';
import type { WorkerThread } from '../../../platform/worker-thread/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { checkText, type TextFailure } from '../review/check-text.ts';
import { type ApprovalStop, checkedForApproval, firstOwnerStop, oldDate } from './approval-checks.ts';
import { rememberDelivery } from '../edits/carry-delivery.ts';
import { checkContextOf, type Composition, composeLetterFor } from '../generate/compose-letter-for.ts';
import type { DocumentRepository } from '../document-repository.ts';
import { freezeLetter } from './freeze-letter.ts';
import { type AccessDeps, type AccessError, findPaidClaim } from '../letter-access.ts';
import { editsBetween, type LetterEdit } from '../edits/letter-edits.ts';
import type { EmailStop, LetterDelivery } from './letter-delivery.ts';
import type { FrozenLetter, LetterRepository, WorkingLetter } from '../letter-repository.ts';
import type { OrderCourtPapers } from '../generate/court-papers-on-approval.ts';
import type { ReviewRepository } from '../review-repository.ts';

export type TextRefusal =
  | { readonly code: 'letter.empty' }
  | { readonly code: 'letter.over_limit' | 'letter.too_many_lines'; readonly params: { readonly limit: string } }
  | { readonly code: 'letter.unprintable'; readonly params: { readonly characters: string } };

export type SaveLetterError =
  | AccessError
  | TextRefusal
  | { readonly code: 'letter.not_generated' }
  | ApprovalStop
  | TextFailure
  | { readonly code: 'letter.delivery_required' }
  | { readonly code: 'dispatch.unavailable' }
  | { readonly code: 'post.address_doubtful' }
  | NonNullable<Awaited<ReturnType<LetterDelivery['tooLongForPost']>>>
  | { readonly code: EmailStop }
  | { readonly code: 'letter.signature_missing' };

export type LetterWish =
  | { readonly action: 'save' }
  /** From the order step: nobody has read the text yet, so it is stored unsigned. */
  | { readonly action: 'store_draft' }
  | {
      readonly action: 'approve';
      readonly delivery: Delivery | undefined;
      /** Keys of the findings the person said yes to. */
      readonly confirmed: readonly string[];
    };

export type SavedLetter = { readonly latest: FrozenLetter | null; readonly savedAtMs: number };

type Deps = AccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
  readonly pack: JurisdictionPack;
  readonly documents: DocumentRepository;
  readonly coverage: GlyphCoverage;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly delivery: LetterDelivery;
  readonly orderCourtPapers: OrderCourtPapers;
  readonly workerThread: WorkerThread;
  /** The address an account has proved. */
  readonly addressOf: (db: Db, accountId: string) => Promise<string | null>;
  /** The language an account's owner chose; null when they never did. */
  readonly languageOf: (db: Db, accountId: string) => Promise<Language | null>;
};

/** Keeps the letter's text, and freezes it when asked: unsigned from the order step, signed on approval. */
export async function saveLetter(
  deps: Deps,
  owner: Owner | null,
  typed: string,
  wish: LetterWish,
  caseId?: string,
): Promise<Result<SavedLetter, SaveLetterError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<SavedLetter, SaveLetterError>> => {
    const { clock, letters } = deps;
    const found = await findPaidClaim(deps, trx, owner, true, caseId);
    if (!found.ok) return found;
    const { stored, claim, order } = found.value;
    const working = await letters.findWorking(trx, stored.id);
    if (working === null) return err({ code: 'letter.not_generated' });
    const latest = await letters.findLatestVersion(trx, stored.id);
    if (wish.action === 'store_draft' && latest !== null) return ok({ latest, savedAtMs: working.savedAtMs });

    const text = sanitizeText(typed);
    const refusal = textRefusal(text, deps.coverage);
    if (refusal !== null) return err(refusal);

    const nowMs = clock.now();
    const edits = text === working.text ? working.edits : await editsIn(deps, trx, working, text);
    if (text !== working.text) {
      await letters.updateText(trx, { claimId: stored.id, text, edits, savedAtMs: nowMs });
      await appendAudit(trx, stored.id, nowMs, {
        kind: 'letter.saved',
        by: actorOf(found.value.owner),
        textSha256: contentHash(text),
      });
    }
    const current = { ...working, text, edits, savedAtMs: text === working.text ? working.savedAtMs : nowMs };
    if (wish.action === 'save') return ok({ latest, savedAtMs: nowMs });
    if (wish.action === 'store_draft') {
      const frozen = await freezeLetter(deps, trx, found.value.owner, current, latest, null);
      return ok({ latest: frozen, savedAtMs: nowMs });
    }

    if (wish.delivery === undefined) return err({ code: 'letter.delivery_required' });
    if (latest?.isApproved === true && latest.text === text && latest.delivery === wish.delivery) {
      return ok({ latest, savedAtMs: nowMs });
    }
    const asked = { owner: found.value.owner, claim, claimId: stored.id };
    const { deliveries } = await deps.delivery.offer(trx, { ...asked, countsPages: wish.delivery === 'post' });
    if (!deliveries.includes(wish.delivery)) {
      const tooLong = wish.delivery === 'post' ? await deps.delivery.tooLongForPost(trx, asked) : null;
      return err(tooLong ?? { code: 'dispatch.unavailable' });
    }
    const isEmailed = wish.delivery === 'email' || wish.delivery === 'both';
    if (wish.delivery === 'post' && (await deps.delivery.isAddressOpen(trx, asked, wish.confirmed))) {
      return err({ code: 'post.address_doubtful' });
    }
    const emailStop = !isEmailed ? null : await deps.delivery.emailStop(trx, asked);
    if (emailStop !== null) return err({ code: emailStop });
    const decisions = await deps.reviews.findDecisions(trx, stored.id);
    const sent = composeLetterFor(deps.pack, claim, current, { ...decisions, delivery: wish.delivery });
    const checked = await checkedLetter(deps, current, sent, wish.confirmed);
    if ('stop' in checked) return err(checked.stop);
    const signature = stored.draft.signature === null ? null : await cleanSignature(deps, stored.draft.signature);
    if (signature === null) return err({ code: 'letter.signature_missing' });
    // Marks from before the way was kept were drawn: nothing else could be.
    const signatureMethod = stored.draft.signatureMethod || 'drawn';
    const { delivery } = wish;
    const { kept } = checkContextOf(sent);
    const approval = { signature, signatureMethod, delivery, confirmed: checked.confirmed, kept };
    const approved = await freezeLetter(deps, trx, found.value.owner, current, latest, approval);
    await rememberDelivery(deps, trx, { claimId: stored.id, delivery: wish.delivery, sent, nowMs });
    const { owner: sender } = found.value;
    await deps.delivery.dispatch(trx, { owner: sender, claim, letter: approved, delivery: wish.delivery });
    if (order.packageContains.includes('court_papers')) {
      const { id: claimId, draft } = stored;
      const { id: letterVersionId, deadline: payBy } = approved;
      await deps.orderCourtPapers(trx, { claim, draft, claimId, letterVersionId, decisions, payBy });
    }
    await mailToOwner(deps, trx, sender, approved);
    return ok({ latest: approved, savedAtMs: nowMs });
  });
}

/** What the person wrote in the place of what was generated. Null for a letter from before that was kept. */
async function editsIn(
  { reviews }: Pick<Deps, 'reviews'>,
  trx: DbTransaction,
  { claimId }: WorkingLetter,
  text: string,
): Promise<readonly LetterEdit[] | null> {
  const generation = await reviews.findGeneration(trx, claimId);
  return generation === null ? null : editsBetween(generation.text, text);
}

/** The signed letter goes to an address its owner has proved, and to no address that was only typed somewhere. */
async function mailToOwner(
  { addressOf, languageOf, mail }: Pick<Deps, 'addressOf' | 'languageOf' | 'mail'>,
  trx: DbTransaction,
  { accountId }: Owner,
  { id: versionId, demandId, delivery }: FrozenLetter,
): Promise<void> {
  if (accountId === null) return;
  const to = await addressOf(trx, accountId);
  if (to === null) return;
  await mail.enqueue(trx, {
    to,
    locale: languageForOwner(await languageOf(trx, accountId)),
    template: 'letter-approved',
    params: { reference: demandId, isEmailed: delivery === 'email' || delivery === 'both' },
    attachment: { versionId },
  });
}

/** Every check an approval has to pass, on the text exactly as it will be signed and sent. */
async function checkedLetter(
  { clock, pack, workerThread }: Pick<Deps, 'clock' | 'pack' | 'workerThread'>,
  letter: WorkingLetter,
  composition: Composition,
  yes: readonly string[],
): Promise<ReturnType<typeof checkedForApproval> | { readonly stop: TextFailure }> {
  const { claim, decisions = noDecisions } = composition.input;
  const today = clock.today();
  const stop =
    oldDate(letter, today, () => letterDeadlineOf(claim, pack, today)) ?? firstOwnerStop(claim, decisions, letter.text);
  if (stop !== null) return { stop };
  const context = checkContextOf(composition);
  const found = await checkText({ workerThread }, letter.claimId, letter.text, context);
  return found.ok ? checkedForApproval(letter.text, found.value, context, yes) : { stop: found.error };
}

/** Why a text cannot even be kept; null when it can. */
export function textRefusal(text: string, coverage: GlyphCoverage): TextRefusal | null {
  if (isBlank(text)) return { code: 'letter.empty' };
  if (text.length > LONGEST_LETTER) {
    return { code: 'letter.over_limit', params: { limit: LONGEST_LETTER.toLocaleString('en-US') } };
  }
  if (text.split('\n').length > MOST_LINES) {
    return { code: 'letter.too_many_lines', params: { limit: MOST_LINES.toLocaleString('en-US') } };
  }
  const characters = coverage.unprintableCharacters(text);
  return characters.length === 0
    ? null
    : { code: 'letter.unprintable', params: { characters: characters.slice(0, 10).join(' ') } };
}
