import { readAccountTrail, readPendingEmail, readSessions } from '../../api/accounts.ts';
import { readContact } from '../../api/account-contact.ts';
import { readPasskeys, readSecondStep } from '../../api/log-in-ways.ts';
import { readReminderChoices } from '../../api/reminders.ts';
import { type ServerQuery, serverQuery } from '../../api/server-state/server-query.ts';

/** What is read again when something ended or renewed sessions. */
export const ACCOUNT_QUERIES = 'account';

/** Where the account is signed in. */
export const sessionsQuery = serverQuery([ACCOUNT_QUERIES, 'sessions'], readSessions);

/** What happened to the account, the newest first. */
export const trailQuery = serverQuery([ACCOUNT_QUERIES, 'trail'], readAccountTrail);

/** Which reminders come by mail. */
export const remindersQuery = serverQuery(['reminders'], readReminderChoices);

/** The address that waits for its code in this browser; read once, when the page is opened. */
export const pendingEmailQuery = serverQuery(['pending-email'], readPendingEmail);

/** How to reach the owner of the account. */
export const contactQuery = serverQuery(['contact'], readContact);

/** Whether a code of an app is asked for at each log-in. */
export const secondStepQuery = serverQuery(['second-step'], readSecondStep);

export const passkeysQuery = serverQuery(['passkeys'], readPasskeys);

/** What stands in the settings. They are shown when all of it is here, or failed: parts that come one by one push each other. */
export const SETTINGS_QUERIES: readonly ServerQuery<unknown>[] = [
  contactQuery,
  pendingEmailQuery,
  remindersQuery,
  secondStepQuery,
  passkeysQuery,
  sessionsQuery,
  trailQuery,
];
