import { packagesFor, QUESTION_KEYS } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { categories, categoryHints, subcategories } from '@plainclaim/domain/taxonomy';
import { TRIAL_POINTS, TRIAL_THEORIES } from '@plainclaim/domain/us-nj';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { en, type MessageCode } from '../locales/en.ts';
import { messageIn } from '../messages.ts';
import { wordsOfListsIn } from '../claim/reference-words-in.ts';

const packages = packagesFor(served);
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
const CODES = Object.keys(en).filter((code): code is MessageCode => Object.hasOwn(en, code));

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();
/** Sums, help lines and statutes: they are the same in every language. */
const figuresIn = (text: string): readonly string[] =>
  (text.match(/\$[\d,.]*\d|1-888-576-5529|N\.J\.\S+/g) ?? []).toSorted();

describe.each(TRANSLATED)('the sentences in %s', (language) => {
  test('have the parameters of the English ones, and their figures', () => {
    const shapeOf = (text: string) => ({ parameters: [...new Set(namesIn(text))], figures: figuresIn(text) });
    const said = Object.fromEntries(CODES.map((code) => [code, shapeOf(messageIn(language, code))]));
    expect(said).toEqual(Object.fromEntries(CODES.map((code) => [code, shapeOf(en[code])])));
  });

  test('hold no gap, no markup and no stray space', () => {
    const texts = CODES.map((code) => messageIn(language, code).replaceAll(/\{\w+\}/g, 'it'));
    expect(texts.filter((text) => /[{}<>]| {2}|^\s|\s$|^$|undefined/.test(text))).toEqual([]);
  });

  test('are translated, but for names', () => {
    const untouched = CODES.filter((code) => messageIn(language, code) === en[code]);
    expect(untouched.filter((code) => /\s\w+\s/.test(en[code]))).toEqual([]);
  });
});

describe.each(TRANSLATED)('the words of the lists in %s', (language) => {
  const words = wordsOfListsIn(language);
  if (words === null) throw new Error('only English needs no words');
  const ids = (named: object) => Object.keys(named).toSorted();
  const all = (entries: readonly { readonly value: string }[]) => entries.map(({ value }) => value).toSorted();

  test('name every category, reason, question and package, and no others', () => {
    expect(ids(words.categories)).toEqual(all(categories));
    expect(ids(words.hints)).toEqual(ids(categoryHints));
    expect(ids(words.reasons)).toEqual(all(subcategories));
    expect(ids(words.questions)).toEqual(QUESTION_KEYS.toSorted());
    expect(ids(words.packages)).toEqual(packages.map(({ id }) => id).toSorted());
  });

  test('name every point to prove at a trial, and no others', () => {
    const keys = TRIAL_POINTS.map(({ key }) => key).toSorted();
    expect(ids(words.trialPoints.texts)).toEqual(keys);
    expect(ids(words.trialPoints.bring)).toEqual(keys);
    const untouched = TRIAL_POINTS.filter(
      ({ key, text, bring }) => words.trialPoints.texts[key] === text || words.trialPoints.bring[key] === bring,
    );
    expect(untouched).toEqual([]);
  });

  test('name every kind of claim, question and answer of a trial, with the same names to fill in', () => {
    const { titles, asks, says } = words.trialPoints;
    expect(ids(titles)).toEqual(TRIAL_THEORIES.map(({ key }) => key).toSorted());
    expect(ids(asks)).toEqual(TRIAL_POINTS.map(({ key }) => key).toSorted());
    expect(ids(says)).toEqual(
      [...new Set(TRIAL_THEORIES.flatMap(({ defences }) => defences.map((one) => one.says)))].toSorted(),
    );
    const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    for (const { key, ask } of TRIAL_POINTS) expect([key, names(asks[key] ?? '')]).toEqual([key, names(ask)]);
  });

  test('promise what the English packages promise', () => {
    for (const { id, features } of packages) {
      const translated = words.packages[id]?.features ?? [];
      expect(translated.map(figuresIn)).toEqual(features.map(figuresIn));
    }
  });

  test('are texts', () => {
    const texts = [
      words.categories,
      words.hints,
      words.reasons,
      words.questions,
      words.packages,
      words.coupons,
      words.trialPoints,
    ]
      .flatMap((list) => Object.values(list))
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flat()));
    for (const text of texts) expect(text).toMatch(/^\S.*\S$/);
  });
});

test('English needs no words: they stand in the lists', () => {
  expect(wordsOfListsIn('en')).toBeNull();
});
