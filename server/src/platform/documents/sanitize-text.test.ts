import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeText } from './sanitize-text.ts';

test.each([
  [
    'ordinary text in many scripts is left as it is',
    'José Ñúñez, İstanbul Şirketi, Nguyễn Thị Phượng, Ελένη, Владимир, 👍🏽',
  ],
  ['the joiners that spell Persian words and build emoji stay', 'می‌خواهم 👩‍👩‍👧 ❤️ 🇺🇸'],
  [
    'signs of template languages and HTML are text like any other',
    '#eval("1") ] $x$ {{ a }} ${b} <% c %> %s <b>&amp;</b> \\ ` @ref',
  ],
])('%s', (_name, text) => {
  expect(sanitizeText(text)).toBe(text);
});

test.each([
  ['accents are joined with their letters', 'Jose\u0301', 'José'],
  ['every form of newline becomes one', 'a\r\nb\rc\u2028d\u0085e\u000cf', 'a\nb\nc\nd\ne\nf'],
  ['a tab becomes a space', 'a\tb', 'a b'],
  ['control characters go', 'a\u0000b\u0007c\u001b[31md\u009fe\u007f', 'abc[31mde'],
  ['direction overrides and isolates go', 'a\u202eb\u202cc\u2066d\u2069e\u200ff\u061c', 'abcdef'],
  ['zero-width spaces, byte order marks and soft hyphens go', 'a\u200bb\ufeffc\u00add\u2060e', 'abcde'],
  ['a joiner between Latin letters is noise', 'pay\u200dment\u200c', 'payment'],
  ['private use, tag characters and noncharacters go', 'a\ue000b\u{e0041}c\u{10fffd}d\uffff', 'abcd'],
  ['half of a surrogate pair becomes the replacement sign', 'a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
  ['at most three marks are stacked on a letter', `z${'\u0335'.repeat(40)}`, `z${'\u0335'.repeat(3)}`],
])('%s', (_name, text, clean) => {
  expect(sanitizeText(text)).toBe(clean);
});

test('cleaning twice changes nothing, and no visible letter, digit, sign or symbol is ever lost', () => {
  const visible = (text: string): string => text.normalize('NFD').replace(/[^\p{L}\p{N}\p{P}\p{S}]|\p{DI}/gu, '');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const clean = sanitizeText(text);
      expect(sanitizeText(clean)).toBe(clean);
      expect(clean).not.toMatch(/\p{Cs}/u);
      expect(visible(clean)).toBe(visible(text));
    }),
    { numRuns: 500 },
  );
});
