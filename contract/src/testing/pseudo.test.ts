import { expect, test } from 'vitest';
import { en } from '../locales/en.ts';
import { LANGUAGES, parseLanguage } from '../languages.ts';
import { pseudo, pseudoMessage } from './pseudo.ts';

test('a text is longer by two fifths, in brackets, and has letters that only an accent tells apart', () => {
  const said = pseudo('Your claim');
  expect(said).toMatch(/^\[.*\]$/);
  expect(said).toContain('Yöür çláím'.replace('Y', 'Ý'));
  expect(said.length).toBeGreaterThanOrEqual('Your claim'.length * 1.4);
});

test('what says nothing stays as it is: sums, days, spaces', () => {
  expect(['$1,850.00', ' ', '15/04'].map(pseudo)).toEqual(['$1,850.00', ' ', '15/04']);
});

test('values, tags and the forms of a plural stay what they are', () => {
  const said = pseudoMessage('{count, plural, one {# file was} other {# files were}} added to <0>{name}</0>');
  expect(said).toContain('{count, plural, one {[# fílé wáş');
  expect(said).toContain('other {[# fíléş wéré');
  expect(said).toContain('<0>{name}</0>');
});

test('every sentence of both sides can be said in it, with its values', () => {
  const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const text of Object.values(en)) {
    expect(valuesIn(pseudoMessage(text))).toEqual(valuesIn(text));
    expect(pseudoMessage(text).length).toBeGreaterThan(text.length * 1.2);
  }
});

test('nobody is offered it', () => {
  expect(LANGUAGES.map(String)).not.toContain('en-XA');
  expect(parseLanguage('en-XA')).toBeNull();
});
