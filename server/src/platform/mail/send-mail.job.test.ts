import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type ManualClock, manualClock } from '../clock/index.ts';
import { inTransaction } from '../db/index.ts';
import { randomIds } from '../ids/index.ts';
import { createJobs, type JobRun, type Jobs } from '../jobs/index.ts';
import { createLogger, silentLog } from '../logging/index.ts';
import { sealedBox, tokenHashing } from '../security/index.ts';
import { createMail, type MailRequest } from './mail.ts';
import { createMailRefusals } from './mail-refusals.ts';
import { type LoadAttachment, sendMail, type SendMailDeps } from './send-mail.job.ts';
import { sendMailJob } from './mail-jobs.ts';
import { smtpTransport } from './smtp-transport.ts';
import { tendOutbox } from './tend-outbox.ts';
import type { MailAttachment, MailTransport } from './transport.ts';

const START_MS = Date.parse('2026-11-21T17:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const box = sealedBox(['a data key that only these tests know of']);
const from = 'Plainclaim <no-reply@claims.example.org>';
const codeMail: MailRequest = { to: 'maria@example.org', template: 'register-code', params: { code: '735120' } };

let database: TestDatabase;
let sink: SmtpSink;
let transport: MailTransport;
let jobs: Jobs;
let clock: ManualClock;
let logLines: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  sink = await startSmtpSink();
  jobs = createJobs({
    connection: database.connection,
    definitions: [sendMailJob],
    log: silentLog,
    pollIntervalMs: 50,
  });
  await jobs.start(); // makes the queue; nothing works on it, so the tests say when a job runs
  transport = smtpTransport({ url: `smtp://127.0.0.1:${sink.port}`, from, timeoutMs: 20_000 });
});
beforeEach(() => {
  clock = manualClock(START_MS);
  logLines = [];
});
afterEach(async () => {
  sink.behave({});
  await database.pool.query('delete from pgboss.job; delete from mail_outbox');
});
afterAll(async () => {
  await transport.close();
  await sink.close();
  await jobs.stop();
  await database.drop();
});

const theLog = () =>
  createLogger({
    level: 'debug',
    withErrorMessages: false,
    destination: { write: (line: string) => void logLines.push(line) },
  });

const enqueue = (request: MailRequest = codeMail) =>
  inTransaction(database.db, (trx) => createMail({ box, clock, ids: randomIds, jobs }).enqueue(trx, request));

const sender = (overrides: { transport?: MailTransport; loadAttachment?: LoadAttachment } = {}) => {
  const deps: SendMailDeps = {
    db: database.db,
    box,
    clock,
    jobs,
    log: theLog(),
    transport,
    loadAttachment: async () => null,
    site: { name: 'Plainclaim', url: 'https://claims.example.org' },
    refusals: createMailRefusals(tokenHashing('a secret key that only these tests know of')),
    ...overrides,
  };
  return (mail: { readonly mailId: string }, run: JobRun) => sendMail(deps, mail, run);
};

const aRun = (signal = new AbortController().signal): JobRun => ({
  jobId: 'job',
  attempt: 1,
  isLastAttempt: false,
  signal,
});

type Row = {
  id: string;
  status: string;
  tries: number;
  failure_code: string | null;
  contents: Buffer | null;
  next_try_at: Date;
  sent_at: Date | null;
};
const rows = async (): Promise<Row[]> => (await database.pool.query<Row>('select * from mail_outbox')).rows;
const theRow = async (): Promise<Row> => (await rows())[0]!;
const queuedJobs = async (): Promise<{ mailId: string; seconds: number }[]> =>
  (
    await database.pool.query(
      `select data->>'mailId' as "mailId", round(extract(epoch from start_after - created_on))::int as seconds
       from pgboss.job where name = 'send-mail' order by created_on`,
    )
  ).rows;

/** Runs the mail's job, as often as asked, and answers with what the server has got since. */
async function runJob(send = sender(), times = 1) {
  const before = sink.mails.length;
  const { id: mailId } = await theRow();
  for (let run = 0; run < times; run += 1) await send({ mailId }, aRun());
  return sink.mails.slice(before);
}

