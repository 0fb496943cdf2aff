import { packagesFor, servedQuestions } from '@plainclaim/domain';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import { served } from '@plainclaim/domain/served';
import { categories, categoryHints, subcategories } from '@plainclaim/domain/taxonomy';
import { TRIAL_POINTS } from '@plainclaim/domain/us-nj';
import { describe, expect, test } from 'vitest';
import { wordsOfListsIn } from '../claim/reference-words-in.ts';
import { type Language, LANGUAGES } from '../languages.ts';
import { CATALOGUES } from '../locales/all-languages.ts';
import { longSentencesIn, mean, portugueseEaseOf, spanishEaseOf, turkishEaseOf } from '../testing/reading-ease.ts';
import { gradeOf } from '../testing/reading-grade.ts';

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** The pattern of a sentence of the letter, in brackets and with names of slots: it is not read as it is. */
const isPattern = (text: string): boolean => /[[\]]/.test(text);

/** What a card asks and says in one language. */
function cardTexts(value: unknown, language: Language): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    typeof held === 'string' ? (key === language && !isPattern(held) ? [held] : []) : cardTexts(held, language),
  );
}
const cards = categories.map(({ value }) => catalogueOf(value));

const englishLists = [
  categories.map(({ label }) => label),
  categoryHints,
  subcategories.map(({ label }) => label),
  servedQuestions.map(({ label, answer_options }) => [label, answer_options]),
  packagesFor(served).map(({ title, desc, features }) => [title, desc, features]),
  TRIAL_POINTS.map(({ text, bring }) => [text, bring]),
];
const textsOf = (language: Language): readonly string[] =>
  [CATALOGUES[language], wordsOfListsIn(language) ?? englishLists].flatMap(stringsIn);
const allTexts = (language: Language) => [...new Set([...textsOf(language), ...cardTexts(cards, language)])];

/** Labels are too short for any measure. */
const LEAST_WORDS = 8;
const texts = (language: Language) =>
  allTexts(language).filter((text) => (text.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS);

describe.each(LANGUAGES)('what the product says in %s, the cards and lists with it', (language) => {
  test('is more than the catalogue of codes', () => {
    expect(texts(language).length).toBeGreaterThan(800);
  });

  test('has no sentence of more than 25 words', () => {
    expect(allTexts(language).flatMap(longSentencesIn)).toEqual([]);
  });
});

test('six years of school are enough for it on average', () => {
  expect(mean(texts('en').map(gradeOf))).toBeLessThanOrEqual(6);
});

test('its Spanish is as easy: what six years of school read begins at 70', () => {
  expect(mean(texts('es').map(spanishEaseOf))).toBeGreaterThanOrEqual(70);
});

test('its Turkish is easy by the measure made for Turkish: that begins at 70', () => {
  expect(mean(texts('tr').map(turkishEaseOf))).toBeGreaterThanOrEqual(70);
});

test('its Portuguese is easy by the measure made for it: what eight years of school read begins at 50', () => {
  expect(mean(texts('pt').map(portugueseEaseOf))).toBeGreaterThanOrEqual(60);
});
