import { type CourtPapersAnswer, paths, type SaveFormRequest, type SigningAnswer } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const PATIENCE_MS = 300_000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

type Case = { readonly browser: Browser; readonly caseId: string };

const papersOf = async ({ browser, caseId }: Case): Promise<CourtPapersAnswer> =>
  must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json();

async function readyPapers(made: Case): Promise<CourtPapersAnswer> {
  await expect.poll(async () => (await papersOf(made)).state, { timeout: 120_000, interval: 100 }).toBe('ready');
  return papersOf(made);
}

async function aCase(form: Partial<SaveFormRequest> = {}): Promise<Case> {
  const browser = site.browser();
  const demand_letter = await aGeneratedLetter(browser, { selectedPackage: 'small-claims', ...form });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  const made = { browser, caseId: String(case_id) };
  const approval = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
  must(await browser.post(paths.saveDemandLetter, approval));
  await readyPapers(made);
  return made;
}

const reading = async ({ browser, caseId }: Case): Promise<SigningAnswer> =>
  must(await browser.get(`${paths.courtPapersSigning}?case_id=${caseId}`)).json();

async function change(made: Case, changes: readonly object[]) {
  const { read_sha256, facts } = await reading(made);
  return made.browser.post(paths.correctCourtFacts, { case_id: made.caseId, read_sha256, ...facts, changes });
}

const found = ({ read }: CourtPapersAnswer): readonly string[] =>
  (read?.readings ?? []).flatMap((one) => one.found.map(({ code }) => code));

async function complaintOf(made: Case): Promise<string> {
  const { documents } = await papersOf(made);
  const document_id = documents.find(({ kind }) => kind === 'complaint')?.id ?? '';
  const answer = must(await made.browser.post(paths.openCourtPaper, { document_id, action: 'view' }));
  return (await readPdf(answer.rawPayload)).text.replace(/\s+/g, ' ');
}

