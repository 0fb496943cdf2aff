import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { refusedByLimit } from './request-limits.ts';

/**
 * What the reading and writing of texts may cost one client, in processor time and not in calls: a short story and a
 * hostile one are both one call. Counted in this process, for it is this process's time that is shared out.
 */
export type WorkBudget = {
  /** Seconds to wait before this client may begin something new; null when it may now. */
  waitOf(client: string): number | null;
  spend(client: string, ms: number): void;
};

const MINUTE_MS = 60_000;
/** A sixth of one processor. A whole claim written at leisure takes less than one second of it. */
const MOST_MS_A_MINUTE = 10_000;
/** The upper limit of a debt, so that one slow text does not block everybody behind the same address for long. */
const MOST_OWED = 1.5;
/** Whoever has to wait comes back to this part of it, not to a single call. */
const ROOM = 0.1;
const MOST_CLIENTS = 20_000;

/** `now` in milliseconds, from any moment. */
export function createWorkBudget({
  now = () => performance.now(),
  mostMsAMinute = MOST_MS_A_MINUTE,
}: {
  readonly now?: () => number;
  readonly mostMsAMinute?: number;
} = {}): WorkBudget {
  const paidBackEachMs = mostMsAMinute / MINUTE_MS;
  const debts = new Map<string, { readonly ms: number; readonly at: number }>();
  const owedBy = (client: string): number => {
    const debt = debts.get(client);
    return debt === undefined ? 0 : Math.max(0, debt.ms - (now() - debt.at) * paidBackEachMs);
  };
  const forgetPaid = (): void => {
    for (const client of debts.keys()) if (owedBy(client) === 0) debts.delete(client);
  };
  return {
    waitOf: (client) => {
      const owed = owedBy(client);
      if (owed < mostMsAMinute) return null;
      return Math.ceil((owed - mostMsAMinute * (1 - ROOM)) / paidBackEachMs / 1000);
    },
    spend: (client, ms) => {
      if (debts.size >= MOST_CLIENTS) forgetPaid();
      debts.set(client, { ms: Math.min(owedBy(client) + ms, mostMsAMinute * MOST_OWED), at: now() });
    },
  };
}

type Spending = { readonly spend: (ms: number) => void };
const spending = new AsyncLocalStorage<Spending | null>();

/** Counts what was done for whoever is being answered elsewhere, as in a thread. Outside of requests nobody pays. */
export const spendWork = (ms: number): void => spending.getStore()?.spend(ms);

/** Processor time since a moment, in milliseconds, as far as this process had it: waiting for a busy machine is not work. */
function stopwatch(): () => number {
  const cpu = process.cpuUsage();
  const at = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return Math.min((user + system) / 1000, performance.now() - at);
  };
}

let isCounting = false;

/** Does something long at once, on the cost of whoever is being answered. What counts inside it is not counted twice. */
export function counted<T>(work: () => T): T {
  if (isCounting) return work();
  const taken = stopwatch();
  isCounting = true;
  try {
    return work();
  } finally {
    isCounting = false;
    spendWork(taken());
  }
}

/**
 * From here on, calls to `paths` are refused while their client owes too much, and what `counted` does for them and what
 * their bodies take to check are counted. What only saves (`kept`) is counted and never refused: nobody's words are lost to
 * what somebody else does behind the same address. `clientOf`: null for whoever is not counted.
 */
export function registerWorkBudget(
  app: FastifyInstance,
  {
    budget,
    clientOf,
    paths,
    kept = [],
  }: {
    readonly budget: WorkBudget;
    readonly clientOf: (request: FastifyRequest) => string | null;
    readonly paths: readonly string[];
    readonly kept?: readonly string[];
  },
): void {
  const counts = new Set(paths);
  const isKept = new Set(kept);
  const checking = new WeakMap<FastifyRequest, () => number>();
  const spendingOf = (request: FastifyRequest): Spending | null => {
    const client = counts.has(request.routeOptions.url ?? '') ? clientOf(request) : null;
    return client === null ? null : { spend: (ms) => budget.spend(client, ms) };
  };
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.routeOptions.url ?? '';
    if (!counts.has(path) || isKept.has(path)) return;
    const client = clientOf(request);
    const retryAfterSeconds = client === null ? null : budget.waitOf(client);
    if (retryAfterSeconds === null) return;
    request.log.warn({ event: 'limit.hit', state: 'text-work' }, 'a limit was reached');
    throw refusedByLimit(reply, { code: 'request.too_many', retryAfterSeconds });
  });
  // Like the language: a body that came in pieces is read in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    checking.set(request, stopwatch());
    spending.run(spendingOf(request), done);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    spendWork(checking.get(request)?.() ?? 0);
    done();
  });
}
