import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDraftCase } from '../../testing/builders/a-case.ts';
import { aPayment, must } from '../../testing/builders/a-draft.ts';
import { aPerson, type Person } from '../../testing/builders/an-account.ts';
import { askApproval } from '../../testing/builders/a-dispatched-letter.ts';
import { queriesOf } from '../../testing/count-queries.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PATIENCE_MS = 240_000;

let site: TestApp;
let person: Person;
beforeAll(async () => {
  site = await startTestApp();
  person = await aPerson(site);
}, PATIENCE_MS);
afterAll(() => site.close());

/** One more case with a letter that its owner mails. Answers its id. */
async function aSentCase(): Promise<string> {
  const { browser } = person;
  const id = await aDraftCase(person);
  must(await browser.post(paths.checkout, aPayment()));
  const { demand_letter } = must(await browser.post(paths.generateDemandLetter)).json();
  must(await askApproval(browser, String(demand_letter), 'self_mail'));
  return id;
}

/** The calls that each page makes when it is opened, whoever is signed in being asked for on all of them. */
const pagesOf = (caseId: string): Readonly<Record<string, readonly string[]>> => ({
  'the greeting': [paths.userData],
  alerts: [paths.caseAlerts],
  search: [`${paths.searchCases}?q=ironb`],
  '/dashboard': [paths.userDemands],
  '/case': [`${paths.casePage}?case_id=${caseId}`],
  '/demand-letters': [paths.demandLetters],
  '/billing': [paths.billing],
});

async function counts(caseId: string): Promise<Readonly<Record<string, number>>> {
  const { browser } = person;
  // What changed is looked at once, by whoever asks next.
  must(await browser.get(paths.caseAlerts));
  const found: Record<string, number> = {};
  for (const [page, calls] of Object.entries(pagesOf(caseId))) {
    const asked = await queriesOf(async () => {
      for (const call of calls) must(await browser.get(call));
    });
    found[page] = asked.length;
  }
  return found;
}

test(
  'a page asks the database the same number of questions for two cases and for ten',
  async () => {
    const first = await aSentCase();
    await aSentCase();
    const few = await counts(first);
    for (let made = 2; made < 10; made += 1) await aSentCase();
    const { data } = must(await person.browser.get(paths.userDemands)).json();
    expect(data).toHaveLength(10);
    expect(await counts(first)).toEqual(few);
    // The figures themselves: one that grows is to be noticed here, and not by whoever waits.
    expect(few).toEqual({
      'the greeting': 2,
      alerts: 5,
      search: 4,
      '/dashboard': 5,
      '/case': 12,
      '/demand-letters': 4,
      '/billing': 4,
    });
  },
  PATIENCE_MS,
);
