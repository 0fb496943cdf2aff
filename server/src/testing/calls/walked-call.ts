import type * as z from 'zod/mini';
import type { Answer, Browser } from '../browser.ts';
import type { TestApp } from '../test-app.ts';

/** One journey through all calls, written with one ending (`.php` or none). */
export type Walk = {
  readonly site: TestApp;
  readonly ending: '.php' | '';
  /** The browser of the person whose journey it is. */
  readonly browser: Browser;
  readonly email: string;
  readonly password: string;
  /** A browser nobody knows. Its answers are looked at like all others. */
  stranger(): Browser;
  /** The code in the nth code mail to the person, the first being 1, once that mail has left. */
  code(nth: number): Promise<string>;
};

export type Ask = (walk: Walk, path: string) => Promise<Answer>;

export type HappyRequest = {
  readonly ask: Ask;
  /** Null for the one call that answers a file. */
  readonly schema: z.ZodMiniType | null;
  /** What the specification reads from the answer: `data.0.label` is the label of the first of the data. */
  readonly reads: readonly string[];
};

export type FailingRequest = {
  readonly when: string;
  readonly ask: Ask;
  readonly status: number;
  /** What the answer says, beside what every refusal has. */
  readonly says: Readonly<Record<string, unknown>>;
};

export type WalkedCall = { readonly happy: readonly HappyRequest[]; readonly failing: readonly FailingRequest[] };

/** Calls by method and path: `GET /api/states.php`. */
export type WalkedCalls = Readonly<Record<string, WalkedCall>>;

export const XHR = { 'x-requested-with': 'XMLHttpRequest' };
export const FROM_ANOTHER_SITE = { 'sec-fetch-site': 'cross-site' };

/** A refused request by an unknown browser. */
export const refusal = (
  when: string,
  status: number,
  code: string,
  ask: (browser: Browser, path: string) => Promise<Answer>,
): FailingRequest => ({
  when,
  status,
  says: { success: false, status, code },
  ask: (walk, path) => ask(walk.stranger(), path),
});

/** What a list answers, that nothing but trouble of our own keeps from being told, while its table is away. */
export const trouble = (table: string): FailingRequest => ({
  when: 'the list cannot be read',
  status: 500,
  says: { success: false, code: 'server.unexpected' },
  ask: async (walk, path) => {
    const { pool } = walk.site.database;
    await pool.query(`alter table ${table} rename to ${table}_away`);
    try {
      return await walk.stranger().get(path);
    } finally {
      await pool.query(`alter table ${table}_away rename to ${table}`);
    }
  },
});
