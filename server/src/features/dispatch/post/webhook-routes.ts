import { acknowledgedSchema, paths, problemSchema } from '@plainclaim/contract';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../../platform/http/index.ts';
import { type NoteDeps, noteReading } from './note-facts.ts';

type Deps = NoteDeps & { readonly db: Db };

/**
 * What the carrier tells us unasked. Its signature is over the bytes as they came, so nobody parses them before. A message is
 * noted once, together with what it says; in which order they come does not matter. One about a letter that is deleted since
 * is taken and says nothing about anybody.
 */
export const postWebhookRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { carrier, clock, db, pieces } = deps;
    if (carrier === null) return;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.route({
      method: 'POST',
      url: paths.postWebhook,
      schema: { tags: ['delivery'], response: { 200: acknowledgedSchema, 400: problemSchema, 413: problemSchema } },
      handler: async (request) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const message = carrier.parseWebhook(raw, request.headers);
        if (!message.ok) {
          request.log.warn({ event: 'post.webhook_refused', code: message.error.code }, 'a webhook was refused');
          throw new ApiError(400, 'webhook.refused');
        }
        const { eventId, ref, dispatchId, fact, trackingNumber } = message.value;
        await inTransaction(db, async (trx) => {
          if (!(await pieces.noteMessage(trx, carrier.id, eventId, clock.now()))) return;
          const known = await pieces.unsafeIdOf(trx, carrier.id, ref);
          // A message can be faster than the answer to our request; then its id in the carrier's books tells which it is.
          const pieceId = known ?? (dispatchId !== null && UUID.test(dispatchId) ? dispatchId : null);
          const piece = pieceId === null ? null : await pieces.unsafeLock(trx, pieceId);
          if (piece === null || (piece.carrierRef !== null && piece.carrierRef !== ref)) return;
          await noteReading(deps, trx, piece, { trackingNumber, facts: fact === null ? [] : [fact] });
        });
        return { success: true, message: '' };
      },
    });
  };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
