import type { CasePageAnswer } from '@plainclaim/contract';
import { OUTCOME_KINDS, type OutcomeKind } from '@plainclaim/domain';

/** What can only be said before the case is with the court. */
const BEFORE_COURT: ReadonlySet<OutcomeKind> = new Set([
  'promised',
  'plan_agreed',
  'asks_time',
  'disputed',
  'no_answer',
  'not_paid',
  'came_back',
  'moved',
  'filed',
]);

/** What can have happened by now; the kind of a line that is corrected stays among them. */
export function offeredKinds({ timeline }: CasePageAnswer, chosen: string): readonly OutcomeKind[] {
  const has = (key: string) => timeline.some((moment) => moment.key === key && moment.when !== 'ahead');
  const isFiled = has('filed');
  const isJudged = has('judgment');
  return OUTCOME_KINDS.filter((kind) => {
    if (kind === chosen) return true;
    if (kind === 'judgment') return isFiled;
    if (kind === 'collected') return isJudged;
    if (kind === 'not_paid') return !isFiled && has('answer_day');
    return !(isFiled && BEFORE_COURT.has(kind));
  });
}
