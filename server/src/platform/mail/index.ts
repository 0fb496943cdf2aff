export { devOutboxRoutes } from './dev-outbox-routes.ts';
export { fileTransport } from './file-transport.ts';
export { createMail, type Mail, type MailRequest } from './mail.ts';
export type { MailAttachmentRef, MailParams, MailTemplateName } from './mail-contents.ts';
export { createMailRefusals, type MailRefusals } from './mail-refusals.ts';
export { mailTransportFor, outboxDirOf } from './mail-transport-for.ts';
export { parseRecipient } from './recipient.ts';
export {
  type LoadAttachment,
  type MailOutcome,
  type NoteMailOutcome,
  sendMail,
  type SendMailDeps,
} from './send-mail.job.ts';
export { listUnsentMail, resendFailedMail, type UnsentMail } from './resend-mail.ts';
export { sendMailJob } from './mail-jobs.ts';
export { type SmtpOptions, smtpTransport } from './smtp-transport.ts';
export { type MailOf, withdrawMail } from './withdraw-mail.ts';
export { tendOutbox, TEND_OUTBOX_EVERY_SECONDS, tendOutboxJob } from './tend-outbox.ts';
export type { MailAttachment, MailMessage, MailSendError, MailTransport } from './transport.ts';
