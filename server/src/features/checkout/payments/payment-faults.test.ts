import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFaultRuns } from '../../../config.ts';
import { aCompleteForm, aPayment, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { APPROVED_CARD, type WebhookFault } from '../../../testing/fake-stripe/index.ts';
import { type CrashPoint, CRASH_POINTS, type PaidSite, startPaidSite } from '../../../testing/paid-by-stripe.ts';

const WEBHOOK_FAULTS = [
  'none',
  'lost',
  'late',
  'doubled',
  'reordered',
  'forged',
] as const satisfies readonly WebhookFault[];
/** A minute and more: whoever asked the provider is surely gone. */
const MINUTE_MS = 61_000;
/** What a person waits before pressing again, in real milliseconds. */
const PATIENCE_MS = 700;
const PRESSES = 4;

let paid: PaidSite;
beforeAll(async () => {
  paid = await startPaidSite();
});
afterAll(() => paid.close());

const soon = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))]);
const press = (browser: Browser) => soon(browser.post(paths.checkout, aPayment({ paymentToken: 'hosted' })));
const query = async (text: string, values: readonly unknown[]) =>
  (await paid.site.database.pool.query(text, [...values])).rows;

/** The claims of earlier runs. */
const seen = new Set<string>();

type Outcome = {
  readonly crashed: number;
  readonly outOfStep: number;
  readonly doubleCharges: number;
  readonly paidWithoutAccess: number;
};

async function openSessionOf(claimId: string): Promise<string | undefined> {
  const rows = await query('select id from orders where claim_id = $1', [claimId]);
  const ids = new Set(rows.map(({ id }) => String(id)));
  return paid.stripe.ledger.all().find(({ orderId, status }) => status === 'open' && ids.has(orderId ?? ''))?.id;
}

/** One person in two tabs, one crash, one fault of the messages; then five minutes pass. */
async function oneRun(point: CrashPoint, fault: WebhookFault): Promise<Outcome> {
  const browser = paid.site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  const claims = (await query('select id from claims', [])).map(({ id }) => String(id));
  const claimId = claims.find((id) => !seen.has(id)) ?? '';
  seen.add(claimId);
  paid.stripe.setWebhookFault(fault);
  paid.crashAt(point);
  await Promise.all([press(browser), press(browser)]);
  for (let time = 1; time <= PRESSES && (await openSessionOf(claimId)) === undefined; time += 1) {
    paid.site.clock.advance(MINUTE_MS);
    await press(browser);
  }
  const sessionId = await openSessionOf(claimId);
  // The person pays in one tab and presses Pay once more in the other.
  if (sessionId !== undefined) await Promise.all([paid.stripe.pay(sessionId, APPROVED_CARD), press(browser)]);
  await soon(browser.post(paths.checkoutReturn, {}));
  await paid.stripe.releaseWebhooks();
  if (point.startsWith('refund')) {
    const [order] = await query("select id from orders where claim_id = $1 and status = 'paid'", [claimId]);
    if (order !== undefined) await soon(browser.post(paths.refundOrder, { order_id: order.id }));
  }
  await paid.reconcileNow().catch(() => {});
  const crashed = paid.hasCrashed() ? 1 : 0;
  paid.crashAt(null);
  paid.stripe.setWebhookFault('none');
  paid.site.clock.advance(11 * MINUTE_MS);
  await paid.reconcileNow();
  return { crashed, ...(await judge(claimId, browser)) };
}

async function judge(claimId: string, browser: Browser): Promise<Omit<Outcome, 'crashed'>> {
  const orders = await query('select id, status, total_cents, refunded_cents from orders where claim_id = $1', [
    claimId,
  ]);
  const kept = new Map<string, number>();
  let outOfStep = 0;
  for (const order of orders) {
    const sessions = paid.stripe.ledger.all().filter(({ orderId }) => orderId === order.id);
    const intents = sessions.flatMap(({ intent }) => (intent === null ? [] : [intent]));
    const came = intents.reduce((sum, { amount }) => sum + amount, 0);
    const back = paid.stripe.ledger.refunds
      .filter(({ intent }) => intents.some(({ id }) => id === intent.id))
      .reduce((sum, { amount }) => sum + amount, 0);
    const isTaken = ['paid', 'refunded', 'duplicate', 'upgraded'].includes(order.status);
    if (isTaken !== came > 0 || (isTaken && order.total_cents !== came) || order.refunded_cents !== back)
      outOfStep += 1;
    if (came > back) kept.set(String(order.id), came - back);
  }
  const { hasAccess } = (await browser.get(paths.checkAccess)).json();
  return {
    outOfStep,
    doubleCharges: Math.max(0, kept.size - 1),
    paidWithoutAccess: kept.size > 0 && hasAccess !== true ? 1 : 0,
  };
}

const cells = CRASH_POINTS.flatMap((point) => WEBHOOK_FAULTS.map((fault) => ({ point, fault })));
const runs = readFaultRuns();
/** One run takes two to five seconds; a busy machine takes longer. */
const MOST_MS_A_RUN = 30_000;
const totalsOf = (outcomes: Iterable<Outcome>): Outcome => {
  const sum = { crashed: 0, outOfStep: 0, doubleCharges: 0, paidWithoutAccess: 0 };
  for (const outcome of outcomes) {
    sum.crashed += outcome.crashed;
    sum.outOfStep += outcome.outOfStep;
    sum.doubleCharges += outcome.doubleCharges;
    sum.paidWithoutAccess += outcome.paidWithoutAccess;
  }
  return sum;
};
const inWords = ({ crashed, outOfStep, doubleCharges, paidWithoutAccess }: Outcome): string =>
  `${crashed} with the crash, ${outOfStep} out of step, ${doubleCharges} double charges, ${paidWithoutAccess} paid without access`;

test(
  'after any crash, whatever becomes of the messages and in two tabs, our books are the provider’s',
  async () => {
    const table = new Map<string, Outcome & { readonly runs: number }>();
    for (let run = 0; run < runs; run += 1) {
      // Without a wish for more, each crash point once, each with another fault.
      const index = runs < cells.length ? (run * (WEBHOOK_FAULTS.length + 1)) % cells.length : run % cells.length;
      const cell = cells[index];
      if (cell === undefined) continue;
      const name = `${cell.point.padEnd(14)} ${cell.fault}`;
      const outcome = await oneRun(cell.point, cell.fault);
      const before = table.get(name) ?? { runs: 0, crashed: 0, outOfStep: 0, doubleCharges: 0, paidWithoutAccess: 0 };
      table.set(name, {
        runs: before.runs + 1,
        crashed: before.crashed + outcome.crashed,
        outOfStep: before.outOfStep + outcome.outOfStep,
        doubleCharges: before.doubleCharges + outcome.doubleCharges,
        paidWithoutAccess: before.paidWithoutAccess + outcome.paidWithoutAccess,
      });
      // An hour without a word looks like a run that hangs.
      if ((run + 1) % cells.length === 0) {
        process.stdout.write(`${run + 1} of ${runs} runs: ${inWords(totalsOf(table.values()))}\n`);
      }
    }
    const lines = [...table].map(([name, cell]) => `${name.padEnd(26)} ${cell.runs} runs: ${inWords(cell)}`);
    process.stdout.write(`${lines.toSorted().join('\n')}\n${runs} runs: ${inWords(totalsOf(table.values()))}\n`);
    const bad = [...table].filter(([, cell]) => cell.outOfStep + cell.doubleCharges + cell.paidWithoutAccess > 0);
    expect(bad).toEqual([]);
  },
  runs * MOST_MS_A_RUN,
);
