import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readdir } from 'node:fs/promises';
import { inTransaction } from '../../../platform/db/index.ts';
import { must } from '../../../testing/builders/a-draft.ts';
import { inAnotherBrowser, mailTo } from '../../../testing/builders/an-account.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { retentionJob } from '../index.ts';
import { aFullLife, type FullLife, jobsAreDone } from '../../../testing/builders/a-full-life.ts';
import { everythingKept, type Kept, openBox, placesOf } from '../testing/everything-kept.ts';

/** Papers of two whole cases are made. */
const PATIENCE_MS = 300_000;

let site: TestApp;
let leaving: FullLife;
let staying: FullLife;
beforeAll(async () => {
  site = await startTestApp({ box: openBox });
  leaving = await aFullLife(site, 'Quetzal');
  staying = await aFullLife(site, 'Walrus');
  await jobsAreDone(site);
}, PATIENCE_MS);
afterAll(() => site.close());

const wordsOf = ({ email, accountId, caseId, demandId, markers }: FullLife): string[] => [
  email,
  accountId,
  caseId,
  demandId,
  ...Object.values(markers),
];

const exportOf = async ({ browser }: FullLife): Promise<ReadonlyMap<string, Buffer>> => {
  must(await browser.post(paths.exportData, {}));
  const state = async () => must(await browser.post(paths.yourData, {})).json().export.state;
  await expect.poll(state, { timeout: 60_000, interval: 250 }).toBe('ready');
  return readZip(must(await browser.post(paths.openDataExport, {})).rawPayload);
};

describe('what somebody takes along', { timeout: PATIENCE_MS }, () => {
  test('is everything kept of them and nothing of others', async () => {
    const files = await exportOf(leaving);
    // On a clock that stands still, no time tells which of the two claims is the older one.
    const names = [...files.keys()].map((name) => name.replace(/^claim-\d/, 'claim'));
    const texts = [...files]
      .filter(([name]) => /\.(?:json|txt)$/.test(name))
      .map(([, bytes]) => bytes.toString('utf8'));
    for (const word of [leaving.email, ...Object.values(leaving.markers)]) {
      expect([word, texts.some((text) => text.includes(word))]).toEqual([word, true]);
    }
    expect(names).toEqual(
      expect.arrayContaining([
        'README.txt',
        'account.json',
        'what-happened.json',
        'claim/answers.json',
        'claim/payments.json',
        'claim/what-happened.json',
        'claim/after-the-letter.json',
        'claim/letter/letter.json',
        expect.stringMatching(/^claim\/letter\/version-\d-[0-9A-Z]{26}\.pdf$/),
        expect.stringMatching(/^claim\/letter\/version-\d-[0-9A-Z]{26}-signature\.png$/),
        'claim/court-papers/versions.json',
        'claim/court-papers/version-2/signature.json',
        'claim/court-papers/version-2/signature.png',
        'claim/exhibits/exhibits.json',
        'claim/exhibits/P-1.jpg',
        'claim/exhibits/all-exhibits.pdf',
        'claim/trial/notes.json',
        'claim/trial/Private-Mediation-Notes.pdf',
        'claim/court-papers/version-2/Small-Claims-Complaint.pdf',
      ]),
    );
    expect(names.filter((name) => name === 'claim/answers.json')).toHaveLength(2);
    const fileAt = (path: RegExp) => [...files].find(([name]) => path.test(name))?.[1] ?? Buffer.alloc(0);
    const [first] = JSON.parse(fileAt(/^claim-\d\/what-happened\.json$/).toString('utf8'));
    expect(first).toMatchObject({ at: new Date(site.clock.now()).toISOString(), kind: 'claim.started' });
    expect(JSON.parse(fileAt(/^claim-\d\/after-the-letter\.json$/).toString('utf8'))).toEqual([
      expect.objectContaining({
        outcome: expect.objectContaining({ kind: 'disputed', words: leaving.markers.answer }),
      }),
    ]);
    expect(JSON.parse(fileAt(/^account\.json$/).toString('utf8'))).toMatchObject({
      logIn: { hasPassword: true, hasSecondStep: false, recoveryCodesLeft: 0, passkeys: [], services: [] },
      remindersSwitchedOff: ['hearing'],
    });
    expect((await readPdf(fileAt(/letter\/version-\d-.*\.pdf$/))).text).toContain(leaving.markers.surname);
    expect(fileAt(/exhibits\/P-1\.jpg$/).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const all = [...files].map(([place, bytes]) => ({ place, text: `${place}\n${bytes.toString('latin1')}` }));
    expect(placesOf(all, wordsOf(staying))).toEqual([]);
  });

  test('is made once for two requests at the same moment, and goes after seven days with its file', async () => {
    const { rows: before } = await site.database.pool.query('select id from data_exports');
    const both = await Promise.all([1, 2].map(() => staying.browser.post(paths.exportData, {})));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const state = async () => must(await staying.browser.post(paths.yourData, {})).json().export.state;
    await expect.poll(state, { timeout: 60_000, interval: 250 }).toBe('ready');
    const { rows } = await site.database.pool.query<{ id: string }>('select id from data_exports');
    expect(rows).toHaveLength(before.length + 1);
    const mine = rows.find(({ id }) => !before.some((row) => row.id === id))?.id ?? '';
    expect(await readdir(site.filesDir)).toContain(mine);
    await site.database.pool.query(`update data_exports set expires_at = created_at where id = $1`, [mine]);
    await inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, retentionJob, {}));
    await expect.poll(async () => readdir(site.filesDir)).not.toContain(mine);
    must(await staying.browser.post(paths.openDataExport, {}), 409);
  });
});

