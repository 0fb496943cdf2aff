import { type CourtPapersAnswer, paths, type SaveFormRequest, type SigningAnswer } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Each packet is several PDFs; a busy machine draws them slowly. */
const PATIENCE_MS = 300_000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

type Case = { readonly browser: Browser; readonly caseId: string; readonly text: string };

const approve = async ({ browser, text }: Pick<Case, 'browser' | 'text'>) =>
  must(
    await browser.post(paths.saveDemandLetter, {
      demand_letter: text,
      action: 'approve_and_send',
      delivery: 'self_mail',
    }),
  );

const papersOf = async ({ browser, caseId }: Case): Promise<CourtPapersAnswer> =>
  must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json();

async function readyPapers(made: Case): Promise<CourtPapersAnswer> {
  await expect.poll(async () => (await papersOf(made)).state, { timeout: 120_000, interval: 100 }).toBe('ready');
  return papersOf(made);
}

/** A case whose papers are made and unsigned. */
async function aCaseWithPapers(form: Partial<SaveFormRequest> = {}): Promise<Case> {
  const browser = site.browser();
  const text = await aGeneratedLetter(browser, { selectedPackage: 'small-claims', ...form });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  const made = { browser, caseId: String(case_id), text };
  await approve(made);
  await readyPapers(made);
  return made;
}

let untouched: Promise<Case> | null = null;

/** One such case for all tests that leave it as it is. */
function aSharedCase(): Promise<Case> {
  untouched ??= aCaseWithPapers();
  return untouched;
}

const reading = async ({ browser, caseId }: Case): Promise<SigningAnswer> =>
  must(await browser.get(`${paths.courtPapersSigning}?case_id=${caseId}`)).json();

const signing = async (made: Case, wish: Readonly<Record<string, unknown>> = {}) => {
  const { read_sha256, statements } = await reading(made);
  const agreed = statements.map(({ code }) => code);
  return made.browser.post(paths.signCourtPapers, { case_id: made.caseId, read_sha256, agreed, ...wish });
};

async function pdfOf(made: Case, { documents }: Pick<CourtPapersAnswer, 'documents'>, kind: string) {
  const document_id = documents.find((one) => one.kind === kind)?.id ?? '';
  return readPdf(must(await made.browser.post(paths.openCourtPaper, { document_id, action: 'view' })).rawPayload);
}

const bare = (text: string): string => text.replace(/\s+/g, ' ');

/** An answer to one of the letter's questions, after the approval. */
async function saveOtherText(made: Case): Promise<void> {
  const demand_letter = made.text.replace('Sincerely,', 'Respectfully,');
  must(await made.browser.post(paths.saveDemandLetter, { demand_letter, action: 'save' }));
}

describe('reading before signing', { timeout: PATIENCE_MS }, () => {
  test('shows the complaint word for word, the statements it is signed under, and the mark as it is', async () => {
    const made = await aSharedCase();
    const read = await reading(made);
    expect(read).toMatchObject({
      state: 'unsigned',
      version: 1,
      reason: null,
      title: 'Small Claims Complaint',
      signer: 'Marisol Teixeira',
      signing_day: '2026-11-21',
    });
    expect(read.statements.map(({ code }) => code)).toEqual(['read', 'open_boxes', 'redaction', 'certification']);
    expect(read.statements.at(-1)?.text).toBe(
      'I certify that the foregoing statements made by me are true. I am aware that if any of the foregoing statements made by me are wilfully false, I am subject to punishment.',
    );
    expect(read.mark).toMatch(/^data:image\/png;base64,/);
    const shown = JSON.stringify(read.sheets);
    const printed = bare((await pdfOf(made, await papersOf(made), 'complaint')).text);
    for (const words of [...read.facts.story, ...read.facts.calculation, read.statements.at(-1)?.text ?? '']) {
      expect(shown).toContain(words);
      expect(printed).toContain(words);
    }
  });

  test('names the lines of an accident that nobody filled in, since the signature closes them', async () => {
    const made = await aCaseWithPapers({
      situation: 'damaged-property',
      disputing: ['car-crash'],
      claimDescription: 'On August 31, 2026 their driver drove into my parked car.',
      claimCalculation: 'The repair cost $2,450.',
      accidentDamage: 'Damage to property only',
      ownVehicle: '2019 Honda Civic',
    });
    const read = await reading(made);
    expect(read.open_boxes).toEqual(expect.arrayContaining(['Time of day', 'Driver of plaintiff’s vehicle']));
    expect(read.open_boxes.join()).not.toMatch(/Telephone|deductible|Plaintiff’s vehicle:|Owner/);
    expect((await signing(made, { agreed: ['read', 'redaction', 'certification'] })).statusCode).toBe(422);
  });

  test('is for the owner only', async () => {
    const made = await aSharedCase();
    const { read_sha256 } = await reading(made);
    const stranger = await aCaseWithPapers();
    for (const browser of [stranger.browser, site.browser()]) {
      const answers = [
        await browser.get(`${paths.courtPapersSigning}?case_id=${made.caseId}`),
        await browser.post(paths.signCourtPapers, { case_id: made.caseId, read_sha256, agreed: ['read'] }),
        await browser.post(paths.correctCourtFacts, {
          case_id: made.caseId,
          read_sha256: '0'.repeat(64),
          story: ['It happened.'],
          calculation: [],
        }),
      ];
      for (const answer of answers) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'papers.unknown_case']);
      }
    }
  });
});

