import { type CourtPapersAnswer, paths, type SaveFormRequest } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, must } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const WITH_PAPERS = { selectedPackage: 'small-claims' } as const;

type Case = { readonly browser: Browser; readonly caseId: string; readonly text: string };

async function aCaseToApprove(form: Partial<SaveFormRequest> = {}): Promise<Case> {
  const browser = site.browser();
  const text = await aGeneratedLetter(browser, { ...WITH_PAPERS, ...form });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  return { browser, caseId: String(case_id), text };
}

const approve = async ({ browser, text }: Case, confirmed: readonly string[] = []) =>
  must(
    await browser.post(paths.saveDemandLetter, {
      demand_letter: text,
      action: 'approve_and_send',
      delivery: 'self_mail',
      confirmed,
    }),
  );

/** Approves with a yes to each place that asks for one. */
async function approveAll(made: Case): Promise<void> {
  const { findings } = must(await made.browser.get(paths.letterReview)).json();
  await approve(
    made,
    findings.map(({ key }: { key: string }) => key),
  );
}

const papersOf = async ({ browser, caseId }: Case): Promise<CourtPapersAnswer> =>
  must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json();

async function madePapers(made: Case): Promise<CourtPapersAnswer> {
  await expect.poll(async () => (await papersOf(made)).state, { timeout: 20_000, interval: 100 }).not.toBe('making');
  return papersOf(made);
}

const anApprovedCase = async (form: Partial<SaveFormRequest> = {}): Promise<Case> => {
  const made = await aCaseToApprove(form);
  await approve(made);
  return made;
};

const openPaper = ({ browser }: Pick<Case, 'browser'>, document_id: string, action = 'view') =>
  browser.post(paths.openCourtPaper, { document_id, action });

async function textOf(made: Case, kind: string) {
  const { documents } = await madePapers(made);
  const paper = documents.find((one) => one.kind === kind);
  return readPdf(must(await openPaper(made, paper?.id ?? '')).rawPayload);
}

