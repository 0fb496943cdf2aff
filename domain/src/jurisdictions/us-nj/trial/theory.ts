import { dayOf } from '../../pack/dated-rows.ts';
import type { Certainty, TrialTheory } from '../../pack.ts';

const CHECKED_ON = '2026-11-21';

/** Where a rule stands, where we read it, and how sure that is. */
export type Law = readonly [cite: string, source: string, certainty: Certainty];
type ElementRow = readonly [key: string, text: string, bring: string, ask: string, cue: RegExp];
/** What is said, and the own keys of the elements it attacks. */
type DefenceRow = readonly [says: string, ...against: string[]];

export const FROM_MEMORY = 'From memory; not read in a source';
export const CONTRACT_LAW: Law = ['Globe Motor Co. v. Igdalev, 225 N.J. 469 (2016)', FROM_MEMORY, 'unverified'];
export const CARELESS_LAW: Law = ['New Jersey negligence law; N.J.S.A. 2A:15-5.1', FROM_MEMORY, 'unverified'];

export function theory(
  key: string,
  title: string,
  [cite, source, certainty]: Law,
  elements: readonly ElementRow[],
  defences: readonly DefenceRow[],
  isHarm = false,
): TrialTheory {
  return {
    key,
    title,
    elements: elements.map(([own, text, bring, ask, cue]) => ({ key: `${key}.${own}`, text, bring, ask, cue })),
    defences: defences.map(([says, ...against]) => ({ says, against: against.map((own) => `${key}.${own}`) })),
    cite: {
      id: `trial-theory.${key.replaceAll('_', '-')}@${CHECKED_ON}`,
      value: cite,
      from: null,
      to: null,
      source,
      checkedOn: dayOf(CHECKED_ON),
      certainty,
    },
    isHarm,
  };
}
