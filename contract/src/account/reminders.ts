import { REMINDER_KINDS } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** Every kind of reminder by mail, and whether the account gets it. */
export const reminderChoicesAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  kinds: z.array(z.object({ kind: z.enum(REMINDER_KINDS), on: z.boolean() })),
});
export type ReminderChoicesAnswer = z.infer<typeof reminderChoicesAnswerSchema>;

export const reminderChoiceRequestSchema = z.object({ kind: z.enum(REMINDER_KINDS), on: z.boolean() });
export type ReminderChoiceRequest = z.infer<typeof reminderChoiceRequestSchema>;

/** From the link in a reminder. */
export const stopRemindersRequestSchema = z.object({ token: z.string().check(z.maxLength(200)) });
