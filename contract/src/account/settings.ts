import * as z from 'zod/mini';
import {
  accountTrailAnswerSchema,
  passwordRuleAnswerSchema,
  pendingEmailAnswerSchema,
  sessionsAnswerSchema,
} from './accounts.ts';
import { accountContactAnswerSchema } from './contact.ts';
import { passkeysAnswerSchema, secondStepAnswerSchema } from './log-in-ways.ts';

/** What the settings open with: each part as the call for it alone answers it. */
export const settingsAnswerSchema = z.object({
  success: z.boolean(),
  contact: accountContactAnswerSchema,
  email_change: pendingEmailAnswerSchema,
  second_step: secondStepAnswerSchema,
  passkeys: passkeysAnswerSchema,
  sessions: sessionsAnswerSchema,
  trail: accountTrailAnswerSchema,
  rule_for_passwords: passwordRuleAnswerSchema,
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;
