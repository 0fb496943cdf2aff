import { LANGUAGES, messageIn } from '@plainclaim/contract';
import {
  cents,
  formatUsd,
  guideWordsIn,
  mailingsOf,
  parseCalendarDate,
  priceOrder,
  rateMillionths,
} from '@plainclaim/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { silentLog } from '../../platform/logging/index.ts';
import { keptRenderer } from '../../testing/kept-children.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { type Payee, type ReceiptFacts, receiptDocument } from './receipt-document.ts';

const paidOn = parseCalendarDate('2026-11-21');
if (!paidOn.ok) throw new Error('that day exists');

const facts: ReceiptFacts = {
  number: 'K7QF-2M9T',
  paidOn: paidOn.value,
  packageTitle: 'Demand Letter Package',
  basePrice: cents(29_00),
  extraRecipients: 2,
  extraRecipientsTotal: cents(13_98),
  mailings: 0,
  mailingTotal: cents(0),
  couponCode: 'WELCOME10',
  discount: cents(2_90),
  credit: cents(0),
  taxRate: rateMillionths(66_250),
  taxIsEstimate: false,
  taxState: 'Kent',
  tax: cents(2_65),
  total: cents(42_73),
  refunds: [],
  isSimulated: false,
  method: 'visa 4242',
};
const payee: Payee = {
  operator: { name: 'Fair & Square LLC', address: '1 Main Street, Newark', email: 'help@example.org' },
  siteName: 'Plainclaim',
  publicUrl: 'https://claims.example.org',
};

async function readReceipt(one: ReceiptFacts, language: (typeof LANGUAGES)[number] = 'en', to = payee) {
  const made = await keptRenderer(silentLog).renderCourtPaper(receiptDocument(one, to, language));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return readPdf(made.value.pdf);
}

/** The cells of its table, in reading order. */
const cellsOf = ({ elements }: Awaited<ReturnType<typeof readReceipt>>) =>
  elements.filter(({ role }) => role === 'TH' || role === 'TD').map(({ text }) => text.trim());

describe('a receipt as a PDF', () => {
  test('is one tagged page with number, day, lines, tax, total, way of payment and who was paid', async () => {
    const pdf = await readReceipt(facts);
    expect([pdf.isTagged, pdf.pages.length, pdf.title]).toEqual([true, 1, 'Receipt K7QF-2M9T']);
    expect(cellsOf(pdf)).toEqual([
      'What you paid for',
      'Amount',
      'Demand Letter Package',
      '$29.00',
      'Extra recipients: 2',
      '$13.98',
      'Discount, coupon WELCOME10',
      '-$2.90',
      'Sales tax 6.625% (Kent)',
      '$2.65',
      'Total',
      '$42.73',
    ]);
    for (const words of [
      'K7QF-2M9T',
      'November 21, 2026',
      'Card: Visa ending in 4242',
      'Fair & Square LLC',
      '1 Main Street, Newark',
    ]) {
      expect(pdf.text).toContain(words);
    }
    expect(pdf.text).not.toMatch(/simulated/i);
  });

  test('says that no money was taken where the payment was simulated, and names the site without an operator', async () => {
    const pdf = await readReceipt({ ...facts, isSimulated: true }, 'en', { ...payee, operator: null });
    expect(pdf.text).toContain('This payment was simulated. No money was taken.');
    expect(pdf.text).toContain('claims.example.org');
  });

  test('shows what was paid back, and what is left; where nothing is left, it tells of no refund to come', async () => {
    const heading = messageIn('en', 'receipt.refunds');
    const whole = await readReceipt({ ...facts, refunds: [cents(42_73)] });
    expect(cellsOf(whole).slice(-4)).toEqual(['Paid back', '-$42.73', 'Total after refunds', '$0.00']);
    expect(whole.text).not.toContain(heading);
    expect((await readReceipt({ ...facts, refunds: [cents(10_00)] })).text).toContain(heading);
  });

  test.each(LANGUAGES)('is in the language of the person: %s', async (language) => {
    const { text } = await readReceipt(facts, language);
    for (const code of ['receipt.title', 'receipt.total', 'receipt.number', 'receipt.way_card'] as const) {
      expect(text).toContain(messageIn(language, code));
    }
    const [before, between] = guideWordsIn(language).PAGE;
    expect(text).toContain(`${before}1${between}1`);
  });
});

test('the lines of 1,000 baskets say on the receipt what the order was priced at, to the cent', () => {
  const coupon = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 300_00 }).map((off) => ({ code: 'A', type: 'fixed' as const, amountCents: cents(off) })),
    fc
      .integer({ min: 1, max: 1_000_000 })
      .map((rate) => ({ code: 'A', type: 'percentage' as const, rateMillionths: rateMillionths(rate) })),
  );
  const basket = fc.record({
    basePrice: fc.constantFrom(29_00, 79_00, 199_00).map(cents),
    extraRecipients: fc.integer({ min: 0, max: 20 }),
    coupon,
    taxRate: fc.integer({ min: 0, max: 120_000 }).map(rateMillionths),
    mailing: fc.option(
      fc.record({
        eachCents: fc.constant(cents(14_90)),
        isBeside: fc.boolean(),
        recipients: fc.integer({ min: 1, max: 9 }),
      }),
    ),
  });
  fc.assert(
    fc.property(basket, (order) => {
      const price = priceOrder(order);
      const model = receiptDocument(
        { ...facts, ...order, ...price, mailings: mailingsOf(price), refunds: [] },
        payee,
        'en',
      );
      const rows = model.sheets.flatMap(({ blocks }) => blocks.flatMap((block) => ('rows' in block ? block.rows : [])));
      const printed = rows.map(({ amount }) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100));
      expect(rows.at(-1)).toMatchObject({ isTotal: true, amount: formatUsd(price.total) });
      expect(printed.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(price.total);
    }),
    { numRuns: 1_000 },
  );
});
