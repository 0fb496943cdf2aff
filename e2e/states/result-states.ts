import { expect, type Page } from '@playwright/test';
import { breakDown, goTo, hang, isSettled } from './moves.ts';
import { type State, statesOf } from './state.ts';

/** To the letter with its sentences to press, or to another step of its page. */
async function atResult(page: Page, step = ''): Promise<void> {
  await goTo(page, step === '' ? '/result' : `/result?step=${step}`);
  await expect(page.locator('main h1')).toBeVisible();
  await isSettled(page);
}

/** The checks come after the letter. */
const places = (page: Page) => page.locator('[data-open-point]');

const letterStates = statesOf('letter', {
  'letter: opens': (page) => goTo(page, '/result'),
  'letter: loading': async (page) => {
    await hang(page, '**/api/check_existing_demand*');
    await page.goto('/result');
    await expect(page.locator('main h1')).toBeVisible();
  },
  'letter: cannot be loaded': async (page) => {
    await breakDown(page, '**/api/check_existing_demand*');
    await goTo(page, '/result');
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  },
  'letter: the note of a sentence': async (page) => {
    await atResult(page);
    await page.locator('[role="button"][data-segment]').nth(8).click();
    await expect(page.locator('section[data-note]')).toBeVisible();
  },
  'letter: the whole text': async (page) => {
    await atResult(page);
    await page.locator('main button').first().click();
    await expect(page.locator('[name="demand_letter"]')).toBeVisible();
  },
  'letter: the whole text, changed': async (page) => {
    await atResult(page);
    await page.locator('main button').first().click();
    const text = page.locator('[name="demand_letter"]');
    await text.fill((await text.inputValue()).replace('I left the apartment clean.', 'I left the apartment swept.'));
    // The server keeps the letter of this world: others look at it too.
    await hang(page, '**/api/save_demand_letter*');
  },
  'letter: check': async (page) => {
    await atResult(page, 'check');
    await expect(page.locator('main details, main table, main dl, main section').first()).toBeVisible();
  },
  'letter: approve': (page) => atResult(page, 'approve'),
  'letter: approve, who mails it is chosen': async (page) => {
    await atResult(page, 'approve');
    await page.locator('main input[type="radio"][value="self_mail"]').check();
    await expect(page.locator('main ol > li').first()).toBeVisible();
  },
  'letter: approve, and nothing is chosen': async (page) => {
    await atResult(page, 'approve');
    await page.locator('main blockquote ~ div button').first().click();
    await expect(page.locator('main [role="alert"], main [role="group"][tabindex="-1"]').first()).toBeVisible();
  },
});

const openStates = statesOf('places', {
  'letter: read, with places to decide': async (page) => {
    await atResult(page);
    await expect(page.locator('[role="button"][data-segment]').first()).toBeVisible();
  },
  'letter: check, with places to decide': async (page) => {
    await atResult(page, 'check');
    await expect(places(page).first()).toBeVisible();
  },
});

const rowStates = statesOf('rows', {
  'letter: from cards': (page) => atResult(page),
  'letter: the card of a sentence': async (page) => {
    await atResult(page);
    await page.locator('[role="button"][data-segment]').filter({ hasText: '$400.00' }).first().click();
    const note = page.locator('section[data-note]');
    await note.getByRole('button').nth(1).click();
    await expect(note.locator('input').first()).toBeAttached();
  },
});

const offerStates = statesOf('offer', {
  'letter: with an offer to settle': async (page) => {
    await atResult(page, 'check');
    await expect(page.locator('main pre')).toBeVisible();
    await isSettled(page);
  },
});

const signedStates = statesOf('papers', {
  'letter: approved': async (page) => {
    await goTo(page, '/result');
    await expect(page.locator('main ol > li h3').first()).toBeVisible();
    await isSettled(page);
  },
  'letter: read again once approved': (page) => atResult(page, 'read'),
  'letter: approved before, to be approved again': (page) => atResult(page, 'approve'),
});

/** The letter's page: read, checked, approved, and what happens now. */
export const resultStates: readonly State[] = [
  ...letterStates,
  ...openStates,
  ...rowStates,
  ...offerStates,
  ...signedStates,
];
