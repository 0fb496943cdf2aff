import { paths, type SaveFormRequest, type TrialNotesWire, type TrialPrepAnswer } from '@plainclaim/contract';
import { NO_TRIAL_NOTES_WIRE } from '@plainclaim/contract/testing/blank-records';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aGeneratedLetter, must } from '../../testing/builders/a-draft.ts';
import { aPerson } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  // Calls are turned away while the machine is still busy with starting the test.
  const isTaken = async () => must(await site.browser().get(paths.states));
  await vi.waitFor(isTaken, { timeout: 20_000, interval: 100 });
});
afterAll(() => site.close());

/** A figure that nothing else in the case comes to. */
const LOWEST = '1777.31';
const LOWEST_ANYWHERE = /1,?777\.31|177731/;

type Case = { readonly browser: Browser; readonly caseId: string };

async function anApprovedCase(form: Partial<SaveFormRequest> = {}, isApproved = true): Promise<Case> {
  const { browser } = await aPerson(site);
  const text = await aGeneratedLetter(browser, { selectedPackage: 'full-trial', ...form });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  const wish = { demand_letter: text, action: 'approve_and_send', delivery: 'self_mail' };
  if (isApproved) must(await browser.post(paths.saveDemandLetter, wish));
  return { browser, caseId: String(case_id) };
}

const NOTES: TrialNotesWire = {
  witnesses: [{ id: 'w1', name: 'Rosa Diaz', saw: 'She helped me clean and took photos.', contact: '973-555-0188' }],
  payments: [{ paid_on: '2026-11-02', amount: '100' }],
  wants_interest: true,
  lowest_amount: LOWEST,
  proofs: [{ element: 'deposit.condition', exhibit_ids: [], witness_ids: ['w1'] }],
  spoken: ['They did not return my deposit.', 'A sentence that nobody wrote.'],
};

const prepOf = async ({ browser, caseId }: Case): Promise<TrialPrepAnswer> =>
  must(await browser.get(`${paths.trialPrep}?case_id=${caseId}`)).json();
const save = ({ browser, caseId }: Case, revision: number, notes: TrialNotesWire = NOTES) =>
  browser.post(paths.saveTrialNotes, { case_id: caseId, revision, notes });
const make = ({ browser, caseId }: Case) => browser.post(paths.makeTrialBinder, { case_id: caseId });
const open = ({ browser }: Case, document_id: string) => browser.post(paths.openTrialPaper, { document_id });

async function madePapers(made: Case): Promise<TrialPrepAnswer> {
  must(await make(made));
  const isMade = async () => {
    const prep = await prepOf(made);
    if (prep.book.state === 'making') throw new Error('the papers are still being made');
    return prep;
  };
  return vi.waitFor(isMade, { timeout: 60_000, interval: 50 });
}

async function textsOf(made: Case, { book }: TrialPrepAnswer): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { id, kind } of book.documents) {
    texts[kind] = (await readPdf(must(await open(made, id)).rawPayload)).text.replace(/\s+/g, ' ');
  }
  return texts;
}

/** One case with notes and papers serves all tests that only look: making them takes seconds. */
let ready: Case & { readonly prep: TrialPrepAnswer; readonly texts: Readonly<Record<string, string>> };
beforeAll(async () => {
  const made = await anApprovedCase();
  must(await save(made, 0));
  const prep = await madePapers(made);
  ready = { ...made, prep, texts: await textsOf(made, prep) };
}, 90_000);

