import type { FastifyInstance } from 'fastify';

type Deadlines = {
  /** For a body to come in, in ms. */
  readonly usualMs: number;
  /** The calls that may take longer, by path. */
  readonly byPath: Readonly<Record<string, number>>;
};

/** Hangs up on whoever sends a body too slowly. The server's own limit is one for all calls, so it is the longest. */
export function registerBodyDeadline(app: FastifyInstance, { usualMs, byPath }: Deadlines): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.complete) return;
    const hangUp = (): void => {
      if (!raw.complete) raw.destroy();
    };
    const timer = setTimeout(hangUp, byPath[request.routeOptions.url ?? ''] ?? usualMs);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
