import { parseCalendarDate } from '../calendar/index.ts';
import {
  type AdditionalDefendant,
  type Answer,
  CLAIMANT,
  type Claim,
  type ClaimDraft,
  CO_CLAIMANT,
  DEFENDANT,
  type FitClaim,
  isTitleOnly,
  NO_ANSWERS,
  PLACE,
  type Problem,
  partOfClaim,
  type Question,
  type QuestionKey,
  type TypedParty,
  typedName,
  typedParty,
} from '../claims/index.ts';
import { type Cents, parseUsd } from '../money/index.ts';
import { type Claimant, type Defendant, type PartyName, type PostalAddress, usStateCode } from '../parties/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import { courtAmountFor, draftAmounts } from './draft-facts.ts';
import type { WizardFacts } from './facts.ts';
import { firstUnfinished } from './moves.ts';
import { prune } from './prune.ts';
import { problemsOn } from './screen-problems.ts';
import type { ScreenId } from './screens.ts';

/** What keeps a draft from being a claim: the first screen that needs an answer, and its problems. */
export type UnfinishedClaim = { readonly screen: ScreenId; readonly problems: readonly Problem[] };

/** A complete draft as a typed claim, made from the answers that are still asked and no others. */
export function toClaim(typed: ClaimDraft, facts: WizardFacts): Result<Claim, UnfinishedClaim> {
  const draft = prune(typed, facts);
  const unfinished = firstUnfinished(draft, facts);
  if (unfinished !== null) return err({ screen: unfinished.id, problems: problemsOn(unfinished.id, draft, facts) });
  return ok({
    ...fitClaimFrom(draft, facts),
    ...partOfClaim('letter', draft),
    payment: partOfClaim('payment', draft),
  });
}

/** What keeps a draft from being judged by the rules of the court. */
export type UnjudgedClaim = { readonly problems: readonly Problem[] };

/**
 * As much of a draft as the rules of the court look at. Category, reasons, amount, day, place and both sides' kind and
 * address must be there, by the same rules as for a claim; names, story, questions and signature need not.
 */
export function toFitClaim(typed: ClaimDraft, facts: WizardFacts): Result<FitClaim, UnjudgedClaim> {
  const draft = prune(typed, facts);
  const problems = FIT_SCREENS.flatMap((screen) =>
    problemsOn(screen, draft, facts).filter(({ field }) => isNeededToFit(screen, field)),
  );
  return problems.length === 0 ? ok(fitClaimFrom(draft, facts)) : err({ problems });
}

const FIT_SCREENS = [
  'category',
  'reasons',
  'details',
  'claimant-kind',
  'claimant',
  'defendant-kind',
  'defendant',
] as const satisfies readonly ScreenId[];

const ADDRESS_OR_KIND = /(?:Address|City|Country|Zipcode|whoUser)$/;

const isNeededToFit = (screen: (typeof FIT_SCREENS)[number], field: string): boolean =>
  (screen !== 'claimant' && screen !== 'defendant') || ADDRESS_OR_KIND.test(field);

/** Throws for a draft whose problems were not looked at first. */
function fitClaimFrom(draft: ClaimDraft, facts: WizardFacts): FitClaim {
  const amount = parseUsd(draft.amount);
  const happenedOn = parseCalendarDate(draft.date);
  if (!amount.ok || !happenedOn.ok) throw new Error('a draft without problems must parse');
  const happenedAt = addressOf(typedParty(PLACE, draft));
  const claimant = typedParty(CLAIMANT, draft);
  return {
    ...partOfClaim('subject', draft),
    ...partOfClaim('chosen', draft),
    amount: amount.value,
    courtAmount: courtAmountOf(draft, amount.value, facts),
    happenedOn: happenedOn.value,
    happenedAt,
    claimant: { ...claimantOf(claimant), address: draft.sameAddress ? happenedAt : addressOf(claimant) },
    defendants: [defendantOf(draft), ...draft.additionalDefendants.map(defendantOf)],
    answers: answersOf(draft, facts.questions ?? []),
    courtDetails: partOfClaim('courtDetails', draft),
    coClaimants: draft.coClaimants.filter((one) => typedName({ kind: PERSON, ...typedParty(CO_CLAIMANT, one) }) !== ''),
  };
}

/** Worked out from the rows where the cards are known; what a browser sent counts only while they are not. */
function courtAmountOf(draft: ClaimDraft, amount: Cents, facts: WizardFacts): Cents {
  const table = draftAmounts(draft, facts);
  const parsed = parseUsd(table === null ? draft.courtAmount : courtAmountFor(table));
  return parsed.ok && parsed.value > amount ? parsed.value : amount;
}

const PERSON = '1';

type TypedClaimant = TypedParty<typeof CLAIMANT>;

const addressOf = ({ street, unit, city, state, zip }: TypedParty<typeof PLACE>): PostalAddress => ({
  street: street.trim(),
  unit: unit.trim(),
  city: city.trim(),
  state: usStateCode(state) ?? state,
  zip,
});

/** For a business the first name field holds its name and the last name field its contact; a title is nobody's name. */
const partyName = ({ kind, first, last }: TypedClaimant): PartyName =>
  kind === '2'
    ? { kind: 'business', legalName: first.trim(), contactName: isTitleOnly(last) ? '' : last.trim() }
    : { kind: 'person', person: { first: first.trim(), last: last.trim() } };

const claimantOf = (typed: TypedClaimant): Claimant => ({
  name: partyName(typed),
  address: addressOf(typed),
  email: typed.email.trim(),
  phone: typed.phone.trim(),
});

function defendantOf(from: AdditionalDefendant): Defendant {
  const typed = typedParty(DEFENDANT, from);
  const isBusiness = typed.kind === '2' && typed.entity !== '';
  return { ...claimantOf(typed), website: typed.website.trim(), ...(isBusiness ? { entity: typed.entity } : {}) };
}

/** An option is kept as it was offered: a browser may send the text "14" where the list offers the number. */
function answersOf(draft: ClaimDraft, questions: readonly Question[]): Readonly<Record<QuestionKey, Answer>> {
  const answers: Partial<Record<QuestionKey, Answer>> = {};
  for (const question of questions) answers[question.key] = asOffered(question, draft[question.key]);
  return { ...NO_ANSWERS, ...answers };
}

function asOffered({ answer_type, answer_options }: Question, answer: Answer): Answer {
  const offered = answer_options.find((option) => String(option) === String(answer));
  if (offered !== undefined) return offered;
  // An unfinished draft holds whatever was sent: only an answer that can be given counts.
  if (answer_options.length > 0) return null;
  return answer_type === 'yes_no' ? (typeof answer === 'boolean' ? answer : null) : answer;
}
