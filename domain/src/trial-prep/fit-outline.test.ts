import { expect, test } from 'vitest';
import { fitToPage, type OutlineParts } from './fit-outline.ts';

const sentences = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${index} ${'He took the red car away. '.repeat(4)}`.trim());
const THEIRS = [{ head: '“It was paid.”', text: 'We received no payment.' }];
const FULL: OutlineParts = {
  agreed: sentences(4),
  happened: sentences(6),
  money: sentences(4),
  sum: ['Rent: $1.00.', 'In all $1.00.'],
  own: sentences(3),
  theirs: THEIRS,
  asked: ['My letter asked for it.'],
};
const SHORT: OutlineParts = { ...FULL, agreed: [], happened: sentences(1), money: [], own: [] };

test('what fits stays as it is', () => {
  expect(fitToPage(SHORT, 2, 'One line.')).toEqual(SHORT);
});

test('on a full page what they may say goes first, then the lines of the sum, and sentences stay whole', () => {
  const fitted = fitToPage(FULL, 5, 'One line.');
  expect([fitted.theirs, fitted.sum]).toEqual([[], ['One line.']]);
  expect(fitted.happened.length).toBeGreaterThan(0);
  expect(FULL.happened.slice(0, fitted.happened.length)).toEqual(fitted.happened);
  expect(fitted.asked).toEqual(FULL.asked);
});
