import { letterDatesAnswerSchema, paths } from '@plainclaim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../../testing/test-app.ts';

const DAY_MS = 86_400_000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterEach(() => site.clock.set(TEST_START_MS));
afterAll(() => site.close());

const approve = (browser: Browser, demand_letter: string) =>
  browser.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery: 'self_mail' });
const update = async (browser: Browser, demand_letter: string) =>
  letterDatesAnswerSchema.parse(must(await browser.post(paths.letterDates, { demand_letter })).json());
const review = async (browser: Browser) => must(await browser.get(paths.letterReview)).json();

async function aLetter(overrides = {}): Promise<{ browser: Browser; text: string }> {
  const browser = site.browser();
  return { browser, text: await aGeneratedLetter(browser, overrides) };
}

/** The letter of November 21 asks for payment by December 7; eight days later it is December 14. */
async function anOldLetter(overrides = {}) {
  const made = await aLetter(overrides);
  site.clock.advance(8 * DAY_MS);
  return made;
}
const ofTheNewDay = (text: string) =>
  text.replace('November 21, 2026', 'November 29, 2026').replaceAll('December 7, 2026', 'December 14, 2026');

describe('a letter that waited', () => {
  test('cannot be approved with its old date, and says which dates it would get', async () => {
    const { browser, text } = await anOldLetter();
    const refused = await approve(browser, text);
    expect(refused.json()).toMatchObject({ status: 409, code: 'letter.date_old' });
    for (const date of ['November 21, 2026', 'November 29, 2026', 'December 14, 2026']) {
      expect(refused.json().message).toContain(date);
    }
    expect((await review(browser)).dates).toEqual({
      issued_on: '2026-11-21',
      deadline: '2026-12-07',
      today: '2026-11-29',
      new_deadline: '2026-12-14',
      are_old: true,
    });
  });

  test('gets today’s date and a new deadline, is shown so, and can be approved then', async () => {
    const { browser, text } = await anOldLetter();
    const updated = await update(browser, text);
    expect(updated).toMatchObject({
      demand_letter: ofTheNewDay(text),
      issued_on: '2026-11-29',
      deadline: '2026-12-14',
      names_deadline: true,
    });
    expect(await review(browser)).toMatchObject({ is_edited: false, dates: { are_old: false } });
    const { demand_id } = must(await approve(browser, updated.demand_letter)).json();
    const version = must(await browser.get(`${paths.letterVersion}?demand_id=${demand_id}`)).json();
    expect(version).toMatchObject({ issued_on: '2026-11-29', deadline: '2026-12-14', text: ofTheNewDay(text) });
  });

  test('keeps every edit, also those that were not saved yet', async () => {
    const { browser, text } = await anOldLetter();
    const mine = text
      .replace('I got nothing back.', 'Nothing came back to me.')
      .replace('Please pay $2,450.00 by December 7, 2026.', 'Kindly pay $2,450.00, and do so by December 7, 2026.');
    const updated = await update(browser, mine);
    expect(updated.demand_letter).toBe(ofTheNewDay(mine));
    expect((await review(browser)).text).toBe(ofTheNewDay(mine));
  });

  test('a day of the story that looks like the deadline stays as it was told', async () => {
    const stated = 'I rented an apartment from them. They promised to pay me back by December 7, 2026. They did not.';
    const { browser, text } = await anOldLetter({ claimDescription: stated });
    expect(text).toContain('promised to pay me back by December 7, 2026');
    const updated = await update(browser, text.replace('I got nothing back.', 'Nothing came back.'));
    expect(updated.demand_letter).toContain('promised to pay me back by December 7, 2026');
    expect(updated.demand_letter).toContain('Please pay $2,450.00 by December 14, 2026');
  });

  test('with a deadline of the person’s own, it is told that the letter does not name the new one', async () => {
    const { browser, text } = await anOldLetter();
    const mine = text.replaceAll('December 7, 2026', 'January 15, 2027');
    const updated = await update(browser, mine);
    expect(updated.names_deadline).toBe(false);
    expect(updated.demand_letter).toContain('January 15, 2027');
    expect(updated.demand_letter).toContain('November 29, 2026');
  });

  test('the old dates cannot come back by an undo', async () => {
    const { browser, text } = await anOldLetter();
    const updated = await update(browser, text);
    must(await browser.post(paths.saveDemandLetter, { demand_letter: text, action: 'save' }));
    expect((await review(browser)).dates.are_old).toBe(true);
    expect((await approve(browser, text)).json().code).toBe('letter.date_old');
    expect((await update(browser, text)).demand_letter).toBe(updated.demand_letter);
  });

  test('an approval that stands is not touched by time', async () => {
    const { browser, text } = await aLetter();
    const first = must(await approve(browser, text)).json();
    site.clock.advance(8 * DAY_MS);
    expect(must(await approve(browser, text)).json().demand_id).toBe(first.demand_id);
  });
});

describe('a letter of today', () => {
  test('keeps its dates and what was typed', async () => {
    const { browser, text } = await aLetter();
    expect(await update(browser, `${text}\n\nPS: Call me.`)).toMatchObject({
      demand_letter: `${text}\n\nPS: Call me.`,
      issued_on: '2026-11-21',
    });
    expect((await review(browser)).text).toBe(`${text}\n\nPS: Call me.`);
  });
});

describe('a request for new dates that is refused', () => {
  test('by its text, with nothing changed', async () => {
    const { browser, text } = await anOldLetter();
    for (const [typed, code] of [
      ['  ', 'letter.empty'],
      ['x'.repeat(60_001), 'letter.over_limit'],
      ['Dear 𒀀', 'letter.unprintable'],
    ]) {
      const answer = await browser.post(paths.letterDates, { demand_letter: typed });
      expect(answer.json()).toMatchObject({ status: 422, code });
    }
    expect(await review(browser)).toMatchObject({ text, dates: { are_old: true } });
  });

  test('because it is somebody else’s letter, or none', async () => {
    const { browser, text } = await anOldLetter();
    const { case_id } = await review(browser);
    const answer = await (await aLetter()).browser.post(paths.letterDates, { case_id, demand_letter: text });
    expect(answer.json()).toMatchObject({ status: 403, code: 'letter.no_access' });
    expect((await site.browser().post(paths.letterDates, { demand_letter: text })).statusCode).toBe(403);
    expect((await browser.post(paths.letterDates, {})).statusCode).toBe(400);
    expect((await review(browser)).text).toBe(text);
  });
});
