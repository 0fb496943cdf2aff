import { daysIn, isYear } from './dates-in-words.ts';
import type { Found } from '../issue.ts';
import type { StorySentence } from '../sentences/story-sentences.ts';
import { setOf } from '../sentences/verb-words.ts';

const BIRTH = setOf('born birthday birthdate dob bday birth nacio nacido nacida nacimiento dogum dogdu');

/** The day somebody was born, with its year: court rules keep it out of papers. */
export function birthDatesIn({ words }: StorySentence): readonly Found[] {
  const at = words.findIndex(({ low }) => BIRTH.has(low));
  if (at < 0) {
    // "D.O.B. 3/4/1990"
    const dotted = words.findIndex(
      ({ low }, index) => low === 'd' && words[index + 1]?.low === 'o' && words[index + 2]?.low === 'b',
    );
    return dotted < 0 ? [] : nearest(words, dotted);
  }
  return nearest(words, at);
}

/** A date so many words from its word is that of something else. */
const REACH = 12;

function nearest(words: StorySentence['words'], at: number): readonly Found[] {
  const day = daysIn(words).find(({ from, to, hasYear }) => hasYear && from - at <= REACH && at - to <= REACH);
  if (day === undefined) return [];
  return [
    {
      kind: 'birth_date',
      start: words[Math.min(at, day.from)]?.start ?? 0,
      end: words[Math.max(at, day.to - 1)]?.end ?? 0,
    },
  ];
}

/** Days without a year, in a sentence that names none: a reader next year cannot know. Only the first is shown. */
export function daysWithoutYearIn({ words }: StorySentence): readonly Found[] {
  if (words.some((word) => isYear(word))) return [];
  const day = daysIn(words).find(({ hasYear }) => !hasYear);
  if (day === undefined) return [];
  return [{ kind: 'day_without_year', start: words[day.from]?.start ?? 0, end: words[day.to - 1]?.end ?? 0 }];
}
