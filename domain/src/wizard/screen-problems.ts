import {
  amountRule,
  broughtUpBy,
  CLAIMANT_ADDRESS,
  CLAIMANT_PERSON,
  type ClaimDraft,
  contradictionsAmong,
  DEFENDANT,
  type FieldRule,
  isAgeAskedWithName,
  isBlank,
  isPngDataAddress,
  isRequiredQuestion,
  type PartyKind,
  type PartyNames,
  PLACE,
  partyRules,
  pastDateRule,
  type Problem,
  type Question,
  questionsAskedAt,
  questionsFor,
  type WireParty,
} from '../claims/index.ts';
import type { WizardFacts } from './facts.ts';
import { courtAmountFor, draftAmounts, draftEntries, isMultipleUnusable, speakerOf } from './draft-facts.ts';
import {
  type AmountTable,
  asksSelf,
  ownSentence,
  type ReadEntry,
  rowProblems,
  type Speaker,
} from '../fact-cards/index.ts';
import { parseUsd } from '../money/index.ts';
import type { ScreenId } from './screens.ts';

type Judge = (draft: ClaimDraft, facts: WizardFacts) => readonly Problem[];

const NONE: readonly Problem[] = [];

const judged = (field: string, typed: string, rule: FieldRule): readonly Problem[] => {
  const code = rule(typed);
  return code === null ? NONE : [{ field, code }];
};

/** What is wrong with a party's fields, by the rules that hold for every party. `prefix` is that of an entry of a list. */
function partyProblems<const Names extends PartyNames>(
  names: Names,
  wire: WireParty<Names>,
  kind: PartyKind,
  prefix = '',
): readonly Problem[] {
  const typed = new Map<string, unknown>(Object.entries(wire));
  return partyRules(names, kind).flatMap(([name, rule]) => judged(`${prefix}${name}`, String(typed.get(name)), rule));
}

/** A yes/no answer must be true or false; any other must be one of the options that were offered. */
function isAnswered(question: Question, answer: ClaimDraft[Question['key']]): boolean {
  if (question.answer_type === 'yes_no') return typeof answer === 'boolean';
  return question.answer_options.some((option) => String(option) === String(answer ?? ''));
}

/** The questions of a list that this draft is asked and has not answered. */
export const unansweredQuestions = (questions: readonly Question[], draft: ClaimDraft): readonly Question[] =>
  questionsFor(questions, draft).filter((question) => !isAnswered(question, draft[question.key]));

/** Those of them that may not stay open in a claim of any release. */
export function missingAnswers(questions: readonly Question[], draft: ClaimDraft): readonly Question[] {
  const broughtUp = broughtUpBy(draft);
  return unansweredQuestions(questions, draft).filter(({ key }) => isRequiredQuestion(key) || broughtUp.has(key));
}

function questionProblems(draft: ClaimDraft, facts: WizardFacts): readonly Problem[] {
  if (facts.questions === null) return [{ field: 'questionData', code: 'wizard.questions_missing' }];
  const asked = questionsAskedAt('questions', facts.questions, draft);
  const open = unansweredQuestions(asked, draft).map((question) => ({
    field: question.key,
    code: 'wizard.question_required' as const,
    params: { label: question.label },
  }));
  const dates = isAgeAskedWithName(draft) ? NONE : birthDateProblems(draft, facts);
  return [...open, ...contradictionProblems(draft, facts, facts.questions), ...dates];
}

/**
 * An answer that the other side's name or the story goes against is given again or kept by hand: a mistake here can cost the
 * whole claim. A claim paid for before this was looked at stays as it is.
 */
function contradictionProblems(
  draft: ClaimDraft,
  { isPaid, publicNames }: WizardFacts,
  questions: readonly Question[],
): readonly Problem[] {
  if (isPaid) return NONE;
  return contradictionsAmong(questions, draft, publicNames).open.map(({ key, words, from }) => ({
    field: key,
    code: from === 'name' ? 'wizard.answer_contradicts_name' : 'wizard.answer_contradicts_story',
    params: { words },
  }));
}

/**
 * Whom the claim is for is asked before anything is told, since it says who "I" is in all of it. A draft that tells
 * something already, or gives the age, keeps the question where it had it.
 */
