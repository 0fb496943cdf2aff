import { paths } from '@plainclaim/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { silentLog } from '../../../platform/logging/index.ts';
import { createDocumentSeal } from '../../../platform/seals/index.ts';
import { aGeneratedLetter, approvedAs, must, openedPdf } from '../../../testing/builders/a-draft.ts';
import { keptSealKey } from '../../../testing/kept-seal-key.ts';
import { sealsIn } from '../../../testing/seals-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startTimeStampAuthority, type TimeStampAuthority } from '../../../testing/time-stamp-authority.ts';
import { raiseSealsJob } from './raise-seals.job.ts';

let site: TestApp;
let authority: TimeStampAuthority;

beforeAll(async () => {
  authority = await startTimeStampAuthority();
  const seal = createDocumentSeal({
    key: await keptSealKey(),
    wanted: 'b-t',
    authorityUrls: [authority.url],
    log: silentLog,
    timeoutMs: 2_000,
  });
  site = await startTestApp({ seal });
});
afterAll(async () => {
  await site.close();
  await authority.close();
});

const hashOf = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex');
const isKnown = async (pdf: Uint8Array) =>
  must(await site.browser().post(paths.checkDocument, { sha256: hashOf(pdf) })).json().found;

const runJob = () => inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, raiseSealsJob, {}));

describe('an approved letter', () => {
  test('is sealed with its time, and a draft is not sealed at all', async () => {
    authority.behave('well');
    const browser = site.browser();
    const text = await aGeneratedLetter(browser);
    const body = { demand_letter: text, action: 'approve_and_send', reviewed: false };
    const draft = must(await browser.post(paths.saveDemandLetter, body)).json().demand_id;
    expect(await sealsIn(must(await openedPdf(browser, draft)).rawPayload)).toEqual([]);
    const demandId = await approvedAs(browser, text);
    const pdf = must(await openedPdf(browser, demandId, 'download')).rawPayload;
    expect(await sealsIn(pdf)).toEqual([{ kind: 'seal', holds: true, coversAll: true, hasTime: true }]);
    expect(await isKnown(pdf)).toBe('current');
  });

  test('gets its time later when no authority answered, and both states of it are known to us', async () => {
    authority.behave('error');
    const browser = site.browser();
    const demandId = await approvedAs(browser, await aGeneratedLetter(browser));
    const before = must(await openedPdf(browser, demandId, 'download')).rawPayload;
    expect(await sealsIn(before)).toEqual([{ kind: 'seal', holds: true, coversAll: true, hasTime: false }]);

    authority.behave('well');
    await runJob();
    const levels = async () => (await site.database.pool.query('select level from letter_seals')).rows;
    await expect.poll(levels, { timeout: 15_000 }).toEqual([{ level: 'b-t' }]);
    const after = must(await openedPdf(browser, demandId, 'download')).rawPayload;
    expect(after.subarray(0, before.length).equals(before)).toBe(true);
    const found = await sealsIn(after);
    expect(found.map(({ kind, holds }) => ({ kind, holds }))).toEqual([
      { kind: 'seal', holds: true },
      { kind: 'time_stamp', holds: true },
    ]);
    expect([await isKnown(before), await isKnown(after)]).toEqual(['current', 'current']);
    const trail = await site.database.pool.query("select 1 from audit_events where kind = 'letter.seal_raised'");
    expect(trail.rowCount).toBe(1);
  });
});
