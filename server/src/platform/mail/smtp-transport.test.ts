import { afterEach, describe, expect, test } from 'vitest';
import { SINK_CERTIFICATE, type SinkOptions, type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { isLoopbackHost, type SmtpOptions, smtpTransport } from './smtp-transport.ts';
import type { MailMessage } from './transport.ts';

const from = 'Plainclaim <no-reply@claims.example.org>';
/** Reaches this machine, but is not one of its loopback names: as strict as any host far away. */
const ELSEWHERE = '0.0.0.0';
/** Long for a busy machine; only the server that answers too late is waited for shortly. */
const PATIENT_MS = 20_000;
const SHORT_MS = 400;

const message: MailMessage = {
  id: '6f1c3a52-8d4e-4b7a-9c10-2e5f7a8b9c0d',
  to: { address: 'maria@example.org' },
  createdAtMs: 0,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [],
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Sent = {
  readonly sink: SmtpSink;
  send(signal?: AbortSignal): ReturnType<ReturnType<typeof smtpTransport>['send']>;
};

async function aServer(
  options: SinkOptions,
  urlOf: (port: number) => string = (port) => `smtp://127.0.0.1:${port}`,
  more: Partial<SmtpOptions> = {},
): Promise<Sent> {
  const sink = await startSmtpSink(options);
  const transport = smtpTransport({ url: urlOf(sink.port), from, timeoutMs: PATIENT_MS, ...more });
  closing.push(
    () => transport.close(),
    () => sink.close(),
  );
  return { sink, send: (signal = new AbortController().signal) => transport.send(message, signal) };
}

const refusal = (code: string, isPermanent = false) => ({ ok: false, error: { code, isPermanent } });

describe('a mail server that does not take the mail', () => {
  test.each([
    ['refuses the recipient for good', { onRecipient: 550 }, refusal('mail.refused', true)],
    ['refuses the contents for good', { onData: 554 }, refusal('mail.refused', true)],
    ['greylists the recipient', { onRecipient: 451 }, refusal('mail.deferred')],
    ['is full for now', { onData: 452 }, refusal('mail.deferred')],
    ['lost track of the commands', { onRecipient: 503 }, refusal('mail.deferred')],
    ['wants a login that is not set', { onRecipient: 530 }, refusal('mail.login_refused')],
    ['hangs up at once', { greeting: 'hang-up' }, refusal('mail.unreachable')],
    ['hangs up in the middle', { onRecipient: 'hang-up' }, refusal('mail.unreachable')],
    ['hangs up after the contents', { onData: 'hang-up' }, refusal('mail.unreachable')],
    ['answers too late', { dataDelayMs: 3 * SHORT_MS }, refusal('mail.unreachable')],
  ] as const)('because it %s', async (_name, behaviour, expected) => {
    const isLate = 'dataDelayMs' in behaviour;
    const { sink, send } = await aServer({ behaviour }, undefined, isLate ? { timeoutMs: SHORT_MS } : {});
    const answer = await send();
    expect(answer).toEqual(expected);
    expect(JSON.stringify(answer)).not.toContain('private.test');
    expect(sink.offered()).toBeLessThanOrEqual(1);
  });

  test('gets it when it is asked again later', async () => {
    const { sink, send } = await aServer({ behaviour: { onRecipient: 451 } });
    expect(await send()).toEqual(refusal('mail.deferred'));
    sink.behave({});
    expect(await send()).toEqual({ ok: true, value: null });
    expect(sink.mails).toHaveLength(1);
  });

  test('is given up when the time for the try has run out', async () => {
    const { send } = await aServer({ behaviour: { dataDelayMs: 300 } }, undefined, { timeoutMs: 5_000 });
    expect(await send(AbortSignal.timeout(50))).toEqual(refusal('mail.unreachable'));
  });

  test('is not there', async () => {
    const { sink, send } = await aServer({});
    await sink.close();
    expect(await send()).toEqual(refusal('mail.unreachable'));
  });
});

describe('a mail server elsewhere', () => {
  const elsewhere = (port: number) => `smtp://${ELSEWHERE}:${port}`;
  const trusting = { trustedCertificate: SINK_CERTIFICATE };

  test('gets mail and login over TLS', async () => {
    const login = { user: 'site@claims.example.org', password: 'p@ss/w:rd' };
    const withLogin = (port: number) => `smtp://site%40claims.example.org:p%40ss%2Fw%3Ard@${ELSEWHERE}:${port}`;
    const { sink, send } = await aServer({ tls: 'trusted', login }, withLogin, trusting);
    expect(await send()).toEqual({ ok: true, value: null });
    expect(sink.mails).toMatchObject([{ isEncrypted: true, user: login.user, recipients: ['maria@example.org'] }]);
  });

  test('gets mail over TLS from the start', async () => {
    const smtps = (port: number) => `smtps://${ELSEWHERE}:${port}`;
    const { sink, send } = await aServer({ tls: 'trusted', isTlsFromStart: true }, smtps, trusting);
    expect(await send()).toEqual({ ok: true, value: null });
    expect(sink.mails).toMatchObject([{ isEncrypted: true }]);
  });

  test('gets nothing without STARTTLS', async () => {
    const { sink, send } = await aServer({ tls: 'none' }, elsewhere);
    expect(await send()).toEqual(refusal('mail.not_secure'));
    expect(sink.offered()).toBe(0);
  });

  test.each([
    ['an expired certificate', 'expired', false],
    ['a certificate nobody vouches for', 'trusted', false],
    ['an expired certificate from the start', 'expired', true],
    ['a certificate nobody vouches for from the start', 'trusted', true],
  ] as const)('gets nothing with %s', async (_name, tls, isTlsFromStart) => {
    const url = (port: number) => `${isTlsFromStart ? 'smtps' : 'smtp'}://user:secret@${ELSEWHERE}:${port}`;
    const { sink, send } = await aServer({ tls, isTlsFromStart }, url);
    expect(await send()).toEqual(refusal('mail.not_secure'));
    expect(sink.offered()).toBe(0);
  });

  test('is not trusted because its address says so', async () => {
    const url = (port: number) => `${elsewhere(port)}/?tls.rejectUnauthorized=false&ignoreTLS=true&requireTLS=false`;
    const { sink, send } = await aServer({ tls: 'expired' }, url);
    expect(await send()).toEqual(refusal('mail.not_secure'));
    expect(sink.offered()).toBe(0);
  });

  test('that refuses the login is tried again later: the mail is not at fault', async () => {
    const login = { user: 'site', password: 'right' };
    const url = (port: number) => `smtp://site:wrong@${ELSEWHERE}:${port}`;
    const { send } = await aServer({ tls: 'trusted', login }, url, trusting);
    expect(await send()).toEqual(refusal('mail.login_refused'));
  });
});

describe('a mail server on this machine', () => {
  test('may do without TLS', async () => {
    const { sink, send } = await aServer({ tls: 'none' });
    expect(await send()).toEqual({ ok: true, value: null });
    expect(sink.mails).toMatchObject([{ isEncrypted: false, from: 'no-reply@claims.example.org' }]);
  });

  test('must have a good certificate when it offers TLS', async () => {
    const { sink, send } = await aServer({ tls: 'expired' });
    expect(await send()).toEqual(refusal('mail.not_secure'));
    expect(sink.offered()).toBe(0);
  });

  test.each(['localhost', '127.0.0.1', '127.9.9.9', '::1'])('is %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  test.each(['0.0.0.0', 'localhost.example.org', '127.example.org', '10.0.0.1', '::'])('is not %s', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});
