import * as z from 'zod/mini';
import { readingSheetSchema, SIGNING_YES } from './court-papers-signing.ts';

/** Days a link for a further plaintiff can be used. */
export const CO_SIGN_DAYS = 7;

/** The most plaintiffs beside the first. */
const MOST_SEATS = 100;
const seat = z.number().check(z.int(), z.gte(1), z.lte(MOST_SEATS));
const token = z.string().check(z.maxLength(100));

/** A plaintiff who signs beside the first one. */
export const coSignerSchema = z.object({
  /** Counts from 1, in the order in which the complaint names them. */
  seat: z.number(),
  /** As it is under their line. */
  name: z.string(),
  /** ISO 8601; null when they have not signed on the screen. */
  signed_at: z.nullable(z.string()),
  /** Until when a link that was made for them works, ISO 8601; null when there is none. */
  link_until: z.nullable(z.string()),
});
export type CoSigner = z.infer<typeof coSignerSchema>;

/** Makes a link for one of them, or takes it back. */
export const coSignLinkRequestSchema = z.object({ case_id: z.string().check(z.maxLength(100)), seat });

export const coSignLinkAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Shown once: only its hash is kept. */
  url: z.string(),
  /** ISO 8601. */
  expires_at: z.string(),
});
export type CoSignLinkAnswer = z.infer<typeof coSignLinkAnswerSchema>;

/** What the token behind the `#` of a link opens. */
export const coSignTokenSchema = z.object({ token });

/** The frozen complaint, for one further plaintiff to read and sign. */
export const coSigningAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  title: z.string(),
  sheets: z.array(readingSheetSchema),
  /** SHA-256 of the text that is shown. Signing sends it back. */
  read_sha256: z.string(),
  /** As for the first plaintiff: `text` is the paper's own words, or '' where the page says it. */
  statements: z.array(z.object({ code: z.enum(SIGNING_YES), text: z.string() })),
  open_boxes: z.array(z.string()),
  /** The reader's own name, as the complaint has it under their line. */
  signer: z.string(),
  /** Who signed first and sent the link. */
  first_signer: z.string(),
  /** The day that will be next to the signature, "2026-11-21". */
  signing_day: z.string(),
  /** The pages can be opened as a PDF too. */
  has_pdf: z.boolean(),
  /** ISO 8601. */
  expires_at: z.string(),
});
export type CoSigningAnswer = z.infer<typeof coSigningAnswerSchema>;

const LONGEST_NAME = 300;
/** A picture of a signature as a data address. */
const LONGEST_MARK = 200_000;

export const coSignRequestSchema = z.object({
  token,
  /** Of the text that was on the screen. */
  read_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  agreed: z.array(z.enum(SIGNING_YES)).check(z.maxLength(SIGNING_YES.length)),
  /** Typed as it is in the complaint. */
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  /** A PNG data address. */
  mark: z.string().check(z.maxLength(LONGEST_MARK)),
  method: z.enum(['drawn', 'typed', 'uploaded']),
});
export type CoSignRequest = z.infer<typeof coSignRequestSchema>;

export const coSignedAnswerSchema = z.object({ success: z.boolean(), message: z.string() });
export type CoSignedAnswer = z.infer<typeof coSignedAnswerSchema>;
