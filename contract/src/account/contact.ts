import { ownContactSchema } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** How to reach the owner of the account, as the settings show it. */
export const accountContactAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  contact: ownContactSchema,
  /** False for an account that began with a log-in by mail or through another service. */
  has_password: z.boolean(),
});
export type AccountContactAnswer = z.infer<typeof accountContactAnswerSchema>;

export const accountContactRequestSchema = ownContactSchema;
