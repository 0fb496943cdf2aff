import {
  acknowledgedSchema,
  paths,
  type ReminderChoiceRequest,
  type ReminderChoicesAnswer,
  reminderChoicesAnswerSchema,
} from '@plainclaim/contract';
import type { Acknowledged } from '../account/accounts.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost } from '../http/http-client.ts';

/** Which reminders the account gets. */
export const readReminderChoices = (options: ApiOptions = {}): Promise<ApiResult<ReminderChoicesAnswer>> =>
  apiGet(paths.reminderChoices, reminderChoicesAnswerSchema, options);

/** Switches one kind, and answers all of them. */
export const chooseReminder = (choice: ReminderChoiceRequest): Promise<ApiResult<ReminderChoicesAnswer>> =>
  apiPost(paths.reminderChoices, choice, reminderChoicesAnswerSchema);

/** Stops every reminder to whoever got the link. Needs no account to be signed in. */
export const stopReminders = (token: string): Promise<ApiResult<Acknowledged>> =>
  apiPost(paths.stopReminders, { token }, acknowledgedSchema);
