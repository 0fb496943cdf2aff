import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPayment, must, openedPdf } from '../builders/a-draft.ts';
import type { Browser } from '../browser.ts';
import { readPdf } from '../read-pdf.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Words that are nowhere else, one in each kind of thing a person tells us. */
const MARKS = {
  firstname: 'Xanthippe',
  lastname: 'Quillfeather',
  email: 'zibbet.marker@example.com',
  phonenumber: '2015550199',
  claimantAddress: '77 Wobblethorpe Lane',
  defendantFirstname: 'Grumblecrust Holdings LLC',
  defendantLastname: 'Fizzwick Ottoline',
  claimDescription:
    'I rented a room from them. The gloomparrot broke and I paid a deposit. They did not return my deposit.',
  claimCalculation: 'The snorkbundle was my whole deposit. I got nothing back.',
  venmo: '@plonkmeister',
} as const;
const MARK_WORDS = [
  'Xanthippe',
  'Quillfeather',
  'zibbet',
  '2015550199',
  'Wobblethorpe',
  'Grumblecrust',
  'Fizzwick',
  'gloomparrot',
  'snorkbundle',
  'plonkmeister',
  'payer.mark',
  'postscriptum',
];
const AMOUNT = '2417.93';

/** Sealed bytes and ids are written in hexadecimal digits, and hold any six digits now and then: a number is alone. */
const isReadableIn = (text: string, word: string): boolean =>
  /^\d{1,10}$/.test(word) ? new RegExp(`(?<![\\da-f])${word}(?![\\da-f])`).test(text) : text.includes(word);

let site: TestApp;
let browser: Browser;
let demandId: string;
let pdfText: string;
beforeAll(async () => {
  site = await startTestApp();
  browser = site.browser();
  const form = aCompleteForm({ ...MARKS, amount: AMOUNT });
  must(
    await browser.post(paths.saveFormData, {
      ...form,
      step: 1,
      subStep: 2,
      signature: null,
      selectedPackage: '',
      revision: 0,
    }),
  );
  must(await browser.post(paths.saveFormData, { ...form, revision: 1 }));
  must(await browser.get(paths.claimFit));
  must(await browser.get(paths.price));
  const payment = { email: 'payer.mark@example.com' };
  must(await browser.post(paths.checkout, aPayment({ ...payment, paymentToken: 'sim_declined' })), 402);
  must(await browser.post(paths.checkout, aPayment(payment)));
  must(await browser.post(paths.saveClientData));
  const text = must(await browser.post(paths.generateDemandLetter)).json().demand_letter;
  const save = async (body: object) => must(await browser.post(paths.saveDemandLetter, body)).json();
  const draft = await save({ demand_letter: text, action: 'approve_and_send', reviewed: false });
  must(await openedPdf(browser, draft.demand_id));
  const edited = `${text}\n\nThe postscriptum.`;
  await save({ demand_letter: edited, action: 'save' });
  const approved = await save({ demand_letter: edited, action: 'approve_and_send', delivery: 'self_mail' });
  demandId = approved.demand_id;
  const pdf = must(await openedPdf(browser, demandId, 'download'));
  pdfText = (await readPdf(pdf.rawPayload)).text;
  // Written again: the edited text is kept among the earlier ones, sealed like the rest.
  const offer = { amount: '$1,913.57', until: '2026-12-24' };
  const anew = must(await browser.post(paths.letterAnswers, { recompose: true, settlement: offer })).json();
  if (anew.outcome !== 'recomposed') throw new Error('an edited letter is written anew when that is asked for');
});
afterAll(() => site.close());

describe('a whole journey', () => {
  test('ends in a letter that says what the person said', () => {
    for (const word of [
      'Xanthippe Quillfeather',
      '$2,417.93',
      'gloomparrot',
      'snorkbundle',
      'Grumblecrust Holdings LLC',
      'postscriptum',
      'certified mail',
    ]) {
      expect(pdfText).toContain(word);
    }
  });

  test('leaves its steps in order, with ids, hashes and codes only', async () => {
    const { rows } = await site.database.pool.query('select kind, detail from audit_events order by id');
    expect(rows.map(({ kind }) => kind)).toEqual([
      'claim.started',
      'order.awaiting_payment',
      'payment.declined',
      'order.awaiting_payment',
      'claim.paid',
      'receipt.mailed',
      'letter.generated',
      'letter.draft_stored',
      'letter.pdf_ready',
      'letter.pdf_opened',
      'letter.saved',
      'letter.approved',
      'dispatch.queued',
      'letter.pdf_ready',
      'letter.pdf_opened',
      'letter.answered',
    ]);
    expect(rows[11].detail).toMatchObject({
      demandId,
      delivery: 'self_mail',
      textSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(rows[11].detail.textSha256).toBe(rows[10].detail.textSha256);
    expect(rows[6].detail.textSha256).not.toBe(rows[11].detail.textSha256);
  });

  test('cannot be told otherwise afterwards', async () => {
    const { pool } = site.database;
    const asked = 'select kind, detail, at from audit_events order by id';
    const before = (await pool.query(asked)).rows;
    await expect(pool.query("update audit_events set kind = 'claim.started'")).rejects.toThrow(
      'audit_events rows are never changed',
    );
    await expect(pool.query('update letter_versions set is_approved = true')).rejects.toThrow(
      'letter_versions rows are never changed',
    );
    expect((await pool.query(asked)).rows).toEqual(before);
  });

  test('leaves nothing of the person in the log', () => {
    const log = site.logLines.join('');
    expect(site.logLines.length).toBeGreaterThan(20);
    for (const word of [
      ...MARK_WORDS,
      AMOUNT,
      '2,417.93',
      '241793',
      'data:image',
      browser.cookies.get('plainclaim') ?? 'x',
    ]) {
      expect([word, isReadableIn(log, word)]).toEqual([word, false]);
    }
    for (const line of site.logLines) expect(() => JSON.parse(line)).not.toThrow();
  });

  test('leaves nothing of the person readable in the database', async () => {
    const { pool } = site.database;
    const tables = await pool.query(
      "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
    );
    expect(tables.rows.length).toBeGreaterThan(10);
    const words = [...MARK_WORDS, AMOUNT, '241793', browser.cookies.get('plainclaim') ?? 'x'];
    const disguises = (word: string) => [
      word,
      Buffer.from(word).toString('hex'),
      Buffer.from(word).toString('base64').slice(0, -4),
    ];
    for (const { name } of tables.rows) {
      const { rows } = await pool.query(`select t::text as row from ${name} t`);
      const dump = rows.map(({ row }) => String(row)).join('\n');
      const found = words.filter((word) => disguises(word).some((form) => form !== '' && isReadableIn(dump, form)));
      expect([name, found]).toEqual([name, []]);
    }
  });

  test('hides each value under a key of its own place: one copied to another row does not open', async () => {
    const other = site.browser();
    must(await other.post(paths.saveFormData, aCompleteForm()));
    await site.database.pool.query(
      "update claims set form = (select form from claims where status = 'paid' limit 1) where status = 'draft'",
    );
    const answer = await other.get(paths.draft);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'server.unexpected']);
    expect(answer.body).not.toContain('Xanthippe');
  });
});
