import * as z from 'zod/mini';

/** A wrong field in a refused request. */
export const fieldProblemSchema = z.object({ field: z.string(), code: z.string(), message: z.string() });

/** Something to look at in a letter. `key` names it when the person says yes to it; no place means the whole letter. */
export const letterFindingSchema = z.object({
  key: z.string(),
  rule: z.string(),
  code: z.string(),
  severity: z.enum(['stop', 'confirm', 'warning', 'info']),
  message: z.string(),
  /** UTF-16 units in the text that was sent. */
  place: z.nullable(z.object({ start: z.number(), end: z.number() })),
  /** The whole sentence around the place, which goes when it is left out. Null where there is no place. */
  sentence: z.nullable(z.object({ start: z.number(), end: z.number() })),
});
export type LetterFindingAnswer = z.infer<typeof letterFindingSchema>;

/**
 * What every failed call answers (RFC 9457, `application/problem+json`), with the `success` and `message` that the
 * product's calls have always carried. `requestId` is what a person can tell support.
 */
export const problemSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.array(fieldProblemSchema)),
  /** What keeps a letter from being approved, or waits for a yes. */
  findings: z.optional(z.array(letterFindingSchema)),
  /** The letter that was sent, with nothing but its line about how it is sent put right. Nobody has approved it. */
  corrected_letter: z.optional(z.string()),
});
export type ProblemBody = z.infer<typeof problemSchema>;

/** The plain answer of a call that has nothing more to say. */
export const acknowledgedSchema = z.object({ success: z.boolean(), message: z.string() });
