import { expect, type Page } from '@playwright/test';
import { breakDown, fail, field, goTo, hang, isSettled, submit } from './moves.ts';
import { type State, statesOf } from './state.ts';

const PASSWORD = 'not-my-password-1';

/** Turned away at the door. */
const withoutAccount = statesOf('nobody', {
  'login: empty': (page) => goTo(page, '/login'),
  'login: failed': async (page) => {
    await goTo(page, '/login');
    await fail(page);
  },
  'login: wrong password': async (page) => {
    await goTo(page, '/login');
    await field(page, 'email').fill('nobody@example.com');
    await field(page, 'password').fill(PASSWORD);
    await fail(page);
  },
  'forgot password: empty': (page) => goTo(page, '/forgot-password'),
  'forgot password: failed': async (page) => {
    await goTo(page, '/forgot-password');
    await fail(page);
  },
  'forgot password: the code': async (page) => {
    await goTo(page, '/forgot-password');
    await field(page, 'email').fill(`forgot-${Date.now().toString(36)}@example.com`);
    await submit(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'no more reminders: without a link': (page) => goTo(page, '/no-reminders'),
  'no more letters: without a link': (page) => goTo(page, '/no-letters'),
  'no more letters: a letter to report': (page) => goTo(page, '/no-letters#no-such~letter'),
  'check a file: none yet': (page) => goTo(page, '/verify'),
  'check a file: not one of ours': async (page) => {
    await goTo(page, '/verify');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not ours') });
    await expect(page.locator('main [role="status"] p').first()).toBeVisible();
  },
  'your data: nothing kept': (page) => goTo(page, '/your-data'),
  'your data: no address typed': async (page) => {
    await goTo(page, '/your-data');
    await fail(page);
  },
  'your data: a link that is over': (page) => goTo(page, '/your-data#no-such-link'),
  'your order: nothing paid': (page) => goTo(page, '/receipt'),
  'your order: a link that leads nowhere': async (page) => {
    await goTo(page, '/receipt#no-such-link');
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  },
  'a larger package: nothing paid': (page) => goTo(page, '/upgrade'),
  'no such page': (page) => goTo(page, '/nothing-here'),
});

const paperStates = statesOf('papers', {
  'cases: one': (page) => goTo(page, '/dashboard'),
  'billing: one order': async (page) => {
    await goTo(page, '/billing');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  },
  'billing: what a refund does': async (page) => {
    const answer = await page.request.get('/api/billing');
    const list: { readonly data: readonly object[] } = await answer.json();
    const data = list.data.map((one) => ({ ...one, refund: 'one_press' }));
    await page.route('**/api/billing?*', (route) => route.fulfill({ json: { ...list, data } }));
    await goTo(page, '/billing');
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'court papers: one case': (page) => goTo(page, '/court-documents'),
  'court papers: ready': async (page) => {
    await goTo(page, '/court-documents');
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await isSettled(page);
  },
  'court papers: being made': async (page) => {
    const answer = await page.request.get('/api/court-papers/cases?page=1');
    const list: { readonly data: readonly object[] } = await answer.json();
    const data = list.data.map((one) => ({ ...one, state: 'making', progress: { done: 4, all: 11 } }));
    // The page asks again and again: an answer from the server could come when the page is gone.
    await page.route('**/api/court-papers/cases?*', (route) => route.fulfill({ json: { ...list, data } }));
    await goTo(page, '/court-documents');
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    await page.waitForTimeout(300);
  },
  'court papers: to be signed': async (page) => {
    await goTo(page, '/court-documents');
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    const sign = page.getByRole('main').locator('a[href*="sign"]').first();
    await sign.click();
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  },
  'court papers: signing failed': async (page) => {
    await goTo(page, '/court-documents');
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    await page.getByRole('main').locator('a[href*="sign"]').first().click();
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
    await page.locator('main fieldset:has(input[type="checkbox"]) ~ div button').click();
    await expect(page.locator('main [role="group"][tabindex="-1"]').first()).toBeVisible();
  },
});

/** The case of the only row there is. */
async function openOnlyCase(page: Page): Promise<void> {
  await goTo(page, '/dashboard');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/case=/);
  await isSettled(page);
}

const oneCaseStates = statesOf('papers', {
  'one case: letter approved': openOnlyCase,
  'one case: what happened, failed': async (page) => {
    await openOnlyCase(page);
    await page.locator('main input[type="radio"][value="paid_part"]').check();
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
  },
  'demand letters: one': (page) => goTo(page, '/demand-letters'),
  'one case: not found': (page) => goTo(page, '/case?case=none'),
});

const trialStates = statesOf('trial', {
  'exhibits: none yet': async (page) => {
    await goTo(page, '/court-documents');
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    await page.getByRole('main').locator('a[href*="exhibits"]').first().click();
    await expect(page).toHaveURL(/exhibits/);
    await isSettled(page);
  },
  'trial: no notes yet': async (page) => {
    await goTo(page, '/court-documents');
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    await page.getByRole('main').locator('a[href*="trial"]').first().click();
    await expect(page).toHaveURL(/trial/);
    await isSettled(page);
  },
});

const memberStates = statesOf('member', {
  'cases: none': (page) => goTo(page, '/dashboard'),
  'cases: loading': async (page) => {
    await hang(page, '**/api/users/get_user_demands*');
    await page.goto('/dashboard');
    await expect(page.locator('main h1')).toBeVisible();
  },
  'cases: cannot be loaded': async (page) => {
    await breakDown(page, '**/api/users/get_user_demands*');
    await goTo(page, '/dashboard');
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  },
  'billing: none': (page) => goTo(page, '/billing'),
  'billing: cannot be loaded': async (page) => {
    await breakDown(page, '**/api/billing?*');
    await goTo(page, '/billing');
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  },
  'demand letters: none': (page) => goTo(page, '/demand-letters'),
  'court papers: none': (page) => goTo(page, '/court-documents'),
  'exhibits: no case': (page) => goTo(page, '/exhibits'),
  'trial: no case': (page) => goTo(page, '/trial-prep'),
  settings: (page) => goTo(page, '/settings'),
  'settings: leaving': async (page) => {
    await goTo(page, '/settings');
    await page.locator('main section').last().getByRole('button').click();
    await page.locator('main section').last().locator('button[type="submit"]').click();
    await expect(page.locator('main section').last().getByRole('group')).toBeVisible();
  },
  'settings: failed': async (page) => {
    await goTo(page, '/settings');
    await page.locator('main form:has([autocomplete="new-password"]) button[type="submit"]').click();
    await expect(page.locator('main [role="group"][tabindex="-1"]')).toBeVisible();
  },
});

export const pageStates: readonly State[] = [
  ...withoutAccount,
  ...paperStates,
  ...oneCaseStates,
  ...trialStates,
  ...memberStates,
];
