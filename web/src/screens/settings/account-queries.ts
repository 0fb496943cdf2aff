import type { SettingsAnswer } from '@plainclaim/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readAccountTrail, readPendingEmail, readSessions, readSettings } from '../../api/account/accounts.ts';
import { readContact } from '../../api/account/account-contact.ts';
import { readPasskeys, readSecondStep } from '../../api/account/log-in-ways.ts';
import { readReminderChoices } from '../../api/cases/reminders.ts';
import { type ServerQuery, serverQuery, valueOf } from '../../api/server-state/server-query.ts';

/** What is read again when something ended or renewed sessions. */
export const ACCOUNT_QUERIES = 'account';

/** What was read with all the rest is not read once more by the section that shows it. */
const JUST_READ_MS = 10_000;
type SettingsPart<T> = ServerQuery<T> & { readonly staleTime: number };
const settingsPart = <T>(query: ServerQuery<T>): SettingsPart<T> => ({ ...query, staleTime: JUST_READ_MS });

/** Where the account is signed in. */
export const sessionsQuery = settingsPart(serverQuery([ACCOUNT_QUERIES, 'sessions'], readSessions));

/** What happened to the account, the newest first. */
export const trailQuery = settingsPart(serverQuery([ACCOUNT_QUERIES, 'trail'], readAccountTrail));

/** Which reminders come by mail. */
export const remindersQuery = settingsPart(serverQuery(['reminders'], readReminderChoices));

/** The address that waits for its code in this browser; read once, when the page is opened. */
export const pendingEmailQuery = settingsPart(serverQuery(['pending-email'], readPendingEmail));

/** How to reach the owner of the account. */
export const contactQuery = settingsPart(serverQuery(['contact'], readContact));

/** Whether a code of an app is asked for at each log-in. */
export const secondStepQuery = settingsPart(serverQuery(['second-step'], readSecondStep));

export const passkeysQuery = settingsPart(serverQuery(['passkeys'], readPasskeys));

/** What one call reads together. */
export const ACCOUNT_PARTS: readonly SettingsPart<unknown>[] = [
  contactQuery,
  pendingEmailQuery,
  secondStepQuery,
  passkeysQuery,
  sessionsQuery,
  trailQuery,
];

function handOut(client: QueryClient, answer: SettingsAnswer) {
  client.setQueryData(contactQuery.queryKey, answer.contact);
  client.setQueryData(pendingEmailQuery.queryKey, answer.email_change);
  client.setQueryData(secondStepQuery.queryKey, answer.second_step);
  client.setQueryData(passkeysQuery.queryKey, answer.passkeys);
  client.setQueryData(sessionsQuery.queryKey, answer.sessions);
  client.setQueryData(trailQuery.queryKey, answer.trail);
}

/** All the parts of the account at once. Where this cannot be had, each section asks for its own and fails by itself. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal, client }) => {
    const answer = await valueOf(readSettings({ signal }));
    handOut(client, answer);
    return answer;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