describe('trial papers', () => {
  test('are made from the case, the approved letter and the notes', () => {
    const { prep, texts } = ready;
    expect(prep).toMatchObject({ included: true, letter_approved: true, revision: 1 });
    expect(prep.book).toMatchObject({ state: 'ready', version: 1, prepared_on: '2026-11-21', is_current: true });
    expect(prep.book.documents.map(({ kind, stage, file_name }) => [kind, stage, file_name])).toEqual([
      ['book', 'read', 'Trial-Papers.pdf'],
      ['outline', 'read', 'Story-on-One-Page.pdf'],
      ['mediation', 'private', 'Private-Mediation-Notes.pdf'],
      ['money', 'hand_over', 'Money-Worksheet.pdf'],
      ['settlement', 'hand_over', 'Settlement-Agreement.pdf'],
      ['collecting', 'later', 'Collecting-After-a-Judgment.pdf'],
    ]);
    expect(texts['outline']).toContain('My letter of November 21, 2026 asked for $2,450.00 by');
    expect(texts['money']).toContain('A less B: still open $2,350.00');
    expect(texts['money']).toContain('Still open, with court costs $2,395.00');
    expect(texts['book']).toContain('Witness: Rosa Diaz.');
    expect(texts['settlement']).toContain('the whole open sum of $2,350.00');
    expect(texts['collecting']).toContain('Ironbound Property Management LLC');
    expect(prep.book.documents.find(({ kind }) => kind === 'outline')?.page_count).toBe(1);
  });

  test('are tagged, titled and in English', async () => {
    for (const { id, title } of ready.prep.book.documents) {
      expect(await readPdf(must(await open(ready, id)).rawPayload)).toMatchObject({
        title,
        language: 'en-US',
        isTagged: true,
      });
    }
  });

  test('are asked for once while they fit, and made anew after a change; the older ones go', {
    timeout: 90_000,
  }, async () => {
    const made = await anApprovedCase();
    const first = await madePapers(made);
    expect(first.notes).toEqual(NO_TRIAL_NOTES_WIRE);
    expect((await madePapers(made)).book.version).toBe(1);
    const saved = must(await save(made, 0)).json();
    expect(saved).toMatchObject({ message: 'Your notes are saved.', revision: 1 });
    expect((await prepOf(made)).book).toMatchObject({ state: 'ready', is_current: false });
    const second = await madePapers(made);
    expect(second.book).toMatchObject({ version: 2, is_current: true });
    const [old] = first.book.documents;
    must(await open(made, old?.id ?? ''), 404);
    const { rows } = await site.database.pool.query('select version from trial_books where claim_id = $1', [
      made.caseId,
    ]);
    expect(rows).toEqual([{ version: 2 }]);
  });

  test('can be taken as one file', async () => {
    const zip = must(await ready.browser.post(paths.trialZip, { case_id: ready.caseId }));
    expect(zip.headers['content-disposition']).toBe('attachment; filename="Trial-Papers-Version-1.zip"');
    expect(zip.rawPayload.toString('latin1')).toContain('3-PRIVATE-For-You-Alone/Private-Mediation-Notes.pdf');
  });

  test('wait for the approval', async () => {
    const made = await anApprovedCase({}, false);
    expect((await make(made)).json()).toMatchObject({ status: 409, code: 'trial.not_approved' });
    const zip = await made.browser.post(paths.trialZip, { case_id: made.caseId });
    expect(zip.json()).toMatchObject({ status: 409, code: 'trial.not_ready' });
  });

  test('come with points to prove in the language the browser speaks', async () => {
    const { browser, caseId, prep } = ready;
    const english = prep.points.find(({ key }) => key === 'deposit.kept');
    expect(english?.bring).toBe('Bank records; the list of charges with its envelope');
    const ask = `${paths.trialPrep}?case_id=${caseId}`;
    const spanish = must(await browser.get(ask, { cookie: 'lang=es' })).json<TrialPrepAnswer>();
    expect(spanish.points.map(({ key }) => key)).toEqual(prep.points.map(({ key }) => key));
    expect(spanish.points.find(({ key }) => key === 'deposit.kept')).toEqual({
      key: 'deposit.kept',
      text: 'El plazo para devolverlo pasó, y el dinero, o una parte, no volvió.',
      bring: 'Registros bancarios; la lista de cargos con su sobre',
    });
  });

  test('are not part of smaller packages', async () => {
    const made = await anApprovedCase({ selectedPackage: 'small-claims' });
    expect(await prepOf(made)).toMatchObject({ included: false, points: [], notes: NO_TRIAL_NOTES_WIRE });
    expect((await save(made, 0)).json()).toMatchObject({ status: 403, code: 'trial.not_included' });
    expect((await make(made)).json()).toMatchObject({ status: 403, code: 'trial.not_included' });
  });
});

