import { expect, type Page } from '@playwright/test';
import { answeredForm, depositClaim } from '../journeys/steps/claim.ts';
import {
  arriveAt,
  breakDown,
  fail,
  field,
  goTo,
  hang,
  isSettled,
  submit,
  UNSIGNED,
  wizardAt,
  wizardWithout,
} from './moves.ts';
import { type State, statesOf } from './state.ts';

type Open = State['open'];

/** A screen before it is filled in, after it was left so, and filled in. */
const inThreeLooks = (
  name: string,
  [step, subStep]: readonly [number, number],
  fields: readonly string[],
): Readonly<Record<string, Open>> => {
  const empty: Open = (page) => wizardWithout(page, step, subStep, fields);
  return {
    [`${name}: empty`]: empty,
    [`${name}: failed`]: async (page) => {
      await empty(page);
      await fail(page);
    },
    [`${name}: filled`]: (page) => wizardAt(page, step, subStep),
  };
};

const DETAILS = ['amount', 'date', 'address', 'apt', 'city', 'zipcode'];
const CLAIMANT = ['firstname', 'lastname', 'email', 'phonenumber'];
const DEFENDANT = ['defendantFirstname', 'defendantLastname', 'defendantAddress', 'defendantCity', 'defendantZipcode'];
const WAYS = { venmo: '', cashapp: '', zelle: '', paymentTypes: [] };
const QUESTIONS = { isAdult: null, askedMoneyBefore: null, assignedClaim: null, publicBody: null, agreementKind: '' };

/** A second person, with everything the first one has. */
const secondDefendant = {
  whoUser: '1',
  defendantFirstname: 'Owen',
  defendantLastname: 'Marsh',
  defendantEmail: '',
  defendantPhonenumber: '',
  defendantWebsite: '',
  defendantAddress: '9 Oak Avenue',
  defendantApt: '',
  defendantCity: 'Trenton',
  defendantCountry: 'NJ',
  defendantZipcode: '08608',
};

async function waitingFor(
  page: Page,
  path: string,
  [step, subStep]: readonly [number, number],
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  await hang(page, path);
  await arriveAt(page, step, subStep, answers);
}

const firstScreen = {
  'category: empty': (page) => goTo(page, '/'),
  'category: failed': async (page) => {
    await goTo(page, '/');
    await fail(page);
  },
  'category: chosen': async (page) => {
    await goTo(page, '/');
    await page.getByRole('radio').nth(2).check();
  },
  'category: its list is broken': async (page) => {
    await breakDown(page, '**/api/categories*');
    await goTo(page, '/');
  },
  'category: restored, another one chosen before': (page) => wizardAt(page, 1, 0),
} satisfies Record<string, Open>;

