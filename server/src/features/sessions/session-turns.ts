import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusedByLimit } from '../../platform/limits/index.ts';

/** Most changes of a browser need the lock of the same claim: more at once would only occupy connections and wait. */
const AT_ONCE = 3;
/** A hundred repeats of one payment find a place, a flood does not. */
const MOST_WAITING = 200;
const RETRY_AFTER_SECONDS = 2;

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

type Line = { running: number; readonly waiting: (() => void)[] };

/**
 * Lets a browser change so many things at the same time; further requests of its own wait here, before they take a
 * connection of the database from everybody else. Routes that are added later are under it. `besides`: paths that wait
 * elsewhere, such as uploads, whose bodies must be read in time.
 */
export function registerSessionTurns(
  app: FastifyInstance,
  {
    keyOf,
    besides,
  }: { readonly keyOf: (request: FastifyRequest) => string | null; readonly besides: readonly string[] },
): void {
  const lines = new Map<string, Line>();

  async function inTurn<T>(key: string, isFull: () => never, work: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < AT_ONCE) line.running += 1;
    else if (line.waiting.length >= MOST_WAITING) isFull();
    else await new Promise<void>((go) => line.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // The place passes on without being given back, so that no newcomer takes it.
      if (next === undefined) line.running -= 1;
      else next();
      if (line.running === 0) lines.delete(key);
    }
  }

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    if (besides.includes(route.url)) return;
    route.handler = function takeTurn(request, reply) {
      const key = SAFE_METHODS.has(request.method) ? null : keyOf(request);
      if (key === null) return handler.call(this, request, reply);
      const isFull = (): never => {
        throw refusedByLimit(reply, { code: 'request.too_many', retryAfterSeconds: RETRY_AFTER_SECONDS });
      };
      return inTurn(key, isFull, async () => handler.call(this, request, reply));
    };
  });
}
