import { type CasePageAnswer, casePageAnswerSchema, paths, type RecordOutcomeRequest } from '@plainclaim/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { sealedBox } from '../../platform/security/index.ts';
import { must } from '../../testing/builders/a-draft.ts';
import { aPerson } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aDraftCase } from '../../testing/builders/a-case.ts';
import { createFilingRepository, type StoredFiling } from '../filing/index.ts';
import { approved, aSender, LANDLORD, type Sender } from '../../testing/builders/a-dispatched-letter.ts';

const box = sealedBox(['a data key of this test']);
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ box });
});
afterAll(() => site.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
const NO_TEXT = { amount: '', by: '', words: '' };

type Said = NonNullable<RecordOutcomeRequest['outcome']>;
type Case = Sender & { readonly caseId: string };

/** Somebody whose letter is approved, and who signs in again some days later. */
async function aSentCase(days: number): Promise<Case> {
  const sender = await aSender(site);
  const { case_id } = must(await sender.browser.get(paths.checkExistingDemand)).json();
  await approved(sender, 'self_mail');
  site.clock.advance(days * DAY_MS);
  must(await sender.browser.post(paths.login, { email: sender.email, password: sender.password }));
  return { ...sender, caseId: String(case_id) };
}

const ask = (browser: Browser, caseId: string) => browser.get(`${paths.casePage}?case_id=${caseId}`);
const pageOf = async ({ browser, caseId }: Case): Promise<CasePageAnswer> =>
  casePageAnswerSchema.parse(must(await ask(browser, caseId)).json());

type Line = { readonly id?: string; readonly replaces?: string | null; readonly outcome: Said | null };
const say = ({ browser, caseId }: Case, { id = randomUUID(), replaces = null, outcome }: Line) =>
  browser.post(paths.recordOutcome, { case_id: caseId, id, replaces, outcome });
const said = async (one: Case, line: Line): Promise<CasePageAnswer> =>
  casePageAnswerSchema.parse(must(await say(one, line)).json());

const today = (): string => site.clock.today();

describe('the page of a case', () => {
  test('of a letter that waits to be mailed asks for nothing but that', async () => {
    const one = await aSentCase(0);
    const page = await pageOf(one);
    expect(page).toMatchObject({ status: 'completed', next_step: { code: 'mail_letter' }, papers: 'not_bought' });
    expect(page.deliveries).toMatchObject([{ channel: 'self_mail', state: 'queued', on: null }]);
    expect(page.letters.some(({ approved: isApproved }) => isApproved)).toBe(true);
    expect(page).toMatchObject({
      claimants: [{ name: 'Marisol Teixeira', address: expect.stringMatching(/^88 Pacific Street, /) }],
      defendants: [{ name: LANDLORD, address: expect.stringMatching(/^500 Market Street, /), email: one.theirEmail }],
      category: 'Landlord or tenant problem',
      happened_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      place: expect.stringMatching(/^214 Ferry Street, /),
    });
    expect(page.timeline.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['incident', 'package', 'approved', 'answer_day', 'today']),
    );
  });

  test('is nobody’s without an account, and a missing one for everybody else and for a draft', async () => {
    const one = await aSentCase(0);
    const other = await aPerson(site);
    expect((await ask(site.browser(), one.caseId)).statusCode).toBe(401);
    expect((await ask(other.browser, one.caseId)).json()).toMatchObject({ code: 'case.unknown' });
    expect((await ask(other.browser, await aDraftCase(other))).statusCode).toBe(404);
    const refused = await say(
      { ...one, browser: other.browser },
      { outcome: { kind: 'paid_all', on: today(), ...NO_TEXT } },
    );
    expect(refused.statusCode).toBe(404);
  });
});

describe('My Cases', () => {
  const statusIn = async ({ browser, caseId }: Case): Promise<unknown> =>
    must(await browser.get(paths.userDemands))
      .json()
      .data.find(({ id }: { id: string }) => id === caseId)?.status;

  test.each([
    ['completed', 3, null],
    ['answer_day_passed', 60, null],
    ['part_paid', 3, { kind: 'paid_part', amount: '100.50' }],
    ['paid', 3, { kind: 'paid_all' }],
  ] as const)('shows “%s” where the page of the case does', async (status, days, outcome) => {
    const one = await aSentCase(days);
    if (outcome !== null) await said(one, { outcome: { ...NO_TEXT, on: today(), ...outcome } });
    expect([await statusIn(one), (await pageOf(one)).status]).toEqual([status, status]);
  });

  test('shows that a case was filed, and that there is a judgment', async () => {
    const one = await aSentCase(3);
    const filings = createFilingRepository(box);
    const tell = (more: Partial<StoredFiling['record']>) =>
      inTransaction(site.database.db, async (trx) => {
        const { record, revision } = await filings.find(trx, one.caseId);
        await filings.save(trx, one.caseId, { record: { ...record, ...more }, revision }, site.clock.now());
      });
    await tell({ filedOn: site.clock.today() });
    expect([await statusIn(one), (await pageOf(one)).status]).toEqual(['filed', 'filed']);
    await tell({ judgmentOn: site.clock.today() });
    expect([await statusIn(one), (await pageOf(one)).status]).toEqual(['judgment', 'judgment']);
  });
});

