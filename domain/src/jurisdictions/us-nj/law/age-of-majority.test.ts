import { expect, test } from 'vitest';
import { dayOf } from '../../pack/dated-rows.ts';
import { comesOfAgeOn, isOfAge } from './age-of-majority.ts';

test.each([
  ['2008-11-21', '2026-11-21'],
  ['2008-02-29', '2026-03-01'],
  ['2008-12-31', '2026-12-31'],
  ['2009-03-01', '2027-03-01'],
])('who is born on %s comes of age on %s', (born, expected) => {
  expect(comesOfAgeOn(dayOf(born))).toBe(expected);
});

test.each([
  ['the day before the 18th birthday', '2008-11-22', '2026-11-21', false],
  ['on the 18th birthday', '2008-11-21', '2026-11-21', true],
  ['born on February 29, on February 28', '2008-02-29', '2026-02-28', false],
  ['born on February 29, on March 1', '2008-02-29', '2026-03-01', true],
  ['at 90', '1936-05-05', '2026-11-21', true],
])('%s', (_name, born, on, expected) => {
  expect(isOfAge(dayOf(born), dayOf(on))).toBe(expected);
});
