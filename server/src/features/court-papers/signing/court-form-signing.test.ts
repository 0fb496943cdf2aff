import {
  type CoSigningAnswer,
  type CourtPapersAnswer,
  paths,
  type SaveFormRequest,
  type SigningAnswer,
} from '@plainclaim/contract';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBlankForms } from '../../../platform/blank-forms/index.ts';
import { readPlaced } from '../../../platform/blank-forms/testing/placed-texts.ts';
import {
  aFolderOfForms,
  sixStandIns,
  STAND_IN_RECTS,
  standInForm,
} from '../../../platform/blank-forms/testing/stand-in-form.ts';
import { rendererFiles } from '../../../platform/documents/index.ts';
import { aGeneratedLetter, DRAWN_SIGNATURE, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { officialFormRules } from '../packet/official-form.ts';

/** Each packet is several PDFs; a busy machine draws them slowly. */
const PATIENCE_MS = 300_000;

/** A site whose operator supplied six forms. Made forms stand in for the court's own. */
let site: TestApp;
beforeAll(async () => {
  const { assetsDir } = rendererFiles();
  const pdf = await standInForm();
  const directory = await aFolderOfForms(pdf, sixStandIns(pdf));
  const read = await readBlankForms(directory, officialFormRules(assetsDir));
  await rm(directory, { recursive: true });
  if (!read.ok || read.value.forms.length !== 6) throw new Error(JSON.stringify(read));
  site = await startTestApp({ officialForms: { forms: read.value.forms, assetsDir } });
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

async function sign(made: Case) {
  const { read_sha256, statements } = await reading(made);
  const agreed = statements.map(({ code }) => code);
  must(await made.browser.post(paths.signCourtPapers, { case_id: made.caseId, read_sha256, agreed }));
  return readyPapers(made);
}

async function bytesOf(made: Case, { documents }: Pick<CourtPapersAnswer, 'documents'>, kind: string) {
  const document_id = documents.find((one) => one.kind === kind)?.id ?? '';
  return must(await made.browser.post(paths.openCourtPaper, { document_id, action: 'view' })).rawPayload;
}
const pdfOf = async (...given: Parameters<typeof bytesOf>) => readPdf(await bytesOf(...given));

const bare = (text: string): string => text.replace(/\s+/g, ' ');

/** What is in one of the made form's boxes. */
async function textIn(bytes: Uint8Array, name: keyof typeof STAND_IN_RECTS, page: number): Promise<string> {
  const [left, bottom, right, top] = STAND_IN_RECTS[name];
  const { texts } = await readPlaced(bytes);
  return texts
    .filter((one) => one.page === page && one.left >= left && one.right <= right + 0.01)
    .filter((one) => one.base >= bottom && one.base <= top)
    .map(({ text }) => text)
    .join(' ');
}

describe('the court’s own complaint form', { timeout: PATIENCE_MS }, () => {
  test('is read with the complaint and gets the drawn signature, its day and how it was made', async () => {
    const made = await aCase();
    const before = await papersOf(made);
    expect(before.signing).toBe('unsigned');
    expect((await readPlaced(await bytesOf(made, before, 'official_complaint'))).pictures).toEqual([]);
    const read = await reading(made);
    expect(read.statements.map(({ code }) => code)).toEqual([
      'read',
      'court_form',
      'open_boxes',
      'redaction',
      'certification',
    ]);
    expect(read.document_id).toBe(before.documents.find(({ kind }) => kind === 'official_complaint')?.id);
    const form = read.sheets.at(-1);
    expect(form?.title).toBe('Small Claims Complaint (CN 10532, revised 07/01/2022)');
    const said = JSON.stringify(form);
    for (const words of ['Marisol Teixeira', 'Ironbound Property Management LLC', '2,450.00', 'Security deposit']) {
      expect(said).toContain(words);
    }

    const signed = await sign(made);
    expect(signed.signing).toBe('signed');
    expect(signed.documents.map(({ kind, stage, file_name }) => [kind, stage, file_name]).slice(0, 3)).toEqual([
      ['packet', 'read', 'Small-Claims-Filing-Packet.pdf'],
      ['complaint', 'read', 'Small-Claims-Complaint-Draft-to-Compare.pdf'],
      ['official_complaint', 'file', 'Small-Claims-Complaint.pdf'],
    ]);
    const bytes = await bytesOf(made, signed, 'official_complaint');
    const flat = await readPlaced(bytes);
    expect(flat).toMatchObject({ fieldCount: 0, annotationCount: 0, hasScripts: false });
    const [mark] = flat.pictures.filter(({ page }) => page === 1);
    const [left, bottom, right, top] = STAND_IN_RECTS.plaSigA;
    expect(mark).toBeDefined();
    expect((mark?.left ?? 0) < right && (mark?.right ?? 0) > left).toBe(true);
    expect((mark?.bottom ?? 0) < top && (mark?.top ?? 0) > bottom).toBe(true);
    expect(await textIn(bytes, 'sigDtA', 1)).toBe('November 21, 2026');
    expect(await textIn(bytes, 'sigHowA', 1)).toContain(`text that was read and signed: ${read.read_sha256}`);
    expect(await textIn(bytes, 'plaSigB', 1)).toBe('');
    // The sheet behind it is certified and signed alike, and our own paper beside it too.
    const sheet = bare((await readPdf(bytes)).pages.slice(2).join(' '));
    expect(sheet).toContain('Continuation Sheet to the Complaint');
    expect(sheet).toContain('Signed on the screen on November 21, 2026');
    expect(flat.pictures.filter(({ page }) => page === 2)).toHaveLength(1);
    expect(bare((await pdfOf(made, signed, 'complaint')).text)).toContain('Signed on the screen on November 21, 2026');
  });

  test('is named with number and day on the packet’s first page, as a PDF and as a web page', async () => {
    const made = await aCase();
    const papers = await papersOf(made);
    const stated =
      'The court’s own form was filled in from your answers: Small Claims Complaint (CN 10532, revised 07/01/2022).';
    expect(bare((await pdfOf(made, papers, 'packet')).pages[0] ?? '')).toContain(stated);
    const id = papers.documents.find(({ kind }) => kind === 'packet')?.id ?? '';
    const page = must(await made.browser.get(`${paths.readCourtPaper}?document_id=${id}`)).payload;
    expect(page).toContain(stated);
    expect(page).not.toContain('prepared draft');
  });

  test('for a vehicle accident gets a typed signature in letters', async () => {
    const made = await aCase({
      situation: 'damaged-property',
      disputing: ['car-crash'],
      claimDescription: 'On August 31, 2026 their driver drove into my parked car.',
      claimCalculation: 'The repair cost $2,450.',
      accidentDamage: 'Damage to property only',
      signatureMethod: 'typed',
    });
    const signed = await sign(made);
    const bytes = await bytesOf(made, signed, 'official_complaint');
    const { title } = await readPdf(bytes);
    expect(title).toBe('Small Claims Complaint: Motor Vehicle Accident (CN 10148, revised 06/13/2018)');
    expect(await textIn(bytes, 'plaSigA', 1)).toBe('/s/ Marisol Teixeira');
    expect(await textIn(bytes, 'sigDtA', 1)).toBe('November 21, 2026');
    expect((await readPlaced(bytes)).pictures.filter(({ page }) => page === 1)).toEqual([]);
  });
});

describe('several plaintiffs', { timeout: PATIENCE_MS }, () => {
  test('sign on the form where it has a line for them; who has none there signs by hand', async () => {
    const made = await aCase({
      coClaimants: [
        { firstname: 'Ana', lastname: 'Reyes', address: '', phonenumber: '' },
        { firstname: 'Luis', lastname: 'Ortega', address: '', phonenumber: '' },
      ],
    });
    const { co_signers } = await sign(made);
    expect(co_signers.map(({ seat, name }) => [seat, name])).toEqual([[1, 'Ana Reyes']]);
    const asked = must(await made.browser.post(paths.coSignLink, { case_id: made.caseId, seat: 1 })).json();
    const token = String(asked.url).split('#')[1] ?? '';
    const other = site.browser();
    const read: CoSigningAnswer = must(await other.post(paths.openCoSigning, { token })).json();
    expect(read.sheets.at(-1)?.title).toBe('Small Claims Complaint (CN 10532, revised 07/01/2022)');
    must(
      await other.post(paths.coSign, {
        token,
        read_sha256: read.read_sha256,
        agreed: read.statements.map(({ code }) => code),
        name: 'Ana Reyes',
        mark: DRAWN_SIGNATURE,
        method: 'typed',
      }),
    );
    const bytes = await bytesOf(made, await readyPapers(made), 'official_complaint');
    expect(await textIn(bytes, 'plaSigB', 1)).toBe('/s/ Ana Reyes');
    expect(await textIn(bytes, 'sigDtB', 1)).toBe('November 21, 2026');
    expect(await textIn(bytes, 'sigDtA', 1)).toBe('November 21, 2026');
    const late = await made.browser.post(paths.coSignLink, { case_id: made.caseId, seat: 2 });
    expect(late.json()).toMatchObject({ code: 'papers.unknown_signer' });
  });
});

describe('the court’s other forms', { timeout: PATIENCE_MS }, () => {
  test('are filled in beside our own sheets: summons, fee waiver and default form', async () => {
    const made = await aCase();
    const papers = await papersOf(made);
    const titles = papers.documents.filter(({ kind }) => kind.startsWith('official_')).map(({ title }) => title);
    expect(titles).toEqual([
      'Small Claims Complaint (CN 10532, revised 07/01/2022)',
      'Fee Waiver Form (CN 11208, revised 01/02/2020)',
      'Summons (CN 10534, revised 01/02/2020)',
      // A form whose foot prints no day.
      'Default Form (CN 10914)',
    ]);
    const summons = await bytesOf(made, papers, 'official_summons');
    expect(await textIn(summons, 'plaNameA', 0)).toBe('Marisol Teixeira');
    expect(await textIn(summons, 'defNameA', 0)).toBe('Ironbound Property Management LLC');
    expect(await textIn(summons, 'demandAmt', 0)).toBe('2,450.00');
    expect(await textIn(summons, 'typeCtyA', 0)).toBe('Essex');
    const waiver = await bytesOf(made, papers, 'official_fee_waiver');
    expect(await textIn(waiver, 'plaNameA', 0)).toBe('Marisol Teixeira');
    expect(await textIn(waiver, 'defNameA', 0)).toBe('');
    const proof = await bytesOf(made, papers, 'official_default_proof');
    expect(await textIn(proof, 'defNameA', 0)).toBe('Ironbound Property Management LLC');
    for (const bytes of [summons, waiver, proof]) {
      expect(await readPlaced(bytes)).toMatchObject({ fieldCount: 0, annotationCount: 0, pictures: [] });
    }
  });

  test('follow the part of the court: above the limit it is the other summons, and our own complaint', async () => {
    const made = await aCase({
      amount: '9000',
      claimCalculation: 'They owe me $9,000.',
      claimDescription: 'They kept $9,000.',
    });
    const { documents } = await papersOf(made);
    expect(documents.flatMap(({ kind, title }) => (kind.startsWith('official_') ? [title] : []))).toEqual([
      'Summons (CN 10541, revised 01/02/2020)',
    ]);
    const packet = bare((await pdfOf(made, { documents }, 'packet')).pages[0] ?? '');
    expect(packet).toContain('The complaint is a prepared draft in the court’s layout');
  });
});