describe('the lowest figure', () => {
  test('stands on the private sheet, and in no other paper, letter, mail, log line or unsealed column', {
    timeout: 60_000,
  }, async () => {
    const { browser, caseId, texts } = ready;
    for (const [kind, text] of Object.entries(texts)) {
      expect(LOWEST_ANYWHERE.test(text)).toBe(kind === 'mediation');
    }
    const papers = async () => must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json();
    await expect.poll(async () => (await papers()).state, { timeout: 30_000, interval: 50 }).toBe('ready');
    for (const { id } of (await papers()).documents) {
      const paper = must(await browser.post(paths.openCourtPaper, { document_id: id }));
      expect((await readPdf(paper.rawPayload)).text).not.toMatch(LOWEST_ANYWHERE);
    }
    const letter = must(await browser.get(paths.letterReview)).body;
    expect(letter).not.toMatch(LOWEST_ANYWHERE);
    expect(must(await browser.get(paths.letterTrail)).body).not.toMatch(LOWEST_ANYWHERE);
    expect(JSON.stringify(site.mails)).not.toMatch(LOWEST_ANYWHERE);
    expect(site.logLines.join('\n')).not.toMatch(LOWEST_ANYWHERE);
    expect(site.logLines.join('\n')).not.toContain('Rosa Diaz');
    const { rows: tables } = await site.database.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await site.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      // Sealed bytes are printed as digits: some of them look like anything.
      for (const { row } of rows) expect(row.replaceAll(/\\x[0-9a-f]+/g, '')).not.toMatch(LOWEST_ANYWHERE);
    }
  });

  test('cannot be above what is open', async () => {
    const made = await anApprovedCase({}, false);
    const refused = (await save(made, 0, { ...NOTES, lowest_amount: '2350.01' })).json();
    expect(refused).toMatchObject({ status: 422, code: 'trial.lowest_too_high' });
    expect(refused.fields).toMatchObject([{ field: 'lowest_amount' }]);
    expect((await prepOf(made)).revision).toBe(0);
    must(await save(made, 0, { ...NOTES, lowest_amount: '2350.00' }));
  });
});

describe('notes', () => {
  /** Refused notes change nothing, so one case serves for all of them. */
  let untouched: Case;
  beforeAll(async () => {
    untouched = await anApprovedCase({}, false);
  });

  test.each<[string, Partial<TrialNotesWire>, string, string]>([
    [
      'a witness without a name',
      { witnesses: [{ id: 'a', name: ' ', saw: 'It.', contact: '' }] },
      'trial.witness_name',
      'witnesses.0.name',
    ],
    [
      'a witness who saw nothing',
      { witnesses: [{ id: 'a', name: 'Ana', saw: '', contact: '' }] },
      'trial.witness_saw',
      'witnesses.0.saw',
    ],
    [
      'a payment without a day',
      { payments: [{ paid_on: '', amount: '5' }] },
      'trial.payment_day',
      'payments.0.paid_on',
    ],
    [
      'a payment of words',
      { payments: [{ paid_on: '2026-11-01', amount: 'some' }] },
      'trial.payment_amount',
      'payments.0.amount',
    ],
    [
      'a payment of tomorrow',
      { payments: [{ paid_on: '2026-11-22', amount: '5' }] },
      'trial.payment_later',
      'payments.0.paid_on',
    ],
    [
      'payments of the whole sum',
      { payments: [{ paid_on: '2026-11-01', amount: '2450' }] },
      'trial.payments_too_high',
      'payments.0.amount',
    ],
    ['a lowest figure of words', { lowest_amount: 'a lot' }, 'trial.lowest_amount', 'lowest_amount'],
  ])('with %s are refused, by the field', async (_name, notes, code, field) => {
    const refused = (await save(untouched, 0, { ...NO_TRIAL_NOTES_WIRE, ...notes })).json();
    expect(refused).toMatchObject({ success: false, status: 422, code, fields: [{ field }] });
    expect((await prepOf(untouched)).revision).toBe(0);
  });

  test('of another window are not written over', async () => {
    const made = await anApprovedCase({}, false);
    must(await save(made, 0));
    expect((await save(made, 0, NO_TRIAL_NOTES_WIRE)).json()).toMatchObject({
      status: 409,
      code: 'trial.changed_elsewhere',
    });
    expect((await save(made, 7, NO_TRIAL_NOTES_WIRE)).json()).toMatchObject({ status: 409 });
    expect((await prepOf(made)).notes).toMatchObject({ lowest_amount: LOWEST, witnesses: NOTES.witnesses });
  });

  test('keep no link to what is not there, and no field nobody knows', async () => {
    const made = await anApprovedCase({}, false);
    const proofs = [
      { element: 'deposit.paid', exhibit_ids: ['no-exhibit'], witness_ids: ['w1', 'w9'] },
      { element: 'no.point', exhibit_ids: [], witness_ids: ['w1'] },
    ];
    const body = {
      case_id: made.caseId,
      revision: 0,
      notes: { ...NOTES, proofs, owner: 'me' },
      account_id: 'x',
      state: 'ready',
    };
    must(await made.browser.post(paths.saveTrialNotes, body));
    const { notes, book } = await prepOf(made);
    expect(notes.proofs).toEqual([{ element: 'deposit.paid', exhibit_ids: [], witness_ids: ['w1'] }]);
    expect(book.state).toBe('none');
  });

  test('have limits', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ id: `w${index}`, name: 'Ana', saw: 'It.', contact: '' }));
    expect((await save(untouched, 0, { ...NOTES, witnesses: many })).statusCode).toBe(400);
    const long = [{ id: 'w', name: 'Ana', saw: 'x'.repeat(1_501), contact: '' }];
    expect((await save(untouched, 0, { ...NOTES, witnesses: long })).statusCode).toBe(400);
  });
});

