import { expect, type Page } from '@playwright/test';
import { DEPOSIT_CARDS as CARDS, HOME, PAID } from './deposit-cards.ts';
import { breakDown, fail, isSettled, UNSIGNED, wizardAt } from './moves.ts';
import { type State, statesOf } from './state.ts';

/** Nobody can say how much was paid. */
const UNFINISHED = { id: 'paid', card: 'rental.deposit-paid', values: { how: 'check' } };
/** A second person the claim is against. */
const secondDefendant = {
  whoUser: '1',
  defendantFirstname: 'Owen',
  defendantLastname: 'Marsh',
  defendantAddress: '9 Oak Avenue',
  defendantCity: 'Trenton',
  defendantCountry: 'NJ',
  defendantZipcode: '08608',
};
const THREAT = 'If you do not pay by Friday I will tell everyone on Facebook what kind of landlord you are.';

type Answers = Readonly<Record<string, unknown>>;

async function atStory(page: Page, answers: Answers): Promise<void> {
  await wizardAt(page, 4, 0, { ...UNSIGNED, claimDescription: '', ...answers });
  // The cards come after the screen.
  await expect(page.locator('#more-cards')).toBeVisible();
}

/** Opens a card that was filled in. */
async function openCard(page: Page, id: string): Promise<void> {
  await page.locator(`[id="change-card-${id}"]`).click();
  await expect(page.locator('main section h3:focus')).toBeVisible();
}

const storyStates = {
  'story: cards to choose from': (page) => atStory(page, { cards: [] }),
  'story: two cards filled': async (page) => {
    await atStory(page, { cards: [HOME, PAID] });
    await expect(page.locator('[id^="change-card-"]')).toHaveCount(2);
  },
  'story: a card is open': async (page) => {
    await atStory(page, { cards: CARDS });
    await openCard(page, 'paid');
  },
  'story: a card with something missing': async (page) => {
    await atStory(page, { cards: [HOME, UNFINISHED] });
    await fail(page);
  },
  'story: a card that has to name one of two': async (page) => {
    await atStory(page, { cards: CARDS, additionalDefendants: [secondDefendant] });
    await openCard(page, 'paid');
    await expect(page.locator('[name="cards.paid.defendant"]').first()).toBeAttached();
  },
  'story: a place to decide': async (page) => {
    await atStory(page, { claimDescription: `You kept my deposit. ${THREAT} You did not answer me.` });
    await expect(page.locator('#story-place')).toBeVisible();
  },
  'story: short letter or own words': async (page) => {
    await atStory(page, { cards: CARDS, claimDescription: 'You kept my deposit. I wrote to you twice.' });
    await expect(page.locator('[name="storyInLetter"]').first()).toBeAttached();
  },
  'story: its cards are broken': async (page) => {
    await breakDown(page, '**/api/cards*');
    await wizardAt(page, 4, 0, UNSIGNED);
    await expect(page.locator('main').getByRole('status').first()).toBeVisible();
  },
} satisfies Record<string, State['open']>;

async function atAmount(page: Page, answers: Answers): Promise<void> {
  await wizardAt(page, 4, 1, { ...UNSIGNED, claimCalculation: '', cards: CARDS, storyInLetter: 'no', ...answers });
  await expect(page.locator('main input[type="checkbox"]').first()).toBeAttached();
  await isSettled(page);
}

const amountStates = {
  'amount: rows that differ': (page) => atAmount(page, { amount: '3000' }),
  'amount: rows that differ, failed': async (page) => {
    await atAmount(page, { amount: '3000' });
    await fail(page);
  },
  'amount: rows that add up, and what the law can add': (page) => atAmount(page, { amount: '2450' }),
  'amount: what the law can add is not chosen': async (page) => {
    await atAmount(page, { amount: '2450' });
    await fail(page);
    await expect(page.locator('main a[href$="multiple"]')).toBeVisible();
  },
  'amount: the larger amount is asked for now': async (page) => {
    await atAmount(page, { amount: '2450', multiple: 'now' });
    await expect(page.locator('[name="multiple"]:checked')).toBeAttached();
  },
  'amount: a row of one’s own is added': async (page) => {
    await atAmount(page, {
      amount: '2500',
      amountRows: [{ id: 'own', label: 'Interest on the deposit', amount: '50', isMinus: false }],
    });
    await page.locator('#edit-own').click();
    await expect(page.locator('[name="amountRows.own.label"]')).toBeVisible();
  },
} satisfies Record<string, State['open']>;

/** What happened and what it comes to, given on cards. */
export const storyCardStates: readonly State[] = statesOf('nobody', { ...storyStates, ...amountStates });
