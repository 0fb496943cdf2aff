import * as z from 'zod/mini';

/** The SHA-256 of a file, worked out where the file is: the file itself is never sent. */
export const checkDocumentRequestSchema = z.object({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/**
 * What is known of a file with these very bytes. `unknown`: no file that is kept here has them, because it was changed,
 * comes from elsewhere, or was deleted with its case.
 */
export const checkDocumentAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  found: z.enum(['current', 'replaced', 'unknown']),
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
