import { paths } from '@plainclaim/contract';
import type { Cents } from '@plainclaim/domain';
import { createOrderMails } from '../features/billing/index.ts';
import { createOrderRepository, operatorRefund, reconcilePayments } from '../features/checkout/index.ts';
import { createClaimRepository } from '../features/drafts/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { randomIds } from '../platform/ids/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { createStripeProvider, type PaymentProvider, type StripeSettings } from '../platform/payments/index.ts';
import { sealedBox } from '../platform/security/index.ts';
import { aCompleteForm, aPayment, must } from './builders/a-draft.ts';
import type { Browser } from './browser.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe/index.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

const WEBHOOK_SECRET = 'whsec_only_the_tests_know_this_one';

export type PaidSite = {
  readonly site: TestApp;
  readonly stripe: FakeStripe;
  /** The next call of the provider at this point ends as if the process had died there; null: none does. */
  crashAt(this: void, point: CrashPoint | null): void;
  /** Whether the crash that was armed last has happened. */
  hasCrashed(this: void): boolean;
  /** From now on the provider's clock is ahead of ours by so much; less than 0: behind. */
  setProviderAhead(this: void, milliseconds: number): void;
  /** What the job that comes round does. */
  reconcileNow(this: void): Promise<void>;
  operatorRefund(this: void, orderId: string, amount: Cents | null): ReturnType<typeof operatorRefund>;
  close(this: void): Promise<void>;
};

/** Before a provider's work, and after it, when its answer reaches nobody. */
export const CRASH_POINTS = [
  'begin before',
  'begin after',
  'read before',
  'read after',
  'expire before',
  'expire after',
  'list before',
  'list after',
  'refund before',
  'refund after',
  'webhook before',
  'webhook after',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** Ends the caller where it stands, once for each time it is armed. */
function crashing(provider: PaymentProvider, isNow: (point: CrashPoint) => boolean): PaymentProvider {
  const dies = (): never => {
    throw new Error('the process died here');
  };
  // Nobody catches the end of a process: whoever placed the order never comes back.
  const isGone = () => new Promise<never>(() => {});
  return {
    ...provider,
    begin: async (order) => {
      if (isNow('begin before')) return await isGone();
      const begun = await provider.begin(order);
      return isNow('begin after') ? await isGone() : begun;
    },
    read: async (ref) => {
      if (isNow('read before')) dies();
      const reading = await provider.read(ref);
      return isNow('read after') ? dies() : reading;
    },
    expire: async (ref) => {
      if (isNow('expire before')) dies();
      const ended = await provider.expire(ref);
      return isNow('expire after') ? dies() : ended;
    },
    list: async (since) => {
      if (isNow('list before')) dies();
      const refs = await provider.list(since);
      return isNow('list after') ? dies() : refs;
    },
    refund: async (ref, amount, key) => {
      if (isNow('refund before')) dies();
      const refund = await provider.refund(ref, amount, key);
      return isNow('refund after') ? dies() : refund;
    },
    parseWebhook: (raw, headers) => {
      if (isNow('webhook before')) dies();
      const hint = provider.parseWebhook(raw, headers);
      return isNow('webhook after') ? dies() : hint;
    },
  };
}

/** The app with Stripe's SDK, which speaks to the fake; webhooks of the fake reach the app. */
export async function startPaidSite(
  settings: Partial<StripeSettings> = {},
  options: TestAppOptions = {},
): Promise<PaidSite> {
  let site: TestApp | null = null;
  let aheadMs = 0;
  const stripe = await startFakeStripe({
    webhookSecret: WEBHOOK_SECRET,
    now: () => (site?.clock.now() ?? Date.now()) + aheadMs,
    deliver: async (raw, headers) => {
      const answer = await site?.app.inject({
        method: 'POST',
        url: paths.paymentWebhook,
        headers: { ...headers },
        payload: raw,
      });
      return answer?.statusCode ?? 0;
    },
  });
  const box = sealedBox(['a data key that only these tests know of']);
  let armed: CrashPoint | null = null;
  const isNow = (point: CrashPoint): boolean => {
    if (point !== armed) return false;
    armed = null;
    return true;
  };
  const provider = (clock: Clock) =>
    createStripeProvider(
      {
        secretKey: 'sk_test_only_the_tests_know_this_one',
        webhookSecret: WEBHOOK_SECRET,
        apiBase: stripe.origin,
        surface: 'hosted_page',
        publishableKey: null,
        addsTax: false,
        publicUrl: 'http://localhost:3000',
        timeoutMs: 2_000,
        ...settings,
      },
      clock,
    );
  const started = await startTestApp({
    ...options,
    box,
    payments: (_simulated, { clock }) => crashing(provider(clock), isNow),
  });
  site = started;
  const opened = await openDatabase({ connection: started.database.running, log: silentLog });
  if (!opened.ok) throw new Error(opened.error.message);
  // As another process of the same site would do it.
  const deps = {
    db: opened.value.db,
    claims: createClaimRepository(box),
    orders: createOrderRepository(box),
    clock: started.clock,
    ids: randomIds,
    log: silentLog,
    payments: crashing(provider(started.clock), isNow),
    orderMails: createOrderMails(started.jobs),
  };
  return {
    site: started,
    stripe,
    crashAt: (point) => void (armed = point),
    hasCrashed: () => armed === null,
    setProviderAhead: (milliseconds) => void (aheadMs = milliseconds),
    reconcileNow: () => reconcilePayments(deps, { signal: new AbortController().signal }),
    operatorRefund: (orderId, amount) => operatorRefund(deps, orderId, amount),
    close: async () => {
      await opened.value.close();
      await started.close();
      await stripe.close();
    },
  };
}

/** The browser's claim, filled in, at the door of the provider. Answers the session that was begun. */
export async function atTheProvider(browser: Browser, overrides: Parameters<typeof aCompleteForm>[0] = {}) {
  must(await browser.post(paths.saveFormData, aCompleteForm(overrides)));
  return await sentToPay(browser);
}

/** One more press of Pay. */
export async function sentToPay(browser: Browser, payment: Readonly<Record<string, unknown>> = {}) {
  const answer = must(await browser.post(paths.checkout, aPayment({ paymentToken: 'hosted', ...payment }))).json();
  const url = String(answer.redirect_url);
  return { orderId: String(answer.order_id), url, sessionId: url.split('/').at(-1) ?? '' };
}
