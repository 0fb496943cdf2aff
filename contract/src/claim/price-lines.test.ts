import { cents, rateMillionths } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { estimatedPriceLines, priceLinesOf } from './price-lines.ts';

const order = { basePrice: cents(29_00), extraRecipients: 0, coupon: null, stateName: 'Unknown State' };

test('without the server the tax is guessed at 8 percent and called an estimate', () => {
  expect(estimatedPriceLines(order)).toEqual({
    base: 2900,
    credit: 0,
    extraRecipients: 0,
    extraRecipientsTotal: 0,
    mailingEach: null,
    mailings: 0,
    mailingTotal: 0,
    discount: 0,
    taxPercent: 8,
    stateName: 'Unknown State',
    isEstimate: true,
    tax: 232,
    isTaxLater: false,
    total: 3132,
  });
});

test('the estimate counts extra recipients and takes the coupon off the package only', () => {
  const coupon = { code: 'HALF', type: 'percentage', rateMillionths: rateMillionths(500_000) } as const;
  const lines = estimatedPriceLines({ ...order, extraRecipients: 2, coupon });
  expect(lines).toMatchObject({ extraRecipientsTotal: 1398, discount: 1450, tax: 228, total: 3076 });
});

test('the lines of the server are shown as they are', () => {
  const lines = priceLinesOf({
    success: true,
    packageId: 'demand-letter',
    packageTitle: 'Demand Letter Package',
    basePrice: 2900,
    extraRecipients: 1,
    extraRecipientsTotal: 699,
    mailingEach: 1490,
    mailings: 2,
    mailingTotal: 2980,
    discountAmount: 290,
    discountedPrice: 3309,
    taxRate: 6.625,
    taxIsEstimate: false,
    taxAmount: 219,
    totalPrice: 3528,
    stateName: 'New Jersey',
    stateCode: 'NJ',
    coupon: { code: 'WELCOME10', description: '10% off your package' },
    couponProblem: null,
    isSimulated: true,
    surface: 'card_form',
    isTaxLater: false,
    credit: 0,
  });
  expect(lines).toEqual({
    base: 2900,
    credit: 0,
    extraRecipients: 1,
    extraRecipientsTotal: 699,
    mailingEach: 1490,
    mailings: 2,
    mailingTotal: 2980,
    discount: 290,
    taxPercent: 6.625,
    stateName: 'New Jersey',
    isEstimate: false,
    tax: 219,
    isTaxLater: false,
    total: 3528,
  });
});
