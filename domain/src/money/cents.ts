import { err, ok, type Result } from '../result/index.ts';

/** Whole US cents. Never a float. */
export type Cents = number & { readonly __unit: 'cents' };

/** A rate in millionths: 6.625 percent is 66,250. Keeps tax arithmetic in whole numbers. */
export type RateMillionths = number & { readonly __unit: 'millionths' };

/** Longest amount text we read; anything longer is a mistake, not money. */
const LONGEST_AMOUNT_TEXT = 20;

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError('cents must be a whole number');
  return value as Cents;
}

export function rateMillionths(value: number): RateMillionths {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError('a rate is a whole number of millionths');
  return value as RateMillionths;
}

/** Reads "1850", "1850.", "1,850.5", "$1,850.50". Refuses signs, exponents, more than two decimals and anything else. */
export function parseUsd(text: string): Result<Cents, 'money.not_an_amount'> {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_AMOUNT_TEXT) return err('money.not_an_amount');
  const [, dollars, pennies = ''] = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/.exec(trimmed) ?? [];
  if (dollars === undefined) return err('money.not_an_amount');
  const value = Number(dollars.replaceAll(',', '')) * 100 + Number(pennies.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? ok(cents(value)) : err('money.not_an_amount');
}

/** "91,400": a whole number as Americans write it. Never negative. */
export function thousandsApart(whole: number): string {
  const digits = String(whole);
  const head = digits.slice(0, digits.length % 3);
  return [...(head === '' ? [] : [head]), ...(digits.slice(head.length).match(/\d{3}/g) ?? [])].join(',');
}

/** "$1,850.50": US format with exactly two decimals, for every reader (money is always en-US USD). */
export function formatUsd(value: Cents): string {
  const grouped = thousandsApart(Math.trunc(Math.abs(value) / 100));
  const pennies = String(Math.abs(value) % 100).padStart(2, '0');
  return `${value < 0 ? '-' : ''}$${grouped}.${pennies}`;
}

/** "1850.50": an amount as a person would type it into a field. */
export const typedUsd = (value: Cents): string => formatUsd(value).replaceAll(/[$,]/g, '');

export const sumCents = (values: readonly Cents[]): Cents => cents(values.reduce<number>((sum, v) => sum + v, 0));

/** A share of an amount, rounded half up to the cent. Exact: the product is taken as a BigInt. */
export function shareOf(amount: Cents, rate: RateMillionths): Cents {
  const product = BigInt(amount) * BigInt(rate);
  return cents(Number(floorDivide(product * 2n + 1_000_000n, 2_000_000n)));
}

/** A share of an amount, cut down to the cent: what a percentage discount may take off. */
export function shareOfFloored(amount: Cents, rate: RateMillionths): Cents {
  return cents(Number(floorDivide(BigInt(amount) * BigInt(rate), 1_000_000n)));
}

/** BigInt division cuts towards zero, which would round a negative amount the other way than a positive one. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}
