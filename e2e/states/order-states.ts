import { expect, type Page } from '@playwright/test';
import { cards, depositClaim } from '../journeys/steps/claim.ts';
import { breakDown, field, hang, isSettled, submit, wizardAt } from './moves.ts';
import { type State, statesOf } from './state.ts';

const COMPOSING = '**/api/generate_demand_letter*';

/** Pays, and comes to the screen where the order is carried out. */
async function pay(page: Page): Promise<void> {
  await wizardAt(page, 5, 1, {});
  await field(page, 'email').fill(depositClaim.claimant.email);
  await field(page, 'cardNumber').fill(cards.approved);
  await field(page, 'expiry').fill('12 / 30');
  await field(page, 'cvc').fill('123');
  await field(page, 'cardholder').fill('Marisol Vega');
  await field(page, 'zip').fill('07105');
  await submit(page);
  await expect(page.locator('main a[href="/dashboard"]')).toBeVisible();
}

/** The last screen of the wizard, after a payment. */
export const orderStates: readonly State[] = statesOf('nobody', {
  'order: complete': async (page) => {
    await pay(page);
    await expect(page.locator('main a[href="/result"]')).toBeVisible();
    await isSettled(page);
  },
  'order: the letter is being written': async (page) => {
    await hang(page, COMPOSING);
    await pay(page);
    await expect(page.locator('main h1')).toBeVisible();
  },
  'order: paid, and the letter could not be written': async (page) => {
    await breakDown(page, COMPOSING);
    await pay(page);
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
    await isSettled(page);
  },
});
