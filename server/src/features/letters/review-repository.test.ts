import { expect, test } from 'vitest';
import { listedOf } from './review-repository.ts';

const textsOf = (count: number, length: number) => Array.from({ length: count }, () => ({ text: 'x'.repeat(length) }));

test.each([
  [20, 4_000, 20],
  [20, 60_000, 1],
  [20, 30_000, 3],
  [1, 200_000, 1],
  [0, 0, 0],
])('of %d earlier texts of %d signs the review lists %d', (count, length, listed) => {
  expect(listedOf(textsOf(count, length))).toHaveLength(listed);
});
