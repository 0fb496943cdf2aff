import type { CardLanguage } from '../card.ts';

/** The writer, as one person or as several. */
export type Person = 'I' | 'me' | 'my' | 'mine' | 'am' | 'was';
export const PERSON: Readonly<Record<CardLanguage, Readonly<Record<Person, readonly [one: string, several: string]>>>> =
  {
    en: {
      I: ['I', 'we'],
      me: ['me', 'us'],
      my: ['my', 'our'],
      mine: ['mine', 'ours'],
      am: ['am', 'are'],
      was: ['was', 'were'],
    },
    es: {
      I: ['yo', 'nosotros'],
      me: ['mí', 'nosotros'],
      my: ['mi', 'nuestro'],
      mine: ['mío', 'nuestro'],
      am: ['soy', 'somos'],
      was: ['era', 'éramos'],
    },
    tr: {
      I: ['ben', 'biz'],
      me: ['bana', 'bize'],
      my: ['benim', 'bizim'],
      mine: ['benim', 'bizim'],
      am: ['', ''],
      was: ['', ''],
    },
  };

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

/** The other side as "you", and the verbs that follow; a name takes the second form. */
export type Other = 'you' | 'your' | 'were' | 'have' | 'are' | 'do';
export const OTHER: Readonly<
  Record<CardLanguage, Readonly<Record<Other, readonly [you: string, named: (name: string) => string]>>>
> = {
  en: {
    you: ['you', (name) => name],
    your: ['your', (name) => (name.endsWith('s') ? `${name}’` : `${name}’s`)],
    were: ['were', () => 'was'],
    have: ['have', () => 'has'],
    are: ['are', () => 'is'],
    do: ['do', () => 'does'],
  },
  es: {
    you: ['usted', (name) => name],
    your: ['su', () => 'su'],
    were: ['estaba', () => 'estaba'],
    have: ['ha', () => 'ha'],
    are: ['está', () => 'está'],
    do: ['', () => ''],
  },
  tr: {
    you: ['siz', (name) => name],
    your: ['sizin', (name) => name],
    were: ['', () => ''],
    have: ['', () => ''],
    are: ['', () => ''],
    do: ['', () => ''],
  },
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
