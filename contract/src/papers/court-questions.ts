import { coClaimantSchema, LIMITS } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { courtAnswerChangesSchema, courtAnswerSchema } from './court-papers-signing.ts';

/** What only papers for a court ask. It is answered with the papers, before or after the letter is approved. */
export const courtQuestionsAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  questions: z.array(courtAnswerSchema),
  /** People who claim together with the claimant; null where nobody can, as with a business. */
  co_claimants: z.nullable(z.array(coClaimantSchema)),
  /** The person went through the questions before: what is open then is filled in by hand. */
  is_done: z.boolean(),
});
export type CourtQuestionsAnswer = z.infer<typeof courtQuestionsAnswerSchema>;

export const answerCourtQuestionsRequestSchema = z.object({
  case_id: z.string().check(z.maxLength(100)),
  changes: courtAnswerChangesSchema,
  co_claimants: z.array(coClaimantSchema).check(z.maxLength(LIMITS.coClaimants)),
});
export type AnswerCourtQuestionsRequest = z.infer<typeof answerCourtQuestionsRequestSchema>;
