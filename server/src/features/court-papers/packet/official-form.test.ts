import { type CourtPapersAnswer, paths, type SaveFormRequest } from '@plainclaim/contract';
import { rm } from 'node:fs/promises';
import { assessClaim, parseCalendarDate, preparePacket } from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBlankForms } from '../../../platform/blank-forms/index.ts';
import {
  aFormsFolder,
  standInForm,
  standInMap,
  standInMapOf,
} from '../../../platform/blank-forms/testing/stand-in-form.ts';
import { rendererFiles } from '../../../platform/documents/index.ts';
import { aGeneratedLetter, must } from '../../../testing/builders/a-draft.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { formFor, type OfficialForms, officialFormRules } from './official-form.ts';
import { storedPapers } from './packet-contents.ts';
import { variedClaim } from '../../../testing/builders/varied-claims.ts';

const parsed = parseCalendarDate('2026-11-21');
if (!parsed.ok) throw new Error('that day exists');
const TODAY = parsed.value;

let site: TestApp;
let forms: OfficialForms;
beforeAll(async () => {
  const { assetsDir } = rendererFiles();
  const pdf = await standInForm();
  const directory = await aFormsFolder(pdf, standInMap(pdf));
  const read = await readBlankForms(directory, officialFormRules(assetsDir));
  await rm(directory, { recursive: true });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  forms = { forms: read.value.forms, assetsDir };
  site = await startTestApp({ officialForms: forms });
});
afterAll(() => site.close());

async function madePapers(form: Partial<SaveFormRequest> = {}, on: TestApp = site) {
  const browser = on.browser();
  const demand_letter = await aGeneratedLetter(browser, { selectedPackage: 'small-claims', ...form });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  must(
    await browser.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery: 'self_mail' }),
  );
  const papers = async (): Promise<CourtPapersAnswer> =>
    must(await browser.get(`${paths.courtPapers}?case_id=${String(case_id)}`)).json();
  await expect.poll(async () => (await papers()).state, { timeout: 60_000, interval: 100 }).toBe('ready');
  const { documents, signing } = await papers();
  const open = async (kind: string) => {
    const document_id = documents.find((one) => one.kind === kind)?.id ?? '';
    return readPdf(must(await browser.post(paths.openCourtPaper, { document_id, action: 'view' })).rawPayload);
  };
  return { documents, signing, open };
}

describe('a site with the court’s own form', () => {
  test('gives the filled form to file, under the name the packet tells, and our draft to compare', {
    timeout: 90_000,
  }, async () => {
    const { documents, signing, open } = await madePapers();
    expect(signing).toBe('by_hand');
    expect(documents.map(({ kind, stage, file_name }) => [kind, stage, file_name])).toEqual([
      ['packet', 'read', 'Small-Claims-Filing-Packet.pdf'],
      ['complaint', 'read', 'Small-Claims-Complaint-Draft-to-Compare.pdf'],
      ['official_complaint', 'file', 'Small-Claims-Complaint.pdf'],
      ['summons', 'read', 'Small-Claims-Facts-for-the-Summons.pdf'],
      ['service', 'file', 'Small-Claims-Request-for-Service.pdf'],
      ['default_proof', 'later', 'Later-Certification-of-Proof.pdf'],
    ]);
    const official = await open('official_complaint');
    expect(official.title).toBe('Small Claims Complaint (CN 00000, revised 01/02/2020)');
    const [first = '', second = ''] = official.pages;
    for (const words of [
      'Marisol Teixeira',
      '88 Pacific Street',
      'Essex',
      'Ironbound Property Management LLC',
      '2,450.00',
      'X',
    ]) {
      expect(first).toContain(words);
    }
    expect(first).toContain('1. ');
    expect(second).toContain('Marisol Teixeira');
  });

  test('puts what the form has no place or room for on a sheet behind it, certified and unsigned', {
    timeout: 90_000,
  }, async () => {
    const visits = Array.from(
      { length: 60 },
      (_, index) => `On the ${index + 1}th visit they kept part ${index + 1} of my deposit.`,
    );
    const { open } = await madePapers({ claimDescription: `I paid them a deposit of $2,450. ${visits.join(' ')}` });
    const { pages } = await open('official_complaint');
    expect(pages[0]).toContain('Continued on attached sheet');
    const sheet = pages.slice(2).join(' ').replace(/\s+/g, ' ');
    expect(sheet).toContain('Continuation Sheet to the Complaint');
    // The stand-in form has no field for the defendant's address.
    expect(sheet).toContain('Defendant 1: address');
    expect(sheet).toContain('500 Market Street');
    expect(sheet).toContain('On the 60th visit they kept part 60 of my deposit.');
    expect(sheet).toContain('I certify that the foregoing statements made by me are true.');
    const all = pages.join(' ').replace(/\s+/g, ' ');
    for (const visit of visits) expect(all).toContain(visit);
  });

  test('uses it for its own complaint only: another court part or a vehicle accident has another form', () => {
    const seen = Array.from({ length: 40 }, (_, index) => {
      const claim = variedClaim(index);
      const prepared = preparePacket({ claim, fit: assessClaim(claim, usNj, TODAY), pack: usNj, today: TODAY });
      if (!prepared.ok) throw new Error(prepared.error.code);
      const papers = storedPapers(prepared.value);
      const { part, paper } = prepared.value.officialForm;
      const hasForm = formFor(papers, forms) !== null;
      expect(hasForm).toBe(part === 'small_claims' && paper === 'complaint');
      return hasForm;
    });
    expect(new Set(seen).size).toBe(2);
  });
});

