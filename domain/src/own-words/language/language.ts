import type { PriorLanguage } from '../issue.ts';
import { type LanguageSigns, SIGNS } from './language-signs.ts';
import { languageByScript } from './scripts.ts';
import { setOf } from '../sentences/verb-words.ts';
import { type Word, wordsOf } from '../sentences/words.ts';

/** `language` is a code of ISO 639-1. Where `sure` is false, ask: it may be another one. */
export type LanguageGuess = { readonly language: string; readonly sure: boolean };

/** `isLikely`: some sign of the language, and none of English. */
export type LikelyLanguage = LanguageGuess & { readonly isLikely: boolean };

/** So many words tell a language. */
const WORDS_ENOUGH = 400;
/** Words without any sign of a language are names: up to so many say nothing against the prior. */
const FEW_WORDS = 3;
/** A language is sure with this much, and this much more than the next. */
const LEAST_POINTS = 2.2;
const LEAST_LEAD = 1.45;
/** What the language of the interface weighs: less than one word. */
const PRIOR_POINTS = 0.6;

const WORD_POINTS = 2;
const ENDING_POINTS = 1;
const LETTER_POINTS = 2;
const LONGEST_ENDING = 5;

/**
 * The language of a line or a story: its script first, then its short words, endings and letters, with the language of
 * the interface as the prior. Rather unsure than wrong.
 */
export function languageOf(text: string, prior: PriorLanguage): LanguageGuess {
  const { language, sure } = languageOfWords(text, wordsOf(text), prior);
  return { language, sure };
}

/** The same where the words are known. */
export function languageOfWords(text: string, words: readonly Word[], prior: PriorLanguage): LikelyLanguage {
  const lettered = words.filter((word) => !word.hasDigit);
  const latin = lettered.reduce((sum, { start, end }) => sum + (end - start), 0);
  const byScript = languageByScript(text, latin / 2);
  if (byScript !== null) return { language: byScript, sure: true, isLikely: true };
  // A line of capitals holds names only.
  if (
    lettered.every(
      (word, at) => (word.isCapital && !word.isAllCaps) || PARTICLES.has(word.low) || (at === 0 && word.low.length < 2),
    )
  )
    return { language: prior, sure: lettered.length <= FEW_WORDS, isLikely: false };
  const points = pointsOf(text, lettered.slice(0, WORDS_ENOUGH));
  const isEnglish = (points.get('en') ?? 0) > 0;
  points.set(prior, (points.get(prior) ?? 0) + PRIOR_POINTS);
  const [first, second] = [...points].sort((a, b) => b[1] - a[1]);
  const [language, most] = first ?? [prior, 0];
  const rest = second?.[1] ?? 0;
  if (most <= PRIOR_POINTS) return { language: prior, sure: lettered.length <= FEW_WORDS, isLikely: false };
  return {
    language,
    sure: most >= LEAST_POINTS && most >= rest * LEAST_LEAD,
    isLikely: !isEnglish && language !== 'en',
  };
}

/** Small words inside names: "Maria de la Cruz". */
const PARTICLES = setOf(
  'de la del los las y da do dos van von der den di bin al el le st mr mrs ms dr and the of llc inc',
);

const LANGUAGES: readonly (readonly [string, LanguageSigns])[] = Object.entries(SIGNS);

/** Which languages a sign speaks for: looked up once a word. */
const languagesOf = (signs: (one: LanguageSigns) => Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [language, one] of LANGUAGES) {
    for (const sign of signs(one)) {
      const known = found.get(sign);
      if (known === undefined) found.set(sign, [language]);
      else known.push(language);
    }
  }
  return found;
};
const BY_WORD = languagesOf(({ words }) => words);
/** Whether a word is one of the everyday words a language is known by. */
export const isWordOf = (language: string, word: string): boolean => BY_WORD.get(word)?.includes(language) === true;
const BY_ENDING = languagesOf(({ endings }) => endings);
const BY_LETTER = languagesOf(({ letters }) => letters);

function pointsOf(text: string, words: readonly Word[]): Map<string, number> {
  const points = new Map<string, number>();
  const add = (languages: readonly string[] | undefined, more: number): void => {
    for (const language of languages ?? []) points.set(language, (points.get(language) ?? 0) + more);
  };
  words.forEach((word, at) => {
    // A capital inside a sentence is a name, whatever it looks like.
    if (word.isCapital && !word.isAllCaps && at > 0 && word.before === '' && word.low !== 'i') return;
    const speak = BY_WORD.get(word.low);
    // A word of several languages says less for each.
    if (speak !== undefined) add(speak, WORD_POINTS / speak.length ** 0.8);
    else if (word.low.length >= 5) addEndings(word.low, add);
  });
  const last = words.at(-1);
  for (let at = words[0]?.start ?? 0; at < (last?.end ?? 0); at += 1) {
    if (text.charCodeAt(at) >= 128) add(BY_LETTER.get(text.charAt(at)), LETTER_POINTS);
  }
  return points;
}

/** Each language counts a word's ending once. */
function addEndings(word: string, add: (languages: readonly string[], more: number) => void): void {
  const counted = new Set<string>();
  for (let length = 2; length <= LONGEST_ENDING; length += 1) {
    const fresh = (BY_ENDING.get(word.slice(-length)) ?? []).filter((language) => !counted.has(language));
    fresh.forEach((language) => counted.add(language));
    if (fresh.length > 0) add(fresh, ENDING_POINTS / (fresh.length + 0.2));
  }
}
