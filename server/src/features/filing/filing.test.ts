import {
  type CourtPapersAnswer,
  type FilingAnswer,
  filingAnswerSchema,
  filingLinkAnswerSchema,
  type FilingLinkAnswer,
  type HandOverAnswer,
  handOverAnswerSchema,
  paths,
  type SaveFormRequest,
} from '@plainclaim/contract';
import { NOTHING_FILED_WIRE } from '@plainclaim/contract/testing/blank-records';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { aGeneratedLetter, must } from '../../testing/builders/a-draft.ts';
import { aPerson, mailTo } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { retentionJob } from '../your-data/index.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MINUTE_MS = 60_000;

type Case = { readonly browser: Browser; readonly caseId: string };

/** A case whose court papers are ready. */
async function aReadyCase(browser: Browser, form: Partial<SaveFormRequest> = {}): Promise<Case> {
  const text = await aGeneratedLetter(browser, { selectedPackage: 'small-claims', ...form });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  must(
    await browser.post(paths.saveDemandLetter, {
      demand_letter: text,
      action: 'approve_and_send',
      delivery: 'self_mail',
      confirmed: [],
    }),
  );
  const caseId = String(case_id);
  const state = async (): Promise<CourtPapersAnswer['state']> =>
    must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json().state;
  await expect.poll(state, { timeout: 30_000, interval: 100 }).toBe('ready');
  return { browser, caseId };
}

const filingOf = async ({ browser, caseId }: Case): Promise<FilingAnswer> =>
  filingAnswerSchema.parse(must(await browser.get(`${paths.filing}?case_id=${caseId}`)).json());

const save = ({ browser, caseId }: Case, revision: number, entry: Partial<typeof NOTHING_FILED_WIRE>) =>
  browser.post(paths.saveFiling, { case_id: caseId, revision, entry: { ...NOTHING_FILED_WIRE, ...entry } });

const rowsOf = async <T>(query: RawBuilder<T>): Promise<readonly T[]> => (await query.execute(site.database.db)).rows;

const linkOf = async ({ browser, caseId }: Case): Promise<FilingLinkAnswer> =>
  filingLinkAnswerSchema.parse(must(await browser.post(paths.filingLink, { case_id: caseId })).json());