describe('a site with the court’s summons, fee waiver and default form', () => {
  test('gives each filled in beside our own sheets for it, with what it has no place for behind it, unsigned', {
    timeout: 120_000,
  }, async () => {
    const pdf = await standInForm();
    const { assetsDir } = rendererFiles();
    const others = [];
    for (const paper of ['summons', 'fee_waiver', 'default_proof'] as const) {
      const directory = await aFormsFolder(pdf, standInMapOf(pdf, paper));
      const read = await readBlankForms(directory, officialFormRules(assetsDir));
      await rm(directory, { recursive: true });
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      others.push(...read.value.forms);
    }
    const own = await startTestApp({ officialForms: { forms: others, assetsDir } });
    try {
      const { documents, signing, open } = await madePapers({}, own);
      // The complaint is still ours, so it can be signed on the screen.
      expect(signing).toBe('unsigned');
      expect(documents.map(({ kind, stage, file_name, has_page }) => [kind, stage, file_name, has_page])).toEqual([
        ['packet', 'read', 'Small-Claims-Filing-Packet.pdf', true],
        ['complaint', 'file', 'Small-Claims-Complaint.pdf', true],
        ['summons', 'read', 'Small-Claims-Facts-for-the-Summons.pdf', true],
        ['official_fee_waiver', 'read', 'Small-Claims-Court-Fee-Waiver.pdf', false],
        ['service', 'file', 'Small-Claims-Request-for-Service.pdf', true],
        ['official_summons', 'file', 'Small-Claims-Court-Summons.pdf', false],
        ['default_proof', 'later', 'Later-Certification-of-Proof.pdf', true],
        ['official_default_proof', 'later', 'Small-Claims-Court-Default.pdf', false],
      ]);
      const summons = await open('official_summons');
      expect(summons.title).toBe('Summons (CN 00001, revised 01/02/2020)');
      const [first = '', second = '', sheet = ''] = summons.pages;
      for (const words of ['Marisol Teixeira', 'Essex', 'Ironbound Property Management LLC', '2,450.00']) {
        expect(first).toContain(words);
      }
      expect(second).toMatch(/2,4\d\d\.\d\d|2,5\d\d\.\d\d/);
      // The stand-in has no field for addresses.
      expect(sheet).toContain('It holds what the form has no room for.');
      expect(sheet).toContain('500 Market Street');
      expect(sheet).not.toContain('I certify');
      expect((await open('official_fee_waiver')).pages).toHaveLength(2);
    } finally {
      await own.close();
    }
  });
});