describe('answers that only court papers tell, after the payment', { timeout: PATIENCE_MS }, () => {
  test('say what kind of business a name does not tell: the line is gone and the complaint prints it', async () => {
    const made = await aCase({ defendantFirstname: 'Ironbound Property Management' });
    expect(found(await papersOf(made))).toContain('entity_open');
    const { court_answers } = await reading(made);
    const asked = court_answers.find(({ thing }) => thing === 'entity');
    expect(asked).toMatchObject({ key: 'Ironbound Property Management', value: '' });
    expect(asked?.options).toEqual(['sole', 'llc', 'corporation', 'partnership']);
    must(await change(made, [{ thing: 'entity', key: 'Ironbound Property Management', value: 'corporation' }]));
    const papers = await readyPapers(made);
    expect(papers.version).toBe(2);
    expect(found(papers)).not.toContain('entity_open');
    expect(await complaintOf(made)).toContain('Corporation');
    const again = (await reading(made)).court_answers.find(({ thing }) => thing === 'entity');
    expect(again?.value).toBe('corporation');
    // Facts that are corrected later are the new ones, and what was settled stays with them.
    const { read_sha256, facts } = await reading(made);
    const story = [...facts.story, 'Nobody ever sent me a list of damage.'];
    must(await made.browser.post(paths.correctCourtFacts, { case_id: made.caseId, read_sha256, ...facts, story }));
    expect((await readyPapers(made)).version).toBe(3);
    const corrected = await complaintOf(made);
    expect(corrected).toContain('Nobody ever sent me a list of damage.');
    expect(corrected).toContain('Corporation');
  });

  test('say what the other side trades under: the caption has it, and the line about it is gone', async () => {
    const made = await aCase({});
    const named = (await reading(made)).court_answers.find(({ thing }) => thing === 'trade_name');
    expect(named).toMatchObject({ options: null, value: '' });
    const { facts } = await reading(made);
    const story = [...facts.story, 'They do business as Ironbound Rooms.'];
    const { read_sha256 } = await reading(made);
    must(await made.browser.post(paths.correctCourtFacts, { case_id: made.caseId, read_sha256, ...facts, story }));
    expect(found(await readyPapers(made))).toContain('trade_name_untold');
    const trade = { thing: 'trade_name', key: named?.key };
    const refused = await change(made, [{ ...trade, value: 'Rooms 123-45-6789' }]);
    expect(refused.json()).toMatchObject({ code: 'papers.facts_private' });
    must(await change(made, [{ ...trade, value: '  Ironbound   Rooms ' }]));
    expect(found(await readyPapers(made))).not.toContain('trade_name_untold');
    expect(await complaintOf(made)).toContain(`${named?.key ?? ''} t/a Ironbound Rooms`);
    const again = (await reading(made)).court_answers.find(({ thing }) => thing === 'trade_name');
    expect(again?.value).toBe('Ironbound Rooms');
  });

  test('answer what the complaint asks and nobody had answered, with the line that goes with it', async () => {
    const made = await aCase({ otherAction: null, otherParties: null, accommodation: null });
    expect(found(await papersOf(made))).toContain('question_open');
    const open = (await reading(made)).court_answers.filter((one) => one.thing === 'question' && one.value === '');
    expect(open.map(({ key }) => key)).toEqual(expect.arrayContaining(['otherParties', 'accommodation']));
    const yes = (key: string, value: string) => ({ thing: 'question', key, value });
    must(
      await change(made, [
        ...open.map(({ key, options }) =>
          yes(key, key === 'accommodation' ? 'Large print' : (options?.find((one) => /^no$/i.test(one)) ?? 'no')),
        ),
        yes('otherCase', 'yes'),
        { thing: 'detail', key: 'otherCaseDetails', value: 'Small Claims, Reyes v. Diaz, SC-000123-26' },
      ]),
    );
    const papers = await readyPapers(made);
    expect(found(papers)).not.toContain('question_open');
    const complaint = await complaintOf(made);
    expect(complaint).toContain('Reyes v. Diaz');
    expect(complaint).toContain('Large print');
    // The answers are the claim's own now: papers made again later tell them too.
    const kept = (await reading(made)).court_answers.find(({ key }) => key === 'otherCase');
    expect(kept?.value).toBe('yes');
    expect(papers.changed).toBeNull();
  });

  test('choose the county among those that the addresses allow, and nobody signs before', async () => {
    const made = await aCase({
      defendantMilitary2: 'No',
      additionalDefendants: [
        {
          whoUser: '1',
          defendantFirstname: 'Omar',
          defendantLastname: 'Haddad',
          defendantEmail: '',
          defendantPhonenumber: '',
          defendantWebsite: '',
          defendantAddress: '12 Main Street',
          defendantApt: '',
          defendantCity: 'Paterson',
          defendantCountry: 'NJ',
          defendantZipcode: '07501',
        },
      ],
    });
    const county = (await reading(made)).court_answers.find(({ thing }) => thing === 'county');
    expect(county?.options?.length).toBeGreaterThan(1);
    const other = county?.options?.find((one) => one !== county.value) ?? '';
    must(await change(made, [{ thing: 'county', key: '', value: other }]));
    const papers = await readyPapers(made);
    expect(found(papers)).not.toContain('county_open');
    expect(await complaintOf(made)).toContain(`${other} County`);
  });

  test('refuse what is not asked and what is no answer to it, and change nothing', async () => {
    const made = await aCase();
    for (const wish of [
      { thing: 'question', key: 'isAdult', value: 'no' },
      { thing: 'question', key: 'otherCase', value: 'perhaps' },
      { thing: 'entity', key: 'Nobody Inc', value: 'llc' },
      { thing: 'county', key: '', value: 'Atlantis' },
    ]) {
      const refused = await change(made, [wish]);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ code: 'papers.answer_unknown' });
    }
    expect((await papersOf(made)).version).toBe(1);
  });
});
