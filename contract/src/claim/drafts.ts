import { claimDraftSchema } from '@plainclaim/domain';
import * as z from 'zod/mini';

const step = z.number().check(z.int(), z.minimum(1), z.maximum(5));
const subStep = z.number().check(z.int(), z.minimum(0), z.maximum(5));

/**
 * The full form with its place and the revision it was based on; without a revision it replaces whatever is stored.
 * `overwrite` says the person chose to keep this browser's answers over newer ones. Fields that a browser may not
 * decide, such as a payment, are ignored.
 */
export const saveFormRequestSchema = z.extend(claimDraftSchema, {
  step,
  subStep,
  revision: z.optional(z.number().check(z.int(), z.minimum(0))),
  overwrite: z._default(z.boolean(), false),
  /** A client that leaves it out and sends an own address means that address. */
  sameAddress: z.optional(z.boolean()),
});
export type SaveFormRequest = z.input<typeof saveFormRequestSchema>;

export const saveFormAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  revision: z.number(),
  savedAt: z.string(),
});
export type SaveFormAnswer = z.infer<typeof saveFormAnswerSchema>;

/** Answers kept when others were chosen over them. */
export const otherAnswersSchema = z.object({ id: z.string(), savedAt: z.string() });
export type OtherAnswers = z.infer<typeof otherAnswersSchema>;

/** A browser's own answers that make room for newer ones. */
export const keepOtherAnswersRequestSchema = z.extend(claimDraftSchema, { step, subStep });
export type KeepOtherAnswersRequest = z.input<typeof keepOtherAnswersRequestSchema>;

export const bringBackAnswersRequestSchema = z.object({ id: z.string().check(z.maxLength(100)) });
export type BringBackAnswersRequest = z.infer<typeof bringBackAnswersRequestSchema>;

/** `data` is null when this browser has no claim. `step` and `subStep` are where it may open, not where it was left. */
export const draftAnswerSchema = z.object({
  success: z.boolean(),
  data: z.nullable(claimDraftSchema),
  step,
  subStep,
  revision: z.number(),
  savedAt: z.nullable(z.string()),
  /** Until when this browser's claim is kept, as a calendar day. */
  keptUntil: z.nullable(z.string()),
  isPaid: z.boolean(),
  /** What can be brought back, newest first. */
  otherAnswers: z.array(otherAnswersSchema),
});
export type DraftAnswer = z.infer<typeof draftAnswerSchema>;
