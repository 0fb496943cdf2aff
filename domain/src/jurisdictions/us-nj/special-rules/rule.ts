import { completeEntries } from '../../../claim-facts/index.ts';
import type { CalendarDate } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import type { Answer, QuestionKey } from '../../../claims/fields/answers.ts';
import { isAgainst, type Matter, matterOfClaim } from '../../../claims/matter.ts';
import { type PublicKind, publicKindOf } from '../../../claims/public-names.ts';
import { speaksOf, type Topic } from '../../../claims/story-topics.ts';
import {
  type Conditions,
  firstDayOf,
  holds,
  lastDayOf,
  type ReadEntry,
  type TypedDay,
} from '../../../fact-cards/index.ts';
import type { FindingCode } from '../../pack/finding-codes.ts';
import type { Finding } from '../../pack.ts';
import { info, stopAll, stopPapers, warning } from '../findings/make-finding.ts';
import type { LawKey } from '../law/reason-law-keys.ts';
import { publicNames } from '../places/public-names.ts';
import { type RuleKey, ruleRows } from './rule-rows.ts';

/** What a rule looks at: the claim, what was typed about it, and its complete cards. */
export type RuleFacts = {
  readonly claim: FitClaim;
  readonly today: CalendarDate;
  readonly matter: Matter;
  readonly entries: readonly ReadEntry[];
  readonly publicKinds: readonly PublicKind[];
};

type CardSays = readonly [card: string, answers: Conditions];

/** Facts that bring a rule up. All that are named must hold. */
export type Trigger = {
  readonly reasons?: readonly string[];
  readonly situations?: readonly string[];
  /** The story or a card speaks of it. */
  readonly topic?: Topic;
  /** A complete card says so. */
  readonly card?: CardSays;
  readonly against?: 'person' | 'business';
  readonly claimant?: 'person' | 'business';
  /** Somebody on the other side is named like a public body of one of these kinds. */
  readonly publicKinds?: readonly PublicKind[];
  /** A question has one of these answers. */
  readonly answer?: readonly [QuestionKey, readonly Answer[]];
  /** What no list can say. */
  readonly when?: (facts: RuleFacts) => boolean;
};

type Does = 'stop_all' | 'stop_papers' | 'warning' | 'info';
type Params = Finding['params'];

/** What a rule does: the first outcome that holds. */
export type Outcome = {
  /** Answers to the rule's question; without them whatever was answered, or nothing yet. */
  readonly on?: readonly Answer[];
  readonly card?: CardSays;
  readonly does: Does;
  readonly code: FindingCode;
  /** The row it rests on, where that is not the rule's own. */
  readonly row?: RuleKey;
  /** Null when the facts do not bear it out. */
  readonly params?: (facts: RuleFacts) => Params | null;
};

/**
 * A special rule as data. What the sources do not settle is in its row as unverified, and people are told to confirm
 * it.
 */
export type SpecialRule = {
  readonly key: RuleKey;
  /** One of these brings the rule up. */
  readonly triggers: readonly Trigger[];
  /** The one question that decides it, where the facts leave it open. */
  readonly question: QuestionKey | null;
  readonly outcomes: readonly Outcome[];
  /** Sentences of law that would be wrong, or beside the point, in a letter about this. */
  readonly insteadOf?: readonly LawKey[];
};

export function ruleFacts(claim: FitClaim, today: CalendarDate): RuleFacts {
  const matter = matterOfClaim(claim);
  return {
    claim,
    today,
    matter,
    entries: completeEntries(claim),
    publicKinds: matter.defendants.flatMap(({ name }) => publicKindOf(name, publicNames) ?? []),
  };
}

const says = ({ entries }: RuleFacts, [key, answers]: CardSays): boolean =>
  entries.some(({ card, filled }) => card.key === key && holds(answers, filled));

const isBroughtUp = (facts: RuleFacts, trigger: Trigger): boolean => {
  const { claim, matter, publicKinds } = facts;
  const { reasons, situations, topic, card, against, claimant, publicKinds: kinds, answer, when } = trigger;
  return (
    (reasons?.some((reason) => claim.reasons.includes(reason)) ?? true) &&
    (situations?.includes(claim.situation) ?? true) &&
    (topic === undefined || speaksOf(topic, matter.words)) &&
    (card === undefined || says(facts, card)) &&
    (against === undefined || isAgainst(matter, against)) &&
    (claimant === undefined || matter.claimant === claimant) &&
    (kinds?.some((kind) => publicKinds.includes(kind)) ?? true) &&
    (answer?.[1].includes(claim.answers[answer[0]]) ?? true) &&
    (when?.(facts) ?? true)
  );
};

export const appliesTo = ({ triggers }: SpecialRule, facts: RuleFacts): boolean =>
  triggers.some((trigger) => isBroughtUp(facts, trigger));

const MAKE = { stop_all: stopAll, stop_papers: stopPapers, warning, info } as const;

/** What a rule says of a claim it applies to; null when no outcome holds. */
export function outcomeOf({ key, question, outcomes }: SpecialRule, facts: RuleFacts): Finding | null {
  const answer = question === null ? null : facts.claim.answers[question];
  for (const { on, card, does, code, row, params } of outcomes) {
    if ((on?.includes(answer) ?? true) && (card === undefined || says(facts, card))) {
      const stated = params === undefined ? {} : params(facts);
      const { value, certainty } = ruleRows[row ?? key];
      if (stated !== null) return MAKE[does](code, { source: value, certainty }, stated);
    }
  }
  return null;
}

/** The first day a slot of a complete card tells; of several fillings the latest. */
export const cardDay = (facts: RuleFacts, key: string, slot: string): CalendarDate | null =>
  latestOf(facts, key, slot, firstDayOf);

/** The same, of a day that is not known exactly the last one it may be. */
export const lastCardDay = (facts: RuleFacts, key: string, slot: string): CalendarDate | null =>
  latestOf(facts, key, slot, lastDayOf);

function latestOf(
  { entries }: RuleFacts,
  key: string,
  slot: string,
  dayIn: (day: TypedDay) => CalendarDate,
): CalendarDate | null {
  const days = entries.flatMap(({ card, filled }) => {
    const stated = card.key === key ? filled.get(slot) : undefined;
    return stated?.kind === 'day' ? [dayIn(stated.day)] : [];
  });
  return days.toSorted((a, b) => (a < b ? -1 : 1)).at(-1) ?? null;
}

/** The sum a slot of a complete card tells, in cents. */
export function cardMoney({ entries }: RuleFacts, key: string, slot: string): number | null {
  const stated = entries.find(({ card }) => card.key === key)?.filled.get(slot);
  return stated?.kind === 'money' ? stated.cents : null;
}

export function cardCount({ entries }: RuleFacts, key: string, slot: string): number | null {
  const stated = entries.find(({ card }) => card.key === key)?.filled.get(slot);
  return stated?.kind === 'count' ? stated.count : null;
}

/** The ready-made answer of a slot of a complete card. */
export function cardChoice({ entries }: RuleFacts, key: string, slot: string): string | null {
  const stated = entries.find(({ card }) => card.key === key)?.filled.get(slot);
  return stated?.kind === 'choice' ? stated.option.value : stated?.kind === 'yesno' ? stated.value : null;
}
