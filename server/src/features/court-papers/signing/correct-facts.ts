import {
  type ComplaintFacts,
  correctedFacts,
  err,
  type FactsRefusal,
  type JurisdictionPack,
  ok,
  privateMatterIn,
  type Result,
} from '@plainclaim/domain';
import type { CourtAnswerChange } from '@plainclaim/contract';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { type GlyphCoverage, sanitizeText } from '../../../platform/documents/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { type ClaimRepository, openClaim, type SignatureIntake } from '../../drafts/index.ts';
import type { LetterRepository, ReviewRepository } from '../../letters/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { findSignatureState, type SignatureStateDeps } from './find-signature-state.ts';
import { type PacketOrderDeps, settlePapers, storePacket } from '../packet/order-court-papers.ts';
import { changeAnswers } from '../questions/court-answers.ts';
import { basisOf } from '../packet/packet-basis.ts';
import { readingOf } from './read-for-signing.ts';

export type CorrectFactsError =
  | FactsRefusal
  | { readonly code: 'papers.facts_unprintable'; readonly params: { readonly characters: string } }
  | { readonly code: 'papers.facts_stopped' }
  | { readonly code: 'papers.answer_unknown' }
  | { readonly code: 'papers.unknown_case' }
  | { readonly code: 'papers.not_ready' }
  | { readonly code: 'papers.outdated' }
  | { readonly code: 'papers.read_again' };

type Deps = SignatureIntake &
  SignatureStateDeps &
  PacketOrderDeps & {
    readonly db: Db;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly pack: JurisdictionPack;
    readonly claims: ClaimRepository;
    readonly letters: LetterRepository;
    readonly reviews: ReviewRepository;
    readonly coverage: GlyphCoverage;
  };

type Wish = {
  readonly caseId: string;
  /** Of the complaint that was on the screen while it was corrected. */
  readonly readSha256: string;
  readonly story: readonly string[];
  readonly calculation: readonly string[];
  readonly changes: readonly CourtAnswerChange[];
};

/**
 * Makes new papers whose complaint tells the facts in the person's own corrected words, with the answers to the court's
 * questions they changed. They are unsigned. Facts and answers that are the same already change nothing.
 */
export async function correctFacts(
  deps: Deps,
  owner: Owner | null,
  wish: Wish,
): Promise<Result<null, CorrectFactsError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<null, CorrectFactsError>> => {
    const { clock, ids, pack, claims, letters, reviews } = deps;
    const stored = owner === null ? null : await claims.lockPaidOwned(trx, owner, wish.caseId);
    const signatureState =
      owner === null || stored === null ? null : await findSignatureState(deps, trx, owner, stored.id);
    if (owner === null || stored === null || signatureState === null) return err({ code: 'papers.unknown_case' });
    const facts = takenFacts(deps, wish);
    if (!facts.ok) return facts;
    const { packet, papers, change } = signatureState;
    if (wish.changes.length === 0 && isSameFacts(papers?.told, facts.value)) return ok(null);
    if (change !== null) return err({ code: 'papers.outdated' });
    const reading = readingOf(signatureState, pack, packet.preparedOn);
    if (packet.state !== 'ready' || reading === null) return err({ code: 'papers.not_ready' });
    if (reading.sha256 !== wish.readSha256) return err({ code: 'papers.read_again' });
    const settledBefore = {
      entities: papers?.told?.entities,
      tradeNames: papers?.told?.tradeNames,
      kind: papers?.told?.kind,
    };
    const given = { draft: stored.draft, facts: settledBefore };
    const changed = await changeAnswers(trx, { clock, pack }, given, wish.changes);
    if (!changed.ok) return changed;
    const { draft, open } = changed.value;
    const claim = await openClaim(trx, deps, { ...stored, draft });
    if (!claim.ok) return err({ code: 'papers.facts_stopped' });
    const approved = { ...facts.value, ...open };
    const refusal = privateMatterIn(approved, claim.value);
    if (refusal !== null) return err(refusal);
    const decisions = await reviews.findDecisions(trx, stored.id);
    const { id: claimId } = stored;
    const { letterVersionId } = packet;
    const cause = 'facts_corrected';
    // Nothing changed in the letter since: these papers follow the approved one too, and name its last day to pay.
    const letter = await letters.findLatestVersion(trx, claimId);
    const settled = settlePapers(deps, {
      claim: claim.value,
      draft,
      claimId,
      letterVersionId,
      decisions,
      cause,
      facts: approved,
      payBy: letter?.deadline ?? null,
    });
    if (!settled.ok) return err({ code: 'papers.facts_stopped' });
    if (wish.changes.length > 0) await claims.updateForm(trx, claimId, draft);
    const packetId = ids.uuid();
    const version = await storePacket(deps, trx, {
      id: packetId,
      claimId,
      letterVersionId,
      rowIds: settled.value.packet.rowIds,
      preparedOn: clock.today(),
      outcome: { papers: settled.value.papers },
      cause,
      basisSha256: basisOf(draft, decisions),
      signatureId: null,
    });
    const done = { by: actorOf(owner), packetId, version };
    await appendAudit(trx, claimId, clock.now(), { kind: 'papers.facts_corrected', ...done });
    return ok(null);
  });
}

function takenFacts({ coverage }: Deps, { story, calculation }: Wish): Result<ComplaintFacts, CorrectFactsError> {
  const clean = (texts: readonly string[]) => texts.map(sanitizeText);
  const characters = coverage.unprintableCharacters(sanitizeText([...story, ...calculation].join('\n')));
  return characters.length > 0
    ? err({ code: 'papers.facts_unprintable', params: { characters: characters.slice(0, 10).join(' ') } })
    : correctedFacts({ story: clean(story), calculation: clean(calculation) });
}

type Facts = { readonly story: readonly string[]; readonly calculation: readonly string[] };
const isSameFacts = (stated: Facts | undefined, { story, calculation }: Facts): boolean =>
  stated !== undefined && JSON.stringify([stated.story, stated.calculation]) === JSON.stringify([story, calculation]);
