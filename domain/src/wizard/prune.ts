import {
  COURT_DETAIL_KEYS,
  type ClaimDraft,
  type CourtDetailKey,
  emptyDraft,
  isVehicleAccident,
  OTHER_ACCOMMODATION,
  OTHER_LANGUAGE,
  QUESTION_KEYS,
  questionsFor,
} from '../claims/index.ts';
import type { WizardFacts } from './facts.ts';

/**
 * The draft without answers to questions that are no longer asked: reasons of another category, a website of a
 * person, military answers about a business, an address the claimant shares, an adult's guardian. Run before anything is made from it.
 */
export function prune(draft: ClaimDraft, facts: WizardFacts): ClaimDraft {
  const { reasonsOffered } = facts;
  const keptReasons = draft.disputing
    .map((value, index) => ({ value, label: draft.disputingLabels[index] ?? '' }))
    .filter(({ value }) => reasonsOffered === null || reasonsOffered.includes(value));
  const pruned: ClaimDraft = {
    ...draft,
    disputing: keptReasons.map(({ value }) => value),
    disputingLabels: keptReasons.map(({ label }) => label),
    ...(draft.sameAddress ? NO_ADDRESS : {}),
    ...(draft.isAdult === false ? {} : NO_GUARDIAN),
    ...(draft.whoUser === '1' ? { defendantWebsite: '' } : {}),
    additionalDefendants: draft.additionalDefendants.map((defendant) =>
      defendant.whoUser === '1' ? { ...defendant, defendantWebsite: '' } : defendant,
    ),
  };
  const answered = { ...pruned, ...unaskedAnswers(pruned, facts) };
  return {
    ...answered,
    ...unaskedDetails(answered),
    coClaimants: answered.userType === '1' ? answered.coClaimants : [],
  };
}

/** Whether a detail belongs to an answer that was given. */
const DETAIL_ASKED: Readonly<Partial<Record<CourtDetailKey, (draft: ClaimDraft) => boolean>>> = {
  otherCaseDetails: ({ otherCase }) => otherCase === true,
  otherActionDetails: ({ otherAction }) => otherAction === true,
  otherPartyNames: ({ otherParties }) => otherParties === true,
  otherLanguage: ({ courtLanguage }) => courtLanguage === OTHER_LANGUAGE,
  otherAccommodation: ({ accommodation }) => accommodation === OTHER_ACCOMMODATION,
};

/** The details this draft is asked for. */
export const detailsAsked = (draft: ClaimDraft): readonly CourtDetailKey[] =>
  COURT_DETAIL_KEYS.filter((key) => DETAIL_ASKED[key]?.(draft) ?? isVehicleAccident(draft.disputing));

function unaskedDetails(draft: ClaimDraft): Partial<ClaimDraft> {
  const asked = detailsAsked(draft);
  return Object.fromEntries(COURT_DETAIL_KEYS.filter((key) => !asked.includes(key)).map((key) => [key, '']));
}

const NO_ADDRESS = {
  claimantAddress: emptyDraft.claimantAddress,
  claimantApt: emptyDraft.claimantApt,
  claimantCity: emptyDraft.claimantCity,
  claimantCountry: emptyDraft.claimantCountry,
  claimantZipcode: emptyDraft.claimantZipcode,
};

const NO_GUARDIAN = { guardianName: emptyDraft.guardianName, claimantBirthDate: emptyDraft.claimantBirthDate };

function unaskedAnswers(draft: ClaimDraft, facts: WizardFacts): Partial<ClaimDraft> {
  if (facts.questions === null) return {};
  const asked = new Set(questionsFor(facts.questions, draft).map((question) => question.key));
  return Object.fromEntries(QUESTION_KEYS.filter((key) => !asked.has(key)).map((key) => [key, null]));
}
