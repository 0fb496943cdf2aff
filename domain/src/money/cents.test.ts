import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, formatUsd, parseUsd, rateMillionths, shareOf, shareOfFloored, sumCents } from './cents.ts';

const read = (text: string): number | string => {
  const parsed = parseUsd(text);
  return parsed.ok ? parsed.value : parsed.error;
};
const NOT_AN_AMOUNT = 'money.not_an_amount';

/** Any amount a claim, an order or a sum of them can hold, debts and credits alike. */
const anAmount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }).map(cents);
const aPayableAmount = fc.integer({ min: 0, max: 1_000_000_000_00 }).map(cents);
const aRate = fc.integer({ min: 0, max: 2_000_000 }).map(rateMillionths);

describe('reading an amount', () => {
  test.each([
    ['0', 0],
    ['0.01', 1],
    ['250', 250_00],
    ['250.', 250_00],
    ['250.5', 250_50],
    ['250.05', 250_05],
    ['0250', 250_00],
    ['1850.50', 1850_50],
    ['1,850.50', 1850_50],
    ['$1,850.50', 1850_50],
    ['  $25,000.00 ', 25_000_00],
    ['1,234,567.89', 1_234_567_89],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('"%s" is %i cents', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  test.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['a lone point', '.'],
    ['no dollars before the point', '.50'],
    ['three decimals', '250.001'],
    ['two points', '1.2.3'],
    ['a minus sign', '-300'],
    ['a plus sign', '+300'],
    ['an exponent', '1e3'],
    ['a hexadecimal number', '0x10'],
    ['a grouping comma in the wrong place', '1,85.00'],
    ['a European comma for the point', '1.850,50'],
    ['a space inside', '1 850'],
    ['a word', 'lots'],
    ['a unit behind it', '300 USD'],
    ['two dollar signs', '$$300'],
    ['another currency', '€300'],
    ['Arabic-Indic digits', '٢٥٠'],
    ['full-width digits', '２５０'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['more cents than a number can hold', '90071992547409.92'],
    ['ten thousand digits', '9'.repeat(10_000)],
  ])('%s is not an amount', (_name, typed) => {
    expect(read(typed)).toBe(NOT_AN_AMOUNT);
  });

  test('no text makes it throw or answer a broken amount', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,$- e') })), (typed) => {
        const parsed = parseUsd(typed);
        if (parsed.ok) expect(Number.isSafeInteger(parsed.value) && parsed.value >= 0).toBe(true);
      }),
    );
  });
});

describe('showing an amount', () => {
  test.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [99_999, '$999.99'],
    [1_000_00, '$1,000.00'],
    [1_234_567_89, '$1,234,567.89'],
    [-5_00, '-$5.00'],
    [-1_234_56, '-$1,234.56'],
  ])('%i cents are shown as %s', (value, shown) => {
    expect(formatUsd(cents(value))).toBe(shown);
  });

  test('what is shown reads back as the same amount, with and without its signs', () => {
    fc.assert(
      fc.property(aPayableAmount, (amount) => {
        expect(read(formatUsd(amount))).toBe(amount);
        expect(read(formatUsd(amount).replaceAll(/[$,]/g, ''))).toBe(amount);
      }),
    );
  });

  test('it agrees with the en-US format of the browser', () => {
    const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(anAmount, (amount) => {
        expect(formatUsd(amount)).toBe(usd.format(amount / 100));
      }),
    );
  });
});

describe('adding and sharing', () => {
  test('a sum is exact, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(anAmount, { maxLength: 50 }), (amounts) => {
        const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
        expect(BigInt(sumCents(amounts))).toBe(exact);
        expect(sumCents(amounts.toReversed())).toBe(sumCents(amounts));
      }),
    );
  });

  test('nothing adds up to nothing', () => {
    expect(sumCents([])).toBe(0);
  });

  test.each([
    ['6.625 % of $29.00 is $1.92', 29_00, 66_250, 1_92],
    ['6.625 % of $79.00 is $5.23', 79_00, 66_250, 5_23],
    ['6.625 % of $199.00 is $13.18', 199_00, 66_250, 13_18],
    ['8 % of $29.00 is $2.32', 29_00, 80_000, 2_32],
    ['half a cent is rounded up', 1, 500_000, 1],
    ['just under half a cent is rounded down', 1, 499_999, 0],
    ['half a cent of a credit is rounded up too', -1, 500_000, 0],
    ['most of a cent of a credit is a cent', -7, 100_000, -1],
    ['no rate takes nothing', 29_00, 0, 0],
    ['the whole rate takes all', 29_00, 1_000_000, 29_00],
  ])('%s', (_name, amount, rate, share) => {
    expect(shareOf(cents(amount), rateMillionths(rate))).toBe(share);
  });

  test('a share is the nearest cent to the exact fraction, a half going up', () => {
    fc.assert(
      fc.property(anAmount, aRate, (amount, rate) => {
        const share = shareOf(amount, rate);
        // share - 1/2 <= amount * rate / 10^6 < share + 1/2, without dividing
        const exact = 2n * BigInt(amount) * BigInt(rate);
        expect(exact >= (2n * BigInt(share) - 1n) * 1_000_000n).toBe(true);
        expect(exact < (2n * BigInt(share) + 1n) * 1_000_000n).toBe(true);
      }),
    );
  });

  test('a cut-down share is the last cent not above the exact fraction', () => {
    fc.assert(
      fc.property(anAmount, aRate, (amount, rate) => {
        const share = BigInt(shareOfFloored(amount, rate));
        const exact = BigInt(amount) * BigInt(rate);
        expect(share * 1_000_000n <= exact && exact < (share + 1n) * 1_000_000n).toBe(true);
      }),
    );
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    '%d is refused as an amount in cents',
    (value) => {
      expect(() => cents(value)).toThrow(RangeError);
    },
  );

  test.each([-1, 0.1, Number.NaN])('%d is refused as a rate', (value) => {
    expect(() => rateMillionths(value)).toThrow(RangeError);
  });

  test('an amount that no number can hold is refused, never rounded', () => {
    const most: Cents = cents(Number.MAX_SAFE_INTEGER);
    expect(() => sumCents([most, cents(1)])).toThrow(RangeError);
    expect(() => shareOf(most, rateMillionths(2_000_000))).toThrow(RangeError);
  });
});
