import { paths, reminderChoicesAnswerSchema } from '@plainclaim/contract';
import { REMINDER_KINDS } from '@plainclaim/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import { aDraftCase } from '../../testing/builders/a-case.ts';
import { approved, aSender, type Sender } from '../../testing/builders/a-dispatched-letter.ts';
import { aPerson, type Person } from '../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendRemindersJob } from './send-reminders.job.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
const WAIT = { timeout: 30_000, interval: 50 };

const jobsLeft = async (name: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = ${name} and state in ('created', 'retry', 'active')`.execute(site.database.db);
  return rows[0]?.count ?? 0;
};

/** Has every case looked at, as the job does once an hour, and waits until all mail left. */
async function look(): Promise<void> {
  await inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, sendRemindersJob, {}));
  await vi.waitFor(async () => expect(await jobsLeft(sendRemindersJob.name)).toBe(0), WAIT);
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from mail_outbox where status = 'queued'`.execute(site.database.db);
    expect(rows).toEqual([]);
  }, WAIT);
}

const isReminder = (text: string) => text.includes('/no-reminders#');
const remindersTo = ({ email }: Pick<Person, 'email'>) =>
  site.mails.filter(({ to, text }) => to.address === email && isReminder(text));
const subjectsTo = (person: Pick<Person, 'email'>) => remindersTo(person).map(({ subject }) => subject);
const stopTokenIn = (person: Pick<Person, 'email'>) =>
  /no-reminders#(\S+)/.exec(remindersTo(person)[0]?.text ?? '')?.[1] ?? '';

async function signInAgain({ browser, email, password }: Person): Promise<void> {
  must(await browser.post(paths.login, { email, password }));
}
async function anApprovedLetter(): Promise<Sender> {
  const sender = await aSender(site);
  await approved(sender, 'self_mail');
  return sender;
}

describe('a letter nobody mailed', () => {
  test('is spoken of once, five days after it was approved, however often the job runs', async () => {
    const sender = await anApprovedLetter();
    site.clock.advance(4 * DAY_MS);
    await look();
    expect(subjectsTo(sender)).toEqual([]);
    site.clock.advance(DAY_MS);
    await Promise.all([look(), look()]);
    site.clock.advance(DAY_MS);
    await look();
    expect(subjectsTo(sender)).toEqual(['Is your letter in the mail yet?']);
  });

  test('is spoken of once although its job died before it was done', async () => {
    const sender = await anApprovedLetter();
    site.clock.advance(5 * DAY_MS);
    await look();
    // As after a crash: the day's look is not noted, what was sent is.
    await sql`delete from reminder_looks`.execute(site.database.db);
    await look();
    expect(subjectsTo(sender)).toHaveLength(1);
  });

  test('is spoken of without a name or a sum, with a link to its case, and the trail says so', async () => {
    const sender = await anApprovedLetter();
    const { case_id: caseId } = must(await sender.browser.get(paths.checkExistingDemand)).json();
    site.clock.advance(5 * DAY_MS);
    await look();
    const [mail] = remindersTo(sender);
    for (const form of [mail?.subject, mail?.text, mail?.html]) expect(form).not.toMatch(/Ironbound|\$|2,?450/);
    expect(mail?.text).toContain(`http://localhost:3000/case?case=${caseId}`);
    const { rows } = await sql`select detail->>'code' as code from audit_events
      where claim_id = ${caseId} and kind = 'reminder.sent'`.execute(site.database.db);
    expect(rows).toEqual([{ code: 'letter_unmailed' }]);
  });

  test('is spoken of in the language its owner chose', async () => {
    const sender = await anApprovedLetter();
    must(await sender.browser.post(paths.accountLanguage, { language: 'tr' }));
    site.clock.advance(5 * DAY_MS);
    await look();
    expect(subjectsTo(sender)).toEqual(['Mektubunuzu postaya verdiniz mi?']);
  });
});