describe('strangers', () => {
  test('find no case, no paper and no zip, signed in or not', async () => {
    const { caseId, prep } = ready;
    const stranger: Case = { browser: (await aPerson(site)).browser, caseId };
    const nobody: Case = { browser: site.browser(), caseId };
    const [paper] = prep.book.documents;
    const asks = (who: Case) => [
      who.browser.get(`${paths.trialPrep}?case_id=${who.caseId}`),
      save(who, 1),
      make(who),
      open(who, paper?.id ?? ''),
      who.browser.post(paths.trialZip, { case_id: who.caseId }),
      who.browser.get(`${paths.readTrialPaper}?document_id=${paper?.id ?? ''}`),
      who.browser.get(`${paths.trialOutline}?case_id=${who.caseId}`),
    ];
    for (const ask of asks(stranger)) must(await ask, 404);
    for (const ask of asks(nobody)) must(await ask, 401);
    expect((await prepOf(ready)).revision).toBe(1);
  });

  test('learn nothing from ids of the wrong kind', async () => {
    const { browser } = await aPerson(site);
    for (const id of ['', "' or 1=1", '0'.repeat(26)]) {
      const asked = await browser.get(`${paths.trialPrep}?case_id=${encodeURIComponent(id)}`);
      expect(asked.json()).toMatchObject({ status: 404, code: 'trial.unknown_case' });
      const opened = await browser.post(paths.openTrialPaper, { document_id: id });
      expect(opened.json()).toMatchObject({ status: 404, code: 'trial.unknown' });
    }
  });
});

describe('a trial paper as a page', () => {
  const pageOf = (id: string) => ready.browser.get(`${paths.readTrialPaper}?document_id=${id}`);

  test('is there beside each PDF, strict and kept by nobody', async () => {
    for (const { id, title } of ready.prep.book.documents) {
      const { headers, body } = must(await pageOf(id));
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(body).toContain(`<title>${title}</title>`);
    }
  });

  test('shows the one-page story before it is made, from the saved notes, with the chosen sentences alone', async () => {
    const { body } = must(await ready.browser.get(`${paths.trialOutline}?case_id=${ready.caseId}`));
    expect(body).toContain('My Story on One Page');
    expect(body).toContain('A preview of your one-page story');
    expect(body).not.toContain('A sentence that nobody wrote');
    expect(ready.prep.notes.spoken).toEqual(ready.prep.offers.sentences.filter((text) => NOTES.spoken.includes(text)));
    for (const text of ready.prep.notes.spoken) expect(body).toContain(text);
  });
});

test('the trail tells what was done, by ids', async () => {
  must(await open(ready, ready.prep.book.documents[0]?.id ?? ''));
  const { rows } = await site.database.pool.query<{ kind: string; detail: Record<string, unknown> }>(
    `select kind, detail from audit_events where claim_id = $1 and kind like 'trial.%' order by id`,
    [ready.caseId],
  );
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  expect(kinds.slice(0, 4)).toEqual(['trial.notes_saved', 'trial.book_ordered', 'trial.book_ready', 'trial.opened']);
  // Six papers, and no hash of the private one.
  expect(rows.find(({ kind }) => kind === 'trial.book_ready')?.detail['pdfSha256s']).toHaveLength(5);
});
