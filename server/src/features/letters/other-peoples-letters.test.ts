import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGeneratedLetter, must } from '../../testing/builders/a-draft.ts';
import { aPerson, inAnotherBrowser } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** Every call that names a case or a letter, with the names of somebody else's. */
const reaching = (case_id: string, demand_id: string) => (browser: Browser) =>
  Promise.all([
    browser.post(paths.letterAnswers, { case_id, answers: [{ id: 'x', value: 'y' }], delivery: 'self_mail' }),
    browser.post(paths.letterDates, { case_id, demand_letter: 'Mine now.' }),
    browser.post(paths.letterBringBack, { case_id, earlier_id: case_id }),
    browser.post(paths.saveDemandLetter, { case_id, demand_letter: 'Mine now.', action: 'save' }),
    browser.post(paths.saveDemandLetter, {
      case_id,
      demand_letter: 'Mine now.',
      action: 'approve_and_send',
      delivery: 'self_mail',
    }),
    browser.get(`${paths.letterVersion}?demand_id=${demand_id}`),
    browser.get(`${paths.deliveries}?demand_id=${demand_id}`),
    browser.get(`${paths.mailingPack}?demand_id=${demand_id}`),
    browser.post(paths.tracking, { demand_id, recipient: 0, tracking_number: '9400111899223100000000' }),
  ]);

test('nobody reaches another person’s case or letter: with a paid case of their own, without one, or logged out', async () => {
  const owner = await aPerson(site);
  const text = await aGeneratedLetter(owner.browser);
  const approval = { demand_letter: text, action: 'approve_and_send', delivery: 'self_mail' };
  const { demand_id } = must(await owner.browser.post(paths.saveDemandLetter, approval)).json();
  const { case_id } = must(await owner.browser.get(paths.checkExistingDemand)).json();
  const loggedOut = await inAnotherBrowser(site, owner);
  must(await loggedOut.browser.post(paths.logout));
  const rival = await aPerson(site);
  await aGeneratedLetter(rival.browser);
  const anonymous = site.browser();
  await aGeneratedLetter(anonymous);

  const trail = async () => must(await owner.browser.get(paths.letterTrail)).json().events.length;
  const before = await trail();
  for (const browser of [rival.browser, anonymous, loggedOut.browser, site.browser()]) {
    const answers = await reaching(case_id, demand_id)(browser);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 404, 404, 404, 404]);
    for (const { body } of answers) expect(body).not.toContain('Teixeira');
  }
  expect((await owner.browser.get(paths.checkExistingDemand)).json().demand_letter).toBe(text);
  // Only what the render job wrote may have come.
  expect(await trail()).toBeLessThanOrEqual(before + 1);
  expect(must(await rival.browser.get(paths.checkExistingDemand)).json().demand_letter).not.toBe('Mine now.');
});
