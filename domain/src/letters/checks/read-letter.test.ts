import { describe, expect, test } from 'vitest';
import { readLetter } from './read-letter.ts';

const read = (body: string, ours: readonly string[]): readonly [string, boolean][] => {
  const text = `Dear Acme Inc.:\n\n${body}\n\nSincerely,`;
  return readLetter(text, { ours })
    .sentences.filter(({ section }) => section === 'opening')
    .map(({ start, end, isOurs }) => [text.slice(start, end), isOurs]);
};

describe('sentences that an abbreviation joined are told apart', () => {
  const NAME = 'Acme Inc.';
  const PAID = 'I paid the deposit to Acme Inc.';
  const CHARGED = 'Acme Inc. charged me $1,250.00 for carpet.';

  test('where one ends and the next begins with a name that is a line of the letter too', () => {
    expect(read(`${PAID} ${CHARGED}`, [NAME, PAID, CHARGED])).toEqual([
      [PAID, true],
      [CHARGED, true],
    ]);
  });

  test('and what was typed between two of ours, or behind that name, stays theirs', () => {
    const typed = 'They of Acme Inc. Hoboken laughed.';
    expect(read(`${PAID} ${typed} ${CHARGED}`, [NAME, PAID, CHARGED])).toEqual([
      [PAID, true],
      [typed, false],
      [CHARGED, true],
    ]);
    expect(read(`${PAID} Acme Inc. Hoboken laughed.`, [NAME, PAID]).at(-1)).toEqual(['Hoboken laughed.', false]);
  });
});
