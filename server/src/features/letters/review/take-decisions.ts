import {
  type CalendarDate,
  type Cents,
  type Claim,
  type Delivery,
  err,
  isBefore,
  type JurisdictionPack,
  keyOfSource,
  type LetterDecisions,
  ok,
  parseCalendarDate,
  parseUsd,
  type Result,
} from '@plainclaim/domain';
import type { Clock } from '../../../platform/clock/index.ts';
import type { FieldProblem } from '../../../platform/http/index.ts';
import type { PaidCorrections } from '../../drafts/index.ts';
import { type GivenAnswer, takeAnswers } from './asked-questions.ts';
import { type Composition, composeLetterFor, type LetterDays } from '../generate/compose-letter-for.ts';
import { lawKeyOf } from './left-out.ts';
import type { PaidClaim } from '../letter-access.ts';
import type { WorkingLetter } from '../letter-repository.ts';

export type LetterAnswers = {
  readonly answers: readonly GivenAnswer[];
  readonly law: readonly { readonly key: string; readonly included: boolean }[];
  /** Undefined leaves the offer as it is, null takes it back. */
  readonly settlement: { readonly amount: string; readonly until: string } | null | undefined;
  /** Undefined leaves the way of sending as it is. */
  readonly delivery: Delivery | undefined;
  /** Undefined leaves the own words in the letter, or out of it, as they are. */
  readonly ownWords: 'in' | 'out' | undefined;
  readonly leftOut: readonly { readonly key: string; readonly isOut: boolean }[];
  readonly kept: readonly { readonly key: string; readonly isKept: boolean }[];
  /** Each undefined leaves what the claim holds. */
  readonly cards: PaidCorrections['cards'];
  readonly amountRows: PaidCorrections['amountRows'];
  readonly multiple: PaidCorrections['multiple'];
  readonly recompose: boolean;
};

type Deps = { readonly clock: Clock; readonly pack: JurisdictionPack };

/** Asking composes again and again with few decisions; a long story makes each time costly, so none is composed twice. */
export function composing(
  pack: JurisdictionPack,
  claim: Claim,
  days: LetterDays,
): (settled: LetterDecisions) => Composition {
  const made = new Map<string, Composition>();
  return (settled) => {
    const key = JSON.stringify(settled);
    const composition = made.get(key) ?? composeLetterFor(pack, claim, days, settled);
    made.set(key, composition);
    return composition;
  };
}

/** All of it, or nothing and every reason why. */
export function takenDecisions(
  { clock, pack }: Deps,
  { claim }: Pick<PaidClaim, 'claim'>,
  working: WorkingLetter | null,
  before: LetterDecisions,
  given: LetterAnswers,
  offered: readonly Delivery[],
): Result<LetterDecisions, readonly FieldProblem[]> {
  const compose = composing(pack, claim, working ?? { issuedOn: clock.today() });
  const taken = takeAnswers((settled) => compose(settled).composed.questions, before, given.answers);
  const { composed } = compose(taken.decisions);
  const known = new Set(composed.law.map(({ key }) => key));
  const lawProblems: readonly FieldProblem[] = given.law.every(({ key }) => known.has(key))
    ? []
    : [{ field: 'law', code: 'field.choice_unknown' }];
  const offer = takenOffer(given.settlement, taken.decisions, claim.amount, clock.today());
  const { delivery = before.delivery } = given;
  const isOffered = given.delivery === undefined || offered.includes(given.delivery);
  const deliveryProblems: readonly FieldProblem[] = isOffered
    ? []
    : [{ field: 'delivery', code: 'dispatch.unavailable' }];
  const outProblems = given.leftOut.some(({ isOut }) => isOut)
    ? leftOutProblems(given.leftOut, compose({ ...taken.decisions, ownWords: 'in', leftOut: [], lawOut: [] }))
    : [];
  const { lawOut, leftOut, kept } = keysAfter(taken.decisions, given);
  const problems = [
    ...taken.problems,
    ...lawProblems,
    ...offer.problems,
    ...deliveryProblems,
    ...outProblems,
    ...tooMany('left_out', leftOut),
    ...tooMany('kept', kept),
  ];
  if (problems.length > 0) return err(problems);
  return ok({
    ...taken.decisions,
    lawOut,
    leftOut,
    kept,
    ownWords: given.ownWords ?? taken.decisions.ownWords,
    settlement: offer.settlement,
    delivery,
  });
}

/** Only a sentence that the letter has, with nothing left out of it, can be taken out. */
function leftOutProblems(
  leftOut: LetterAnswers['leftOut'],
  { composed: { sentences } }: Composition,
): readonly FieldProblem[] {
  const known = new Set(sentences.map(({ source, text }) => keyOfSource(source, text)));
  const isKnown = leftOut.every(({ key, isOut }) => !isOut || (key !== '' && known.has(key)));
  return isKnown ? [] : [{ field: 'left_out', code: 'field.choice_unknown' }];
}

/** So many decisions are kept; a letter has fewer sentences that anybody would take out one by one. */
const MOST_KEYS = 200;

const tooMany = (field: string, keys: readonly string[]): readonly FieldProblem[] =>
  keys.length <= MOST_KEYS ? [] : [{ field, code: 'letter.too_many_choices', params: { limit: String(MOST_KEYS) } }];

/** A law sentence is taken out by the law's key, whichever way it was named. */
function keysAfter(
  before: LetterDecisions,
  { law, leftOut, kept }: LetterAnswers,
): Pick<LetterDecisions, 'lawOut' | 'leftOut' | 'kept'> {
  const laws = leftOut.flatMap(({ key, isOut }) => {
    const lawKey = lawKeyOf(key);
    return lawKey === null ? [] : [{ key: lawKey, isIn: isOut }];
  });
  const others = leftOut.filter(({ key }) => lawKeyOf(key) === null);
  return {
    lawOut: withChoices(before.lawOut, [...law.map(({ key, included }) => ({ key, isIn: !included })), ...laws]),
    leftOut: withChoices(
      before.leftOut,
      others.map(({ key, isOut }) => ({ key, isIn: isOut })),
    ),
    kept: withChoices(
      before.kept,
      kept.map(({ key, isKept }) => ({ key, isIn: isKept })),
    ),
  };
}

function withChoices(
  keys: readonly string[],
  choices: readonly { readonly key: string; readonly isIn: boolean }[],
): string[] {
  const chosen = new Set(keys);
  for (const { key, isIn } of choices) {
    if (isIn) chosen.add(key);
    else chosen.delete(key);
  }
  return [...chosen].sort();
}

type TakenOffer = { readonly settlement: LetterDecisions['settlement']; readonly problems: readonly FieldProblem[] };

function takenOffer(
  offer: LetterAnswers['settlement'],
  before: LetterDecisions,
  claimAmount: Cents,
  today: CalendarDate,
): TakenOffer {
  if (offer === undefined) return { settlement: before.settlement, problems: [] };
  if (offer === null) return { settlement: null, problems: [] };
  const amount = parseUsd(offer.amount);
  const until = parseCalendarDate(offer.until);
  const isLess = amount.ok && amount.value > 0 && amount.value < claimAmount;
  const isToCome = until.ok && isBefore(today, until.value);
  const problems: readonly FieldProblem[] = [
    ...(isLess ? [] : [{ field: 'settlement.amount', code: 'letter.settlement_amount' } as const]),
    ...(isToCome ? [] : [{ field: 'settlement.until', code: 'letter.settlement_day' } as const]),
  ];
  const settlement = amount.ok && until.ok ? { amount: amount.value, until: until.value } : null;
  return { settlement, problems };
}
