import Fastify, { type FastifyReply } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { type FormBody, parseForm, textIn } from './form-body.ts';
import { CHALLENGED_CARD, createLedger, DECLINED_CARD, DISPUTED_CARD, Refused } from './ledger.ts';
import { disputeObject, type FakeSession, refundObject, sessionObject } from './objects.ts';
import { FRAME_SCRIPT, framePage, inPageScript } from './in-page.ts';
import { challengePage, overPage, payPage } from './pages.ts';
import { createWebhooks, type Deliver, type WebhookFault } from './webhooks.ts';

/** What becomes of requests: answered, never answered, done and then failed, refused for a while, answered in rubbish. */
export type RequestFault = 'none' | 'hang' | 'fail_after' | 'busy' | 'broken';

export type FakeStripeOptions = {
  readonly webhookSecret: string;
  readonly deliver: Deliver;
  readonly now?: () => number;
  readonly port?: number;
};

const APPROVE = 'yes';

/**
 * A stand-in for Stripe that keeps books, spoken to by Stripe's own SDK. It does what the product asks for and refuses all
 * else loudly: an unknown route is a 501, an unknown parameter a 400, and both are kept in `surprises`.
 */
export async function startFakeStripe({ webhookSecret, deliver, now = Date.now, port = 0 }: FakeStripeOptions) {
  const app = Fastify({ forceCloseConnections: true });
  const ledger = createLedger(now);
  const webhooks = createWebhooks({ secret: webhookSecret, now, deliver });
  const answered = new Map<string, { readonly request: string; readonly status: number; readonly body: unknown }>();
  const surprises: string[] = [];
  let fault: { readonly kind: RequestFault; left: number; readonly path: string } = { kind: 'none', left: 0, path: '' };
  let isScriptAway = false;
  let origin = '';

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const refusal = (error: Refused) => ({
    error: { type: error.type, message: error.message, ...(error.code === undefined ? {} : { code: error.code }) },
  });
  const shown = (session: FakeSession, expand = false) => sessionObject(session, origin, expand);
  const list = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data });

  async function broken(reply: FastifyReply, path: string): Promise<RequestFault> {
    if (fault.left === 0 || !path.startsWith(fault.path)) return 'none';
    fault.left -= 1;
    const { kind } = fault;
    if (kind === 'hang') await new Promise((resolve) => reply.raw.once('close', resolve));
    if (kind === 'busy') await reply.code(429).send(refusal(new Refused(429, 'rate_limit_error', 'Too many requests')));
    if (kind === 'broken') await reply.type('application/json').send('{"id": "cs_');
    return kind;
  }

  /** One call of the API: its faults, its idempotency, and its refusals. */
  function api(method: 'GET' | 'POST', url: string, work: (params: Record<string, string>, body: FormBody) => unknown) {
    app.route<{ Params: Record<string, string>; Querystring: Record<string, string> }>({
      method,
      url,
      handler: async (request, reply) => {
        const happens = await broken(reply, request.url);
        if (happens !== 'none' && happens !== 'fail_after') return reply;
        if (!(request.headers.authorization ?? '').startsWith('Bearer sk_')) {
          return reply.code(401).send(refusal(new Refused(401, 'authentication_error', 'No key')));
        }
        const text = typeof request.body === 'string' ? request.body : '';
        const body = method === 'POST' ? parseForm(text) : parseForm(new URL(request.url, origin).search);
        const key = String(request.headers['idempotency-key'] ?? '');
        const asked = `${request.url}\n${text}`;
        const before = method === 'POST' && key !== '' ? answered.get(key) : undefined;
        if (before !== undefined && before.request !== asked) {
          const error = new Refused(
            400,
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters',
          );
          return reply.code(400).send(refusal(error));
        }
        if (before !== undefined) return reply.code(before.status).send(before.body);
        let status = 200;
        let answer: unknown;
        try {
          answer = await work(request.params, body);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          if (error.code === 'parameter_unknown') surprises.push(`${method} ${request.url}: ${error.message}`);
          status = error.status;
          answer = refusal(error);
        }
        if (happens === 'fail_after') {
          status = 500;
          answer = refusal(new Refused(500, 'api_error', 'Something went wrong'));
        }
        if (method === 'POST' && key !== '') answered.set(key, { request: asked, status, body: answer });
        return reply.code(status).send(answer);
      },
    });
  }

  api('POST', '/v1/checkout/sessions', (_params, body) => shown(ledger.create(body)));
  api('GET', '/v1/checkout/sessions/:id', ({ id = '' }) => shown(ledger.find(id), true));
  api('POST', '/v1/checkout/sessions/:id/expire', async ({ id = '' }) => {
    const session = ledger.expire(id);
    await webhooks.tell('checkout.session.expired', shown(session));
    return shown(session);
  });
  const since = (body: FormBody): number => {
    const created = body['created'];
    return typeof created === 'object' ? Number(textIn(created, 'gte') ?? 0) : 0;
  };
  api('GET', '/v1/checkout/sessions', (_params, body) => {
    const intent = textIn(body, 'payment_intent');
    const found = ledger
      .all()
      .filter((session) =>
        intent === null ? Math.floor(session.createdMs / 1000) >= since(body) : session.intent?.id === intent,
      );
    return list(
      '/v1/checkout/sessions',
      found.map((session) => shown(session)),
    );
  });
  api('POST', '/v1/refunds', async (_params, body) => {
    const refund = refundObject(ledger.refund(body));
    await webhooks.tell('refund.created', refund);
    return refund;
  });
  const isAsked = (body: FormBody, intentId: string, created: number): boolean =>
    (textIn(body, 'payment_intent') ?? intentId) === intentId && created >= since(body);
  api('GET', '/v1/refunds', (_params, body) =>
    list(
      '/v1/refunds',
      ledger.refunds.filter(({ intent, created }) => isAsked(body, intent.id, created)).map(refundObject),
    ),
  );
  api('GET', '/v1/disputes', (_params, body) =>
    list(
      '/v1/disputes',
      ledger.disputes.filter(({ intent, created }) => isAsked(body, intent.id, created)).map(disputeObject),
    ),
  );
  app.setNotFoundHandler((request, reply) => {
    surprises.push(`${request.method} ${request.url}: no such route`);
    return reply.code(501).send(refusal(new Refused(501, 'api_error', `This fake does not know ${request.url}`)));
  });

  async function disputed(sessionId: string): Promise<void> {
    await webhooks.tell('charge.dispute.created', disputeObject(ledger.dispute(sessionId)));
  }
  /** What the page does with a card. Answers what it says, '' for a payment. */
  async function pay(sessionId: string, card: string): Promise<string> {
    const typed = card.replaceAll(/\s/g, '');
    if (typed === DECLINED_CARD) return 'Your card was declined.';
    if (!/^\d{16}$/.test(typed)) return 'Your card number is incomplete.';
    const session = ledger.pay(sessionId, typed);
    await webhooks.tell('checkout.session.completed', shown(session));
    if (typed === DISPUTED_CARD) await disputed(sessionId);
    return '';
  }

  app.get<{ Params: { id: string } }>('/c/pay/:id', async (request, reply) => {
    const session = ledger.find(request.params.id);
    return reply.type('text/html').send(session.status === 'open' ? payPage(session, '') : overPage());
  });
  app.post<{ Params: { id: string } }>('/c/pay/:id', async (request, reply) => {
    const session = ledger.find(request.params.id);
    if (session.status !== 'open') return reply.type('text/html').send(overPage());
    const body = parseForm(String(request.body));
    const card = (textIn(body, 'card') ?? '').replaceAll(/\s/g, '');
    const answer = textIn(body, 'answer');
    if (card === CHALLENGED_CARD && answer === null) return reply.type('text/html').send(challengePage(card));
    const problem =
      answer !== null && answer !== APPROVE ? 'Your bank refused the payment.' : await pay(session.id, card);
    if (problem !== '') return reply.code(402).type('text/html').send(payPage(session, problem));
    return reply.redirect(session.successUrl ?? session.returnUrl ?? origin, 303);
  });

  app.get('/endive/stripe.js', (_request, reply) => {
    if (isScriptAway) return reply.code(503).send('');
    return reply.type('text/javascript').send(inPageScript(origin));
  });
  app.get('/elements.js', (_request, reply) => reply.type('text/javascript').send(FRAME_SCRIPT));
  const ofSecret = (secret: string): FakeSession => ledger.find(secret.replace(/_secret_fake$/, ''));
  app.get<{ Params: { secret: string } }>('/elements/:secret', (request, reply) => {
    const session = ofSecret(request.params.secret);
    return reply.type('text/html').send(session.status === 'open' ? framePage() : overPage());
  });
  app.post<{ Params: { secret: string } }>('/elements/:secret', async (request) => {
    const session = ofSecret(request.params.secret);
    if (session.status !== 'open') return { message: 'This payment is over.' };
    return { message: await pay(session.id, textIn(parseForm(String(request.body)), 'card') ?? '') };
  });

  app.post<{ Params: { control: string } }>('/__fake/:control', async (request, reply) => {
    const given: { kind?: string; times?: number } = JSON.parse(typeof request.body === 'string' ? request.body : '{}');
    const { kind = 'none', times = 0 } = given;
    const { control } = request.params;
    if (control === 'webhooks') webhooks.setFault(kind as WebhookFault);
    else if (control === 'requests') fault = { kind: kind as RequestFault, left: times, path: '/v1' };
    else if (control === 'release') await webhooks.release();
    else if (control === 'script') isScriptAway = kind === 'away';
    else return reply.code(501).send({});
    return { balance: ledger.balance(), surprises };
  });

  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;

  return {
    origin,
    ledger,
    surprises: surprises as readonly string[],
    webhookStatuses: webhooks.statuses,
    pay,
    disputed,
    setWebhookFault: webhooks.setFault,
    releaseWebhooks: webhooks.release,
    /** The next requests whose address begins with `path` fail like this. */
    failNext: (kind: RequestFault, times = 1, path = '/v1') => void (fault = { kind, left: times, path }),
    settleDispute: async (disputeId: string, status: 'won' | 'lost') => {
      const dispute = ledger.disputes.find(({ id }) => id === disputeId);
      if (dispute === undefined) throw new Error(`no dispute ${disputeId}`);
      dispute.status = status;
      await webhooks.tell('charge.dispute.closed', disputeObject(dispute));
    },
    close: async () => {
      await delay(0);
      await app.close();
    },
  };
}
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
