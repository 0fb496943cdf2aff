import { paths } from '@plainclaim/contract';
import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MailTransport, smtpTransport } from '../../platform/mail/index.ts';
import { aGeneratedLetter, must, openedPdf } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { type SmtpSink, startSmtpSink, type SunkMail } from '../../testing/smtp-sink.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  approved,
  aSecondDefendant,
  aSender,
  askApproval,
  deliveriesOf,
  LANDLORD,
  theirAddress,
} from '../../testing/builders/a-dispatched-letter.ts';

let site: TestApp;
let sink: SmtpSink;
let transport: MailTransport;
beforeAll(async () => {
  sink = await startSmtpSink();
  transport = smtpTransport({
    url: `smtp://127.0.0.1:${sink.port}`,
    from: 'Plainclaim <no-reply@claims.example.org>',
    timeoutMs: 20_000,
  });
  site = await startTestApp({ mailTransport: transport });
});
afterEach(() => sink.behave({}));
afterAll(async () => {
  await site.close();
  await transport.close();
  await sink.close();
});

/** A PDF is made and a mail sent meanwhile, on a machine that may be busy. Looks stay below the limit on them. */
const PATIENCE = { timeout: 18_000, interval: 500 };

const mailsTo = (address: string): readonly SunkMail[] =>
  sink.mails.filter(({ recipients }) => recipients.includes(address));
/** The one mail to an address. */
const arrived = async (address: string): Promise<SunkMail> => {
  await expect.poll(() => mailsTo(address).length, PATIENCE).toBe(1);
  const [mail] = mailsTo(address);
  if (mail === undefined) throw new Error('it was there a moment ago');
  return mail;
};
const reviewOf = async (browser: Browser) => must(await browser.get(paths.checkExistingDemand)).json();

describe('what the page may offer', () => {
  test('is email, own mailing or both when everybody has an address and the claimant’s own is proved', async () => {
    const { browser } = await aSender(site);
    expect(await reviewOf(browser)).toMatchObject({
      deliveries: ['email', 'self_mail', 'both'],
      email_needs_account: false,
      recipients: [
        {
          name: LANDLORD,
          has_email: true,
          address_lines: [LANDLORD, 'Attention: Dana Price', '500 Market Street', 'Newark, NJ 07105'],
        },
      ],
    });
  });

  test('is not email alone when somebody would be left out', async () => {
    const { browser, text } = await aSender(site, { additionalDefendants: [aSecondDefendant()] });
    const review = await reviewOf(browser);
    expect(review).toMatchObject({
      deliveries: ['self_mail', 'both'],
      recipients: [{ has_email: true }, { has_email: false }],
    });
    const refused = await askApproval(browser, text, 'email');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'dispatch.unavailable']);
  });

  test('is own mailing only without anybody’s email', async () => {
    const { browser } = await aSender(site, { defendantEmail: '' });
    expect(await reviewOf(browser)).toMatchObject({ deliveries: ['self_mail'], email_needs_account: false });
  });

  test('is no email for a browser without an account: its typed address is nobody’s proof', async () => {
    const browser = site.browser();
    const text = await aGeneratedLetter(browser, { defendantEmail: theirAddress() });
    expect(await reviewOf(browser)).toMatchObject({ deliveries: ['self_mail'], email_needs_account: true });
    const refused = await askApproval(browser, text, 'both');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'dispatch.unavailable']);
    expect(await reviewOf(browser)).toMatchObject({ demand_approved: false, demand_id: null });
  });
});