describe('the sheet beside the court’s screens', () => {
  test('holds each field, each file with its type and size, the limits with their days, fee and copies', async () => {
    const made = await aReadyCase(site.browser());
    const { sheet, reason, revision, days } = await filingOf(made);
    expect([reason, revision, days]).toEqual([null, 0, []]);
    expect(sheet).toMatchObject({ court: 'Small Claims', county: 'Essex', version: 1 });
    const { files = [], groups = [], electronic, fees, paper } = sheet ?? {};
    expect(files.map(({ file_name }) => file_name)).toContain('Small-Claims-Complaint.pdf');
    for (const { bytes, problems, page_count } of files) {
      expect(bytes).toBeGreaterThan(1_000);
      expect(page_count).toBeGreaterThan(0);
      expect(problems).toEqual([]);
    }
    const complaint = files.find(({ file_name }) => file_name === 'Small-Claims-Complaint.pdf');
    expect(complaint?.document_type).toBe('Complaint');
    const values = groups.map(({ side, fields }) => [side, ...fields.map(({ key, value }) => `${key}: ${value}`)]);
    expect(values[0]).toEqual([
      'case',
      'county: Essex',
      'case_type: Small Claims',
      'demand: 2450.00',
      'caption: Marisol Teixeira v. Ironbound Property Management LLC',
    ]);
    expect(values[1]).toContain('first_name: Marisol');
    const firm = groups[2]?.fields.find(({ key }) => key === 'business_name');
    expect(firm).toMatchObject({
      value: 'Ironbound Property Management LLC',
      cut: 'Ironbound Property Management',
      most: 30,
    });
    const limit = (key: string) => electronic?.limits.find((one) => one.key === key);
    expect(limit('megabytes')).toMatchObject({
      text: 'One file may have up to 35 MB.',
      said_on: '2021-04-15',
      confirm: true,
    });
    expect(limit('nameLetters')).toMatchObject({ said_on: null, confirm: true });
    expect(limit('payments')?.text).toBe('You can pay by credit card, debit card, or transfer from a US bank.');
    expect(fees).toMatchObject({ filing: 35_00, service: 10_00, mailed: 1, total: 45_00 });
    expect(paper).toMatchObject({ sets: 3, copies: 2, outside_steps: [] });
    expect(paper?.mail_to.join(', ')).toContain('50 West Market Street');
  });

  test('charges no court mail for a defendant outside the State, and says how the papers get there', async () => {
    const made = await aReadyCase(site.browser(), {
      defendantCity: 'Albany',
      defendantCountry: 'NY',
      defendantZipcode: '12207',
      filingCounty: 'Essex',
    });
    const { sheet } = await filingOf(made);
    expect(sheet?.fees).toMatchObject({ mailed: 0, service: 0, total: 35_00 });
    expect(sheet?.paper.defendants).toMatchObject([{ is_outside: true }]);
    expect(sheet?.paper.outside_steps).toHaveLength(5);
  });

  test('is in the language of whoever asks', async () => {
    const { browser, caseId } = await aReadyCase(site.browser({ lang: 'es' }));
    const { sheet } = await filingOf({ browser, caseId });
    expect(sheet?.electronic?.limits[0]?.text).toBe(
      'Funciona en una computadora. No funciona en teléfonos ni tabletas.',
    );
  });

  test('is not there before the papers are, nor for anybody else', async () => {
    const browser = site.browser();
    await aGeneratedLetter(browser, { selectedPackage: 'small-claims' });
    const { case_id: caseId } = must(await browser.get(paths.checkExistingDemand)).json();
    expect(await filingOf({ browser, caseId })).toMatchObject({
      sheet: null,
      reason: expect.stringContaining('ready'),
    });
    const stranger = site.browser();
    await aGeneratedLetter(stranger);
    for (const other of [stranger, site.browser()]) {
      expect((await other.get(`${paths.filing}?case_id=${caseId}`)).statusCode).toBe(404);
      expect((await save({ browser: other, caseId }, 0, {})).statusCode).toBe(404);
      expect((await other.post(paths.filingLink, { case_id: caseId })).statusCode).toBe(404);
      expect((await other.post(paths.filingCalendar, { case_id: caseId })).statusCode).toBe(404);
      expect((await other.post(paths.tickFiling, { case_id: caseId, ticked: [] })).statusCode).toBe(404);
    }
  });

  test('keeps what is ticked off', async () => {
    const made = await aReadyCase(site.browser());
    must(await made.browser.post(paths.tickFiling, { case_id: made.caseId, ticked: ['signed', 'files'] }));
    must(await save(made, 0, { filed_on: '2026-11-20' }));
    expect(await filingOf(made)).toMatchObject({ ticked: ['signed', 'files'], revision: 1 });
  });
});

