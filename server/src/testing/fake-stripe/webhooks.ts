import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';

/** What happens to the messages that the fake sends. */
export type WebhookFault = 'none' | 'lost' | 'late' | 'doubled' | 'reordered' | 'forged' | 'old';

/** Hands a message over as it would travel: the bytes and the headers. Answers the status. */
export type Deliver = (raw: string, headers: Readonly<Record<string, string>>) => Promise<number>;

type Kept = { readonly raw: string; readonly headers: Readonly<Record<string, string>> };
/** Older than Stripe's tolerance of five minutes. */
const OLD_SECONDS = 600;

export function createWebhooks(options: {
  readonly secret: string;
  readonly now: () => number;
  readonly deliver: Deliver;
}) {
  const { secret, now, deliver } = options;
  const stripe = new Stripe('sk_test_fake');
  const kept: Kept[] = [];
  const statuses: number[] = [];
  let fault: WebhookFault = 'none';

  function signed(type: string, object: unknown): Kept {
    const created = Math.floor(now() / 1000);
    const raw = JSON.stringify({
      id: `evt_fake_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    const timestamp = fault === 'old' ? created - OLD_SECONDS : created;
    const by = fault === 'forged' ? 'whsec_of_somebody_else' : secret;
    const header = stripe.webhooks.generateTestHeaderString({ payload: raw, secret: by, timestamp });
    return { raw, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header } };
  }
  const send = async ({ raw, headers }: Kept) => void statuses.push(await deliver(raw, headers));

  return {
    statuses: statuses as readonly number[],
    setFault: (next: WebhookFault) => void (fault = next),
    async tell(type: string, object: unknown): Promise<void> {
      const message = signed(type, object);
      if (fault === 'lost') return;
      if (fault === 'late' || fault === 'reordered') return void kept.push(message);
      await send(message);
      if (fault === 'doubled') await send(message);
    },
    /** Sends what was kept back: the last first where the order is to be wrong. */
    async release(): Promise<void> {
      const all = kept.splice(0);
      for (const message of fault === 'reordered' ? all.toReversed() : all) await send(message);
    },
  };
}
