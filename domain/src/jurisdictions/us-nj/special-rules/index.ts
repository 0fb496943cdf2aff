import type { CalendarDate } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import type { QuestionKey } from '../../../claims/fields/answers.ts';
import type { Finding } from '../../pack.ts';
import type { LawKey } from '../law/reason-law-keys.ts';
import { carsAndGoodsRules } from './cars-and-goods.ts';
import { homeAndWorkRules } from './home-and-work.ts';
import { noteAndCheckRules } from './notes-and-checks.ts';
import { peopleRules } from './people.ts';
import { publicBodyRules } from './public-bodies.ts';
import { rentingRules } from './renting.ts';
import { appliesTo, outcomeOf, ruleFacts, type SpecialRule } from './rule.ts';
import type { RuleKey } from './rule-rows.ts';
import { timeAndCaseRules } from './time-and-case.ts';

/** Every special rule, in the order its findings are shown. */
export const SPECIAL_RULES: readonly SpecialRule[] = [
  ...peopleRules,
  ...publicBodyRules,
  ...timeAndCaseRules,
  ...rentingRules,
  ...carsAndGoodsRules,
  ...noteAndCheckRules,
  ...homeAndWorkRules,
];

export type FoundRule = {
  readonly key: RuleKey;
  /** The question that decides it. */
  readonly question: QuestionKey | null;
  readonly finding: Finding;
};

/** The special rules that a claim's facts bring up, with what each does. */
export function specialRulesFor(claim: FitClaim, today: CalendarDate): readonly FoundRule[] {
  const facts = ruleFacts(claim, today);
  return SPECIAL_RULES.filter((rule) => appliesTo(rule, facts)).flatMap((rule) => {
    const finding = outcomeOf(rule, facts);
    return finding === null ? [] : [{ key: rule.key, question: rule.question, finding }];
  });
}

/** Sentences of law that a letter about this claim leaves out, because a special rule counts in their place. */
export function lawLeftOut(claim: FitClaim): ReadonlySet<LawKey> {
  // None of these rules is brought up by the day on which one asks.
  const facts = ruleFacts(claim, claim.happenedOn);
  return new Set(
    SPECIAL_RULES.flatMap((rule) => (rule.insteadOf !== undefined && appliesTo(rule, facts) ? rule.insteadOf : [])),
  );
}
