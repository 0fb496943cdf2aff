import { LANGUAGES } from '@plainclaim/contract';
import { REMINDER_CODES } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** Why a letter did not reach the other side's mail server. */
const NOT_DELIVERED = ['refused', 'undeliverable', 'no_pdf', 'unwanted', 'withheld', 'altered'] as const;

/** Why a letter could not be printed and posted. */
const NOT_POSTED = ['not_printed', 'post_refused', 'too_many_pages', 'no_pdf', 'withheld', 'altered'] as const;

/** What each kind of mail needs to know. */
const params = {
  /** Somebody registers: the code that proves the address. */
  'register-code': z.object({ code: z.string() }),
  /** The same, when many asked: a code that works in each browser that did. */
  'register-code-anywhere': z.object({ code: z.string() }),
  /** Somebody tried to register an address that has an account. */
  'register-known': z.object({}),
  /** Somebody with an account forgot the password. */
  'reset-code': z.object({ code: z.string() }),
  /** The same, when many asked: a code that works in whichever browser. */
  'reset-code-anywhere': z.object({ code: z.string() }),
  'password-changed': z.object({}),
  /** Somebody wants to log in without a password: a code for their browser, and a link for any. */
  'log-in-code': z.object({ code: z.string(), token: z.string() }),
  /** An authenticator app is asked for at each log-in from now on, or no more. */
  'second-step-on': z.object({}),
  'second-step-off': z.object({}),
  /** Somebody logged in with a recovery code instead of the app's. */
  'recovery-code-used': z.object({}),
  'passkey-added': z.object({}),
  /** Somebody signed in wants this address for the account: the code that proves it. */
  'change-email-code': z.object({ code: z.string() }),
  /** The same, where the address has an account of its own. */
  'change-email-known': z.object({}),
  /** To the address the account has: another one was asked for. */
  'change-email-asked': z.object({}),
  /** To the address the account had: it has another one now. */
  'email-changed': z.object({}),
  /** The signed letter, its PDF attached. `reference` is the letter's demand id. */
  'letter-approved': z.object({ reference: z.string(), isEmailed: z.optional(z.boolean()) }),
  /** The signed letter for the other side, its PDF attached. Answers go to the claimant, not to us. */
  'letter-to-recipient': z.object({
    claimantName: z.string(),
    recipientName: z.string(),
    reference: z.string(),
    /** For the link by which the recipient refuses further letters. */
    refusalToken: z.string(),
    /** For the same page, where the recipient reports misuse. Mails of before have none. */
    reportToken: z.optional(z.string()),
  }),
  /** To the claimant: the letter could not be emailed to somebody, for good. */
  'letter-not-delivered': z.object({ recipientName: z.string(), reference: z.string(), reason: z.enum(NOT_DELIVERED) }),
  /** To the claimant: the letter could not be posted to somebody, for good. What the mailing was worth goes back. */
  'letter-not-posted': z.object({ recipientName: z.string(), reference: z.string(), reason: z.enum(NOT_POSTED) }),
  /** Somebody signed in wants the account and all its data deleted: the code that confirms it. */
  'leave-code': z.object({ code: z.string() }),
  /** A browser that paid without an account proves the address it gave. */
  'claim-code': z.object({ code: z.string() }),
  /** The way to somebody's data: a link for claims without an account, the log-in page for an account (no token). */
  'data-link': z.object({ token: z.optional(z.string()), hours: z.string() }),
  /** A paid claim without an account goes soon. `day` is in words. */
  'claim-ends': z.object({ day: z.string(), years: z.string() }),
  /** The days that follow from what the court said. No name and no sum; `day` is in words. */
  'court-days': z.object({
    caseId: z.string(),
    docket: z.string(),
    days: z.array(z.object({ title: z.string(), day: z.string(), isExpected: z.boolean() })),
  }),
  /** Something to do, or a day that is near. No name and no sum; `day` is in words, the token is of the link that stops. */
  reminder: z.object({
    code: z.enum(REMINDER_CODES),
    caseId: z.string(),
    day: z.string(),
    stopToken: z.string(),
    /** Of the link back to a claim that was paid without an account; null for an account. */
    receiptToken: z.nullable(z.string()),
  }),
  /** Everything was deleted. */
  'data-deleted': z.object({ paymentYears: z.string() }),
  /** At once after paying, the receipt attached. `token` is of the link that leads back to the claim. */
  receipt: z.object({ number: z.string(), token: z.string(), isSimulated: z.boolean() }),
  /** Somebody opened that link in another browser: the code that proves the address. */
  'receipt-code': z.object({ code: z.string() }),
  /** An order was paid back, the receipt that shows it attached. Mails of before do not say whether it was a part. */
  'order-refunded': z.object({ number: z.string(), isSimulated: z.boolean(), isPart: z.optional(z.boolean()) }),
  /** The payer's bank asked for the money back. */
  'order-disputed': z.object({ number: z.string() }),
};

export type MailTemplateName = keyof typeof params;
export type MailParams = { readonly [T in MailTemplateName]: Readonly<z.infer<(typeof params)[T]>> };

/** A template together with its params, of one kind or of any. */
export type Filled<T extends MailTemplateName = MailTemplateName> = {
  readonly [K in T]: { readonly template: K; readonly params: MailParams[K] };
}[T];

const kind = <T extends MailTemplateName>(template: T) =>
  z.object({ template: z.literal(template), params: params[template] });

const filledSchema = z.discriminatedUnion('template', [
  kind('register-code'),
  kind('register-code-anywhere'),
  kind('register-known'),
  kind('reset-code'),
  kind('reset-code-anywhere'),
  kind('password-changed'),
  kind('log-in-code'),
  kind('second-step-on'),
  kind('second-step-off'),
  kind('recovery-code-used'),
  kind('passkey-added'),
  kind('change-email-code'),
  kind('change-email-known'),
  kind('change-email-asked'),
  kind('email-changed'),
  kind('letter-approved'),
  kind('letter-to-recipient'),
  kind('letter-not-delivered'),
  kind('letter-not-posted'),
  kind('leave-code'),
  kind('claim-code'),
  kind('data-link'),
  kind('claim-ends'),
  kind('court-days'),
  kind('reminder'),
  kind('data-deleted'),
  kind('receipt'),
  kind('receipt-code'),
  kind('order-refunded'),
  kind('order-disputed'),
]);

const attachmentRef = z.union([
  z.object({ versionId: z.string() }),
  z.object({ receiptOf: z.string(), language: z.enum(LANGUAGES) }),
]);
/** Only a name of the thing, a letter's version or an order's receipt: it is loaded when the mail is sent. */
export type MailAttachmentRef = Readonly<z.infer<typeof attachmentRef>>;

/** What lies sealed in the outbox. */
export const mailContentsSchema = z.object({
  to: z.string(),
  /** Where answers go; absent when nobody reads them. */
  replyTo: z.optional(z.string()),
  /** The language of the mail; what goes to the other side is English whatever is here. */
  locale: z.enum(LANGUAGES),
  filled: filledSchema,
  attachment: z.nullable(attachmentRef),
});
export type MailContents = z.infer<typeof mailContentsSchema>;
