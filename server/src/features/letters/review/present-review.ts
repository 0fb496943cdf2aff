import type {
  LetterFindingAnswer,
  LetterQuestionsAnswer,
  LetterReviewAnswer,
  LetterVersionAnswer,
  LetterVersionSummary,
} from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import {
  type Claim,
  cents,
  deliveryOf,
  demandOf,
  findingKey,
  formatUsd,
  type JurisdictionPack,
  type LetterDecisions,
  type LetterFinding,
} from '@plainclaim/domain';
import { speakerOfClaim } from '@plainclaim/domain/claim-facts';
import type { AskedQuestion } from './asked-questions.ts';
import type { AskedLetter } from './answer-questions.ts';
import type { Composition } from '../generate/compose-letter-for.ts';
import { lawReference } from './law-reference.ts';
import { editsBetween } from '../edits/letter-edits.ts';
import type { FrozenLetter, ListedVersion, PlainVersion } from '../letter-repository.ts';
import type { ReviewedLetter } from './review-letter.ts';
import { presentSource } from './sentence-sources.ts';

export const presentFinding = (finding: LetterFinding): LetterFindingAnswer => ({
  key: findingKey(finding),
  rule: finding.rule,
  code: finding.code,
  severity: finding.severity,
  message: messageFor(finding.code, finding.params),
  place: finding.place === null ? null : { start: finding.place.start, end: finding.place.end },
  sentence: finding.sentence === null ? null : { start: finding.sentence.start, end: finding.sentence.end },
});

const presentQuestion = ({
  question,
  answer,
  isRequired,
}: AskedQuestion): LetterQuestionsAnswer['questions'][number] => ({
  id: question.id,
  code: question.code,
  message: messageFor(question.code, question.params),
  kind: question.kind,
  params: { ...question.params },
  options: (question.options ?? []).map(({ value, code, params }) => ({
    value,
    code,
    label: messageFor(code, params),
    params: { ...params },
  })),
  answer,
  is_required: isRequired,
});

const presentLaw = ({ composed }: Composition): LetterQuestionsAnswer['law'] =>
  composed.law.map(({ key, text, cite, source, certainty, isOut }) => ({
    key,
    text,
    cite,
    source: lawReference(source, certainty ?? null),
    certainty: certainty ?? null,
    included: !isOut,
  }));

function presentSettlement({ input, composed }: Composition): LetterQuestionsAnswer['settlement'] {
  const offer = input.decisions?.settlement ?? null;
  if (offer === null) return null;
  return {
    amount: formatUsd(cents(offer.amount)),
    until: offer.until,
    text: composed.settlementOffer?.text ?? null,
  };
}

const presentDelivery = (decisions: LetterDecisions): Pick<LetterQuestionsAnswer, 'delivery' | 'delivery_chosen'> => ({
  delivery: deliveryOf(decisions),
  delivery_chosen: decisions.delivery !== null,
});

export function presentQuestions({ caseId, questions, decisions, composition }: AskedLetter): LetterQuestionsAnswer {
  return {
    success: true,
    case_id: caseId,
    questions: questions.map(presentQuestion),
    answered: questions.every(({ answer }) => answer !== null),
    law: presentLaw(composition),
    settlement: presentSettlement(composition),
    ...presentDelivery(decisions),
  };
}

const presentOwnWords = ({
  composed: {
    ownWords: { isTyped, isIn, language, isSure },
  },
}: Composition): LetterReviewAnswer['own_words'] => ({ is_typed: isTyped, is_in: isIn, language, is_sure: isSure });

/** The answers that a law looks at before it multiplies, and no others. */
function answersForMultiples(
  { answers }: Claim,
  { multiples }: Pick<JurisdictionPack, 'multiples'>,
): LetterReviewAnswer['cards']['answers'] {
  const keys = new Set(multiples.flatMap(({ unless = [] }) => unless.flatMap((set) => Object.keys(set))));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)));
}

function presentCards(claim: Claim, pack: Pick<JurisdictionPack, 'multiples'>): LetterReviewAnswer['cards'] {
  const { isWe, defendants, place, child } = speakerOfClaim(claim);
  return {
    situation: claim.situation,
    reasons: [...claim.reasons],
    entries: [...claim.cards],
    rows: [...claim.amountRows],
    multiple: claim.multiple,
    claimant: claim.claimant.name.kind,
    answers: answersForMultiples(claim, pack),
    defendants: [...defendants],
    is_we: isWe,
    ...(child === undefined ? {} : { child }),
    place,
    amount: claim.amount,
    court_amount: claim.courtAmount,
  };
}

const at = (instantMs: number): string => new Date(instantMs).toISOString();

export const presentVersion = (version: ListedVersion<PlainVersion>): LetterVersionSummary => ({
  demand_id: version.demandId,
  version: version.version,
  approved: version.isApproved,
  created_at: at(version.createdAtMs),
  approved_at: version.isApproved ? at(version.createdAtMs) : null,
  approved_by: !version.isApproved ? null : version.approvedBy === null ? 'browser' : 'account',
  delivery: version.delivery,
  text_sha256: version.textSha256,
  issued_on: version.issuedOn,
  deadline: version.deadline,
  template_version: version.templateVersion,
  pages: version.pageCount,
});

export const presentWholeVersion = (version: ListedVersion<FrozenLetter>): LetterVersionAnswer => ({
  success: true,
  ...presentVersion(version),
  text: version.text,
  statement: version.statement,
  signed_by: version.isApproved ? (version.view?.author ?? null) : null,
  subject: version.view?.subject ?? null,
  confirmed: [...new Set((version.view?.confirmed ?? []).map((key) => key.split(':')[0] ?? ''))],
  row_ids: [...version.rowIds],
});

export function presentReview(review: ReviewedLetter, pack: JurisdictionPack): LetterReviewAnswer {
  const { paid, working, generation, composition } = review;
  const { court, issuedOn } = composition.input;
  const { notice } = composition.composed;
  return {
    success: true,
    case_id: paid.stored.id,
    text: working.text,
    saved_at: at(working.savedAtMs),
    generated_text: generation.text,
    is_edited: review.isEdited,
    sentences: generation.sentences.map(({ start, end, voice, key, copies, source }) => ({
      start,
      end,
      voice,
      key,
      copies,
      source: presentSource(source),
    })),
    left_out: review.leftOut.map(({ key, text }) => ({ key, text })),
    edits: [...(working.edits ?? editsBetween(generation.text, working.text))],
    own_words: presentOwnWords(composition),
    cards: presentCards(composition.input.claim, composition.input.pack),
    kept: [...review.context.kept],
    law: presentLaw(composition),
    settlement: presentSettlement(composition),
    ...presentDelivery(review.decisions),
    open_questions: review.openQuestions,
    has_waiting_answers: review.hasWaitingAnswers,
    notice: notice === null ? null : { code: notice.code, text: notice.text },
    dates: {
      issued_on: working.issuedOn,
      deadline: working.deadline,
      today: review.today,
      new_deadline: review.newDeadline,
      are_old: review.isOldDate,
    },
    court: {
      part: court.part,
      name: pack.courtName(court.part),
      counties: [...court.counties],
      // A letter that names no court has no county to confirm.
      county_to_confirm: court.countyToConfirm && court.ahead !== 'no_court',
    },
    demand: formatUsd(demandOf(paid.claim, pack, issuedOn)),
    check_context: review.context,
    findings: review.findings.map(presentFinding),
    versions: review.versions.map(presentVersion),
    earlier_texts: review.earlierTexts.map(({ id, text, keptAtMs }) => ({ id, text, kept_at: at(keptAtMs) })),
  };
}
