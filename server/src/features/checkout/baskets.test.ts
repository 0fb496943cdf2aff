import { estimatedPriceLines, paths, priceAnswerSchema, type PriceLines, priceLinesOf } from '@plainclaim/contract';
import { type Coupon, cents, dayAt, formatUsd, rateMillionths, receiptLines } from '@plainclaim/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFaultRuns } from '../../config.ts';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/index.ts';
import { silentLog } from '../../platform/logging/index.ts';
import { sealedBox } from '../../platform/security/index.ts';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBillRepository, receiptDocument } from '../billing/index.ts';

/** The same baskets at each run: a basket that fails can be made again. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const roll = chance(20_261_123);
const pick = <T>(all: readonly T[]): T => {
  const one = all[roll(all.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** As many as a claim takes beside the first. */
const MOST_OTHERS = 3;
const PACKAGES = ['demand-letter', 'small-claims', 'full-trial'] as const;
/** Of many states, of none, and a place without our tax. */
const PLACES = [
  ...['07105', '10001', '19103', '60601', '90001', '97201', '05401', '33101', '99501', '00000', ''].map((zip) => ({
    country: 'US',
    zip,
  })),
  { country: 'CA', zip: 'K1A0B1' },
];
const COUPONS: readonly Coupon[] = Array.from({ length: 40 }, (_, index) => {
  const code = `BASKET${index}`;
  return index % 2 === 0
    ? { code, type: 'fixed', amountCents: cents(1 + roll(250_00)) }
    : { code, type: 'percentage', rateMillionths: rateMillionths(1 + roll(1_000_000)) };
});

const box = sealedBox(['a data key that only these tests know of']);
const bills = createBillRepository(box);
let site: TestApp;
let opened: OpenDatabase;
beforeAll(async () => {
  site = await startTestApp({ box });
  const database = await openDatabase({ connection: site.database.running, log: silentLog });
  if (!database.ok) throw new Error(database.error.message);
  opened = database.value;
  for (const coupon of COUPONS) {
    await site.database.pool.query(
      "insert into coupons (code, kind, amount_cents, rate_millionths, description) values ($1, $2, $3, $4, 'off')",
      [
        coupon.code,
        coupon.type,
        coupon.type === 'fixed' ? coupon.amountCents : null,
        coupon.type === 'percentage' ? coupon.rateMillionths : null,
      ],
    );
  }
});
afterAll(async () => {
  await opened.close();
  await site.close();
});

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    whoUser: '1' as const,
    defendantFirstname: `Other${index}`,
    defendantLastname: 'Marsh',
    defendantEmail: '',
    defendantPhonenumber: '',
    defendantWebsite: '',
    defendantAddress: '9 Oak Avenue',
    defendantApt: '',
    defendantCity: 'Trenton',
    defendantCountry: 'NJ',
    defendantZipcode: '08608',
  }));

const inWords = (amountCents: number): string =>
  amountCents < 0 ? `-${formatUsd(cents(-amountCents))}` : formatUsd(cents(amountCents));
/** The amounts that the page shows, from top to bottom. */
const onPage = (lines: PriceLines): readonly string[] =>
  receiptLines({ ...lines, basePrice: lines.base, refunds: [] }).map(({ amountCents }) => inWords(amountCents));

async function onReceipt(orderId: string): Promise<readonly string[]> {
  const bill = await bills.unsafeFind(opened.db, orderId);
  if (bill === null) throw new Error('no bill');
  const facts = { ...bill, paidOn: dayAt(bill.atMs, COURT_TIME_ZONE) };
  const payee = { operator: null, siteName: 'Plainclaim', publicUrl: 'http://localhost' };
  const drawn = receiptDocument(facts, payee).sheets.flatMap(({ blocks }) => blocks);
  return drawn
    .flatMap((block) => ('rows' in block && block.rows !== undefined ? block.rows : []))
    .map((row) => row.amount);
}

/** The way of the page: ask for the price, show it, pay what is shown; then look at the receipt. */
async function oneBasket(): Promise<void> {
  const selectedPackage = pick(PACKAGES);
  const additionalDefendants = people(roll(MOST_OTHERS + 1));
  const { country, zip } = pick(PLACES);
  const coupon = roll(3) === 0 ? null : pick(COUPONS);
  const choices = { country, zip, couponCode: coupon?.code ?? '' };
  const browser = site.browser();
  const defendantMilitary2 = additionalDefendants.length > 0 ? 'No' : '';
  const form = { selectedPackage, additionalDefendants, defendantMilitary2 };
  must(await browser.post(paths.saveFormData, aCompleteForm(form)));
  const query = new URLSearchParams(choices);
  const price = priceAnswerSchema.parse(must(await browser.get(`${paths.price}?${query.toString()}`)).json());
  const lines = priceLinesOf(price);
  if (price.taxIsEstimate) {
    // What the page works out alone, when no price can be had, is what the server guesses.
    const { base, extraRecipients, stateName } = lines;
    expect(estimatedPriceLines({ basePrice: base, extraRecipients, coupon, stateName })).toEqual(lines);
  }
  const order = { ...choices, shownPackage: selectedPackage, shownTotal: lines.total };
  const paid = must(await browser.post(paths.checkout, aPayment(order))).json();
  expect(Math.round(paid.payment_amount * 100)).toBe(lines.total);
  expect(await onReceipt(paid.order_id)).toEqual(onPage(lines));
  if (selectedPackage === 'full-trial') return;
  const upgradeTo = selectedPackage === 'demand-letter' ? pick(['small-claims', 'full-trial']) : 'full-trial';
  const asked = new URLSearchParams({ country, zip, upgradeTo });
  const larger = priceAnswerSchema.parse(must(await browser.get(`${paths.price}?${asked.toString()}`)).json());
  const difference = priceLinesOf(larger);
  const wish = { country, zip, upgradeTo, shownPackage: upgradeTo, shownTotal: difference.total };
  const second = must(await browser.post(paths.checkout, aPayment(wish))).json();
  expect(Math.round(second.payment_amount * 100)).toBe(difference.total);
  expect(await onReceipt(second.order_id)).toEqual(onPage(difference));
}

const baskets = readFaultRuns();

test('the page, the server and the receipt agree on each line of random baskets, to the cent', async () => {
  for (let nr = 1; nr <= baskets; nr += 1) await oneBasket();
  const { rows } = await site.database.pool.query(`select
      count(*)::int as orders,
      count(*) filter (where total_cents <> (select sum(cents) from order_lines where order_id = orders.id))::int as unexplained
    from orders`);
  expect(rows[0]).toMatchObject({ unexplained: 0 });
  expect(rows[0].orders).toBeGreaterThanOrEqual(baskets);
  process.stdout.write(`${baskets} baskets, ${rows[0].orders} orders with upgrades: every line agrees\n`);
}, 3_600_000);
