import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGeneratedLetter, must, openedPdf } from '../../testing/builders/a-draft.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test('an approval and each opened PDF stand in the log once, by their ids and nothing else', async () => {
  const browser = site.browser();
  const text = await aGeneratedLetter(browser);
  const wish = { demand_letter: text, action: 'approve_and_send', delivery: 'self_mail' };
  const { demand_id } = must(await browser.post(paths.saveDemandLetter, wish)).json();
  must(await openedPdf(browser, demand_id));
  must(await browser.get(`${paths.mailingPack}?demand_id=${demand_id}`));
  const eventsOf = (name: string) =>
    site.logLines.filter((line) => line.includes(`"event":"${name}"`)).map((line) => JSON.parse(line).demandId);
  expect(eventsOf('letter.approved')).toEqual([demand_id]);
  expect(eventsOf('pdf.opened')).toEqual([demand_id]);
  expect(eventsOf('pack.opened')).toEqual([demand_id]);
  expect(site.logLines.join('\n')).not.toMatch(/Demand for payment|Sincerely/);
});
