import type { Ahead } from '../threats/ahead.ts';
import { aheadIn } from '../threats/looks-ahead.ts';
import { type Clause, clausesOf, isPastClause } from './clauses.ts';
import type { Found } from '../issue.ts';
import { voicesOf } from '../threats/reported-speech.ts';
import { isNameOfSomebody, type StorySentence } from './story-sentences.ts';
import { setOf } from './verb-words.ts';
import type { Word } from './words.ts';

/**
 * What the table of `sentence-reader.ts` knows a sentence by, each once: its words and pairs of words, their stems, who
 * is spoken of, what its clauses tell of time, and what the other readers found in it. In time linear in its words.
 */
export function featuresOf(sentence: StorySentence, found: readonly Found[]): ReadonlySet<string> {
  const { words, text, span } = sentence;
  const features = new Set<string>();
  const sign = text.charAt(span.end - 1);
  let before = '';
  for (const word of words) {
    const low = evenOf(word);
    features.add(low);
    features.add(`~${stemOf(low)}`);
    features.add(`${before} ${low}`);
    if (PERSONS.has(low)) features.add(`@${low}`);
    before = low;
  }
  features.add(`${before} ${sign === '?' || sign === '!' ? sign : '.'}`);
  features.add(`/length ${Math.min(6, Math.floor(words.length / 5))}`);
  if (words.some(({ hasDigit }) => hasDigit)) features.add('/digit');
  if (words.some(({ isAllCaps, low }) => isAllCaps && low.length > 3)) features.add('/shouted');
  for (const one of timesOf(sentence)) features.add(one);
  for (const { kind } of found) features.add(`/found ${kind}`);
  return features;
}

/** A number by its shape and a sum as a sum: which one it is says nothing. */
function evenOf({ low, hasDigit, before }: Word): string {
  if (!hasDigit) return low;
  return before.includes('$') ? '$' : low.replaceAll(/\d/g, '0').slice(0, 6);
}

const PERSONS = setOf('i we you he she they my your his her me him it their');

const ENDINGS = ['ing', 'ers', 'ies', 'ed', 'er', 'es', 'ly', 's'];
const SHORTEST_STEM = 3;

function stemOf(low: string): string {
  const ending = ENDINGS.find((end) => low.endsWith(end) && low.length - end.length >= SHORTEST_STEM);
  return ending === undefined ? low : low.slice(0, -ending.length);
}

/** Whether it tells the past, looks ahead, and whose words it holds. */
function timesOf(sentence: StorySentence): readonly string[] {
  const { words, text } = sentence;
  const clauses = clausesOf(text, words);
  const voices = voicesOf(words, clauses);
  const isOthers = words.map((word, at) => voices[at] === 'other' || sentence.isQuoted(word));
  const isNow = (at: number): boolean => voices[at] === 'now' && isOthers[at] !== true;
  const aheads = aheadIn({ words, clauses, isName: (at) => isNameOfSomebody(words, at) }, isNow);
  return [...pastOf(words, clauses), ...voicesIn(isOthers), ...aheads.flatMap(aheadNames), ...isDoubtful(aheads)];
}

function pastOf(words: readonly Word[], clauses: readonly Clause[]): readonly string[] {
  const past = clauses.filter((clause) => isPastClause(words, clause)).length;
  if (past === 0) return ['/no past'];
  return past === clauses.length ? ['/past', '/all past'] : ['/past'];
}

function voicesIn(isOthers: readonly boolean[]): readonly string[] {
  if (!isOthers.includes(true)) return [];
  return isOthers.includes(false) ? ['/reported'] : ['/reported', '/all reported'];
}

const aheadNames = ({ form, actor, isFine }: Ahead): readonly string[] => [
  `/${form} ${actor} ${isFine}`,
  `/${form} ${isFine}`,
];

/**
 * A condition puts somebody under pressure where it is theirs or the writer's own. "If you do not pay, I will file in
 * court" is no more than what may be announced.
 */
function isDoubtful(aheads: readonly Ahead[]): readonly string[] {
  const isAnnounced = aheads.some(({ form, isFine }) => form !== 'condition' && isFine);
  const presses = ({ form, actor, isFine }: Ahead): boolean =>
    !isFine && (form !== 'condition' || (!isAnnounced && (actor === 'you' || actor === 'own')));
  const pressing = aheads.filter(presses);
  if (pressing.length === 0) return [];
  return pressing.every(({ actor }) => actor === 'thing') ? ['/doubtful'] : ['/doubtful', '/by somebody'];
}

/**
 * Whether a sentence of these features is future, conditional or an order, beyond what a letter plainly asks for, and of
 * what somebody does: rain that will come in is only told.
 */
export const isAhead = (features: ReadonlySet<string>): boolean => features.has('/by somebody');

/** Whether a sentence of these features speaks of what may come, or tells nothing past. */
export const looksAhead = (features: ReadonlySet<string>): boolean =>
  features.has('/doubtful') || features.has('/no past');

/** Whether a sentence of these features speaks of anybody. "One more line." does not, so nobody is pressed by it. */
export const speaksOfSomebody = (features: ReadonlySet<string>): boolean =>
  [...PERSONS].some((person) => features.has(`@${person}`));
