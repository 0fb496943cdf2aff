import { LANGUAGES } from '@plainclaim/contract';
import {
  longSentencesIn,
  mean,
  portugueseEaseOf,
  spanishEaseOf,
  turkishEaseOf,
} from '@plainclaim/contract/testing/reading-ease';
import { gradeOf, wordCount } from '@plainclaim/contract/testing/reading-grade';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../build/screen-words-plugin.ts';

const WEB = new URL('../..', import.meta.url).pathname;

const AVERAGE_GRADE = 6;
const HIGHEST_GRADE = 10;
/** Labels and buttons are too short for the measure: "Authentication check failed" is no sentence to read. */
const LEAST_WORDS = 8;

/** The words of the specification, which we may not make easier. They count in the average, not one by one. */
const FIXED: ReadonlySet<string> = new Set([
  'An error occurred while generating the demand letter.',
  'An error occurred while loading packages. Showing default packages.',
  'Your signature is required even if you are not filing today, so that your documents are legally compliant.',
]);

const FORM = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
const CHOICE = new RegExp(
  String.raw`\{\w+, (?:plural|select|selectordinal),(?:[^{}]|${FORM})*?other \{((?:[^{}]|\{[^{}]*\})*)\}[^{}]*\}`,
);

/** A message as it is read: of several forms the usual one, without tags. */
function readAloud(message: string): string {
  const simpler = message.replace(CHOICE, '$1');
  return simpler === message ? message.replaceAll(/<\/?\d+\/?>/g, '').replaceAll('#', '3') : readAloud(simpler);
}

describe('how hard the screens are to read', async () => {
  const texts = (await entriesOf(WEB, 'en')).map(({ english }) => readAloud(english));
  const sentences = texts.filter((text) => wordCount(text) >= LEAST_WORDS);
  const graded = sentences.map((text) => ({ text, grade: gradeOf(text) }));

  test('a message with several forms is read in one of them', () => {
    expect(readAloud('{count, plural, one {# file was} other {# files were}} added to <0>{name}</0>')).toBe(
      '3 files were added to {name}',
    );
    expect(texts.filter((text) => text.includes(', plural,'))).toEqual([]);
  });

  test(`on average they need at most ${AVERAGE_GRADE} years of school`, () => {
    expect(graded.length).toBeGreaterThan(300);
    expect(mean(graded.map(({ grade }) => grade))).toBeLessThanOrEqual(AVERAGE_GRADE);
  });

  test(`none but a fixed one needs more than ${HIGHEST_GRADE}`, () => {
    expect(graded.filter(({ text, grade }) => grade > HIGHEST_GRADE && !FIXED.has(text))).toEqual([]);
    expect([...FIXED].filter((text) => !texts.includes(text))).toEqual([]);
  });
});

const measures = [
  ['es', 70, spanishEaseOf],
  ['tr', 70, turkishEaseOf],
  // What the first eight years of school read begins at 50.
  ['pt', 60, portugueseEaseOf],
] as const;

test.each(measures)('the screens are easy to read in %s: that begins at %i', async (language, easy, easeOf) => {
  const texts = (await entriesOf(WEB, language)).map(({ translation }) => readAloud(translation));
  const sentences = texts.filter((text) => (text.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS);
  expect(sentences.length).toBeGreaterThan(300);
  expect(mean(sentences.map(easeOf))).toBeGreaterThanOrEqual(easy);
});

test.each(LANGUAGES)('no sentence of a screen has more than 25 words in %s', async (language) => {
  const entries = await entriesOf(WEB, language);
  const texts = entries.map(({ english, translation }) => readAloud(language === 'en' ? english : translation));
  expect(texts.flatMap(longSentencesIn)).toEqual([]);
});
