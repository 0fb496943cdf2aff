import * as z from 'zod/mini';
import { MOST_PARTS, PART_MARK } from './file-parts.ts';

/**
 * The SHA-256 of a file, worked out where the file is: the file itself is never sent. `parts`: the marks of its parts, when
 * nobody knew the file as a whole.
 */
export const checkDocumentRequestSchema = z.object({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  parts: z.optional(z.array(z.string().check(z.regex(PART_MARK))).check(z.maxLength(MOST_PARTS))),
});

/** The key that seals files here, to be compared with what a reader of PDFs shows. */
export const sealKeyAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** SHA-256 of its certificate, as the page in a case file shows it. */
  fingerprint: z.string(),
  /** The last day on which it seals. */
  valid_to: z.string(),
});
export type SealKeyAnswer = z.infer<typeof sealKeyAnswerSchema>;

/** A code as it is printed with a letter, in groups or without; a person may type it. */
export const checkCodeRequestSchema = z.object({ code: z.string().check(z.maxLength(40)) });

/** Capital letters and digits without I, L, O and U, and without what is between the groups. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
export const LETTER_CODE_LENGTH = 12;
const CODE_GROUP = /.{4}(?=.)/g;
export const printedCode = (code: string): string => code.replaceAll(CODE_GROUP, '$&-');

/**
 * What is known of a file with these very bytes, or of a code. `unknown`: no file that is kept here has them, because it was
 * changed, comes from elsewhere, or was deleted with its case. `changed`: it is a copy of the one in `document`, and no longer
 * the same.
 */
export const checkDocumentAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  found: z.enum(['current', 'replaced', 'changed', 'unknown']),
  /** Pages of a changed copy that are drawn with other parts than were made; none when only what is around them differs. */
  changed_pages: z.array(z.number()),
  document: z.nullable(
    z.object({
      kind: z.enum(['letter', 'court_paper']),
      /** 1 for the first text of a letter, or the first packet of court papers. */
      version: z.number(),
      /** The day a letter was approved and signed, or court papers were made. */
      made_on: z.string(),
      /** False for a letter that was printed before anybody approved it. */
      is_approved: z.boolean(),
      /** The newest version, when this one was replaced. */
      newest: z.nullable(z.object({ version: z.number(), made_on: z.string() })),
    }),
  ),
});
export type CheckDocumentAnswer = z.infer<typeof checkDocumentAnswerSchema>;