const others = {
  'reasons: empty': (page) => wizardAt(page, 1, 1, { ...UNSIGNED, disputing: [], disputingLabels: [] }),
  'reasons: failed': async (page) => {
    await wizardAt(page, 1, 1, { ...UNSIGNED, disputing: [], disputingLabels: [] });
    await fail(page);
  },
  'reasons: chosen': (page) => wizardAt(page, 1, 1),
  'reasons: loading': (page) => waitingFor(page, '**/api/subcategories*', [1, 1], UNSIGNED),
  'details: addresses are suggested': async (page) => {
    await wizardAt(page, 1, 2);
    await field(page, 'address').fill('');
    await field(page, 'address').pressSequentially('12 Main St, Hobok');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  'details: saved on this device': async (page) => {
    await wizardAt(page, 1, 2);
    await page.route('**/api/register/save_form_data*', (route) => route.abort());
    await field(page, 'city').fill('Hoboken');
    await expect(page.locator('[data-state="offline"]').first()).toBeVisible();
  },
  'details: saving': async (page) => {
    await wizardAt(page, 1, 2);
    await hang(page, '**/api/register/save_form_data*');
    await field(page, 'city').fill('Hoboken');
    await expect(page.locator('[data-state="saving"]').first()).toBeVisible();
  },
  'details: could not save': async (page) => {
    await wizardAt(page, 1, 2);
    await page.route('**/api/register/save_form_data*', (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'request.invalid' } }),
    );
    await field(page, 'city').fill('Hoboken');
    await expect(page.locator('[data-state="failed"]').first()).toBeVisible();
  },
  'details: changed on another device': async (page) => {
    await wizardAt(page, 1, 2);
    const data = { ...answeredForm, ...UNSIGNED, city: 'Trenton', step: 1, subStep: 2 };
    await page.request.post('/api/register/save_form_data.php', { data });
    await field(page, 'city').fill('Hoboken');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'details: changed on another device, and nothing chosen yet': async (page) => {
    await others['details: changed on another device'](page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-state="conflict"] button')).toBeVisible();
  },
  account: (page) => wizardAt(page, 1, 3),
  'account: the form': async (page) => {
    await wizardAt(page, 1, 3);
    // After the one that closes the window.
    await page.getByRole('dialog').getByRole('button').nth(1).click();
  },
  'claimant: whom for': (page) =>
    wizardAt(page, 2, 1, { ...UNSIGNED, isAdult: null, cards: [], claimDescription: '', claimCalculation: '' }),
  'claimant: for a child': (page) =>
    wizardAt(page, 2, 1, { ...UNSIGNED, claimFor: 'child', isAdult: false, guardianName: 'Rosa Vega' }),
  'story: for a child': (page) =>
    wizardAt(page, 4, 0, { ...UNSIGNED, claimFor: 'child', isAdult: false, guardianName: 'Rosa Vega' }),
  'claimant: a business': (page) => wizardAt(page, 2, 1, { ...UNSIGNED, userType: '2' }),
  'claimant: with another address': (page) => wizardAt(page, 2, 1, { ...UNSIGNED, sameAddress: false }),
  'defendant: a person': (page) => wizardAt(page, 3, 1, { ...UNSIGNED, whoUser: '1' }),
  'defendant: two of them': (page) => wizardAt(page, 3, 1, { ...UNSIGNED, additionalDefendants: [secondDefendant] }),
  'payment ways: empty': (page) => wizardAt(page, 4, 2, { ...UNSIGNED, ...WAYS }),
  'payment ways: filled': (page) => wizardAt(page, 4, 2),
  'questions: empty': (page) => wizardAt(page, 4, 3, { ...UNSIGNED, ...QUESTIONS }),
  'questions: failed': async (page) => {
    await wizardAt(page, 4, 3, { ...UNSIGNED, ...QUESTIONS });
    await fail(page);
  },
  'questions: filled': (page) => wizardAt(page, 4, 3),
  'questions: for court papers': (page) => wizardAt(page, 4, 3, { ...UNSIGNED, selectedPackage: 'small-claims' }),
  'signature: empty': (page) => wizardAt(page, 4, 4),
  'signature: failed': async (page) => {
    await wizardAt(page, 4, 4);
    await fail(page);
  },
  'signature: typed': async (page) => {
    await wizardAt(page, 4, 4);
    await page.getByRole('radio', { checked: false }).first().check();
    await expect(field(page, 'signatureName')).toBeVisible();
  },
  'signature: upload refused': async (page) => {
    await wizardAt(page, 4, 4);
    await page.locator('[name="signatureMethod"][value="uploaded"]').check();
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
    await page.locator('[name="signaturePicture"]').setInputFiles(notes);
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  },
  'signature: signed': (page) => wizardAt(page, 4, 4, {}),
  'generation: running': async (page) => {
    await hang(page, '**/api/file-preview*');
    await arriveAt(page, 4, 5, {});
  },
  'generation: done': async (page) => {
    await arriveAt(page, 4, 5, {});
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 100, { timeout: 20_000 });
    await isSettled(page);
  },
  packages: (page) => wizardAt(page, 5, 0, { selectedPackage: '' }),
  'packages: loading': (page) => waitingFor(page, '**/api/packages*', [5, 0], {}),
  'packages: chosen, and waiting stopped': async (page) => {
    await wizardAt(page, 5, 0, { selectedPackage: '' });
    await page.getByRole('article').first().getByRole('button').press('Enter');
    await page.keyboard.press('Escape');
  },
  'packages: their list is broken': async (page) => {
    await breakDown(page, '**/api/packages*');
    await wizardAt(page, 5, 0, {});
  },
  'checkout: empty': (page) => wizardAt(page, 5, 1, {}),
  'checkout: failed': async (page) => {
    await wizardAt(page, 5, 1, {});
    await fail(page);
  },
  'checkout: the card is declined': async (page) => {
    await wizardAt(page, 5, 1, {});
    await field(page, 'email').fill(depositClaim.claimant.email);
    await field(page, 'cardNumber').fill('4000 0000 0000 0002');
    await field(page, 'expiry').fill('12 / 30');
    await field(page, 'cvc').fill('123');
    await field(page, 'cardholder').fill('Marisol Vega');
    await field(page, 'zip').fill('07105');
    await submit(page);
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
    await isSettled(page);
  },
} satisfies Record<string, Open>;

export const wizardStates: readonly State[] = statesOf('nobody', {
  ...firstScreen,
  ...inThreeLooks('details', [1, 2], DETAILS),
  ...inThreeLooks('claimant kind', [2, 0], ['userType']),
  ...inThreeLooks('claimant', [2, 1], CLAIMANT),
  ...inThreeLooks('defendant kind', [3, 0], ['whoUser']),
  ...inThreeLooks('defendant', [3, 1], DEFENDANT),
  ...inThreeLooks('story', [4, 0], ['claimDescription']),
  ...inThreeLooks('calculation', [4, 1], ['claimCalculation']),
  ...others,
});
