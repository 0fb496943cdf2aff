import { expect } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** A browser somewhere in a network of its own. */
export function aBrowserIn(site: TestApp, network: number): Browser {
  const from = { 'x-forwarded-for': `203.${Math.floor(network / 250)}.${(network % 250) + 1}.9` };
  const browser = site.browser();
  return {
    cookies: browser.cookies,
    get: (path, headers) => browser.get(path, { ...from, ...headers }),
    post: (path, body, headers) => browser.post(path, body, { ...from, ...headers }),
  };
}

const LONG_CODE = /^ *(\d{5}(?: \d{5}){3})$/m;

/** The codes in the mails to that address that went to everybody who asked, oldest first. */
export const longCodesIn = (site: TestApp, email: string): readonly string[] =>
  site.mails
    .filter(({ to }) => to.address === email)
    .flatMap(({ text }) => {
      const code = LONG_CODE.exec(text)?.[1];
      return code === undefined ? [] : [code];
    });

/** All clocks of the site go on together: its own, that of its limits, and that of its jobs. */
export async function timePassesAt(site: TestApp, ms: number): Promise<void> {
  site.clock.advance(ms);
  await site.database.pool.query('update rate_limits set expire = expire - $1::bigint', [ms]);
  await site.database.pool.query("update pgboss.job set start_after = start_after - $1 * interval '1 millisecond'", [
    ms,
  ]);
  await codesSent(site);
}

/** Waits until no code is due to be mailed any more. */
export const codesSent = (site: TestApp): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await site.database.pool.query(
          "select count(*)::int as due from pgboss.job where name in ('send-reset-code', 'send-shared-code', 'send-mail') and state in ('created', 'retry', 'active') and start_after <= now()",
        );
        return rows[0].due;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(0);
