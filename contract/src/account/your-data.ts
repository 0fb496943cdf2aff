import * as z from 'zod/mini';

const token = z._default(z.string().check(z.maxLength(200)), '');
const code = z._default(z.string().check(z.maxLength(60)), '');
const password = z._default(z.string().check(z.maxLength(1024)), '');
const email = z._default(z.string().check(z.maxLength(320)), '');

/** `token`: of a mailed link. Without one it is the caller's own: the account, or this browser's without an account. */
export const yourDataRequestSchema = z.object({ token });

export const EXPORT_STATES = ['making', 'ready', 'failed'] as const;

/** The one file with everything. It can be downloaded until it runs out. */
export const dataExportSchema = z.object({
  state: z.enum(EXPORT_STATES),
  bytes: z.nullable(z.number()),
  made_at: z.nullable(z.string()),
  expires_at: z.string(),
});
export type DataExportWire = z.infer<typeof dataExportSchema>;

export const yourDataAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Whose data this is; 'none' where nothing is known of the caller. */
  holder: z.enum(['account', 'browser', 'link', 'none']),
  /** Claims, drafts among them. */
  claims: z.number(),
  paid_claims: z.number(),
  /** The newest; null when there is none. */
  export: z.nullable(dataExportSchema),
  /** Until when a finished one can be downloaded, also while a newer one is being made; null when there is none. */
  download_until: z.nullable(z.string()),
  /** When the first of the paid claims without an account goes if nobody comes back: "2028-11-21". */
  kept_until: z.nullable(z.string()),
  /** The address given with a payment in this browser without an account, and whether it is proved. */
  email: z.nullable(z.string()),
  email_proved: z.boolean(),
  /** What a deletion takes away, what stays and how long, and how long things are kept: in sentences, one after another. */
  goes: z.array(z.string()),
  stays: z.array(z.string()),
  kept: z.array(z.string()),
  /** The times we promise, for sentences of other places. */
  keep_years: z.number(),
  export_days: z.number(),
  link_hours: z.number(),
});
export type YourDataAnswer = z.infer<typeof yourDataAnswerSchema>;

/** An account is confirmed by its password or by a mailed code; the tick is needed from everybody. */
export const deleteDataRequestSchema = z.object({ token, password, code, agreed: z._default(z.boolean(), false) });

/** `debug` and `verification_code` exist in development only, and only for a browser on the same machine. */
export const dataCodeAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  debug: z.optional(z.boolean()),
  verification_code: z.optional(z.string()),
});
export type DataCodeAnswer = z.infer<typeof dataCodeAnswerSchema>;

export const proveClaimAddressRequestSchema = z.object({ code });

/** Answers the same whether anything is kept for the address or not. */
export const dataLinkRequestSchema = z.object({ email });
