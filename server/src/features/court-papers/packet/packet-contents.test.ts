import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { storedPapersSchema } from './packet-contents.ts';

const facts = { story: ['They kept the deposit.'], isCorrected: false };
const read = (stored: unknown) => z.parse(storedPapersSchema.shape.told, stored);

test('facts stored under the earlier name of the calculation are read under its name of today', () => {
  const today = { ...facts, calculation: ['The deposit was $2,450.'] };
  expect(read({ ...facts, reckoning: ['The deposit was $2,450.'] })).toEqual(today);
  expect(read(today)).toEqual(today);
  expect(read(undefined)).toBeUndefined();
});
