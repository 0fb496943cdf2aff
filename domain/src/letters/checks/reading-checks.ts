import type { LetterCheckContext } from './check-letter-context.ts';
import { finding, findingAt, type LetterFinding } from './finding.ts';
import { readingGrade } from './reading-grade.ts';
import { isTheirs, type ReadLetter, wordsIn } from './read-letter.ts';

const LONGEST_SENTENCE = 40;
const LONGEST_PARAGRAPH = 130;
const HIGHEST_GRADE = 9;
/** Too little prose to measure says nothing. */
const LEAST_WORDS_TO_GRADE = 60;
/** Shorter is hardly a letter, longer is over two pages. */
const FEWEST_WORDS = 120;
const MOST_WORDS = 900;

/** R24 and R25: short and easy. A person's own words are not judged by them. */
export function checkReading(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const words = wordsIn(letter.text);
  const grade = letterGrade(letter, context);
  return [
    ...(words < FEWEST_WORDS ? [finding('letter.too_short', null, { words: String(words) })] : []),
    ...(words > MOST_WORDS ? [finding('letter.too_long', null, { words: String(words) })] : []),
    ...checkLength(letter),
    ...(grade !== null && grade > HIGHEST_GRADE
      ? [finding('letter.hard_to_read', null, { grade: grade.toFixed(1) })]
      : []),
  ];
}

function checkLength({ text, sentences, paragraphs }: ReadLetter): readonly LetterFinding[] {
  const long = sentences.flatMap((sentence) => {
    const words = wordsIn(text.slice(sentence.start, sentence.end));
    return isTheirs(sentence) || words <= LONGEST_SENTENCE
      ? []
      : [findingAt('letter.sentence_long', text, sentence, { words: String(words) })];
  });
  const wide = paragraphs.flatMap((paragraph) => {
    const words = wordsIn(text.slice(paragraph.start, paragraph.end));
    return isTheirs(paragraph) || words <= LONGEST_PARAGRAPH
      ? []
      : [findingAt('letter.paragraph_long', text, paragraph, { words: String(words) })];
  });
  return [...long, ...wide];
}

/** The prose that is graded: the body's sentences, without own words, lists and rows. */
const gradedSentences = ({ text, sentences }: ReadLetter): readonly string[] =>
  sentences
    .filter((sentence) => !isTheirs(sentence) && sentence.section !== 'head' && sentence.section !== 'tail')
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => /[.!?]["'”’)]{0,3}$/.test(sentence) && sentence.includes(' '));

/** School years of reading, as the check counts them. Null when there is too little prose to say. */
export function letterGrade(letter: ReadLetter, context: LetterCheckContext): number | null {
  const bare = plainSentences(letter, context);
  return wordsIn(bare.join(' ')) < LEAST_WORDS_TO_GRADE ? null : readingGrade(bare);
}

/** Names, addresses, citations and sums are read at a glance, so they do not count as hard words. */
export function plainSentences(letter: ReadLetter, { sender, recipients }: LetterCheckContext): readonly string[] {
  const names = [sender, ...recipients]
    .flatMap(({ name, contact, addressLines }) => [name, contact, ...addressLines])
    .filter((name) => name !== '');
  return gradedSentences(letter).map((sentence) =>
    withoutCitations(names.reduce((all, name) => all.replaceAll(name, 'Ann'), sentence)),
  );
}

const withoutCitations = (sentence: string): string =>
  sentence
    .replace(/,? ?\b(?:\p{Lu}\.){2,6}(?:\p{Lu}\.?){0,4}\s?\d[\w:.-]{0,30}\w,?/gu, '')
    .replace(/\b\d{1,3} U\.S\.C\. \d{1,6}/g, '')
    .replace(/[$\d][\d,.$/-]*/g, ' ');
