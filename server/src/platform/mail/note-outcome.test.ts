import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type ManualClock, manualClock } from '../clock/index.ts';
import { inTransaction } from '../db/index.ts';
import { randomIds } from '../ids/index.ts';
import { createJobs, type Jobs } from '../jobs/index.ts';
import { silentLog } from '../logging/index.ts';
import { sealedBox, tokenHashing } from '../security/index.ts';
import { createMail, type MailRequest } from './mail.ts';
import { createMailRefusals } from './mail-refusals.ts';
import { type MailOutcome, type NoteMailOutcome, sendMail } from './send-mail.job.ts';
import { sendMailJob } from './mail-jobs.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

const box = sealedBox(['a data key that only these tests know of']);
const refusals = createMailRefusals(tokenHashing('a secret key that only these tests know of'));
const letter: MailRequest = {
  to: 'office@landlord.test',
  replyTo: 'marisol@example.com',
  template: 'letter-to-recipient',
  params: {
    claimantName: 'Marisol "The Tenant" Teixeira, Esq. <x@y.test>',
    recipientName: 'Ironbound LLC',
    reference: '7ZK3Q4T5V6W7X8Y9ZABCDEFGHJ',
    refusalToken: 'a-token',
  },
};

let database: TestDatabase;
let sink: SmtpSink;
let transport: MailTransport;
let jobs: Jobs;
let clock: ManualClock;
beforeAll(async () => {
  database = await createTestDatabase();
  sink = await startSmtpSink();
  jobs = createJobs({ connection: database.connection, definitions: [sendMailJob], log: silentLog });
  await jobs.start(); // makes the queue; nothing works on it, so the tests say when a job runs
  transport = smtpTransport({
    url: `smtp://127.0.0.1:${sink.port}`,
    from: 'Plainclaim <no-reply@claims.example.org>',
    timeoutMs: 20_000,
  });
  clock = manualClock(Date.parse('2026-11-21T17:00:00Z'));
});
afterEach(() => sink.behave({}));
afterAll(async () => {
  await transport.close();
  await sink.close();
  await jobs.stop();
  await database.drop();
});

const enqueue = (request: MailRequest) =>
  inTransaction(database.db, (trx) => createMail({ box, clock, ids: randomIds, jobs }).enqueue(trx, request));

async function run(mailId: string, noteOutcome: NoteMailOutcome): Promise<void> {
  const deps = {
    db: database.db,
    box,
    clock,
    jobs,
    log: silentLog,
    transport,
    loadAttachment: async () => null,
    site: { name: 'Plainclaim', url: 'https://claims.example.org' },
    refusals,
    noteOutcome,
  };
  await sendMail(
    deps,
    { mailId },
    { jobId: 'job', attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
  );
}

const statusOf = async (mailId: string): Promise<unknown> =>
  (await database.pool.query('select status from mail_outbox where id = $1', [mailId])).rows[0].status;

describe('mail on behalf of somebody', () => {
  test('shows our name alone beside our address, and answers go to them alone', async () => {
    const mailId = await enqueue(letter);
    await run(mailId, async () => {});
    const read = await PostalMime.parse(sink.mails.at(-1)?.raw ?? '');
    expect(read.messageId).toBe(`<${mailId}@claims.example.org>`);
    expect(read.from).toEqual({ name: 'Plainclaim', address: 'no-reply@claims.example.org' });
    expect(read.replyTo).toEqual([{ name: '', address: 'marisol@example.com' }]);
    expect(sink.mails.at(-1)?.recipients).toEqual(['office@landlord.test']);
  });

  test.each(['a@x.test, b@y.test', 'a@x.test\r\nBcc: b@y.test', 'A <a@x.test>', ''])(
    'is refused when answers would go to more than one plain address: %j',
    async (replyTo) => {
      await expect(enqueue({ ...letter, replyTo })).rejects.toThrow(/^mail\.recipient_refused$/);
    },
  );
});

describe('how a mail ended', () => {
  test.each([
    ['sent', {}, { outcome: 'sent' }],
    ['failed', { onRecipient: 550 }, { outcome: 'failed', code: 'mail.refused' }],
  ] as const)('is told once, in the transaction that marks it %s', async (status, behaviour, outcome) => {
    sink.behave(behaviour);
    const stated: MailOutcome[] = [];
    const mailId = await enqueue(letter);
    for (let time = 0; time < 3; time += 1) {
      await run(mailId, async (_trx, ended) => {
        stated.push(ended);
      });
    }
    expect(stated).toEqual([{ mailId, ...outcome }]);
    expect(await statusOf(mailId)).toBe(status);
  });

  test('is not marked when the one who is told cannot write it down', async () => {
    const mailId = await enqueue(letter);
    const failing = run(mailId, async () => {
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await statusOf(mailId)).toBe('queued');
  });

  test('is not told while tries are left', async () => {
    sink.behave({ onRecipient: 450 });
    const stated: MailOutcome[] = [];
    const mailId = await enqueue(letter);
    await run(mailId, async (_trx, ended) => {
      stated.push(ended);
    });
    expect(stated).toEqual([]);
    expect(await statusOf(mailId)).toBe('queued');
  });
});
