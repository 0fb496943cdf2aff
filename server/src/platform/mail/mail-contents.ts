import * as z from 'zod/mini';

/** What each kind of mail needs to know. */
const params = {
  /** Somebody registers: the code that proves the address. */
  'register-code': z.object({ code: z.string() }),
  /** Somebody tried to register an address that has an account. */
  'register-known': z.object({}),
  /** Somebody with an account forgot the password. */
  'reset-code': z.object({ code: z.string() }),
  'password-changed': z.object({}),
  /** The signed letter, its PDF attached. `reference` is the letter's demand id. */
  'letter-approved': z.object({ reference: z.string() }),
};

export type MailTemplateName = keyof typeof params;
export type MailParams = { readonly [T in MailTemplateName]: Readonly<z.infer<(typeof params)[T]>> };

/** A template together with its params, of one kind or of any. */
export type Filled<T extends MailTemplateName = MailTemplateName> = {
  readonly [K in T]: { readonly template: K; readonly params: MailParams[K] };
}[T];

/** The languages mails are written in. */
export const mailLocales = ['en'] as const;
export type MailLocale = (typeof mailLocales)[number];

const kind = <T extends MailTemplateName>(template: T) =>
  z.object({ template: z.literal(template), params: params[template] });

const filledSchema = z.discriminatedUnion('template', [
  kind('register-code'),
  kind('register-known'),
  kind('reset-code'),
  kind('password-changed'),
  kind('letter-approved'),
]);

/** Only a name of the thing: it is loaded when the mail is sent. */
export type MailAttachmentRef = { readonly versionId: string };

/** What lies sealed in the outbox. */
export const mailContentsSchema = z.object({
  to: z.string(),
  locale: z.enum(mailLocales),
  filled: filledSchema,
  attachment: z.nullable(z.object({ versionId: z.string() })),
});
export type MailContents = z.infer<typeof mailContentsSchema>;
