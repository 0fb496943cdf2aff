import { err, ok, type Result } from '@plainclaim/domain';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../logging/index.ts';
import { type LimitName, type LimitRule, limitRules } from './limit-rules.ts';

export type LimitRefusal =
  | { readonly code: 'request.too_many'; readonly retryAfterSeconds: number }
  /** The counters cannot be reached. Nobody is let in uncounted. */
  | { readonly code: 'server.busy'; readonly retryAfterSeconds: number };

/** Counts uses in the database, so that all processes share every limit. Subjects are ids or fingerprints, never people. */
export type Limits = {
  /** Counts one use, and refuses it when it is one too many. */
  take(name: LimitName, subject: string): Promise<Result<null, LimitRefusal>>;
  /** A use that should not have counted, such as a right password. */
  giveBack(name: LimitName, subject: string): Promise<void>;
  /** Begins counting again. */
  forget(name: LimitName, subject: string): Promise<void>;
  /** Removes counters that have run out. */
  clearExpired(): Promise<void>;
};

const TABLE = 'rate_limits';
const TRY_AGAIN_SECONDS = 5;

type Counter = { readonly rule: LimitRule; readonly limiter: RateLimiterPostgres };

export function createLimits({ pool, log }: { readonly pool: pg.Pool; readonly log: Log }): Limits {
  const counterOf = (name: string, rule: LimitRule): Counter => ({
    rule,
    limiter: new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${name}-${rule.seconds}`,
      points: rule.times,
      duration: rule.seconds,
      ...(rule.blockSeconds === undefined ? {} : { blockDuration: rule.blockSeconds }),
    }),
  });
  const counters = new Map<string, readonly Counter[]>(
    Object.entries(limitRules).map(([name, rules]) => [name, rules.map((rule) => counterOf(name, rule))]),
  );
  const countersOf = (name: LimitName) => counters.get(name) ?? [];

  /** Forgetting or giving back is a kindness: when it fails, the person waits for the window to end. */
  const kindly = async (name: LimitName, act: (counter: Counter) => Promise<unknown>) => {
    try {
      for (const counter of countersOf(name)) await act(counter);
    } catch (error) {
      log.warn({ err: error, component: 'limits', state: name }, 'a limit could not be eased');
    }
  };

  return {
    take: async (name, subject) => {
      for (const { limiter } of countersOf(name)) {
        try {
          await limiter.consume(subject);
        } catch (refused) {
          if (refused instanceof RateLimiterRes) {
            log.warn({ event: 'limit.hit', state: name }, 'a limit was reached');
            const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
            return err({ code: 'request.too_many', retryAfterSeconds });
          }
          log.error({ err: refused, component: 'limits', state: name }, 'a limit could not be counted');
          return err({ code: 'server.busy', retryAfterSeconds: TRY_AGAIN_SECONDS });
        }
      }
      return ok(null);
    },
    giveBack: (name, subject) => kindly(name, ({ limiter }) => limiter.reward(subject)),
    forget: (name, subject) => kindly(name, ({ limiter }) => limiter.delete(subject)),
    clearExpired: async () => {
      await pool.query(`delete from ${TABLE} where expire < $1`, [Date.now()]);
    },
  };
}