describe('court papers', () => {
  test('are made after the approval, and none before it', async () => {
    const made = await aCaseToApprove();
    expect(await papersOf(made)).toMatchObject({ included: true, state: 'none', version: null, documents: [] });
    await approve(made);
    const papers = await madePapers(made);
    expect(papers).toMatchObject({ state: 'ready', version: 1, reason: null, prepared_on: '2026-11-21' });
    expect(papers.documents.map(({ kind, stage, file_name }) => [kind, stage, file_name])).toEqual([
      ['packet', 'read', 'Small-Claims-Filing-Packet.pdf'],
      ['complaint', 'file', 'Small-Claims-Complaint.pdf'],
      ['summons', 'read', 'Small-Claims-Facts-for-the-Summons.pdf'],
      ['service', 'file', 'Small-Claims-Request-for-Service.pdf'],
      ['default_proof', 'later', 'Later-Certification-of-Proof.pdf'],
    ]);
  });

  test('can be read as a page, with the same words and no address but the paper’s own', async () => {
    const made = await anApprovedCase();
    const { documents } = await madePapers(made);
    const complaint = documents.find(({ kind }) => kind === 'complaint');
    expect(complaint?.has_page).toBe(true);
    const path = `${paths.readCourtPaper}?document_id=${complaint?.id ?? ''}`;
    const { headers, body } = must(await made.browser.get(path));
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const words of ['Marisol Teixeira', 'Ironbound Property Management LLC', 'Docket No. SC-', 'wilfully false']) {
      expect(body).toContain(words);
    }
    expect((await site.browser().get(path)).statusCode).toBe(404);
  });

  test('are guides in the language the person uses here, and English where a court gets them', async () => {
    const browser = site.browser({ lang: 'es' });
    const text = await aGeneratedLetter(browser, WITH_PAPERS);
    const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
    const made = { browser, caseId: String(case_id), text };
    await approve(made);
    const { documents } = await madePapers(made);
    const pageOf = async (kind: string) => {
      const id = documents.find((one) => one.kind === kind)?.id ?? '';
      return must(await browser.get(`${paths.readCourtPaper}?document_id=${id}`)).body;
    };
    const packet = await pageOf('packet');
    expect(packet).toContain('<article lang="es">');
    expect(packet).toContain('Qué hacer, en este orden');
    expect(packet).toContain('<article lang="en">');
    expect(await pageOf('complaint')).not.toContain('<article lang="es">');
    expect((await textOf(made, 'packet')).text).toMatch(/Página 1 de \d/);
  });

  test('say who sues whom, where and for how much, are tagged and are not signed', async () => {
    const made = await anApprovedCase();
    const complaint = await textOf(made, 'complaint');
    expect(complaint).toMatchObject({ title: 'Small Claims Complaint', isTagged: true, language: 'en-US' });
    const bare = complaint.text.replace(/\s+/g, ' ');
    for (const words of [
      'Marisol Teixeira',
      '88 Pacific Street',
      '973-555-0142',
      'Ironbound Property Management LLC',
      '500 Market Street',
      'Essex County',
      'Docket No. SC-',
      '☑ Security deposit',
      'in the amount of $2,450.00, plus interest and costs of suit',
      'I certify that the foregoing statements made by me are true.',
      'I certify that confidential personal identifiers have been redacted',
      'Signature: not signed yet. Sign here by hand after reading',
      'CN 10532',
    ]) {
      expect(bare).toContain(words);
    }
    expect(complaint.elements.filter(({ role }) => role === 'Figure')).toEqual([]);
    expect(complaint.elements.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([
      'Small Claims Complaint',
    ]);
  });

  test('hold no answer about military service in anything that is filed', async () => {
    const made = await aCaseToApprove({
      whoUser: '1',
      defendantFirstname: 'Owen',
      defendantLastname: 'Marsh',
      defendantMilitary1: 'Yes',
      claimDescription:
        'I paid Owen Marsh a deposit of $2,450 on September 1, 2024. He is in the Army. I moved out on August 31, 2026. He did not return my deposit.',
    });
    await approveAll(made);
    for (const kind of ['complaint', 'summons', 'service', 'packet']) {
      const { text } = await textOf(made, kind);
      expect(text).not.toMatch(/Army|active duty/i);
    }
    const certification = await textOf(made, 'military');
    expect(certification.text).toContain('Defendant Owen Marsh');
    expect(certification.text).not.toContain('☑');
  });

  test('leave private numbers of the story out', async () => {
    const made = await aCaseToApprove({
      claimDescription:
        'I paid a deposit of $2,450 on September 1, 2024. My Social Security number is 123-45-6789. They did not return my deposit after I moved out.',
    });
    await approve({ ...made, text: made.text.replace(' My Social Security number is 123-45-6789.', '') });
    for (const kind of ['packet', 'complaint']) expect((await textOf(made, kind)).text).not.toContain('6789');
  });

  test('are made anew for a letter that is approved again, and the newest are shown', async () => {
    const made = await anApprovedCase();
    const first = await madePapers(made);
    await approve({ ...made, text: made.text.replace('Sincerely,', 'Respectfully,') });
    const second = await madePapers(made);
    expect([first.version, second.version, second.state]).toEqual([1, 2, 'ready']);
    expect(second.documents[0]?.id).not.toBe(first.documents[0]?.id);
  });

  test('are stopped with the reason when no address tells the county', async () => {
    const made = await anApprovedCase({
      situation: 'debt',
      disputing: ['personal-loan'],
      whoUser: '1',
      defendantFirstname: 'Owen',
      defendantLastname: 'Marsh',
      defendantMilitary1: 'No',
      defendantCity: 'Nowhere',
      defendantZipcode: '08999',
      claimDescription: 'I lent Owen Marsh $2,450 on August 31, 2026. He did not pay me back by the day we agreed on.',
    });
    const papers = await madePapers(made);
    expect(papers).toMatchObject({ state: 'stopped', version: 1, documents: [], findings: [] });
    expect(papers.reason).toContain('in which county to file');
  });

  test('name the points that no card tells, in the reader’s language', async () => {
    const card = (name: string, values: Readonly<Record<string, string>>) => ({
      id: name,
      card: name,
      values,
      defendant: '' as const,
      counts: '' as const,
      proof: [],
      isLeftOut: false,
    });
    const made = await aCaseToApprove({
      claimDescription: '',
      claimCalculation: '',
      multiple: 'none',
      cards: [
        card('rental.home', { from: '2023-06-01', to: '2026-08-31' }),
        card('rental.deposit-paid', { amount: '2450', day: '2023-06-01' }),
      ],
    });
    await approveAll(made);
    await madePapers(made);
    const messageIn = async (language: string): Promise<string | undefined> => {
      const reader = site.browser({ ...Object.fromEntries(made.browser.cookies), lang: language });
      const { read } = await papersOf({ ...made, browser: reader });
      return read?.readings.flatMap(({ found }) => found).find(({ code }) => code === 'element_untold')?.message;
    };
    expect(await messageIn('en')).toContain('no card covers them yet: You moved out');
    expect(await messageIn('en')).toContain('The landlord knew where to send the money.');
    expect(await messageIn('en')).not.toContain('You paid a deposit');
    expect(await messageIn('es')).toContain('ninguna tarjeta los cuenta todavía: ');
    expect(await messageIn('es')).not.toContain('The landlord');
  });

  test('that failed by a fault of ours are made when they are asked for again', async () => {
    const made = await anApprovedCase();
    await madePapers(made);
    const { pool } = site.database;
    await pool.query(
      `update court_packets set state = 'failed', failure_code = 'documents.busy', made_at = null where claim_id = $1`,
      [made.caseId],
    );
    expect(await papersOf(made)).toMatchObject({ state: 'failed', documents: [] });
    expect((await papersOf(made)).reason).toContain('You can ask for them again');
    const asked = await made.browser.post(paths.makeCourtPapers, { case_id: made.caseId });
    expect(must(asked).json().version).toBe(2);
    expect(await madePapers(made)).toMatchObject({ state: 'ready', version: 2 });
    must(await made.browser.post(paths.makeCourtPapers, { case_id: made.caseId }));
    expect(await papersOf(made)).toMatchObject({ state: 'ready', version: 2 });
  });

  test('are not made before the approval, for another package, or for a stranger', async () => {
    const codeOf = async (browser: Browser, case_id: string) => {
      const answer = await browser.post(paths.makeCourtPapers, { case_id });
      return [answer.statusCode, answer.json().code];
    };
    const open = await aCaseToApprove();
    expect(await codeOf(open.browser, open.caseId)).toEqual([409, 'papers.not_approved']);
    expect(await codeOf(site.browser(), open.caseId)).toEqual([404, 'papers.unknown_case']);
    const letterOnly = await anApprovedCase({ selectedPackage: 'demand-letter' });
    expect(await codeOf(letterOnly.browser, letterOnly.caseId)).toEqual([409, 'papers.not_included']);
  });

  test('are not part of the letter package', async () => {
    const made = await anApprovedCase({ selectedPackage: 'demand-letter' });
    expect(await papersOf(made)).toMatchObject({ included: false, state: 'none', documents: [] });
  });

  test('open for their owner only, and are kept by no cache', async () => {
    const made = await anApprovedCase();
    const [packet] = (await madePapers(made)).documents;
    const opened = must(await openPaper(made, packet?.id ?? '', 'download'));
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="Small-Claims-Filing-Packet.pdf"',
    });
    const stranger = await anApprovedCase();
    for (const browser of [stranger.browser, site.browser()]) {
      const refused = await openPaper({ browser }, packet?.id ?? '');
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'papers.unknown']);
      const list = await browser.get(`${paths.courtPapers}?case_id=${made.caseId}`);
      expect([list.statusCode, list.json().code]).toEqual([404, 'papers.unknown_case']);
    }
    expect((await openPaper(made, 'no-id')).statusCode).toBe(404);
    expect((await openPaper(made, '0'.repeat(36))).statusCode).toBe(404);
  });

  test('lie sealed in the database and cannot be changed there', async () => {
    const made = await anApprovedCase();
    await madePapers(made);
    const { rows } = await site.database.pool.query(
      `select encode(papers, 'escape') as papers from court_packets where claim_id = $1`,
      [made.caseId],
    );
    expect(JSON.stringify(rows)).not.toContain('Ironbound');
    await expect(site.database.pool.query(`update court_documents set page_count = 9`)).rejects.toThrow(
      /never change|final|cannot|may not|refus/i,
    );
    expect(site.logLines.join('\n')).not.toMatch(/Teixeira|Ironbound/);
  });
});
