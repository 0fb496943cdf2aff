import type { Result } from '@plainclaim/domain';
import type { SendMailOptions } from 'nodemailer';
import type { Recipient } from './recipient.ts';

export type MailAttachment = { readonly filename: string; readonly contentType: string; readonly bytes: Uint8Array };

/** A mail that is ready to leave. The same id, and so the same Message-ID, on every try. */
export type MailMessage = {
  readonly id: string;
  readonly to: Recipient;
  /** Where answers go; absent when nobody reads them. */
  readonly replyTo?: Recipient;
  /** Shown beside our own address instead of our name alone. */
  readonly senderName?: string;
  /** Milliseconds since 1970: when it was decided to send it. */
  readonly createdAtMs: number;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where a mail program says that its person wants no more of these (RFC 8058); absent for mails nobody can stop. */
  readonly unsubscribeUrl?: string;
};

export type MailSendError = {
  readonly code: /** The other server will not take this mail, now or later. */
    | 'mail.refused'
    /** The other server asks us to come back: busy, greylisting, mailbox full. */
    | 'mail.deferred'
    | 'mail.unreachable'
    /** No TLS where it is needed, or a certificate that cannot be trusted. Nothing was sent. */
    | 'mail.not_secure'
    /** Our own name or password was not accepted. */
    | 'mail.login_refused'
    /** The outbox folder cannot be written. */
    | 'mail.not_written';
  /** Another try would end the same way. */
  readonly isPermanent: boolean;
};

/** The way mail takes out of here. */
export type MailTransport = {
  /** Once the signal fires the try is given up. The mail may have left all the same, so a twin keeps its Message-ID. */
  send(message: MailMessage, signal: AbortSignal): Promise<Result<null, MailSendError>>;
  close(): Promise<void>;
};

export type Sender = { readonly name: string; readonly address: string };

/** Reads `MAIL_FROM`: an address, or a name and <address>. Settings are checked at start, so a bad one throws. */
export function parseSender(from: string): Sender {
  const [, name, named, bare] = /^(?:([^<>@\r\n]+) <([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/.exec(from) ?? [];
  const address = named ?? bare;
  if (address === undefined) throw new RangeError('MAIL_FROM is not an address');
  return { name: name ?? '', address };
}

/** The message as the mail library takes it. Addresses go in as objects: it would read a text as a list. */
export function libraryMessage(
  { id, to, replyTo, senderName, createdAtMs, subject, text, html, attachments, unsubscribeUrl }: MailMessage,
  sender: Sender,
): SendMailOptions {
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(createdAtMs),
    from: { ...sender, ...(senderName === undefined ? {} : { name: senderName }) },
    to: { name: '', address: to.address },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo.address } }),
    // RFC 3834: keeps holiday notices and other machines from answering.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, contentType, bytes }) => ({
      filename,
      contentType,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
