import fc from 'fast-check';
import { emailRule } from '@plainclaim/domain';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { fileTransport } from './file-transport.ts';
import { parseRecipient } from './recipient.ts';
import { smtpTransport } from './smtp-transport.ts';
import { type MailMessage, type MailTransport, parseSender } from './transport.ts';

const from = 'Plainclaim <no-reply@claims.example.org>';
const signal = new AbortController().signal;

const aMessage = (overrides: Partial<MailMessage> = {}): MailMessage => ({
  id: '6f1c3a52-8d4e-4b7a-9c10-2e5f7a8b9c0d',
  to: { address: 'maria@example.org' },
  createdAtMs: Date.parse('2026-11-21T17:00:00Z'),
  subject: 'Your letter: ñandú & “quotes”',
  text: 'Hello.\n\nGrüße from New Jersey.\n',
  html: '<p>Hello.</p>',
  attachments: [
    { filename: 'letter-É.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 bytes \0\xff') },
  ],
  ...overrides,
});

const directory = mkdtempSync(join(tmpdir(), 'plainclaim-mail-'));
let sink: SmtpSink;
let smtp: MailTransport;
beforeAll(async () => {
  sink = await startSmtpSink();
  smtp = smtpTransport({ url: `smtp://127.0.0.1:${sink.port}`, from });
});
afterEach(() => {
  for (const file of readdirSync(directory)) rmSync(join(directory, file));
});
afterAll(async () => {
  await smtp.close();
  await sink.close();
  rmSync(directory, { recursive: true });
});

const filesEndingIn = (extension: string) => readdirSync(directory).filter((file) => file.endsWith(extension));

const ways = [
  {
    name: 'the outbox folder',
    transport: () => fileTransport({ directory, from }),
    newest: () => readFileSync(join(directory, filesEndingIn('.eml').toSorted().at(-1) ?? '')),
  },
  { name: 'a mail server', transport: () => smtp, newest: () => sink.mails.at(-1)?.raw ?? Buffer.alloc(0) },
];

describe.each(ways)('a mail that went to $name', ({ transport, newest }) => {
  test('arrives whole: words, attachment, date, sender and one recipient', async () => {
    expect(await transport().send(aMessage(), signal)).toEqual({ ok: true, value: null });
    const mail = await PostalMime.parse(newest());
    expect(mail).toMatchObject({
      from: { name: 'Plainclaim', address: 'no-reply@claims.example.org' },
      to: [{ name: '', address: 'maria@example.org' }],
      subject: 'Your letter: ñandú & “quotes”',
      date: '2026-11-21T17:00:00.000Z',
    });
    expect(mail.text?.trim()).toBe('Hello.\n\nGrüße from New Jersey.');
    expect(mail.html?.trim()).toBe('<p>Hello.</p>');
    const [attachment] = mail.attachments;
    expect(attachment).toMatchObject({
      filename: 'letter-É.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
    });
    expect(Buffer.from(attachment?.content as ArrayBuffer)).toEqual(Buffer.from('%PDF-1.7 bytes \0\xff'));
  });

  test('asks machines not to answer, and does not say what sent it', async () => {
    await transport().send(aMessage(), signal);
    const { headers } = await PostalMime.parse(newest());
    const names = headers.map(({ key }) => key);
    expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(names).not.toContain('x-mailer');
    expect(names).not.toContain('bcc');
  });

  test('has the same Message-ID on every try', async () => {
    const ids: (string | undefined)[] = [];
    for (let tries = 0; tries < 2; tries += 1) {
      await transport().send(aMessage(), signal);
      ids.push((await PostalMime.parse(newest())).messageId);
    }
    const expected = '<6f1c3a52-8d4e-4b7a-9c10-2e5f7a8b9c0d@claims.example.org>';
    expect(ids).toEqual([expected, expected]);
  });

  test('names exactly the one address, whatever the address rule lets through', async () => {
    const harmless = "ab.%!=?_|~`{}$&*/^'éß漢，；＠";
    const hostile = `${harmless}"<>,;:@[]()\\ \r\n`;
    const part = fc.oneof(
      ...[harmless, hostile].map((letters) =>
        fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 16 }),
      ),
    );
    const addresses = fc
      .tuple(
        part,
        fc.constantFrom('x.test', 'é.test', 'a-b.example.org', 'x.test,y.test', 'x.test>\r\nRCPT TO:<y@z.test'),
      )
      .map(([local, domain]) => `${local}@${domain}`);
    let delivered = 0;
    await fc.assert(
      fc.asyncProperty(addresses, async (typed) => {
        const recipient = parseRecipient(typed);
        if (!recipient.ok) return;
        expect(emailRule(recipient.value.address)).toBeNull();
        const { address } = recipient.value;
        const [local = ''] = address.split('@');
        const sent = await transport().send(aMessage({ to: recipient.value, attachments: [] }), signal);
        // Some of these no server takes, such as a dot in front; after a few of them it hangs up.
        if (!sent.ok) return;
        delivered += 1;
        const { to = [], cc, bcc } = await PostalMime.parse(newest());
        expect(to).toHaveLength(1);
        expect(to[0]?.address).toMatch(/@[^@,;]+$/);
        expect(to[0]?.address?.replace(/^"([^"]*)"@/, '$1@').startsWith(`${local}@`)).toBe(true);
        expect([cc, bcc]).toEqual([undefined, undefined]);
      }),
      { numRuns: 150 },
    );
    expect(delivered).toBeGreaterThan(20);
    for (const { recipients } of sink.mails) expect(recipients).toHaveLength(1);
  });

  test('never takes a file or a page for its contents', async () => {
    const html = '<img src="file:///etc/passwd"><a href="http://127.0.0.1:1/">x</a>';
    await transport().send(aMessage({ html, attachments: [] }), signal);
    const mail = await PostalMime.parse(newest());
    expect(mail.html?.trim()).toBe(html);
    expect(mail.attachments).toEqual([]);
  });
});

describe('the outbox folder', () => {
  const transport = fileTransport({ directory, from });

  test('holds one mail once, readable by its owner only', async () => {
    await transport.send(aMessage(), signal);
    await transport.send(aMessage(), signal);
    const name = '20261121T170000000Z-6f1c3a52-8d4e-4b7a-9c10-2e5f7a8b9c0d';
    expect(readdirSync(directory).toSorted()).toEqual([`${name}.eml`, `${name}.json`]);
    for (const file of readdirSync(directory)) expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
  });

  test('is made when it is not there, closed to others', async () => {
    const inside = join(directory, 'new');
    await fileTransport({ directory: inside, from }).send(aMessage(), signal);
    expect(statSync(inside).mode & 0o777).toBe(0o700);
    rmSync(inside, { recursive: true });
  });

  test('that cannot be written is a failure to try again, and leaves nothing half done', async () => {
    const file = join(directory, 'a-file');
    writeFileSync(file, '');
    const sent = await fileTransport({ directory: file, from }).send(aMessage(), signal);
    expect(sent).toEqual({ ok: false, error: { code: 'mail.not_written', isPermanent: false } });
    expect(readdirSync(directory)).toEqual(['a-file']);
  });
});

test.each([
  ['Plainclaim <a@b.test>', { name: 'Plainclaim', address: 'a@b.test' }],
  ['a@b.test', { name: '', address: 'a@b.test' }],
])('the sender "%s" is read from the settings', (text, sender) => {
  expect(parseSender(text)).toEqual(sender);
});

test('a sender that is no address is refused at start', () => {
  expect(() => parseSender('nobody')).toThrow(RangeError);
});