describe('signing the complaint', { timeout: PATIENCE_MS }, () => {
  test('makes a version with the mark, the day and the hash of the text, and freezes what was signed', async () => {
    const made = await aCaseWithPapers();
    const unsigned = await papersOf(made);
    expect(unsigned).toMatchObject({ signing: 'unsigned', signature: null, earlier: [] });
    const { read_sha256 } = await reading(made);
    must(await signing(made));
    const signed = await readyPapers(made);
    expect(signed).toMatchObject({
      version: 2,
      signing: 'signed',
      signature: { signer: 'Marisol Teixeira', text_sha256: read_sha256 },
      earlier: [{ version: 1, signature: null, replaced_because: 'signed' }],
    });
    expect(signed.read?.readings.map(({ reading }) => reading)).toEqual(['clerk', 'judge', 'opponent']);
    const found = signed.read?.readings.flatMap((one) => one.found) ?? [];
    expect(found.filter(({ severity }) => severity === 'stop')).toEqual([]);
    for (const kind of ['complaint', 'packet']) {
      const pdf = await pdfOf(made, signed, kind);
      expect(pdf.isTagged).toBe(true);
      expect(pdf.elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
        'Signature of Marisol Teixeira',
      ]);
      expect(pdf.text.replace(/\s+/g, '')).toContain(read_sha256);
      expect(bare(pdf.text)).toContain('Signed on the screen on November 21, 2026 at');
      expect(bare(pdf.text)).not.toContain(kind === 'complaint' ? 'not signed yet' : 'Nothing here is signed');
      // The foot of a filed paper tells a court nothing of comparing forms.
      expect(bare(pdf.text)).toMatch(/Signed on the screen\s*Page 1 of/);
      expect(bare(pdf.text)).not.toContain('Signed on the screen. Compare');
      if (kind === 'complaint') expect(bare(pdf.text)).not.toContain('Prepared draft');
    }
    const later = await pdfOf(made, signed, 'default_proof');
    expect(later.elements.filter(({ role }) => role === 'Figure')).toEqual([]);
    expect(bare(later.text)).toContain('not signed yet');
    const { rows } = await site.database.pool.query(
      `select encode(signed, 'escape') as signed, text_sha256 from court_signatures where claim_id = $1`,
      [made.caseId],
    );
    expect(rows).toMatchObject([{ text_sha256: read_sha256 }]);
    expect(JSON.stringify(rows)).not.toContain('Teixeira');
    await expect(site.database.pool.query(`update court_signatures set method = 'typed'`)).rejects.toThrow(
      /never change|final|cannot|may not|refus/i,
    );
    const trail = await site.database.pool.query(
      `select detail from audit_events where claim_id = $1 and kind = 'papers.signed'`,
      [made.caseId],
    );
    expect(trail.rows).toMatchObject([{ detail: { textSha256: read_sha256, version: 2, method: 'drawn' } }]);
    expect(site.logLines.join('\n')).not.toMatch(/Teixeira|Ironbound/);
  });

  test('twice, at the same time or one after the other, makes one version', async () => {
    const made = await aCaseWithPapers();
    const { read_sha256, statements } = await reading(made);
    const wish = { case_id: made.caseId, read_sha256, agreed: statements.map(({ code }) => code) };
    const answers = await Promise.all([1, 2, 3].map(() => made.browser.post(paths.signCourtPapers, wish)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await readyPapers(made)).version).toBe(2);
    must(await made.browser.post(paths.signCourtPapers, wish));
    expect(await papersOf(made)).toMatchObject({ version: 2, signing: 'signed' });
  });

  test('is refused for a text that was not read, and without every statement', async () => {
    const made = await aSharedCase();
    const codeOf = async (wish: Readonly<Record<string, unknown>>) => {
      const answer = await signing(made, wish);
      return [answer.statusCode, answer.json().code];
    };
    expect(await codeOf({ read_sha256: '0'.repeat(64) })).toEqual([409, 'papers.read_again']);
    expect(await codeOf({ agreed: [] })).toEqual([422, 'papers.statement_missing']);
    expect(await codeOf({ agreed: ['read', 'open_boxes', 'redaction'] })).toEqual([422, 'papers.statement_missing']);
    expect((await codeOf({ read_sha256: 'no hash' }))[0]).toBe(400);
    expect(await papersOf(made)).toMatchObject({ version: 1, signing: 'unsigned' });
  });
});

