import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson } from '../../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** Whom the app's role waits for is told to everybody by the locks alone. */
const WAITING = `select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted`;

test('a new password that comes first stops a change of address whose code is being typed', async () => {
  const { browser, accountId, email } = await aPerson(site);
  const wanted = anAddress();
  const asked = must(await browser.post(paths.emailChange, { email: wanted, currentPassword: A_PASSWORD }));
  const code = String(asked.json().verification_code);

  // What a reset does in its transaction, held open until the other call waits for it.
  const reset = await site.database.pool.connect();
  await reset.query('begin');
  await reset.query(`update accounts set password_changed_at = now() where id = $1`, [accountId]);
  const typed = browser.post(paths.verifyEmailChange, { code });
  await expect.poll(async () => (await site.database.pool.query(WAITING)).rows[0].n, { timeout: 5_000 }).toBe(1);
  await reset.query(
    `with ended as (
       update sessions set ended_at = now(), account_id = null, ends_at = null where account_id = $1 returning id
     ) delete from pending_email_changes where session_id in (select id from ended)`,
    [accountId],
  );
  await reset.query('commit');
  reset.release();

  expect((await typed).json().code).toBe('account.code_wrong');
  expect((await browser.get(paths.checkAuth)).json()).toEqual({ isAuthenticated: false });
  const statusOf = async (address: string) =>
    (await site.browser().post(paths.login, { email: address, password: A_PASSWORD })).statusCode;
  expect([await statusOf(wanted), await statusOf(email)]).toEqual([401, 200]);
});
