import { expect, test } from 'vitest';
import { afterEdit, inUsFormat, isAccepted, keepDigits, keepMoney, keepTypedMoney } from './typed-text.ts';

test.each([
  ['whole dollars stay as typed', '1850', '1850'],
  ['one decimal point is kept', '1850.5', '1850.5'],
  ['a second decimal point is dropped', '18.5.0', '18.50'],
  ['a pasted amount loses its dollar sign and commas', '$1,850.50', '1850.50'],
  ['a third decimal is dropped', '9.999', '9.99'],
  ['a point can come first', '.5', '.5'],
  ['letters and signs are dropped', '-12e3', '123'],
])('amount: %s', (_name, typed, kept) => expect(keepMoney(typed)).toBe(kept));

test.each([
  ['$1,850', '1,850', '1850', '1,850.00'],
  ['1,850.00', '1,850.00', '1850.00', '1,850.00'],
  [' 1850 ', '1850', '1850', '1,850.00'],
  ['USD 25,000', '25,000', '25000', '25,000.00'],
  ['1850.5', '1850.5', '1850.5', '1,850.50'],
  ['0.75', '0.75', '0.75', '0.75'],
  ['1850.', '1850.', '1850.', '1,850.00'],
  ['', '', '', ''],
])(
  '"%s" pasted into an amount shows as "%s", counts as "%s" and shows as "%s" once left',
  (pasted, shown, kept, left) => {
    expect([keepTypedMoney(pasted), keepMoney(pasted), inUsFormat(keepMoney(pasted))]).toEqual([shown, kept, left]);
  },
);

test('commas may be typed wherever people put them', () => {
  expect(isAccepted(afterEdit('1850', 1, 1, ','), keepTypedMoney)).toBe(true);
  expect(isAccepted(afterEdit('1,850', 5, 5, 'x'), keepTypedMoney)).toBe(false);
});

test('a ZIP code or a phone number keeps its digits only', () => {
  expect(keepDigits('(609) 555-0100')).toBe('6095550100');
});

test('a typed letter is refused and a typed digit is accepted', () => {
  expect(isAccepted(afterEdit('18', 2, 2, 'x'), keepMoney)).toBe(false);
  expect(isAccepted(afterEdit('18', 2, 2, '5'), keepMoney)).toBe(true);
});

test('a second decimal point is refused unless it replaces the first', () => {
  expect(isAccepted(afterEdit('1.5', 3, 3, '.'), keepMoney)).toBe(false);
  expect(isAccepted(afterEdit('1.5', 1, 3, '.'), keepMoney)).toBe(true);
});
