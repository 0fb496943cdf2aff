import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson } from '../../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetCodesJob } from './forget-codes.job.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const rowsIn = async (table: string) =>
  (await site.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
const tidyUp = () => inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, forgetCodesJob, {}));

test('codes and waiting registrations are removed once they have run out, and accounts stay', async () => {
  const person = await aPerson(site);
  const browser = site.browser();
  must(await browser.post(paths.register, { email: anAddress(), password: A_PASSWORD }));
  expect([await rowsIn('email_codes'), await rowsIn('pending_registrations')]).toEqual([1, 1]);

  site.clock.advance(11 * 60_000);
  await tidyUp();
  await expect.poll(() => rowsIn('email_codes')).toBe(0);
  expect(await rowsIn('pending_registrations')).toBe(1);

  site.clock.advance(24 * 60 * 60_000);
  await site.database.pool.query('update rate_limits set expire = 1');
  await tidyUp();
  await expect.poll(() => rowsIn('pending_registrations')).toBe(0);
  await expect.poll(() => rowsIn('rate_limits')).toBe(0);
  expect(await rowsIn('accounts')).toBe(1);
  expect((await site.browser().post(paths.login, person)).statusCode).toBe(200);
});
