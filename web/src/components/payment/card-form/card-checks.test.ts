import { parseCalendarDate } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import {
  checkCard,
  isPostalCode,
  passesLuhn,
  spaceCardNumber,
  spaceExpiry,
  TEST_CARDS,
  tokenOf,
  type TypedCard,
} from './card-checks.ts';

const parsed = parseCalendarDate('2026-11-21');
if (!parsed.ok) throw new Error('not a day');
const today = parsed.value;

const aCard = (changes: Partial<TypedCard> = {}): TypedCard => ({
  cardNumber: TEST_CARDS.approved,
  expiry: '12 / 30',
  cvc: '123',
  cardholder: 'Ana Diaz',
  ...changes,
});

const problemsOf = (changes: Partial<TypedCard>) => checkCard(aCard(changes), today);

test('a card with all its parts has no problems', () => {
  expect(checkCard(aCard(), today)).toEqual([]);
});

test('an empty form names every part that is missing, in the order of the form', () => {
  expect(problemsOf({ cardNumber: '', expiry: '', cvc: '', cardholder: ' ' })).toEqual([
    { field: 'cardNumber', code: 'missing' },
    { field: 'expiry', code: 'missing' },
    { field: 'cvc', code: 'missing' },
    { field: 'cardholder', code: 'missing' },
  ]);
});

test.each([
  ['4242 4242 4242 4243', 'one wrong digit'],
  ['4242 4242 4224 4242', 'two digits swapped'],
  ['4242', 'too short'],
  ['0000 0000 0000 0000', 'only zeros'],
  ['42424242424242424242', 'too long'],
])('%s is not a card number: %s', (cardNumber) => {
  expect(problemsOf({ cardNumber })).toEqual([{ field: 'cardNumber', code: 'card_number' }]);
});

test.each(['4242424242424242', '4000-0000-0000-0002', '378282246310005', '6011111111111117', '5555 5555 5555 4444'])(
  '%s passes the check digit',
  (number) => {
    expect(passesLuhn(number)).toBe(true);
  },
);

test.each([
  ['11 / 26', []],
  ['12 / 30', []],
  ['10 / 26', ['expiry_past']],
  ['12 / 25', ['expiry_past']],
  ['13 / 30', ['expiry_month']],
  ['00 / 30', ['expiry_month']],
  ['12', ['expiry_format']],
  ['12 / 3', ['expiry_format']],
])('on November 21, 2026 the expiry %s gives %j', (expiry, codes) => {
  expect(problemsOf({ expiry }).map(({ code }) => code)).toEqual(codes);
});

test('American Express cards have a code of four digits, all others of three', () => {
  const amex = '3782 8224 6310 005';
  expect(problemsOf({ cardNumber: amex, cvc: '1234' })).toEqual([]);
  expect(problemsOf({ cardNumber: amex, cvc: '123' })).toEqual([{ field: 'cvc', code: 'cvc_four' }]);
  expect(problemsOf({ cvc: '1234' })).toEqual([{ field: 'cvc', code: 'cvc_three' }]);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['4242 ', '4242'],
  ['4242-4242', '4242 4242'],
  ['', ''],
])('the card number %j shows as %j', (typed, shown) => {
  expect(spaceCardNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['5', '05'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['1230', '12 / 30'],
  ['12/30', '12 / 30'],
  ['1/30', '01 / 30'],
  ['12/2030', '12 / 30'],
  ['12 / ', '12'],
  ['12 / 301', '12 / 30'],
])('the expiry %j shows as %j', (typed, shown) => {
  expect(spaceExpiry(typed)).toBe(shown);
});

test('only the test card for it is declined, however it is spaced', () => {
  expect(tokenOf(aCard({ cardNumber: '4000000000000002' }))).toBe('sim_declined');
  expect(tokenOf(aCard({ cardNumber: TEST_CARDS.declined }))).toBe('sim_declined');
  expect(tokenOf(aCard())).toBe('sim_ok');
});

test('what stands for the card holds nothing of it', () => {
  const card = aCard({ cvc: '987', cardholder: 'Zoe' });
  for (const part of ['4242', '12', '30', '987', 'Zoe']) expect(tokenOf(card)).not.toContain(part);
});

test.each([
  ['K1A 0B1', true],
  ['k1a0b1', true],
  ['07302', false],
  ['', false],
])('the postal code %j is judged %j', (typed, isGood) => {
  expect(isPostalCode(typed)).toBe(isGood);
});