describe('what the court said', () => {
  test('gives the days, a mail to the account and a calendar', async () => {
    const person = await aPerson(site);
    const made = await aReadyCase(person.browser);
    const entry = {
      confirmation: ' 2026  1120-77 ',
      docket_number: 'esx sc 1234 26',
      filed_on: '2026-11-02',
      mailed_on: '2026-11-06',
      hearing_on: '2026-12-09',
    };
    const saved = filingAnswerSchema.parse(must(await save(made, 0, entry)).json());
    expect(saved.message).toBe('Saved. Your days are counted, and we mailed them to you.');
    expect(saved.entry).toMatchObject({ confirmation: '2026 1120-77', docket_number: 'ESX-SC-001234-26' });
    expect(saved.docket_unusual).toBe(false);
    expect(saved.days.map(({ key, day, told, expected }) => [key, day, told, expected])).toEqual([
      ['served', '2026-11-09', false, true],
      ['hearing', '2026-12-09', true, false],
    ]);
    const mail = await mailTo(site, person.email, /court days/);
    expect(mail.text).toContain('Your day in court: December 9, 2026');
    expect(mail.text).toContain(`/file-it-now?case=${made.caseId}`);
    expect(mail.text).not.toContain('Ironbound');
    expect(mail.subject).not.toMatch(/\d/);

    const calendar = must(await made.browser.post(paths.filingCalendar, { case_id: made.caseId }));
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20261209');
    expect(calendar.body.replaceAll('\r\n ', '')).toContain('Docket number: ESX-SC-001234-26.');
    expect(calendar.body).not.toContain('Ironbound');
  });

  test('mails no second time what stayed the same', async () => {
    const person = await aPerson(site);
    const made = await aReadyCase(person.browser);
    const entry = { filed_on: '2026-11-02', hearing_on: '2026-12-09' };
    must(await save(made, 0, entry));
    const again = must(await save(made, 1, { ...entry, confirmation: '77' })).json();
    expect(again.message).toBe('Saved. Your days are counted from what you wrote.');
  });

  test('that cannot be is refused whole, field by field, and nothing is saved', async () => {
    const made = await aReadyCase(site.browser());
    const refused = await save(made, 0, { filed_on: '2026-11-30', mailed_on: '2026-11-01', confirmation: '77' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toMatchObject([
      { field: 'filed_on', code: 'filing.day_to_come' },
      { field: 'mailed_on', code: 'filing.day_before_filing' },
    ]);
    const unread = await save(made, 0, { filed_on: '2026-02-30' });
    expect(unread.json().fields).toMatchObject([{ field: 'filed_on', code: 'filing.no_day' }]);
    expect(await filingOf(made)).toMatchObject({ revision: 0, entry: NOTHING_FILED_WIRE });
  });

  test('in another window is not written over', async () => {
    const made = await aReadyCase(site.browser());
    const answers = await Promise.all([
      save(made, 0, { filed_on: '2026-11-19' }),
      save(made, 0, { filed_on: '2026-11-20' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await save(made, 0, { filed_on: '2026-11-18' })).json()).toMatchObject({
      code: 'filing.changed_elsewhere',
    });
  });

  test('a docket number of another form stays as typed, and is pointed out', async () => {
    const made = await aReadyCase(site.browser());
    const { entry, docket_unusual } = must(await save(made, 0, { docket_number: 'DC-12-26' })).json();
    expect([entry.docket_number, docket_unusual]).toEqual(['DC-000012-26', true]);
  });

  test('has no calendar without a day', async () => {
    const made = await aReadyCase(site.browser());
    const answer = await made.browser.post(paths.filingCalendar, { case_id: made.caseId });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'filing.no_days_yet']);
  });

  test('is sealed where it lies', async () => {
    const made = await aReadyCase(site.browser());
    must(await save(made, 0, { confirmation: 'CONFIRM-4711', filed_on: '2026-11-20' }));
    const rows = await rowsOf(
      sql<{ readonly record: Buffer }>`select record from filings where claim_id = ${made.caseId}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.record.toString('latin1')).not.toContain('4711');
  });
});

describe('the hand-over to another device', () => {
  const open = (browser: Browser, code: string) => browser.post(paths.openHandOver, { code });
  const opened = async (code: string): Promise<HandOverAnswer> =>
    handOverAnswerSchema.parse(must(await open(site.browser(), code)).json());
  const take = (pass: string, document_id: string) =>
    site.browser().post(paths.takeHandOverPaper, { pass, document_id });

  test('opens only the papers to read and to file, without a log-in and without one gained', async () => {
    const made = await aReadyCase(site.browser());
    const { url, code, qr, expires_at } = await linkOf(made);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(url.endsWith(`/hand-over#${code}`)).toBe(true);
    expect(Date.parse(expires_at) - site.clock.now()).toBe(10 * MINUTE_MS);
    expect(new Set(qr.map((row) => row.length))).toEqual(new Set([qr.length]));
    const other = site.browser();
    const answer = must(await open(other, code));
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { pass, papers } = handOverAnswerSchema.parse(answer.json());
    expect(new Set(papers.map(({ stage }) => stage))).toEqual(new Set(['read', 'file']));
    const complaint = papers.find(({ file_name }) => file_name === 'Small-Claims-Complaint.pdf');
    const pdf = must(await take(pass, complaint?.id ?? ''));
    expect((await readPdf(pdf.rawPayload)).text).toContain('Ironbound Property Management LLC');
    expect((await other.get(`${paths.filing}?case_id=${made.caseId}`)).statusCode).toBe(404);
  });

  test('works once: of two who open it at the same moment one gets it', async () => {
    const made = await aReadyCase(site.browser());
    const { code } = await linkOf(made);
    const both = await Promise.all([open(site.browser(), code), open(site.browser(), code)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect((await open(site.browser(), code)).json()).toMatchObject({ code: 'filing.link_over' });
  });

  test('takes a code as people type it', async () => {
    const made = await aReadyCase(site.browser());
    const { code } = await linkOf(made);
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await opened(` ${typed} `)).papers.length).toBeGreaterThan(0);
  });

  test('is over after ten minutes, and so is what it opened', async () => {
    const made = await aReadyCase(site.browser());
    const late = await linkOf(made);
    site.clock.advance(10 * MINUTE_MS);
    expect((await open(site.browser(), late.code)).statusCode).toBe(404);
    const { code } = await linkOf(made);
    const { pass, papers } = await opened(code);
    const [paper] = papers;
    site.clock.advance(10 * MINUTE_MS - 1);
    expect((await take(pass, paper?.id ?? '')).statusCode).toBe(200);
    site.clock.advance(1);
    expect((await take(pass, paper?.id ?? '')).json()).toMatchObject({ code: 'filing.pass_over' });
  });

  test('a newer link ends the one before', async () => {
    const made = await aReadyCase(site.browser());
    const first = await linkOf(made);
    const second = await linkOf(made);
    expect((await open(site.browser(), first.code)).statusCode).toBe(404);
    expect((await open(site.browser(), second.code)).statusCode).toBe(200);
  });

  test('gives no paper that is kept for later, none of another case, and nothing for a wrong pass', async () => {
    const made = await aReadyCase(site.browser());
    const others = await aReadyCase(site.browser());
    const { pass } = await opened((await linkOf(made)).code);
    const listed = async ({ browser, caseId }: Case): Promise<CourtPapersAnswer> =>
      must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json();
    const later = (await listed(made)).documents.find(({ stage }) => stage === 'later');
    const [foreign] = (await listed(others)).documents;
    for (const [withPass, id] of [
      [pass, later?.id],
      [pass, foreign?.id],
      [pass, 'no-id'],
      ['no-pass', foreign?.id],
    ] as const) {
      expect((await take(withPass, id ?? '')).json()).toMatchObject({ code: 'filing.pass_over' });
    }
  });

  test('keeps neither code nor pass where a reader of the database could use them', async () => {
    const made = await aReadyCase(site.browser());
    const { code } = await linkOf(made);
    const { pass } = await opened(code);
    const rows = await rowsOf(sql`select * from filing_links where claim_id = ${made.caseId}`);
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(1);
    for (const secret of [code, code.replaceAll('-', ''), pass]) expect(stored).not.toContain(secret);
    expect(site.logLines.join('\n')).not.toContain(code);
  });

  test('is made without waiting for anybody else’s link, and a job removes what has run out', async () => {
    const [made, other, third] = [
      await aReadyCase(site.browser()),
      await aReadyCase(site.browser()),
      await aReadyCase(site.browser()),
    ];
    for (const one of [made, other, third]) await linkOf(one);
    const caseIds = [made, other, third].map(({ caseId }) => caseId);
    const kept = async (): Promise<readonly string[]> => {
      const rows = await rowsOf(sql<{ readonly claim_id: string }>`select claim_id from filing_links`);
      return caseIds.filter((id) => rows.some(({ claim_id }) => claim_id === id));
    };
    const overAt = new Date(site.clock.now());
    await sql`update filing_links set expires_at = ${overAt}`.execute(site.database.db);
    const applyRetention = () => inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, retentionJob, {}));
    const client = await site.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from filing_links where claim_id = $1 for update', [other.caseId]);
      // Somebody works with the link of the other case; neither a new link nor the job waits for them.
      await linkOf(made);
      expect(await kept()).toEqual(caseIds);
      await applyRetention();
      await expect.poll(kept, { timeout: 20_000 }).toEqual([made.caseId, other.caseId]);
      await client.query('commit');
    } finally {
      client.release(true);
    }
    await applyRetention();
    await expect.poll(kept, { timeout: 20_000 }).toEqual([made.caseId]);
  });

  test('is written into the case’s trail', async () => {
    const made = await aReadyCase(site.browser());
    const { pass, papers } = await opened((await linkOf(made)).code);
    must(await take(pass, papers[0]?.id ?? ''));
    const rows = await rowsOf(
      sql<{
        readonly kind: string;
      }>`select kind from audit_events where claim_id = ${made.caseId} and kind like 'filing.%' order by id`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['filing.link_made', 'filing.link_opened', 'filing.paper_taken']);
  });
});
