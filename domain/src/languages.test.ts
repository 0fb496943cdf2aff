import { expect, test } from 'vitest';
import {
  inLanguages,
  inTranslations,
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGE_LIST,
  languageOfCode,
  TRANSLATED_CODES,
} from './languages.ts';

test('English comes first, and each language stands once', () => {
  expect(LANGUAGE_CODES[0]).toBe('en');
  expect(new Set(LANGUAGE_CODES).size).toBe(LANGUAGE_LIST.length);
});

test('what is said in each language is said in all of the list, and translations in all but English', () => {
  expect(Object.keys(inLanguages((code) => code))).toEqual([...LANGUAGE_CODES]);
  expect(Object.keys(inTranslations((code) => code))).toEqual([...TRANSLATED_CODES]);
  expect(LANGUAGE_CODES.filter((code) => code !== 'en')).toEqual([...TRANSLATED_CODES]);
});

test('a code is one of the list and nothing else', () => {
  expect(['en', 'tr', 'EN', 'de', '', '__proto__', null].map(isLanguageCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(languageOfCode('tr').name).toBe('Türkçe');
});

test('the platform knows the months, plurals and lists of each language', () => {
  const locales = [...LANGUAGE_CODES];
  expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales);
  expect(Intl.PluralRules.supportedLocalesOf(locales)).toEqual(locales);
  expect(Intl.ListFormat.supportedLocalesOf(locales)).toEqual(locales);
});
