import { type CourtPaperCasesAnswer, type CourtPapersAnswer, paths, type SaveFormRequest } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, must } from '../../testing/builders/a-draft.ts';
import { aPerson } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const listed = async (browser: Browser, page = 1): Promise<CourtPaperCasesAnswer> =>
  must(await browser.get(`${paths.courtPaperCases}?page=${page}`)).json();

/** A signed-in person with a paid claim; its letter is approved unless another is given. */
async function aPersonWithLetter(form: Partial<SaveFormRequest> = {}, isApproved = true): Promise<Browser> {
  const { browser } = await aPerson(site);
  const demand_letter = await aGeneratedLetter(browser, { selectedPackage: 'small-claims', ...form });
  const approval = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
  if (isApproved) must(await browser.post(paths.saveDemandLetter, approval));
  return browser;
}

async function madePapers(browser: Browser): Promise<CourtPapersAnswer> {
  const id = (await listed(browser)).data[0]?.case_id ?? '';
  await expect
    .poll(async () => (await listed(browser)).data[0]?.state, { timeout: 20_000, interval: 100 })
    .toBe('ready');
  return must(await browser.get(`${paths.courtPapers}?case_id=${id}`)).json();
}

/** Names in the order of the archive's own directory. */
const namesIn = (zip: Buffer): readonly string[] => {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  }
  return names;
};

describe('the list of court papers', () => {
  test('tells of each case with papers: whom it is against, where it is filed and how the papers stand', async () => {
    const browser = await aPersonWithLetter();
    await madePapers(browser);
    expect(await listed(browser)).toEqual({
      success: true,
      message: '',
      total: 1,
      has_more: false,
      data: [
        {
          case_id: expect.any(String),
          package_title: expect.stringContaining('Small Claims'),
          defendant_name: 'Ironbound Property Management LLC',
          date: '2026-11-21',
          state: 'ready',
          version: 1,
          court: 'small_claims',
          county: 'Essex',
          letter_approved: true,
          signing: 'unsigned',
          progress: null,
        },
      ],
    });
    expect((await listed(browser, 2)).data).toEqual([]);
  });

  test('tells that a letter is not approved yet, so there are no papers', async () => {
    const browser = await aPersonWithLetter({}, false);
    expect((await listed(browser)).data).toMatchObject([
      { state: 'none', version: null, court: null, county: null, letter_approved: false },
    ]);
  });

  test('leaves cases out whose package has no papers, and those of other people', async () => {
    const other = await aPersonWithLetter();
    expect((await listed(other)).total).toBe(1);
    const browser = await aPersonWithLetter({ selectedPackage: 'demand-letter' });
    expect(await listed(browser)).toMatchObject({ data: [], total: 0 });
  });

  test('asks whoever is not signed in to log in', async () => {
    const answer = await site.browser().get(paths.courtPaperCases);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'papers.signed_out']);
  });
});

describe('all papers in one file', () => {
  test('holds every PDF as it is, in folders by when it is needed', async () => {
    const browser = await aPersonWithLetter();
    const { case_id, documents } = await madePapers(browser);
    const packed = must(await browser.post(paths.courtPapersZip, { case_id }));
    expect(packed.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="Court-Papers-Essex-County-Version-1.zip"',
    });
    expect(namesIn(packed.rawPayload)).toEqual([
      '1-Read-First/1-Small-Claims-Filing-Packet.pdf',
      '2-File-With-The-Court/1-Small-Claims-Complaint.pdf',
      '1-Read-First/2-Small-Claims-Facts-for-the-Summons.pdf',
      '2-File-With-The-Court/2-Small-Claims-Request-for-Service.pdf',
      '3-Keep-For-Later/1-Later-Certification-of-Proof.pdf',
    ]);
    for (const { id } of documents) {
      const { rawPayload } = must(await browser.post(paths.openCourtPaper, { document_id: id }));
      expect(packed.rawPayload.includes(rawPayload)).toBe(true);
    }
  });

  test('is for its owner only, and only when the papers are ready', async () => {
    const owner = await aPersonWithLetter();
    const { case_id } = await madePapers(owner);
    const codeOf = async (browser: Browser, id: unknown) => {
      const answer = await browser.post(paths.courtPapersZip, { case_id: id });
      return [answer.statusCode, answer.json().code];
    };
    const stranger = await aPersonWithLetter({}, false);
    for (const browser of [stranger, site.browser()]) {
      expect(await codeOf(browser, case_id)).toEqual([404, 'papers.unknown_case']);
    }
    expect(await codeOf(owner, 7)).toEqual([404, 'papers.unknown_case']);
    expect(await codeOf(stranger, (await listed(stranger)).data[0]?.case_id)).toEqual([409, 'papers.not_ready']);
  });
});
