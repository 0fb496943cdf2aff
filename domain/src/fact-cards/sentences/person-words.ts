import type { Other } from '../words/all-languages.ts';

/**
 * Verbs behind {I} that change where a name stands in its place: "I still have", "Ana still has". Only of the present:
 * frames that tell the past need none. English only; the other languages name the child before the sentence.
 */
export const VERBS_OF_I: Readonly<Record<string, readonly [I: string, named: string]>> = {
  'I:accept': ['accept', 'accepts'],
  'I:ask': ['ask', 'asks'],
  'I:do': ['do', 'does'],
  'I:have': ['have', 'has'],
  'I:know': ['know', 'knows'],
  'I:owe': ['owe', 'owes'],
  'I:take': ['take', 'takes'],
  'I:want': ['want', 'wants'],
};

/** Several defendants together, before a court. The verbs stay as they are. */
export const ALL_DEFENDANTS: Readonly<Record<Other, string>> = {
  you: 'the defendants',
  your: 'the defendants’',
  were: 'were',
  have: 'have',
  are: 'are',
  do: 'do',
};

/** The other side by name, in the same sentence once more. */
export const NAMED_BEFORE: Readonly<Record<Other, string>> = { ...ALL_DEFENDANTS, you: 'they', your: 'their' };

export const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);
