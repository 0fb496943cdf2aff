import type { LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { isNotEnglish } from '../story-language.ts';
import { finding, findingAt, type LetterFinding } from './finding.ts';
import { readingGrade } from './reading-grade.ts';
import { type ReadLetter, wordsIn } from './read-letter.ts';

const LONGEST_SENTENCE = 40;
const LONGEST_PARAGRAPH = 130;
const HIGHEST_GRADE = 9;
/** Too little prose to measure says nothing. */
const LEAST_WORDS_TO_GRADE = 60;
/** Shorter is hardly a letter, longer is over two pages. */
export const FEWEST_WORDS = 120;
export const MOST_WORDS = 900;

const LEGALESE =
  /\b(?:herein(?:after|above|below)?|hereto|hereby|herewith|thereof|therein|thereto|whereas|wherefore|aforementioned|aforesaid|pursuant to|notwithstanding|forthwith|heretofore|inter alia|prima facie|quantum meruit|tortious|remit(?:tance)?|cease and desist|to wit|in lieu of|per se|said (?:sum|amount|agreement|premises|property)|govern yourself|without prejudice|all rights reserved|the undersigned|duly|shall be deemed|force majeure|joint(?:ly)? and several(?:ly)?|indemnif\w+|plaintiff|defendant|cause of action|attached hereto|time is of the essence)\b/gi;

/** R24, R25 and R30: short, easy, and in one language. */
export function checkReading(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text } = letter;
  const words = wordsIn(text);
  return [
    ...(words < FEWEST_WORDS ? [finding('letter.too_short', null, { words: String(words) })] : []),
    ...(words > MOST_WORDS ? [finding('letter.too_long', null, { words: String(words) })] : []),
    ...checkLength(letter),
    ...matchesIn(letter.plain, LEGALESE).map((match) =>
      findingAt('letter.legalese', text, { start: match.index, end: match.index + match[0].length }),
    ),
    ...checkGrade(letter, context),
    ...checkLanguage(letter),
  ];
}

function checkLength(letter: ReadLetter): readonly LetterFinding[] {
  const long = letter.sentences.flatMap(({ start, end, section }) => {
    const words = wordsIn(letter.text.slice(start, end));
    return section === 'original' || words <= LONGEST_SENTENCE
      ? []
      : [findingAt('letter.sentence_long', letter.text, { start, end }, { words: String(words) })];
  });
  const wide = letter.paragraphs.flatMap(({ start, end, kind }) => {
    const words = wordsIn(letter.text.slice(start, end));
    return kind === 'original' || words <= LONGEST_PARAGRAPH
      ? []
      : [findingAt('letter.paragraph_long', letter.text, { start, end }, { words: String(words) })];
  });
  return [...long, ...wide];
}

/** The prose that is graded: the body without names, addresses, citations, sums of money and lists of amounts. */
export function gradedSentences(letter: ReadLetter): readonly string[] {
  return letter.sentences
    .filter(({ section }) => section !== 'original')
    .map(({ start, end }) => letter.text.slice(start, end))
    .filter((sentence) => /[.!?]["'”’)]*$/.test(sentence) && wordsIn(sentence) > 1);
}

/** School years of reading, as the check counts them. Null when there is too little prose to say. */
export function letterGrade(letter: ReadLetter, context: LetterCheckContext): number | null {
  const names = [context.sender, ...context.recipients]
    .flatMap(({ name, contact, addressLines }) => [name, contact, ...addressLines])
    .filter((name) => name !== '');
  const bare = gradedSentences(letter).map((sentence) =>
    withoutCitations(names.reduce((all, name) => all.replaceAll(name, 'Ann'), sentence)),
  );
  return wordsIn(bare.join(' ')) < LEAST_WORDS_TO_GRADE ? null : readingGrade(bare);
}

function checkGrade(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const grade = letterGrade(letter, context);
  return grade !== null && grade > HIGHEST_GRADE
    ? [finding('letter.hard_to_read', null, { grade: grade.toFixed(1) })]
    : [];
}

/** Citations and sums are read at a glance; they are no hard words. */
export const withoutCitations = (sentence: string): string =>
  sentence
    .replace(/,? ?\b(?:\p{Lu}\.){2,6}(?:\p{Lu}\.?){0,4}\s?\d[\w:.-]{0,30}\w,?/gu, '')
    .replace(/\b\d{1,3} U\.S\.C\. \d+/g, '')
    .replace(/[$\d][\d,.$/-]*/g, ' ');

function checkLanguage(letter: ReadLetter): readonly LetterFinding[] {
  return letter.paragraphs
    .filter(({ kind, start, end }) => kind !== 'original' && isNotEnglish(letter.unquoted.slice(start, end)))
    .map((place) => findingAt('letter.other_language', letter.text, { start: place.start, end: place.end }));
}
