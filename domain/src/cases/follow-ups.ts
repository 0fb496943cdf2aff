import type { CaseFacts } from './case-facts.ts';
import { isLost, ledgerOf } from './ledger.ts';
import { nextStepOf } from './next-step.ts';
import type { OutcomeKind } from './outcome.ts';

/** What a claimant may do after what happened last. None of it is sent by itself. */
export const FOLLOW_UPS = [
  'keep_record',
  'thank_you_note',
  'note_for_rest',
  'plan_note',
  'time_note',
  'read_their_side',
  'correct_address',
  'open_papers',
  'get_papers',
  'write_court_days',
  'prepare_hearing',
  'collect',
  'case_closed',
] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

const AFTER: Readonly<Record<OutcomeKind, readonly FollowUp[]>> = {
  paid_all: ['thank_you_note', 'case_closed', 'keep_record'],
  paid_part: ['note_for_rest'],
  promised: ['time_note'],
  plan_agreed: ['plan_note', 'keep_record'],
  asks_time: ['time_note'],
  disputed: ['read_their_side', 'keep_record'],
  no_answer: [],
  not_paid: [],
  came_back: ['correct_address'],
  moved: ['correct_address'],
  filed: ['write_court_days', 'prepare_hearing'],
  judgment: ['collect', 'keep_record'],
  collected: ['collect'],
};

const WAITING: ReadonlySet<string> = new Set([
  'wait_for_answer',
  'wait_for_promise',
  'wait_for_time',
  'correct_address',
]);

/** What follows from the newest outcome; empty while nothing was written down. Court comes only where it is the next step. */
export function followUpsOf(facts: CaseFacts): readonly FollowUp[] {
  const latest = facts.outcomes.at(-1);
  if (latest === undefined) return [];
  const ledger = ledgerOf(facts.asked, facts.outcomes);
  if (isLost(ledger)) return ['keep_record', 'case_closed'];
  if (ledger.open === 0) return AFTER.paid_all;
  const isInCourt = facts.court.filedOn !== null || facts.court.judgmentOn !== null;
  const { code } = nextStepOf(facts);
  const court: readonly FollowUp[] =
    isInCourt || WAITING.has(code) ? [] : [facts.papers === 'not_bought' ? 'get_papers' : 'open_papers'];
  return [...AFTER[latest.kind], ...court];
}