describe('a mail that is decided', () => {
  test('is sealed in the outbox, with one job behind it', async () => {
    await enqueue();
    const row = await theRow();
    expect(row).toMatchObject({ status: 'queued', tries: 0, sent_at: null });
    expect(row.contents?.includes('maria') || row.contents?.includes('735120')).toBe(false);
    expect(await queuedJobs()).toEqual([{ mailId: row.id, seconds: 0 }]);
  });

  test('is gone with its transaction', async () => {
    const failing = inTransaction(database.db, async (trx) => {
      await createMail({ box, clock, ids: randomIds, jobs }).enqueue(trx, codeMail);
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await rows()).toEqual([]);
    expect(await queuedJobs()).toEqual([]);
  });

  test.each([
    'victim@x.test,attacker@y.test',
    'victim@x.test\r\nBcc: attacker@y.test',
    '"a b"@x.test',
    'V <v@x.test>',
    '',
  ])('goes to one plain address or nowhere: %j', async (to) => {
    const refused = enqueue({ ...codeMail, to });
    await expect(refused).rejects.toThrow(/^mail\.recipient_refused$/);
    expect(await rows()).toEqual([]);
  });

  test('is sent by the worker without anybody waiting for it', async () => {
    const working = createJobs({
      connection: database.connection,
      definitions: [sendMailJob],
      log: silentLog,
      pollIntervalMs: 50,
    });
    working.work(sendMailJob, sender());
    await working.start();
    const before = sink.mails.length;
    await enqueue();
    await expect.poll(() => sink.mails.length, { timeout: 5_000 }).toBe(before + 1);
    await expect.poll(async () => (await theRow()).status).toBe('sent');
    await working.stop();
  });
});

describe('sending', () => {
  test('delivers to the one recipient, marks the mail and forgets address and code', async () => {
    await enqueue();
    const [mail] = await runJob();
    expect(mail?.recipients).toEqual(['maria@example.org']);
    const { id, ...row } = await theRow();
    expect(row).toMatchObject({ status: 'sent', sent_at: new Date(START_MS), contents: null });
    const parsed = await PostalMime.parse(mail?.raw ?? '');
    expect(parsed.messageId).toBe(`<${id}@claims.example.org>`);
    expect(parsed.text).toContain('735120');
    expect(parsed.subject).toBe('Your code for Plainclaim');
  });

  test('happens once when the job runs twice', async () => {
    await enqueue();
    expect(await runJob(sender(), 3)).toHaveLength(1);
  });

  test('happens once when two processes run the job at the same moment', async () => {
    sink.behave({ dataDelayMs: 200 });
    await enqueue();
    const { id: mailId } = await theRow();
    const before = sink.mails.length;
    await Promise.all(Array.from({ length: 4 }, () => sender()({ mailId }, aRun())));
    expect(sink.mails.length - before).toBe(1);
    expect(await theRow()).toMatchObject({ status: 'sent', tries: 1 });
  });

  test('goes again under the same Message-ID when the process died before it could mark the mail', async () => {
    await enqueue();
    const { id: mailId } = await theRow();
    const dying: MailTransport = {
      ...transport,
      send: async (message, signal) => {
        await transport.send(message, signal);
        throw new Error('killed');
      },
    };
    const before = sink.mails.length;
    await expect(sender({ transport: dying })({ mailId }, aRun())).rejects.toThrow('killed');
    await sender()({ mailId }, aRun()); // too early: the mail is still held
    expect(sink.mails.length - before).toBe(1);
    expect((await queuedJobs()).at(-1)).toEqual({ mailId, seconds: 60 });
    clock.advance(MINUTE_MS);
    await sender()({ mailId }, aRun());
    const ids = await Promise.all(
      sink.mails.slice(before).map(async ({ raw }) => (await PostalMime.parse(raw)).messageId),
    );
    expect(ids).toEqual([`<${mailId}@claims.example.org>`, `<${mailId}@claims.example.org>`]);
    expect(await theRow()).toMatchObject({ status: 'sent' });
  });

  test('writes no address, code or answer of the other server into the log', async () => {
    sink.behave({ onRecipient: 550 });
    await enqueue();
    await runJob();
    const { id } = await theRow();
    const [line = '{}'] = logLines;
    expect(JSON.parse(line)).toMatchObject({ deliveryId: id, outcome: 'failed', code: 'mail.refused' });
    expect(logLines.join('')).not.toMatch(/maria|735120|private|said no/);
  });
});

describe('a mail that is not taken', () => {
  test('is given up at once when the refusal is for good', async () => {
    sink.behave({ onRecipient: 550 });
    await enqueue();
    expect(await runJob(sender(), 2)).toEqual([]);
    expect(await theRow()).toMatchObject({ status: 'failed', failure_code: 'mail.refused', tries: 1 });
    expect(await queuedJobs()).toHaveLength(1);
  });

  test('is tried again after 1 and 5 minutes, half an hour, 2 and 12 hours, and then given up', async () => {
    sink.behave({ onRecipient: 451 });
    await enqueue({ to: 'maria@example.org', template: 'password-changed', params: {} });
    for (const waitMs of [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS]) {
      await runJob();
      const row = await theRow();
      expect(row).toMatchObject({ status: 'queued', failure_code: 'mail.deferred' });
      expect(row.next_try_at.getTime() - clock.now()).toBe(waitMs);
      expect((await queuedJobs()).at(-1)?.seconds).toBe(waitMs / 1_000);
      clock.advance(waitMs);
    }
    await runJob();
    expect(await theRow()).toMatchObject({ status: 'failed', failure_code: 'mail.deferred', tries: 6 });
    expect(await queuedJobs()).toHaveLength(6);
  });

  test('arrives once the server takes it', async () => {
    sink.behave({ onRecipient: 451 });
    await enqueue();
    expect(await runJob()).toHaveLength(0);
    sink.behave({});
    expect(await runJob()).toHaveLength(0); // not yet
    clock.advance(MINUTE_MS);
    expect(await runJob()).toHaveLength(1);
  });

  test('runs out in the queue when it would be too late at the next try', async () => {
    sink.behave({ onRecipient: 451 });
    await enqueue({ ...codeMail, expiresAtMs: START_MS + 4 * MINUTE_MS });
    await runJob();
    clock.advance(MINUTE_MS);
    await runJob();
    expect(await theRow()).toMatchObject({ status: 'expired', contents: null });
    expect(await queuedJobs()).toHaveLength(2);
  });

  test('is never sent after its code has run out', async () => {
    await enqueue({ ...codeMail, expiresAtMs: START_MS + 10 * MINUTE_MS });
    clock.advance(10 * MINUTE_MS);
    expect(await runJob()).toHaveLength(0);
    expect(await theRow()).toMatchObject({ status: 'expired', contents: null, sent_at: null });
  });

  test('stays in the outbox when its contents cannot be opened, and says so', async () => {
    await enqueue();
    await database.pool.query(`update mail_outbox set contents = '\\x00'`);
    await expect(runJob()).rejects.toThrow('cannot be opened');
    expect(await theRow()).toMatchObject({ status: 'queued' });
  });
});

describe('an attachment', () => {
  const pdf: MailAttachment = {
    filename: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7'),
  };
  const letterMail: MailRequest = {
    to: 'maria@example.org',
    template: 'letter-approved',
    params: { reference: 'ABCDEFGHJKMNPQRSTVWXYZ0123' },
    attachment: { versionId: 'version-1' },
  };

  test('is loaded when the mail is sent', async () => {
    await enqueue(letterMail);
    const asked: string[] = [];
    const loadAttachment: LoadAttachment = async (wanted) => {
      asked.push('versionId' in wanted ? wanted.versionId : wanted.receiptOf);
      return pdf;
    };
    const [mail] = await runJob(sender({ loadAttachment }));
    const { attachments, text } = await PostalMime.parse(mail?.raw ?? '');
    expect(asked).toEqual(['version-1']);
    expect(attachments).toMatchObject([{ filename: 'letter.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).toString()).toBe('%PDF-1.7');
    expect(text).toContain('ABCDEFGHJKMNPQRSTVWXYZ0123');
  });

  test('that is not ready yet is waited for, without using up a try', async () => {
    await enqueue(letterMail);
    expect(await runJob()).toHaveLength(0);
    expect(await theRow()).toMatchObject({ status: 'queued', tries: 0, failure_code: 'mail.attachment_missing' });
    expect((await queuedJobs()).at(-1)?.seconds).toBe(2);
    expect(await runJob(sender({ loadAttachment: async () => pdf }))).toHaveLength(1);
    expect(await theRow()).toMatchObject({ status: 'sent', failure_code: null });
  });

  test('that is slow is looked for less and less often, and given up after a day', async () => {
    await enqueue(letterMail);
    for (const [afterMs, seconds] of [
      [30_000, 30],
      [HOUR_MS, 1_800],
    ] as const) {
      clock.set(START_MS + afterMs);
      await runJob();
      expect((await queuedJobs()).at(-1)?.seconds).toBe(seconds);
    }
    clock.set(START_MS + 24 * HOUR_MS);
    await runJob();
    expect(await theRow()).toMatchObject({ status: 'failed', failure_code: 'mail.attachment_missing' });
  });
});

describe('tending the outbox', () => {
  const tend = () => tendOutbox({ db: database.db, box, clock, jobs, log: theLog() });

  test('finds mail whose job was lost', async () => {
    await enqueue();
    await database.pool.query('delete from pgboss.job');
    await tend();
    expect(await queuedJobs()).toEqual([]); // the job may still come
    clock.advance(16 * MINUTE_MS);
    await tend();
    expect(await queuedJobs()).toEqual([{ mailId: (await theRow()).id, seconds: 0 }]);
    expect(await runJob()).toHaveLength(1);
  });

  test('leaves mail alone that waits for its next try', async () => {
    sink.behave({ onRecipient: 451 });
    await enqueue();
    await runJob();
    await database.pool.query('delete from pgboss.job');
    clock.advance(MINUTE_MS);
    await tend();
    expect(await queuedJobs()).toEqual([]);
  });

  test('removes what is done after 30 days, never what is queued', async () => {
    await enqueue();
    await runJob();
    await enqueue();
    clock.advance(30 * 24 * HOUR_MS);
    await tend();
    expect(await rows()).toHaveLength(2);
    clock.advance(1);
    await tend();
    expect(await rows()).toMatchObject([{ status: 'queued' }]);
  });
});
