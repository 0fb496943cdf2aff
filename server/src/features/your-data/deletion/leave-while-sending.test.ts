import { paths } from '@plainclaim/contract';
import { err, ok } from '@plainclaim/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import type { MailMessage } from '../../../platform/mail/index.ts';
import { aGeneratedLetter, must } from '../../../testing/builders/a-draft.ts';
import { aPerson, mailedCode, type Person } from '../../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteDataJob } from '../index.ts';
import { approved, jobsAreDone } from '../../../testing/builders/a-full-life.ts';
import { everythingKept, openBox, placesOf } from '../testing/everything-kept.ts';

/** A mail server that is busy with a letter until it is let go, and that wants another kind to come back later. */
const sent: MailMessage[] = [];
let letGo: () => void = () => {};
let isHeld = false;
let isBusy = false;
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    box: openBox,
    mailTransport: {
      send: async (message) => {
        const isLetter = message.to.address.endsWith('landlord.test');
        if (isLetter && isBusy) return err({ code: 'mail.deferred', isPermanent: false });
        if (isLetter) {
          isHeld = true;
          await new Promise<void>((go) => {
            letGo = go;
          });
        }
        sent.push(message);
        return ok(null);
      },
      close: async () => {},
    },
  });
});
afterAll(() => site.close());

const remove = ({ browser, password }: Pick<Person, 'browser' | 'password'>) =>
  browser.post(paths.deleteData, { agreed: true, password });
const deletions = async () =>
  (await site.database.pool.query<{ state: string }>('select state from data_deletions')).rows.map(
    ({ state }) => state,
  );

let count = 0;

/** Somebody with an account whose approved letter goes to the other side by email. */
async function aSender(): Promise<Person & { readonly theirEmail: string }> {
  count += 1;
  const person = await aPerson(site);
  const theirEmail = `office-${count}@landlord.test`;
  const wanted = { defendantEmail: theirEmail, defendantMilitary2: 'No' };
  await approved(person.browser, await aGeneratedLetter(person.browser, wanted), 'email');
  return { ...person, theirEmail };
}

describe('a deletion', { timeout: 120_000 }, () => {
  test('while a letter is in the hands of the mail server ends both, and leaves nothing behind', async () => {
    const sender = await aSender();
    await expect.poll(() => isHeld, { timeout: 30_000 }).toBe(true);
    must(await remove(sender));
    await expect.poll(deletions, { timeout: 30_000 }).toEqual(['done']);
    letGo();
    await jobsAreDone(site);
    expect(sent.filter(({ to }) => to.address === sender.theirEmail)).toHaveLength(1);
    const kept = await everythingKept(site);
    expect(placesOf(kept, [sender.email, sender.theirEmail])).toEqual([]);
    expect(site.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test('takes back a letter that the mail server wanted later', async () => {
    isBusy = true;
    const sender = await aSender();
    const waits = async () => placesOf(await everythingKept(site), [sender.theirEmail]).includes('mail_outbox');
    await expect.poll(waits, { timeout: 30_000 }).toBe(true);
    must(await remove(sender));
    await jobsAreDone(site);
    expect(placesOf(await everythingKept(site), [sender.theirEmail, sender.email])).toEqual([]);
    isBusy = false;
    site.clock.advance(86_400_000);
    await site.database.pool.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
    await jobsAreDone(site);
    expect(sent.filter(({ to }) => to.address === sender.theirEmail)).toEqual([]);
  });

  test('is confirmed by a mailed code as well, once and for the account it was mailed to', async () => {
    const [one, other] = [await aPerson(site), await aPerson(site)];
    must(await one.browser.post(paths.dataCode));
    await jobsAreDone(site);
    const code = await mailedCodeOf(one.email);
    const use = ({ browser }: Person) => browser.post(paths.deleteData, { agreed: true, code });
    expect((await use(other)).json()).toMatchObject({ code: 'account.code_wrong' });
    must(await use(one));
    await jobsAreDone(site);
    must(await one.browser.post(paths.login, { email: one.email, password: one.password }), 401);
    expect((await other.browser.get(paths.checkAuth)).json()).toEqual({ isAuthenticated: true });
  });

  test('that was cut short between rows and files is finished by the next run', async () => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `update data_deletions set state = 'cleared', done_at = null, files = '["00000000-0000-4000-8000-000000000000"]'
       where id = (select id from data_deletions limit 1) returning id`,
    );
    const deletionId = rows[0]?.id ?? '';
    await inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, deleteDataJob, { deletionId }));
    await jobsAreDone(site);
    expect(new Set(await deletions())).toEqual(new Set(['done']));
  });
});

const mailedCodeOf = (email: string) => mailedCode({ ...site, mails: sent }, email);
