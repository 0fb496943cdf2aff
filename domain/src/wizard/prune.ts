import {
  type AdditionalDefendant,
  CLAIM_FIELD_NAMES,
  type ClaimDraft,
  DEFENDANT,
  emptyDraft,
  isFieldAsked,
  QUESTION_KEYS,
  questionsFor,
  unaskedOf,
} from '../claims/index.ts';
import type { WizardFacts } from './facts.ts';

/**
 * The draft without answers to questions that are no longer asked: reasons of another category, a website of a
 * person, military answers about a business, an address the claimant shares, an adult's guardian. Run before anything is made from it.
 */
export function prune(draft: ClaimDraft, facts: WizardFacts): ClaimDraft {
  const kept = withoutUnaskedFields(withReasonsOffered(draft, facts));
  // A question that is not asked takes the lines below it with it.
  return withoutUnaskedFields({ ...kept, ...unaskedAnswers(kept, facts) });
}

function withReasonsOffered(draft: ClaimDraft, { reasonsOffered }: WizardFacts): ClaimDraft {
  const kept = draft.disputing
    .map((value, index) => ({ value, label: draft.disputingLabels[index] ?? '' }))
    .filter(({ value }) => reasonsOffered === null || reasonsOffered.includes(value));
  return { ...draft, disputing: kept.map(({ value }) => value), disputingLabels: kept.map(({ label }) => label) };
}

const withoutUnaskedFields = (draft: ClaimDraft): ClaimDraft => ({
  ...withoutUnaskedOf(draft),
  ...Object.fromEntries(
    CLAIM_FIELD_NAMES.filter((name) => !isFieldAsked(name, draft)).map((name) => [name, emptyDraft[name]]),
  ),
  additionalDefendants: draft.additionalDefendants.map(withoutUnaskedOf),
});

/** A defendant, the first or a further one, without what its kind is not asked for. */
const withoutUnaskedOf = <Wire extends AdditionalDefendant>(wire: Wire): Wire => ({
  ...wire,
  ...Object.fromEntries(unaskedOf(DEFENDANT, wire.whoUser).map((name) => [name, ''])),
});

function unaskedAnswers(draft: ClaimDraft, facts: WizardFacts): Partial<ClaimDraft> {
  if (facts.questions === null) return {};
  const asked = new Set(questionsFor(facts.questions, draft).map((question) => question.key));
  return Object.fromEntries(QUESTION_KEYS.filter((key) => !asked.has(key)).map((key) => [key, null]));
}
