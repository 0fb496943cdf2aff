import { err, ok } from '@plainclaim/domain';
import { createTransport } from 'nodemailer';
import { isIPv4 } from 'node:net';
import { libraryMessage, type MailSendError, type MailTransport, parseSender } from './transport.ts';

export type SmtpOptions = {
  /** smtp:// (STARTTLS) or smtps:// (TLS from the start), with user and password where the server wants them. */
  readonly url: string;
  readonly from: string;
  /** How long each step may take: finding the server, connecting, its greeting, every answer. */
  readonly timeoutMs?: number;
  /** A certificate (PEM) to trust beside the usual ones. */
  readonly trustedCertificate?: string;
};

const TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 2;
/** Shorter than servers wait before they hang up, so that no mail is handed to a connection that is ending. */
const IDLE_MS = 4_000;

/**
 * Sends by SMTP. Nothing leaves this machine unencrypted or to a server whose certificate is not valid; only a server
 * on the same machine may do without TLS.
 */
export function smtpTransport({ url, from, timeoutMs = TIMEOUT_MS, trustedCertificate }: SmtpOptions): MailTransport {
  const sender = parseSender(from);
  // Read here: the library would also take settings from the address, such as one that switches off TLS checks.
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isTlsFromStart = protocol === 'smtps:';
  const transporter = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    host,
    ...(port === '' ? {} : { port: Number(port) }),
    secure: isTlsFromStart,
    requireTLS: !isTlsFromStart && !isLoopbackHost(host),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: {
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      ...(trustedCertificate === undefined ? {} : { ca: trustedCertificate }),
    },
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    send: async (message, signal) => {
      try {
        await transporter.sendMail({ ...libraryMessage(message, sender), signal });
        return ok(null);
      } catch (error) {
        return err(sendErrorFrom(error));
      }
    },
    close: async () => {
      transporter.close();
    },
  };
}

export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** RFC 4954: the server wants a login first, or refused ours. That is our setting's fault, not the mail's. */
const LOGIN_REPLIES: ReadonlySet<number> = new Set([530, 534, 535, 538]);
/** Commands in the wrong order: the session's fault, so a new one may go well. */
const BAD_SEQUENCE_REPLY = 503;

/** What the mail library's error means for the mail. Its message is never kept: servers quote addresses in it. */
export function sendErrorFrom(error: unknown): MailSendError {
  const { code, reply } = factsOf(error);
  if (code === 'ETLS' || code === 'EREQUIRETLS' || isCertificateError(error)) return later('mail.not_secure');
  if (code === 'EAUTH' || code === 'ENOAUTH' || (reply !== undefined && LOGIN_REPLIES.has(reply))) {
    return later('mail.login_refused');
  }
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return later('mail.unreachable');
  const isRefusal = reply === undefined || (reply >= 500 && reply !== BAD_SEQUENCE_REPLY);
  return isRefusal ? { code: 'mail.refused', isPermanent: true } : later('mail.deferred');
}

const later = (code: MailSendError['code']): MailSendError => ({ code, isPermanent: false });

/** With TLS from the start the library keeps what Node said about the certificate in `originalCode`. */
const isCertificateError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'originalCode' in error &&
  typeof error.originalCode === 'string' &&
  /CERT|TLS|SSL|VERIFY/.test(error.originalCode);

function factsOf(error: unknown): { readonly code: string | undefined; readonly reply: number | undefined } {
  if (typeof error !== 'object' || error === null) return { code: undefined, reply: undefined };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  return { code, reply };
}
