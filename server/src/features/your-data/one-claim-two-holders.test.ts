import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readdir } from 'node:fs/promises';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import { mailedCode, mailTo } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { jobsAreDone } from '../../testing/builders/a-full-life.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ trustProxy: 1 });
});
afterAll(() => site.close());

let count = 0;

/** Somebody who paid without an account and proved their address. */
async function aProvedPayer(): Promise<{ browser: Browser; email: string }> {
  count += 1;
  const [browser, email] = [site.browser(), `two-holders-${count}@example.com`];
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  must(await browser.post(paths.checkout, aPayment({ email })));
  must(await browser.post(paths.dataCode, {}));
  must(await browser.post(paths.proveClaimAddress, { code: await mailedCode(site, email) }));
  return { browser, email };
}

async function tokenFor(email: string): Promise<string> {
  must(await site.browser().post(paths.dataLink, { email }));
  const { text } = await mailTo(site, email, /^Your data at/);
  return /your-data#([\w-]{43})/.exec(text)?.[1] ?? '';
}

async function ordered(browser: Browser, token = ''): Promise<void> {
  must(await browser.post(paths.exportData, { token }));
  const state = async () => must(await browser.post(paths.yourData, { token })).json().export.state;
  await expect.poll(state, { timeout: 30_000, interval: 250 }).toBe('ready');
}

const exportFiles = async () => {
  const { rows } = await site.database.pool.query<{ id: string }>('select id from data_exports');
  return rows.map(({ id }) => id);
};

describe('an export of a claim that two holders reach', () => {
  test.each(['the browser', 'the link'])('goes with the claim when %s deletes it', async (who) => {
    const { browser, email } = await aProvedPayer();
    const before = await exportFiles();
    const token = await tokenFor(email);
    const elsewhere = site.browser();
    await ordered(browser);
    await ordered(elsewhere, token);
    const made = (await exportFiles()).filter((id) => !before.includes(id));
    expect(made).toHaveLength(2);
    const wish = { agreed: true };
    must(
      who === 'the browser'
        ? await browser.post(paths.deleteData, wish)
        : await elsewhere.post(paths.deleteData, { ...wish, token }),
    );
    await jobsAreDone(site);
    expect(await exportFiles()).toEqual(before);
    const names = await readdir(site.filesDir);
    expect(names.filter((name) => made.includes(name))).toEqual([]);
  });

  test('cannot be opened once none of its claims is left', async () => {
    const { browser } = await aProvedPayer();
    await ordered(browser);
    must(await browser.post(paths.openDataExport, {}));
    await site.database.pool.query(`update data_exports set claim_ids = array[gen_random_uuid()]`);
    expect((await browser.post(paths.openDataExport, {})).json()).toMatchObject({ code: 'data.export_not_ready' });
  });
});

test('the ready file can be downloaded while a new one is being made', async () => {
  const { browser } = await aProvedPayer();
  await ordered(browser);
  // As it is between the order of a new one and the end of the job that makes it.
  await site.database.pool.query(
    `insert into data_exports (id, holder, state, created_at, expires_at)
     select gen_random_uuid(), holder, 'making', created_at + interval '1 minute', expires_at from data_exports`,
  );
  const { export: newest, download_until } = must(await browser.post(paths.yourData, {})).json();
  expect([newest.state, typeof download_until]).toEqual(['making', 'string']);
  must(await browser.post(paths.openDataExport, {}));
});

describe('links to one address', () => {
  const askFrom = (place: string, email: string) =>
    site.browser().post(paths.dataLink, { email }, { 'x-forwarded-for': place });
  const linksTo = (address: string) =>
    site.mails.filter(({ to, subject }) => to.address === address && subject.startsWith('Your data at'));

  test('go to their owner though a stranger elsewhere asked too often', async () => {
    const { email } = await aProvedPayer();
    must(await askFrom('198.51.100.7', email));
    must(await askFrom('198.51.100.7', email), 429);
    must(await askFrom('198.51.100.8', email));
    await expect.poll(() => linksTo(email).length, { timeout: 10_000 }).toBe(2);
  });

  test('are so many for everybody, and beyond them the answer is the same', async () => {
    const { email } = await aProvedPayer();
    const bodies = new Set<string>();
    for (let nr = 1; nr <= 17; nr += 1) bodies.add(must(await askFrom(`203.0.113.${nr}`, email)).body);
    expect(bodies.size).toBe(1);
    await expect.poll(() => linksTo(email).length, { timeout: 10_000 }).toBe(15);
    await jobsAreDone(site);
    expect(linksTo(email)).toHaveLength(15);
  });
});