describe('changing something after signing', { timeout: PATIENCE_MS }, () => {
  test('voids the signature until the letter is approved again, and the next version is unsigned', async () => {
    const made = await aCaseWithPapers();
    must(await signing(made));
    await readyPapers(made);
    await saveOtherText(made);
    expect(await papersOf(made)).toMatchObject({ version: 2, signing: 'void', changed: 'letter' });
    const again = await signing(made);
    expect([again.statusCode, again.json().code]).toEqual([409, 'papers.outdated']);
    must(await made.browser.post(paths.saveDemandLetter, { demand_letter: made.text, action: 'save' }));
    expect(await papersOf(made)).toMatchObject({ version: 2, signing: 'signed' });
    await approve({ ...made, text: made.text.replace('Sincerely,', 'Respectfully,') });
    const next = await readyPapers(made);
    expect(next).toMatchObject({ version: 3, signing: 'unsigned', signature: null });
    expect(next.earlier.map(({ version, replaced_because }) => [version, replaced_because])).toEqual([
      [2, 'letter_approved'],
      [1, 'signed'],
    ]);
    const { rows } = await site.database.pool.query(
      `select detail from audit_events where claim_id = $1 and kind = 'papers.signature_void'`,
      [made.caseId],
    );
    expect(rows).toMatchObject([{ detail: { version: 2, code: 'letter_approved' } }]);
  });

  test('before signing keeps the papers from being signed', async () => {
    const made = await aCaseWithPapers();
    await saveOtherText(made);
    expect(await papersOf(made)).toMatchObject({ signing: 'outdated' });
    const refused = await signing(made);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'papers.outdated']);
    const again = await made.browser.post(paths.makeCourtPapers, { case_id: made.caseId });
    expect([again.statusCode, again.json().code]).toEqual([409, 'papers.outdated']);
  });
});

describe('an answer that the letter says nothing of', { timeout: PATIENCE_MS }, () => {
  test('makes papers out of date until they are made again', async () => {
    const made = await aCaseWithPapers();
    must(await signing(made));
    await readyPapers(made);
    await site.database.pool.query(`update court_packets set basis_sha256 = 'other answers' where claim_id = $1`, [
      made.caseId,
    ]);
    expect(await papersOf(made)).toMatchObject({ version: 2, signing: 'void', changed: 'answers' });
    must(await made.browser.post(paths.makeCourtPapers, { case_id: made.caseId }));
    expect(await readyPapers(made)).toMatchObject({ version: 3, signing: 'unsigned', changed: null });
  });
});

describe('signed papers that failed by a fault of ours', { timeout: PATIENCE_MS }, () => {
  test('are drawn again as they were signed', async () => {
    const made = await aCaseWithPapers();
    must(await signing(made));
    const { signature } = await readyPapers(made);
    await site.database.pool.query(
      `update court_packets set state = 'failed', failure_code = 'documents.busy', made_at = null
       where claim_id = $1 and version = 2`,
      [made.caseId],
    );
    expect(await papersOf(made)).toMatchObject({ state: 'failed', signing: 'none' });
    must(await made.browser.post(paths.makeCourtPapers, { case_id: made.caseId }));
    expect(await readyPapers(made)).toMatchObject({ version: 3, signing: 'signed', signature });
  });
});

