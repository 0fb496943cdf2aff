import { join } from 'node:path';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** The folder captured mail is kept in. */
export const outboxDirOf = (dataDir: string): string => join(dataDir, 'outbox');

/** SMTP when a server is set, else the outbox folder. */
export const mailTransportFor = (settings: {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
}): MailTransport =>
  settings.smtpUrl === undefined
    ? fileTransport({ directory: outboxDirOf(settings.dataDir), from: settings.mailFrom })
    : smtpTransport({ url: settings.smtpUrl, from: settings.mailFrom });
