import { acknowledgedSchema, paths, problemSchema } from '@plainclaim/contract';
import { inTransaction } from '../../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../../platform/http/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { insertEvent } from '../order-books.ts';
import { readPaymentJob } from './payment-jobs.ts';
import type { SettleDeps } from '../settle-order.ts';

type Deps = SettleDeps & { readonly jobs: Jobs };

/**
 * What the payment provider tells us unasked. Its signature is over the bytes as they came, so nobody parses them before.
 * A message is a hint which payment to read: it is written down once, with the job that reads, and nothing in it moves money.
 */
export const paymentWebhookRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { clock, db, jobs, payments } = deps;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.route({
      method: 'POST',
      url: paths.paymentWebhook,
      schema: { tags: ['checkout'], response: { 200: acknowledgedSchema, 400: problemSchema, 413: problemSchema } },
      handler: async (request) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const hint = payments.parseWebhook(raw, request.headers);
        if (!hint.ok) {
          request.log.warn({ event: 'payments.webhook_refused', code: hint.error.code }, 'a webhook was refused');
          throw new ApiError(400, 'webhook.refused');
        }
        const { eventId, ref } = hint.value;
        await inTransaction(db, async (trx) => {
          const isNew = await insertEvent(trx, { provider: payments.id, eventId, ref, atMs: clock.now() });
          if (isNew && ref !== null) await jobs.enqueue(trx, readPaymentJob, { ref });
        });
        return { success: true, message: '' };
      },
    });
  };
