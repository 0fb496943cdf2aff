import { expect, test } from 'vitest';
import { wishedLanguageOf } from './index.ts';

test.each([
  ['tr-TR,tr;q=0.9,en-US;q=0.8', 'tr'],
  ['es', 'es'],
  ['ES-us', 'es'],
  ['de-DE,es;q=0.7,en;q=0.8', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['es;q=0, en', 'en'],
  ['de', null],
  ['*', null],
  ['', null],
  ['tr;q=much', null],
  [undefined, null],
])('a browser whose settings say "%s" is first answered in %s', (header, expected) => {
  expect(wishedLanguageOf({ headers: { 'accept-language': header } })).toBe(expected);
});