describe('what its owner writes down', () => {
  test('of a part that was paid changes the account, the status and the timeline', async () => {
    const one = await aSentCase(3);
    const { money } = await pageOf(one);
    const page = await said(one, { outcome: { ...NO_TEXT, kind: 'paid_part', on: today(), amount: '100.50' } });
    expect(page.status).toBe('part_paid');
    expect(page.money).toMatchObject({ paid: 10_050, open: money.asked - 10_050 });
    expect(page.timeline).toContainEqual(expect.objectContaining({ key: 'outcome_paid_part', amount: 10_050 }));
  });

  test('of a debt paid in full ends the case, and can be corrected', async () => {
    const one = await aSentCase(3);
    const id = randomUUID();
    const paid = await said(one, { id, outcome: { ...NO_TEXT, kind: 'paid_all', on: today() } });
    expect(paid).toMatchObject({ status: 'paid', next_step: { code: 'done' }, money: { open: 0 } });
    const back = await said(one, { replaces: id, outcome: null });
    expect(back).toMatchObject({ status: 'completed', outcomes: [], money: { paid: 0 } });
  });

  test('stays as it was said when it is corrected: the old line is kept', async () => {
    const one = await aSentCase(1);
    const id = randomUUID();
    await said(one, { id, outcome: { ...NO_TEXT, kind: 'no_answer', on: today() } });
    await said(one, {
      replaces: id,
      outcome: { ...NO_TEXT, kind: 'disputed', on: today(), words: 'They blame the rain.' },
    });
    const { rows } = await sql<{ said: Buffer }>`
      select said from case_outcomes where claim_id = ${one.caseId} order by line`.execute(site.database.db);
    expect(rows).toHaveLength(2);
    expect(rows.some((row) => row.said.toString('latin1').includes('rain'))).toBe(false);
    expect((await pageOf(one)).outcomes).toMatchObject([{ kind: 'disputed', words: 'They blame the rain.' }]);
  });

  test('is written down once, however often it is sent', async () => {
    const one = await aSentCase(1);
    const line = { id: randomUUID(), outcome: { ...NO_TEXT, kind: 'paid_part', on: today(), amount: '5' } } as const;
    await Promise.all([said(one, line), said(one, line), said(one, line)]);
    expect((await pageOf(one)).outcomes).toHaveLength(1);
  });

  test('cannot correct one line twice', async () => {
    const one = await aSentCase(1);
    const id = randomUUID();
    await said(one, { id, outcome: { ...NO_TEXT, kind: 'no_answer', on: today() } });
    await said(one, { replaces: id, outcome: null });
    const again = await say(one, { replaces: id, outcome: null });
    expect([again.statusCode, again.json().code]).toEqual([409, 'outcome.changed_elsewhere']);
  });

  test.each([
    ['a day that does not exist', { on: '2026-02-30' }, 'on', 'outcome.no_day'],
    ['a day to come', { on: '2099-01-01' }, 'on', 'outcome.day_to_come'],
    ['words for an amount', { kind: 'paid_part', amount: 'some' }, 'amount', 'outcome.no_amount'],
    ['no amount', { kind: 'paid_part' }, 'amount', 'outcome.amount_needed'],
    ['a promise without a day', { kind: 'promised' }, 'by', 'outcome.by_needed'],
  ] as const)('is refused at its field for %s, and nothing is kept', async (_what, typed, field, code) => {
    const one = await aSentCase(1);
    const refused = await say(one, { outcome: { kind: 'no_answer', on: today(), ...NO_TEXT, ...typed } });
    expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
    expect(refused.json().fields).toMatchObject([{ field }]);
    expect((await pageOf(one)).outcomes).toEqual([]);
  });

  test('needs a letter that was approved', async () => {
    const sender = await aSender(site);
    const { case_id } = must(await sender.browser.get(paths.checkExistingDemand)).json();
    const one = { ...sender, caseId: String(case_id) };
    const refused = await say(one, { outcome: { kind: 'paid_all', on: today(), ...NO_TEXT } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'outcome.no_letter']);
    expect((await pageOf(one)).next_step.code).toBe('approve_letter');
  });
});
