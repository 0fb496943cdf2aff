import { dayOf } from '../../pack/dated-rows.ts';
import type { Certainty, TrialElement, TrialTheory } from '../../pack.ts';
import { ANSWERS } from './answers.ts';

const CHECKED_ON = '2026-11-21';

/** Where a rule stands, where we read it, and how sure that is. */
export type Law = readonly [cite: string, source: string, certainty: Certainty];
type ElementRow = readonly [key: string, text: string, bring: string, ask: string, statedBy: TrialElement['statedBy']];
/** What is said, and the own keys of the elements it attacks. */
type DefenceRow = readonly [says: string, ...against: string[]];

/** Which filled cards speak of a point: by what they feed and where they are in the telling, or by name. */
export type ElementFacts = TrialElement['statedBy'];
export const AGREED: ElementFacts = { elements: ['duty'] };
export const PROMISED: ElementFacts = {
  elements: ['duty'],
  cards: ['auto.claims', 'product.statement', 'product.warranty'],
};
export const PAID: ElementFacts = { phases: ['payment'] };
export const DID: ElementFacts = { phases: ['performance'] };
export const OWN_PART: ElementFacts = { phases: ['payment', 'performance'] };
/** Money that went over, wherever the cards of a category tell it. */
export const GAVE: ElementFacts = { elements: ['sum'], phases: ['background', 'agreement', 'payment', 'performance'] };
export const HAPPENED: ElementFacts = { elements: ['event'] };
/** How vehicles meet when somebody was not careful. From the side or the front tells nothing of it. */
const CARELESS_CRASH = ['behind', 'red', 'stop', 'left', 'turn', 'lane', 'back', 'exit', 'door'];
/**
 * What was not careful: not that something happened, but what was done or left undone. Cards named here tell it by an
 * answer, or never; all other cards of an event tell it.
 */
export const CARELESS: ElementFacts = {
  elements: ['event', 'notice'],
  only: {
    'damage.crash': [{ how: CARELESS_CRASH }],
    'damage.parked': [{ driver: ['you', 'other'] }],
    'damage.known': [],
    'damage.neighbor': [
      { did: ['cut', 'removed', 'drove'] },
      { did: 'other', words: 'filled' },
      { did: 'child', why: 'filled' },
    ],
    'damage.water': [],
    'damage.animal': [{ loose: ['off', 'out', 'house'] }],
    'damage.public-event': [{ did: ['vehicle', 'plow', 'mower'] }, { did: 'other', words: 'filled' }],
    'damage.said': [],
    'damage.third': [{ did: ['ticket', 'ticket-driver', 'warned', 'knows'] }],
    'damage.notice': [],
    'damage.request': [],
    'construction.damage': [{ act: 'filled' }],
    'construction.asked': [],
    'injury.fall': [],
    'injury.crash': [{ how: CARELESS_CRASH }],
    'injury.event': [{ words: 'filled' }, { did: 'filled' }],
    'injury.product-kept': [{ warning: 'no' }],
    'injury.said': [],
    'injury.third': [{ did: ['ticket', 'ticket-driver', 'warned', 'knows'] }],
    'injury.report': [],
    'injury.request': [],
    'free.asked': [],
  },
};
export const WITHHELD: ElementFacts = { phases: ['breach'] };
export const HARMED: ElementFacts = { elements: ['harm'] };
export const COST: ElementFacts = { elements: ['sum', 'harm'], phases: ['loss'] };
/** Money that was paid for nothing, or earned and not paid, is what it cost, too. */
export const COST_OR_PRICE: ElementFacts = {
  elements: ['sum', 'harm'],
  phases: ['loss', 'payment', 'performance', 'breach'],
  only: {
    'contract.my-part': [{ owed: 'filled' }],
    'contract.mover-charged': [{ paidall: ['yes', 'together'] }],
  },
};
export const WORTH: ElementFacts = { elements: ['sum', 'harm'] };
export const ASKED: ElementFacts = { elements: ['notice'] };
export const onCards = (...cards: readonly string[]): ElementFacts => ({ cards });

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
    elements: elements.map(([own, text, bring, ask, statedBy]) => ({
      key: `${key}.${own}`,
      text,
      bring,
      ask,
      statedBy,
    })),
    defences: defences.map(([says, ...against]) => ({
      says,
      against: against.map((own) => `${key}.${own}`),
      answeredBy: ANSWERS[says] ?? null,
    })),
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