function claimForProblems(draft: ClaimDraft, facts: WizardFacts): readonly Problem[] {
  const { userType, claimFor, isAdult, guardianName } = draft;
  if (userType !== '1' || facts.isPaid) return NONE;
  if (!isAgeAskedWithName(draft)) {
    const isBegun = isAdult !== null || draft.cards.length > 0 || !isBlank(draft.claimDescription);
    return claimFor === '' && isBegun ? NONE : [{ field: 'claimFor', code: 'wizard.claim_for_required' }];
  }
  const named: readonly Problem[] =
    isAdult === false && isBlank(guardianName) ? [{ field: 'guardianName', code: 'wizard.guardian_required' }] : NONE;
  return [...named, ...birthDateProblems(draft, facts)];
}

/** The birthday of a claimant under 18 may stay open. A claim paid for before this was looked at stays as it is. */
function birthDateProblems({ isAdult, claimantBirthDate }: ClaimDraft, facts: WizardFacts): readonly Problem[] {
  if (isAdult !== false || isBlank(claimantBirthDate) || facts.isPaid) return NONE;
  return judged('claimantBirthDate', claimantBirthDate, pastDateRule(facts.today));
}

function reasonProblems(draft: ClaimDraft, facts: WizardFacts): readonly Problem[] {
  const { reasonsOffered } = facts;
  if (reasonsOffered !== null && reasonsOffered.length === 0) return NONE;
  if (draft.disputing.length === 0) return [{ field: 'disputing', code: 'wizard.reasons_required' }];
  const isKnown = (reason: string) => reasonsOffered === null || reasonsOffered.includes(reason);
  return draft.disputing.every(isKnown) ? NONE : [{ field: 'disputing', code: 'field.choice_unknown' }];
}

function signatureProblems(draft: ClaimDraft): readonly Problem[] {
  if (draft.signature === null || draft.signature === '') {
    return [{ field: 'signature', code: 'wizard.signature_required' }];
  }
  return isPngDataAddress(draft.signature) ? NONE : [{ field: 'signature', code: 'signature.not_png' }];
}

/** One filled card or the story text. A card that was begun must be finished or left out. */
function storyProblems(draft: ClaimDraft, facts: WizardFacts): readonly Problem[] {
  const entries = draftEntries(draft, facts);
  // While the cards are not known, something filled in counts: the server looks again.
  const isStated = entries === null ? draft.cards.length > 0 : entries.some(({ isComplete }) => isComplete);
  // A claim paid for before a card changed stays as it is.
  const begun = (facts.isPaid ? [] : (entries ?? []))
    .filter(({ entry, isStarted }) => isStarted && !entry.isLeftOut)
    .flatMap(({ entry, problems }) =>
      problems.map(({ slot, code }): Problem => ({ field: cardField(entry.id, slot), code })),
    );
  const open = facts.isPaid ? NONE : selfProblems(draft, entries ?? []);
  return isStated
    ? [...begun, ...open]
    : [...begun, ...chosen('claimDescription', draft.claimDescription, 'wizard.story_required')];
}

/** Where a guardian claims for a child, each card is asked of whom it tells. One in their own sentence is not. */
function selfProblems(draft: ClaimDraft, entries: readonly ReadEntry[]): readonly Problem[] {
  if (speakerOf(draft).child === undefined) return NONE;
  return entries
    .filter((read) => read.isComplete && isSelfOpen(read))
    .map(({ entry }) => ({ field: cardField(entry.id, 'self'), code: 'card.self_required' }));
}

/** Whether it is still open of whom a card of a guardian's claim tells. */
export const isSelfOpen = (read: ReadEntry): boolean =>
  read.isStarted && read.entry.self === undefined && ownSentence(read.entry) === '' && asksSelf(read);

/** A card while it is filled, with that question among what is still wrong. */
export const withSelfAsked = (read: ReadEntry, { child }: Pick<Speaker, 'child'>): ReadEntry =>
  child === undefined || !isSelfOpen(read)
    ? read
    : { ...read, problems: [{ slot: 'self', code: 'card.self_required' }, ...read.problems] };

export const cardField = (entryId: string, slot: string): string => `cards.${entryId}${slot === '' ? '' : `.${slot}`}`;