test('a letter nobody approved is spoken of three days after it was paid', async () => {
  const sender = await aSender(site);
  site.clock.advance(3 * DAY_MS);
  await look();
  expect(subjectsTo(sender)).toEqual(['Your letter is waiting at Plainclaim']);
});

test('a draft is spoken of in the week before it goes', async () => {
  const ann = await aPerson(site);
  await aDraftCase(ann);
  site.clock.advance(170 * DAY_MS);
  await look();
  expect(subjectsTo(ann)).toEqual([]);
  site.clock.advance(4 * DAY_MS);
  await look();
  expect(subjectsTo(ann)).toEqual(['A draft will be deleted soon']);
});

describe('who paid without an account', () => {
  const paidAs = async (email: string) => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm({ email })));
    must(await browser.post(paths.checkout, aPayment({ email })));
    return { browser, email };
  };

  test('is reminded at the address of the receipt, with a way back and no log-in', async () => {
    const person = await paidAs('no-account-1@example.test');
    site.clock.advance(3 * DAY_MS);
    await look();
    await look();
    expect(subjectsTo(person)).toEqual(['Your letter is waiting at Plainclaim']);
    const [mail] = remindersTo(person);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/receipt#\S+/);
    expect(mail?.text).not.toContain('/case?case=');
    const token = /receipt#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    must(await person.browser.post(paths.openReceiptLink, { token }));
  });

  test('stops them by the link, or by the button of the mail program, for that claim', async () => {
    const person = await paidAs('no-account-2@example.test');
    site.clock.advance(3 * DAY_MS);
    await look();
    expect(remindersTo(person)[0]?.unsubscribeUrl).toBe(
      `http://localhost:3000${paths.unsubscribeReminders}?token=${encodeURIComponent(stopTokenIn(person))}`,
    );
    const pressed = await site.app.inject({
      method: 'POST',
      url: `${paths.unsubscribeReminders}?token=${encodeURIComponent(stopTokenIn(person))}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    await sql`delete from reminders_sent`.execute(site.database.db);
    await sql`delete from reminder_looks`.execute(site.database.db);
    await look();
    expect(subjectsTo(person)).toHaveLength(1);
  });
});

describe('whoever wants none', () => {
  test('of one kind gets none of it, and the others stay', async () => {
    const sender = await anApprovedLetter();
    const chosen = must(await sender.browser.post(paths.reminderChoices, { kind: 'mailing', on: false })).json();
    expect(reminderChoicesAnswerSchema.parse(chosen).kinds.filter(({ on }) => !on)).toEqual([
      { kind: 'mailing', on: false },
    ]);
    site.clock.advance(5 * DAY_MS);
    await look();
    expect(subjectsTo(sender)).toEqual([]);
    await signInAgain(sender);
    must(await sender.browser.post(paths.reminderChoices, { kind: 'mailing', on: true }));
    site.clock.advance(DAY_MS);
    await look();
    expect(subjectsTo(sender)).toEqual(['Is your letter in the mail yet?']);
  });

  test('stops them all by one press, without logging in, and nobody else’s', async () => {
    const [sender, other] = [await anApprovedLetter(), await anApprovedLetter()];
    site.clock.advance(5 * DAY_MS);
    await look();
    const token = stopTokenIn(sender);
    must(await site.browser().post(paths.stopReminders, { token }));
    await signInAgain(sender);
    await signInAgain(other);
    const kindsOf = async ({ browser }: Person) =>
      reminderChoicesAnswerSchema.parse(must(await browser.get(paths.reminderChoices)).json()).kinds;
    expect(await kindsOf(sender)).toEqual(REMINDER_KINDS.map((kind) => ({ kind, on: false })));
    expect(await kindsOf(other)).toEqual(REMINDER_KINDS.map((kind) => ({ kind, on: true })));
    const forged = token.replace(sender.accountId, other.accountId);
    expect((await site.browser().post(paths.stopReminders, { token: forged })).statusCode).toBe(404);
  });
});
