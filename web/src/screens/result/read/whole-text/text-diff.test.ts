import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffTexts } from './text-diff.ts';

const shown = (before: string, after: string): string =>
  diffTexts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

it('a changed word is told, and the words around it stay', () => {
  expect(shown('I left the flat clean.', 'I left the flat clean and swept.')).toBe(
    'I left the flat [-clean.-][+clean and swept.+]',
  );
});

it('a sentence that grew ends where it ended, and the next one is not touched', () => {
  expect(shown('I left the flat clean. You kept it.', 'I left the flat clean and bare. You kept it.')).toBe(
    'I left the flat [-clean.-][+clean and bare.+] You kept it.',
  );
});

it('words changed side by side are told together', () => {
  expect(shown('one two three four', 'one 2 3 four')).toBe('one [-two three-][+2 3+] four');
});

it('a text that came or went as a whole is one part', () => {
  expect(diffTexts('', 'All new.')).toEqual([{ kind: 'new', text: 'All new.' }]);
  expect(diffTexts('All gone.', '')).toEqual([{ kind: 'gone', text: 'All gone.' }]);
  expect(diffTexts('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }]);
});

it('the parts always make up both texts', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n\n'), { maxLength: 40 }).map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffTexts(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(without('new')).toBe(before);
      expect(without('gone')).toBe(after);
    }),
  );
});

it('two long texts with nothing in common are told as one replaced by the other', () => {
  const many = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(' ');
  const parts = diffTexts(many('a'), many('b'));
  expect(parts.filter(({ kind }) => kind === 'gone').map(({ text }) => text)).toEqual([many('a')]);
});
