import type { FastifyInstance } from 'fastify';

/** A busy process lives, and starting it again for that would help nobody: answered under any pressure. */
const unpressed = { pressureHandler: () => undefined };

/**
 * `/healthz` says the process lives; `/readyz` says it can serve: the database answers within its time limit, and the
 * process is not overloaded.
 */
export function registerHealth(app: FastifyInstance, isDatabaseReady: () => Promise<boolean>): void {
  app.get('/healthz', { schema: { hide: true }, config: unpressed }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = await isDatabaseReady();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}
