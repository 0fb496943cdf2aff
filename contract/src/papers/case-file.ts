import * as z from 'zod/mini';

/** One of the caller's own cases. */
export const caseFileQuerySchema = z.object({ case_id: z.string().check(z.maxLength(100)) });

/** The newest archive of a case. `none`: nobody asked for one yet. A finished one stays while the next is made. */
export const caseFileAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Of the one that can be downloaded; null while there is none. */
  ready: z.nullable(z.object({ made_at: z.string(), bytes: z.number() })),
});
export type CaseFileAnswer = z.infer<typeof caseFileAnswerSchema>;
