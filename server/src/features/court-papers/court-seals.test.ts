import { type CourtPapersAnswer, paths } from '@plainclaim/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { silentLog } from '../../platform/logging/index.ts';
import { createDocumentSeal } from '../../platform/seals/index.ts';
import { aGeneratedLetter, must } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { keptSealKey } from '../../testing/kept-seal-key.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sealsIn } from '../../testing/seals-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTimeStampAuthority, type TimeStampAuthority } from '../../testing/time-stamp-authority.ts';
import { raiseSealsJob } from '../letters/index.ts';

let site: TestApp;
let authority: TimeStampAuthority;
beforeAll(async () => {
  authority = await startTimeStampAuthority();
  const key = await keptSealKey();
  const urls = [authority.url];
  const seal = createDocumentSeal({ key, wanted: 'b-t', authorityUrls: urls, log: silentLog, timeoutMs: 2_000 });
  site = await startTestApp({ seal });
});
afterAll(async () => {
  await site.close();
  await authority.close();
});

async function madePapers(browser: Browser) {
  const demand_letter = await aGeneratedLetter(browser, { selectedPackage: 'small-claims' });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  const body = { demand_letter, action: 'approve_and_send', delivery: 'self_mail', confirmed: [] };
  must(await browser.post(paths.saveDemandLetter, body));
  const look = async (): Promise<CourtPapersAnswer> =>
    must(await browser.get(`${paths.courtPapers}?case_id=${case_id}`)).json();
  await expect.poll(async () => (await look()).state, { timeout: 60_000 }).toBe('ready');
  return (await look()).documents;
}

const opened = async (browser: Browser, document_id: string, sealed: boolean) =>
  must(await browser.post(paths.openCourtPaper, { document_id, action: 'download', sealed }));
const known = async (pdf: Uint8Array) => {
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  return must(await site.browser().post(paths.checkDocument, { sha256 })).json();
};

describe('a paper to be filed', () => {
  test('goes to the court as it was made, and its sealed copy is the same paper with the seal behind it', async () => {
    authority.behave('well');
    const browser = site.browser();
    const documents = await madePapers(browser);
    const filed = documents.filter(({ stage }) => stage === 'file');
    expect(filed.length).toBeGreaterThan(0);
    const sealed = async () =>
      (await site.database.pool.query('select distinct document_id from court_seals')).rowCount ?? 0;
    await expect.poll(sealed, { timeout: 60_000 }).toBe(filed.length);
    for (const { id } of filed) {
      const plain = (await opened(browser, id, false)).rawPayload;
      const answer = await opened(browser, id, true);
      const copy = answer.rawPayload;
      expect(await sealsIn(plain)).toEqual([]);
      expect(await sealsIn(copy)).toEqual([{ kind: 'seal', holds: true, coversAll: true, hasTime: true }]);
      expect(copy.subarray(0, plain.length).equals(plain)).toBe(true);
      expect(await readPdf(copy)).toEqual(await readPdf(plain));
      expect(answer.headers['content-disposition']).toMatch(/-sealed\.pdf"$/);
      expect([(await known(plain)).found, (await known(copy)).found]).toEqual(['current', 'current']);
    }
  });

  test('is sealed also while no authority answers, and its copy is raised later; both are known', async () => {
    authority.behave('error');
    const browser = site.browser();
    const [paper] = (await madePapers(browser)).filter(({ stage }) => stage === 'file');
    const id = paper?.id ?? '';
    const before = (await opened(browser, id, true)).rawPayload;
    expect(await sealsIn(before)).toEqual([{ kind: 'seal', holds: true, coversAll: true, hasTime: false }]);
    authority.behave('well');
    await inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, raiseSealsJob, {}));
    const after = async () => (await opened(browser, id, true)).rawPayload;
    await expect.poll(async () => (await sealsIn(await after())).length, { timeout: 60_000 }).toBe(2);
    expect([(await known(before)).found, (await known(await after())).found]).toEqual(['current', 'current']);
  });

  test('has no copy for somebody else', async () => {
    const browser = site.browser();
    const [paper] = (await madePapers(browser)).filter(({ stage }) => stage === 'file');
    const body = { document_id: paper?.id ?? '', action: 'download', sealed: true };
    expect((await site.browser().post(paths.openCourtPaper, body)).statusCode).toBe(404);
  });
});