describe('somebody who leaves', { timeout: PATIENCE_MS }, () => {
  const ask = (wish: Readonly<Record<string, unknown>>) => leaving.browser.post(paths.deleteData, wish);
  let before: readonly Kept[];

  test('is asked for a tick and the password, and nothing goes before both are right', async () => {
    for (const [wish, code] of [
      [{ password: leaving.password }, 'data.not_agreed'],
      [{ agreed: true }, 'data.confirm_empty'],
      [{ agreed: true, password: 'not this one' }, 'account.current_password_wrong'],
      [{ agreed: true, code: '000000' }, 'account.code_wrong'],
    ] as const) {
      expect((await ask(wish)).json()).toMatchObject({ status: 422, code });
    }
    expect((await leaving.browser.get(paths.checkAuth)).json()).toEqual({ isAuthenticated: true });
  });

  test('is logged out everywhere at once, by one deletion for two requests', async () => {
    const elsewhere = await inAnotherBrowser(site, leaving);
    before = await everythingKept(site);
    const wish = { agreed: true, password: leaving.password };
    const both = await Promise.all([ask(wish), elsewhere.browser.post(paths.deleteData, wish)]);
    // The later one may find its session ended already.
    expect(both.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200);
    for (const { browser } of [leaving, elsewhere]) {
      expect((await browser.get(paths.checkAuth)).json()).toEqual({ isAuthenticated: false });
    }
    const done = async () => (await site.database.pool.query('select state from data_deletions')).rows;
    await expect.poll(done, { timeout: 30_000 }).toEqual([{ state: 'done' }]);
  });

  test('is found in no table and no file any more but in rows that name nobody', async () => {
    const farewell = await mailTo(site, leaving.email, /is deleted/);
    expect(farewell.text).toContain('for 7 years');
    await jobsAreDone(site);
    const after = await everythingKept(site);
    const { email, markers, demandId, accountId, caseId } = leaving;
    expect(placesOf(after, [email, ...Object.values(markers)])).toEqual([]);
    expect(placesOf(before, [email, ...Object.values(markers)])).toContain('claims');
    // Ids that lead nowhere: what was done, what was paid, and jobs that have run.
    expect(placesOf(after, [caseId])).toEqual(['audit_events', 'payment_records']);
    expect(placesOf(after, [accountId])).toEqual(['audit_events']);
    expect(placesOf(after, [demandId])).toEqual(['audit_events']);
  });

  test('leaves the payment and the trail behind, without a person in either', async () => {
    const { rows } = await site.database.pool.query('select * from payment_records');
    expect(rows).toEqual([expect.objectContaining({ claim_id: leaving.caseId, total_cents: expect.any(Number) })]);
    const years = rows[0].keep_until.getUTCFullYear() - rows[0].paid_at.getUTCFullYear();
    expect(years).toBe(7);
    const trail = await site.database.pool.query('select kind from audit_events where claim_id = $1 order by id', [
      leaving.caseId,
    ]);
    expect(trail.rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['claim.paid', 'letter.approved']));
    expect(trail.rows.at(-1)).toEqual({ kind: 'claim.deleted' });
  });

  test('takes no row of anybody else along', async () => {
    const after = new Set((await everythingKept(site)).map(({ place, text }) => `${place}\n${text}`));
    const passing = /^(?:pgboss\.|rate_limits|data_deletions|data_exports|sessions)/;
    const gone = before.filter(({ place, text }) => !passing.test(place) && !after.has(`${place}\n${text}`));
    expect(gone.length).toBeGreaterThan(20);
    expect(placesOf(gone, wordsOf(staying))).toEqual([]);
    const seen = must(await staying.browser.get(paths.checkExistingDemand)).json();
    expect(seen.demand_letter).toContain(staying.markers.surname);
  });

  test('can neither log in nor ask for a new password, and may begin anew', async () => {
    const browser = site.browser();
    must(await browser.post(paths.login, { email: leaving.email, password: leaving.password }), 401);
    const count = site.mails.length;
    must(await browser.post(paths.resetPasswordRequest, { email: leaving.email }));
    await jobsAreDone(site);
    expect(site.mails).toHaveLength(count);
    expect(
      must(await browser.post(paths.register, { email: leaving.email, password: leaving.password })).json(),
    ).toMatchObject({
      skip_verification: false,
    });
  });
});

describe('the trail of an account', { timeout: PATIENCE_MS }, () => {
  test('is taken along in plain words and without fingerprints', async () => {
    must(await site.browser().post(paths.login, { email: staying.email, password: 'not this one' }), 401);
    must(await site.browser().post(paths.login, { email: staying.email, password: staying.password }));
    const trail = () =>
      site.database.pool.query('select kind, client, request_id from audit_events where account_id = $1 order by id', [
        staying.accountId,
      ]);
    await expect.poll(async () => (await trail()).rows.map(({ kind }) => kind)).toContain('login.failed');
    const bytes = (await exportOf(staying)).get('what-happened.json') ?? Buffer.alloc(0);
    const stated: readonly Readonly<Record<string, unknown>>[] = JSON.parse(bytes.toString('utf8'));
    const { rows } = await trail();
    // That the file was opened it cannot tell.
    expect([...stated.map(({ kind }) => kind), 'data.export_opened']).toEqual(rows.map(({ kind }) => kind));
    expect(stated.find(({ kind }) => kind === 'login.failed')).toEqual({
      at: new Date(site.clock.now()).toISOString(),
      kind: 'login.failed',
      what: 'A wrong password was typed to log in.',
      count: null,
    });
    expect(stated.map(({ what }) => what)).not.toContain('Something else happened.');
    for (const { client, request_id } of rows) {
      for (const mark of [client, request_id]) if (mark !== null) expect(bytes.toString()).not.toContain(mark);
    }
  });
});