/** Rows that add up to the claim, or the calculation text. */
function calculationProblems(draft: ClaimDraft, facts: WizardFacts): readonly Problem[] {
  const table = draftAmounts(draft, facts);
  const rows = rowProblems(draft.amountRows).map(
    ({ id, field, code }): Problem => ({ field: `amountRows.${id}.${field}`, code }),
  );
  // As with the story: what cannot be looked at yet counts until the server looks.
  const isUnseen = facts.cards === null && draft.cards.length > 0;
  const isExplained = isUnseen || table?.against.kind === 'equal' || !isBlank(draft.claimCalculation);
  // The law's multiple is taken of rows that add up; until they do there is nothing to choose.
  const isChosen = table?.multiple == null || table.against.kind !== 'equal' || draft.multiple !== '';
  // A larger amount that nothing bears out any more is never left out without a word. What is paid for stays as it is.
  // Rows that do not come to the claim yet come first: the law's part is taken of them.
  const isUnusable = table !== null && !facts.isPaid && isExplained && asksForMore(draft, table);
  return [
    ...rows,
    ...(isUnusable ? [{ field: 'multiple', code: 'wizard.multiple_unusable' } as const] : []),
    ...(isChosen ? NONE : [{ field: 'multiple', code: 'wizard.multiple_required' } as const]),
    ...(isExplained ? NONE : chosen('claimCalculation', draft.claimCalculation, 'wizard.calculation_required')),
  ];
}

/** More is asked for than the rows and a law that fits them give. */
function asksForMore(draft: ClaimDraft, table: AmountTable): boolean {
  const [typed, known] = [parseUsd(draft.courtAmount), parseUsd(courtAmountFor(table))];
  const [amount, wanted] = [parseUsd(draft.amount), known.ok ? known.value : null];
  const isMore = typed.ok && amount.ok && typed.value > amount.value && typed.value !== wanted;
  return isMore || isMultipleUnusable(draft, table);
}

const chosen = (field: string, value: string, code: Problem['code']): readonly Problem[] =>
  isBlank(value) ? [{ field, code }] : NONE;

const JUDGES: Record<ScreenId, Judge> = {
  category: (draft) => chosen('situation', draft.situation, 'wizard.category_required'),
  reasons: reasonProblems,
  details: (draft, facts) => [
    ...judged('amount', draft.amount, amountRule),
    ...judged('date', draft.date, pastDateRule(facts.today)),
    ...partyProblems(PLACE, draft, ''),
  ],
  account: () => NONE,
  'claimant-kind': (draft) => chosen('userType', draft.userType, 'wizard.claimant_kind_required'),
  claimant: (draft, facts) => [
    ...claimForProblems(draft, facts),
    ...partyProblems(CLAIMANT_PERSON, draft, draft.userType),
    ...(draft.sameAddress ? NONE : partyProblems(CLAIMANT_ADDRESS, draft, draft.userType)),
  ],
  'defendant-kind': (draft) => chosen('whoUser', draft.whoUser, 'wizard.defendant_kind_required'),
  defendant: (draft) => [
    ...partyProblems(DEFENDANT, draft, draft.whoUser),
    ...draft.additionalDefendants.flatMap((defendant, index) => [
      ...chosen(`additionalDefendants.${index}.whoUser`, defendant.whoUser, 'field.required'),
      ...partyProblems(DEFENDANT, defendant, defendant.whoUser, `additionalDefendants.${index}.`),
    ]),
  ],
  story: storyProblems,
  calculation: calculationProblems,
  'payment-preference': () => NONE,
  questions: questionProblems,
  signature: signatureProblems,
  generation: (_draft, facts) =>
    facts.generationComplete ? NONE : [{ field: 'generation', code: 'wizard.generation_running' }],
  package: (draft) => chosen('selectedPackage', draft.selectedPackage, 'wizard.package_required'),
  checkout: (_draft, facts) => (facts.isPaid ? NONE : [{ field: 'payment', code: 'wizard.payment_required' }]),
  order: () => NONE,
};

/** Everything on one screen that keeps the person from going on. Empty means CONTINUE works. */
export const problemsOn = (screen: ScreenId, draft: ClaimDraft, facts: WizardFacts): readonly Problem[] =>
  JUDGES[screen](draft, facts);