describe('a complaint with something not settled', { timeout: PATIENCE_MS }, () => {
  test('is not signed on the screen, says why, and can still have its facts corrected', async () => {
    const made = await aCaseWithPapers({
      claimCalculation: 'El depósito fue de dos mil cuatrocientos cincuenta dólares y no me lo han devuelto.',
    });
    const found = (await papersOf(made)).read?.readings.flatMap((one) => one.found) ?? [];
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'sum_unexplained',
        severity: 'look',
        mend: 'facts',
        papers: ['Small Claims Complaint'],
      }),
    );
    expect(await reading(made)).toMatchObject({ state: 'by_hand', reason: expect.stringContaining('not settled yet') });
    const refused = await signing(made);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'papers.undecided']);
    const { read_sha256, facts } = await reading(made);
    const calculation = ['The deposit was $2,450.'];
    must(
      await made.browser.post(paths.correctCourtFacts, {
        case_id: made.caseId,
        read_sha256,
        story: facts.story,
        calculation,
      }),
    );
    expect(await readyPapers(made)).toMatchObject({ version: 2, signing: 'unsigned' });
    must(await signing(made));
    expect(await readyPapers(made)).toMatchObject({ version: 3, signing: 'signed' });
  });
});

describe('correcting the facts', { timeout: PATIENCE_MS }, () => {
  const FACTS = {
    story: ['I paid a deposit of $2,450 on September 1, 2024.', 'It was not returned after I moved out.'],
    calculation: ['The deposit was $2,450.'],
  };
  const correct = async (made: Case, facts: Readonly<Record<string, unknown>>) => {
    const { read_sha256 } = await reading(made);
    return made.browser.post(paths.correctCourtFacts, { case_id: made.caseId, read_sha256, ...FACTS, ...facts });
  };

  test('makes an unsigned version that tells exactly these, and voids a signature', async () => {
    const made = await aCaseWithPapers();
    must(await signing(made));
    await readyPapers(made);
    must(await correct(made, {}));
    const corrected = await readyPapers(made);
    expect(corrected).toMatchObject({ version: 3, signing: 'unsigned' });
    expect(corrected.earlier[0]).toMatchObject({ version: 2, replaced_because: 'facts_corrected' });
    expect((await reading(made)).facts).toEqual(FACTS);
    const { text } = await pdfOf(made, corrected, 'complaint');
    for (const fact of [...FACTS.story, ...FACTS.calculation]) expect(bare(text)).toContain(fact);
    expect(bare((await pdfOf(made, corrected, 'packet')).text)).toContain('The last day to pay in your letter is');
    must(await correct(made, {}));
    expect((await papersOf(made)).version).toBe(3);
    must(await signing(made));
    expect(await readyPapers(made)).toMatchObject({ version: 4, signing: 'signed' });
  });

  test.each([
    [{ story: ['My Social Security number is 123-45-6789.'] }, 'papers.facts_private'],
    [{ story: ['He is on active duty in the Army.'] }, 'papers.facts_military'],
    [{ story: ['My landlord has cancer and is in the hospital.'] }, 'papers.facts_health'],
    [{ story: ['He is an illegal immigrant without papers.'] }, 'papers.facts_immigration'],
    [{ story: ['The policy no. is AB12.'] }, 'papers.facts_private'],
    [{ story: [] }, 'papers.facts_missing'],
  ])('refuses what may not stand in a complaint: %o', async (facts, code) => {
    const made = await aSharedCase();
    const refused = await correct(made, facts);
    expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
    expect((await papersOf(made)).version).toBe(1);
  });
});

describe('a case with long facts', { timeout: PATIENCE_MS }, () => {
  test('is signed on the complaint and on its continuation sheet', async () => {
    const claimDescription = Array.from(
      { length: 60 },
      (_, index) => `On September ${(index % 28) + 1}, 2024 I paid part ${index + 1} of the deposit to their office.`,
    ).join(' ');
    const made = await aCaseWithPapers({ claimDescription });
    must(await signing(made));
    const signed = await readyPapers(made);
    const pdf = await pdfOf(made, signed, 'complaint');
    expect(pdf.elements.filter(({ role }) => role === 'Figure')).toHaveLength(2);
  });
});
