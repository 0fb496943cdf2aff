/** What a payment card must look like. Pure: nothing here keeps a card or sends it anywhere. */
import { SIMULATED_TOKENS } from '@plainclaim/contract';
import type { CalendarDate } from '@plainclaim/domain';

/** What is typed about the card. It lives in the open page only. */
export type TypedCard = {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly cardholder: string;
};

export const emptyCard: TypedCard = { cardNumber: '', expiry: '', cvc: '', cardholder: '' };

/** The cards to try the simulated payment with. */
export const TEST_CARDS = { approved: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

export type CardProblemCode =
  | 'missing'
  | 'card_number'
  | 'expiry_format'
  | 'expiry_month'
  | 'expiry_past'
  | 'cvc_three'
  | 'cvc_four';

export type CardProblem = { readonly field: keyof TypedCard; readonly code: CardProblemCode };

/** Card numbers have 12 to 19 digits (ISO/IEC 7812). */
const SHORTEST_NUMBER = 12;
const LONGEST_NUMBER = 19;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits in groups of four, as they are on the card. */
export const spaceCardNumber = (typed: string): string =>
  digitsOf(typed)
    .slice(0, LONGEST_NUMBER)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** "1230" and "12/2030" as "12 / 30"; a first digit that cannot begin a month gets its zero. */
export function spaceExpiry(typed: string): string {
  const needsZero = /^\s*(?:\d\s*\/|[2-9])/.test(typed);
  const digits = needsZero ? `0${digitsOf(typed)}` : digitsOf(typed);
  const [month, rest] = [digits.slice(0, 2), digits.slice(2)];
  const year = rest.length === 4 ? rest.slice(2) : rest.slice(0, 2);
  return year === '' ? month : `${month} / ${year}`;
}

/** The check digit of ISO/IEC 7812: every second digit from the right counts double. */
export function passesLuhn(number: string): boolean {
  const sum = [...digitsOf(number)].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function cardNumberProblem(typed: string): CardProblemCode | null {
  const number = digitsOf(typed);
  if (number === '') return 'missing';
  const hasLength = number.length >= SHORTEST_NUMBER && number.length <= LONGEST_NUMBER;
  // All zeros pass the check digit.
  return hasLength && !/^0+$/.test(number) && passesLuhn(number) ? null : 'card_number';
}

/** A card is good to the last day of its month. */
function expiryProblem(typed: string, today: CalendarDate): CardProblemCode | null {
  const digits = digitsOf(spaceExpiry(typed));
  if (digits === '') return 'missing';
  if (digits.length !== 4) return 'expiry_format';
  const [month, year] = [digits.slice(0, 2), digits.slice(2)];
  if (month < '01' || month > '12') return 'expiry_month';
  return `20${year}-${month}` < today.slice(0, 'YYYY-MM'.length) ? 'expiry_past' : null;
}

/** American Express prints four digits on the front, all others three on the back. */
const hasFourDigitCode = (cardNumber: string): boolean => /^3[47]/.test(digitsOf(cardNumber));

function cvcProblem({ cvc, cardNumber }: TypedCard): CardProblemCode | null {
  if (cvc.trim() === '') return 'missing';
  if (hasFourDigitCode(cardNumber)) return /^\d{4}$/.test(cvc) ? null : 'cvc_four';
  return /^\d{3}$/.test(cvc) ? null : 'cvc_three';
}

/** Everything that is wrong with a typed card, in the order of the form. */
export function checkCard(card: TypedCard, today: CalendarDate): readonly CardProblem[] {
  const found: readonly (readonly [keyof TypedCard, CardProblemCode | null])[] = [
    ['cardNumber', cardNumberProblem(card.cardNumber)],
    ['expiry', expiryProblem(card.expiry, today)],
    ['cvc', cvcProblem(card)],
    ['cardholder', card.cardholder.trim() === '' ? 'missing' : null],
  ];
  return found.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

/** What the simulated payment is told in place of the card. */
export const tokenOf = ({ cardNumber }: TypedCard): string =>
  digitsOf(cardNumber) === digitsOf(TEST_CARDS.declined) ? SIMULATED_TOKENS.declined : SIMULATED_TOKENS.approved;

/** Canadian postal codes, with or without the space. */
export const isPostalCode = (typed: string): boolean => /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i.test(typed.trim());
