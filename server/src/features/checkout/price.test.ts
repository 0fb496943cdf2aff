import { paths, type PriceAnswer, priceAnswerSchema } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, must, twoMoreDefendants } from '../../testing/builders/a-draft.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function aBrowser(overrides: Parameters<typeof aCompleteForm>[0] = {}) {
  const browser = site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm(overrides)));
  return browser;
}

async function priceOf(query: string, overrides: Parameters<typeof aCompleteForm>[0] = {}): Promise<PriceAnswer> {
  const answer = must(await (await aBrowser(overrides)).get(`${paths.price}.php?${query}`));
  return priceAnswerSchema.parse(answer.json());
}

describe('the price', () => {
  test('of the letter package with New Jersey’s tax, in cents', async () => {
    expect(await priceOf('')).toEqual({
      success: true,
      packageId: 'demand-letter',
      packageTitle: 'Demand Letter Package',
      basePrice: 2900,
      extraRecipients: 0,
      extraRecipientsTotal: 0,
      mailingEach: null,
      mailings: 0,
      mailingTotal: 0,
      discountAmount: 0,
      discountedPrice: 2900,
      taxRate: 6.625,
      taxIsEstimate: false,
      taxAmount: 192,
      totalPrice: 3092,
      stateName: 'New Jersey',
      stateCode: 'NJ',
      coupon: null,
      couponProblem: null,
      isSimulated: true,
      surface: 'card_form',
      isTaxLater: false,
      credit: 0,
    });
  });

  test('takes a percentage off the package and not off the extra recipients', async () => {
    expect(await priceOf('couponCode=welcome10', twoMoreDefendants())).toMatchObject({
      extraRecipients: 2,
      extraRecipientsTotal: 1398,
      discountAmount: 290,
      discountedPrice: 2900 - 290 + 1398,
      taxAmount: 266,
      totalPrice: 4274,
      coupon: { code: 'WELCOME10', description: '10% off your package' },
    });
  });

  test('counts the recipients itself: each defendant after the first, and no number a browser sends', async () => {
    expect(await priceOf('extraRecipients=9')).toMatchObject({ extraRecipients: 0, extraRecipientsTotal: 0 });
    expect(await priceOf('extraRecipients=0', twoMoreDefendants())).toMatchObject({ extraRecipients: 2 });
    const filing = { ...twoMoreDefendants(), selectedPackage: 'small-claims' };
    expect(await priceOf('', filing)).toMatchObject({ extraRecipients: 0, extraRecipientsTotal: 0 });
  });

  test('takes a fixed sum off', async () => {
    expect(await priceOf('couponCode=TENOFF')).toMatchObject({
      discountAmount: 1000,
      discountedPrice: 1900,
      totalPrice: 2026,
    });
  });

  test('says that a coupon is not valid, and charges as without it', async () => {
    expect(await priceOf('couponCode=NOSUCH')).toMatchObject({
      discountAmount: 0,
      totalPrice: 3092,
      coupon: null,
      couponProblem: 'Invalid coupon code or coupon is not active',
    });
  });

  test('follows the package that was chosen', async () => {
    expect(await priceOf('', { selectedPackage: 'full-trial' })).toMatchObject({ basePrice: 19_900 });
  });
});

describe('the tax', () => {
  test.each([
    ['zip=10001', 'NY', 4],
    ['zip=19103-1234', 'PA', 6],
    ['zip=19801', 'DE', 0],
    ['zip=07105&country=US', 'NJ', 6.625],
  ])('is that of the payer’s ZIP: %s', async (query, stateCode, taxRate) => {
    expect(await priceOf(query)).toMatchObject({ stateCode, taxRate, taxIsEstimate: false });
  });

  test('is nothing for Canada', async () => {
    expect(await priceOf('country=CA&zip=K1A0B1')).toMatchObject({
      taxRate: 0,
      taxAmount: 0,
      stateName: 'Canada',
      totalPrice: 2900,
    });
  });

  test.each(['00000', '99999', 'abcde', '1', '%00', '%F0%9F%8E%81', '0710'])(
    'is guessed at 8 percent, and said to be a guess, for a ZIP nobody knows: %s',
    async (zip) => {
      expect(await priceOf(`zip=${zip}`)).toMatchObject({
        taxRate: 8,
        taxIsEstimate: true,
        taxAmount: 232,
        stateName: 'Unknown State',
        stateCode: '',
      });
    },
  );

  test.each([
    ['the claimant’s own address', { claimantCountry: 'PA' }, 'PA'],
    [
      'where it happened when the claimant lives there',
      { sameAddress: true, country: 'NY', claimantCountry: 'PA' },
      'NY',
    ],
  ])('before a ZIP is typed follows %s', async (_name, overrides, stateCode) => {
    expect(await priceOf('', overrides)).toMatchObject({ stateCode });
  });
});

describe('a price that cannot be given', () => {
  test('without a claim', async () => {
    expect((await site.browser().get(paths.price)).json()).toMatchObject({ status: 404, code: 'draft.none' });
  });

  test.each(['', 'no-such-package', 'a\u0000'])('without a known package: "%s"', async (selectedPackage) => {
    const answer = await (await aBrowser({ selectedPackage })).get(paths.price);
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Please select a package before continuing!']);
  });

  test.each([
    'extraRecipients=-1',
    'extraRecipients=1.5',
    'extraRecipients=21',
    'extraRecipients=NaN',
    'extraRecipients=1e400',
    'country=MX',
    `zip=${'0'.repeat(13)}`,
    `couponCode=${'A'.repeat(61)}`,
    'zip=07105&zip=10001',
    'couponCode[]=A&couponCode[]=B&couponCode=A&couponCode=B',
  ])('for a question that makes no sense: %s', async (query) => {
    const answer = await (await aBrowser()).get(`${paths.price}?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });

  test('never from what the browser says it costs', async () => {
    const lies = 'basePrice=1&totalPrice=0&taxRate=0&discountAmount=2900&price=0';
    expect(await priceOf(lies)).toMatchObject({ totalPrice: 3092 });
  });
});
