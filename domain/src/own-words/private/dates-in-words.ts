import { setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

const MONTHS = setOf(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
);
/** Months that are everyday words too: with a capital they are months. */
const MAY_BE_A_WORD = setOf('may march mar mart');

const DAY = /^(?:[1-9]|[12]\d|3[01]|0[1-9])(?:st|nd|rd|th)?$/;
const YEAR = /^(?:19|20)\d\d$/;
const SHORT_YEAR = /^\d\d$/;

export const isYear = (word: Word | undefined): boolean => word !== undefined && YEAR.test(word.low);
export const isMonth = (word: Word | undefined): boolean =>
  word !== undefined && MONTHS.has(word.low) && (word.isCapital || !MAY_BE_A_WORD.has(word.low));
const isDay = (word: Word | undefined): boolean => word !== undefined && DAY.test(word.low);

/** A day that begins at a word: where it ends (an index), and whether it names its year. */
export type DayInWords = { readonly from: number; readonly to: number; readonly hasYear: boolean };

/** "May 3, 2026", "3 May", "5/3/26", "2026-05-03", "May 3rd" at a word, or null. */
export function dayAt(words: readonly Word[], at: number): DayInWords | null {
  const [one, two, three] = [words[at], words[at + 1], words[at + 2]];
  if (isMonth(one) && isDay(two)) return withYear(words, at, at + 2, false);
  if (isDay(one) && (isMonth(two) || (two?.low === 'of' && isMonth(three))))
    return withYear(words, at, isMonth(two) ? at + 2 : at + 3, false);
  if (isDay(one) && isDay(two) && isCut(two)) {
    if (isCut(three) && three !== undefined && (YEAR.test(three.low) || SHORT_YEAR.test(three.low)))
      return { from: at, to: at + 3, hasYear: true };
    return two?.before === '/' && !isCut(three) ? { from: at, to: at + 2, hasYear: false } : null;
  }
  if (isYear(one) && isDay(two) && isCut(two) && isDay(three) && isCut(three))
    return { from: at, to: at + 3, hasYear: true };
  return null;
}

const isCut = (word: Word | undefined): boolean =>
  word !== undefined && (word.before === '/' || word.before === '-' || word.before === '.');

function withYear(words: readonly Word[], from: number, to: number, hasYear: boolean): DayInWords {
  const next = words[to];
  if (isYear(next)) return { from, to: to + 1, hasYear: true };
  if ((next?.low === 'of' || next?.low === 'de' || next?.low === 'in') && isYear(words[to + 1]))
    return { from, to: to + 2, hasYear: true };
  if (
    next !== undefined &&
    (next.before === ',' || next.before === "'" || next.before === '’') &&
    SHORT_YEAR.test(next.low)
  )
    return { from, to: to + 1, hasYear: true };
  return { from, to, hasYear };
}

const FRACTION_AFTER = setOf('on by from since until before after the due dated through to between around');

/** Every day of some words, in order. */
export function daysIn(words: readonly Word[]): readonly DayInWords[] {
  const found: DayInWords[] = [];
  let at = 0;
  while (at < words.length) {
    const day = dayAt(words, at);
    // "1/2 of the rent" is no day.
    const isFraction =
      day !== null && words[at + 1]?.before === '/' && !day.hasYear && !FRACTION_AFTER.has(words[at - 1]?.low ?? '');
    if (day !== null && !isFraction) found.push(day);
    at = day === null ? at + 1 : day.to;
  }
  return found;
}
