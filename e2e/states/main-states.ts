import { allStates } from './all-states.ts';

/** One of every kind of screen. */
export const MAIN = [
  'category: chosen',
  'details: failed',
  'questions: filled',
  'signature: signed',
  'packages',
  'checkout: empty',
  'login: empty',
  'story: two cards filled',
  'story: a place to decide',
  'amount: rows that differ',
  'letter: opens',
  'letter: check, with places to decide',
  'letter: approve',
  'letter: approved',
  'cases: one',
  'court papers: ready',
];

export const mainStates = allStates.filter(({ name }) => MAIN.includes(name));
