import type { FastifyInstance } from 'fastify';

type Deadlines = {
  /** For a body to come in, in ms. */
  readonly usualMs: number;
  /** The calls that may take longer, by path. */
  readonly byPath: Readonly<Record<string, number>>;
  /** What must come in of a body in each of these times, in bytes and ms. The first of them begins with the call. */
  readonly least: { readonly bytes: number; readonly everyMs: number };
};

/**
 * Hangs up on whoever sends a body too slowly: later than its deadline, or by drops that would hold a place until then.
 * The server's own limit is one for all calls, so it is the longest.
 */
export function registerBodyDeadline(app: FastifyInstance, { usualMs, byPath, least }: Deadlines): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // A call without a body is never late with it, however long its answer takes.
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (!hasBody || raw.complete) return;
    const hangUp = (): void => {
      if (!raw.complete) raw.destroy();
    };
    const timer = setTimeout(hangUp, byPath[request.routeOptions.url ?? ''] ?? usualMs);
    timer.unref();
    const { bytesRead: before } = raw.socket;
    const announced = Number(raw.headers['content-length'] ?? Number.NaN);
    let seen = before;
    const watch = setInterval(() => {
      const { bytesRead } = raw.socket;
      // What we have not taken up yet keeps more from coming: then it is we who are slow.
      const isOurTurn = raw.isPaused() || raw.readableLength >= raw.readableHighWaterMark;
      // The last piece of a body, or a small one, is as short as it is: the deadline is enough for it.
      const isLastPiece = announced - (bytesRead - before) < least.bytes;
      if (!isOurTurn && !isLastPiece && bytesRead - seen < least.bytes) hangUp();
      seen = bytesRead;
    }, least.everyMs);
    watch.unref();
    const stop = (): void => {
      clearTimeout(timer);
      clearInterval(watch);
    };
    raw.once('end', stop);
    reply.raw.once('close', stop);
  });
}
