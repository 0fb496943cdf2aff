import { paths, settingsAnswerSchema } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson } from '../../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test('the settings open with what each of their parts answers by itself', async () => {
  const { browser } = await aPerson(site);
  const wanted = anAddress();
  must(await browser.post(paths.emailChange, { email: wanted, currentPassword: A_PASSWORD }));
  const all = settingsAnswerSchema.parse(must(await browser.get(paths.settings)).json());
  const alone = async (path: string) => must(await browser.get(path)).json();
  expect(all.email_change.pending_email).toBe(wanted);
  expect(all).toEqual({
    success: true,
    contact: await alone(paths.accountContact),
    email_change: await alone(paths.emailChange),
    second_step: await alone(paths.secondStep),
    passkeys: await alone(paths.passkeys),
    sessions: { success: true, sessions: [expect.objectContaining({ isCurrent: true })] },
    trail: await alone(paths.accountTrail),
    rule_for_passwords: await alone(paths.passwordRule),
  });
});

test('they open for nobody who is not signed in', async () => {
  const answer = await site.browser().get(paths.settings);
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'account.signed_out']);
});