describe('the email to the other side', () => {
  test('comes from us in name, sends answers to the claimant, and carries the signed PDF', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'email');
    const mail = await arrived(sender.theirEmail);
    expect(mail.recipients).toEqual([sender.theirEmail]);
    expect(mail.from).toBe('no-reply@claims.example.org');
    const read = await PostalMime.parse(mail.raw);
    expect(read.from).toEqual({ name: 'Plainclaim', address: 'no-reply@claims.example.org' });
    expect(read.replyTo).toEqual([{ name: '', address: sender.email }]);
    expect(read.subject).toBe('A letter to you, sent through Plainclaim');
    for (const form of [read.text ?? '', read.html ?? '']) {
      expect(form).toContain('We are not a law firm and not a debt collector.');
      expect(form).toContain('Marisol Teixeira');
      expect(form).toContain(demandId);
      expect(form).not.toMatch(/<img|tracking pixel/i);
      expect(form.match(/https?:[^\s"<#]*/g)).toEqual(['http://localhost:3000/no-letters']);
    }
    const pdf = (await openedPdf(sender.browser, demandId)).rawPayload;
    const [attached] = read.attachments;
    const bytes = attached?.content instanceof ArrayBuffer ? Buffer.from(attached.content) : Buffer.alloc(0);
    expect(attached).toMatchObject({ filename: 'demand-letter.pdf', mimeType: 'application/pdf' });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(pdf).digest('hex'));
    await expect
      .poll(() => deliveriesOf(sender.browser, demandId), PATIENCE)
      .toEqual([
        {
          recipient: 0,
          name: LANDLORD,
          channel: 'email',
          state: 'sent',
          sent_to: sender.theirEmail,
          message_reference: read.messageId?.slice(1, -'@claims.example.org>'.length),
          tracking_number: null,
          mailed_on: null,
          created_at: '2026-11-21T17:00:00.000Z',
          sent_at: '2026-11-21T17:00:00.000Z',
          problem: null,
          post: null,
        },
      ]);
  });

  test('cannot be turned into another mail by what was typed as a name', async () => {
    const sender = await aSender(site, {
      firstname: 'Eve"\r\nBcc: victim@x.test\r\n"evil@x.test",',
      lastname: 'Evil; evil@y.test',
    });
    await approved(sender, 'email');
    const mail = await arrived(sender.theirEmail);
    expect(mail.recipients).toEqual([sender.theirEmail]);
    const read = await PostalMime.parse(mail.raw);
    expect(read.from).toMatchObject({ address: 'no-reply@claims.example.org' });
    expect(read.replyTo).toEqual([{ name: '', address: sender.email }]);
    expect([read.bcc, read.cc]).toEqual([undefined, undefined]);
    expect(read.headers.some(({ key, value }) => key === 'bcc' || value.includes('\n'))).toBe(false);
  });

  test('goes to each defendant in a message of their own', async () => {
    const sender = await aSender(site, { additionalDefendants: [aSecondDefendant('owen@marsh.test')] });
    const demandId = await approved(sender, 'email');
    const first = await arrived(sender.theirEmail);
    const second = await arrived('owen@marsh.test');
    expect([first.recipients, second.recipients]).toEqual([[sender.theirEmail], ['owen@marsh.test']]);
    expect((await PostalMime.parse(second.raw)).text).toContain('To Owen Marsh:');
    expect((await PostalMime.parse(second.raw)).text).not.toContain(sender.theirEmail);
    expect(await deliveriesOf(sender.browser, demandId)).toHaveLength(2);
  });

  test('comes with own mailing too when both were chosen', async () => {
    const sender = await aSender(site, { additionalDefendants: [aSecondDefendant()] });
    const demandId = await approved(sender, 'both');
    const list = await deliveriesOf(sender.browser, demandId);
    expect(list.map(({ recipient, channel }) => [recipient, channel])).toEqual([
      [0, 'email'],
      [0, 'self_mail'],
      [1, 'self_mail'],
    ]);
  });

  test('goes out once however often the same approval is asked for, and again for a new text', async () => {
    const sender = await aSender(site);
    const [one] = await Promise.all(Array.from({ length: 4 }, () => approved(sender, 'email')));
    await arrived(sender.theirEmail);
    const again = await approved(sender, 'email', `${sender.text}\n\nPlease call me.`);
    await expect.poll(() => mailsTo(sender.theirEmail).length, PATIENCE).toBe(2);
    expect(again).not.toBe(one);
    await expect.poll(async () => (await deliveriesOf(sender.browser, String(one)))[0]?.state, PATIENCE).toBe('sent');
    await expect.poll(async () => (await deliveriesOf(sender.browser, again))[0]?.state, PATIENCE).toBe('sent');
  });

  test('goes out for three texts a day, so that nobody is flooded, and the next day again', async () => {
    const sender = await aSender(site);
    const texts = [1, 2, 3, 4].map((count) => `${sender.text}\n\nPlease call me ${count} times.`);
    for (const text of texts.slice(0, 3)) {
      const demandId = await approved(sender, 'email', text);
      await expect.poll(async () => (await deliveriesOf(sender.browser, demandId))[0]?.state, PATIENCE).toBe('sent');
    }
    const refused = await askApproval(sender.browser, String(texts[3]), 'both');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'dispatch.too_many']);
    await approved(sender, 'self_mail', texts[3]);
    const started = site.clock.now();
    site.clock.advance(24 * 60 * 60 * 1_000);
    must(await sender.browser.post(paths.login, { email: sender.email, password: sender.password }));
    const nextDay = await askApproval(sender.browser, String(texts[3]), 'both');
    site.clock.set(started);
    expect(nextDay.json().code).not.toBe('dispatch.too_many');
  }, 80_000);

  test('that is refused for good is failed, in the case and in a mail to the claimant', async () => {
    const sender = await aSender(site);
    sink.behave({ onRecipient: 550 });
    const demandId = await approved(sender, 'both');
    await expect
      .poll(async () => (await deliveriesOf(sender.browser, demandId))[0], PATIENCE)
      .toMatchObject({ state: 'failed', problem: expect.stringContaining('did not accept the letter'), sent_at: null });
    sink.behave({});
    expect((await deliveriesOf(sender.browser, demandId))[1]).toMatchObject({ channel: 'self_mail', state: 'queued' });
    expect(mailsTo(sender.theirEmail)).toEqual([]);
    const { rows } = await site.database.pool.query(
      `select template, status from mail_outbox where template = 'letter-not-delivered'`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('what is kept', () => {
  test('is one row an approval, recipient and channel, by the database’s own rule', async () => {
    const sender = await aSender(site);
    await approved(sender, 'self_mail');
    const twin = site.database.pool.query(
      `insert into dispatches select gen_random_uuid(), version_id, claim_id, recipient_index, channel, state, parties,
       mail_id, failure_code, tracking_number, mailed_on, created_at, sent_at
       from dispatches where channel = 'self_mail' limit 1`,
    );
    await expect(twin).rejects.toThrow(/dispatches_version_id_recipient_index_channel_key/);
  });

  test('holds no name and no address in the open, in the table, the trail or the log', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'both');
    await expect.poll(async () => (await deliveriesOf(sender.browser, demandId))[0]?.state, PATIENCE).toBe('sent');
    const { rows: trail } = await site.database.pool.query('select kind, detail from audit_events');
    expect(trail.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['dispatch.queued', 'dispatch.handed_over', 'dispatch.sent']),
    );
    const { rows: table } = await site.database.pool.query(
      `select *, encode(parties, 'escape') as open from dispatches`,
    );
    for (const kept of [JSON.stringify(trail), JSON.stringify(table), site.logLines.join('\n')]) {
      expect(kept).not.toMatch(/landlord\.test|Ironbound|Market Street|Marisol|Teixeira/);
    }
  });
});
