import { expect, test } from '@playwright/test';
import { expectAccessible } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const NOT_STATED = { claimDescription: '', signature: null, signatureMethod: '' };

test('a card becomes a sentence of the letter, and one card is enough to go on', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 0, NOT_STATED);
  await wizard.title('Here is where you tell us what happened');
  const letter = page.getByRole('region', { name: 'Your letter so far' });
  const card = page.getByRole('region', { name: 'The home you rented' });
  await page.getByRole('button', { name: 'The home you rented' }).click();

  await card.getByRole('radio', { name: 'a written lease' }).check();
  await expect(card.getByText(/under a written lease/).first()).toBeVisible();
  await expect(letter.getByText(/I rented .* under a written lease/)).toBeVisible();
  await expectAccessible(page, 'an open card');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Change: The home you rented' })).toBeFocused();
  await expect(page.getByText('1 card is filled.')).toBeVisible();

  await page.getByRole('button', { name: /^The security deposit you paid/ }).click();
  await expect(page.getByRole('heading', { name: 'The security deposit you paid' })).toBeFocused();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Fill this in, or leave the card out')).toBeVisible();
  await page.getByRole('button', { name: 'Leave this card out' }).click();
  await expect(page.getByText('your answers are kept')).toBeVisible();

  await wizard.goOn();
  await wizard.title(/How did you calculate/);
});

test('a sentence that is not quite right is written anew in its card, and the card’s own comes back by a press', async ({
  page,
}) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 0, NOT_STATED);
  await wizard.title('Here is where you tell us what happened');
  const letter = page.getByRole('region', { name: 'Your letter so far' });
  const card = page.getByRole('region', { name: 'The home you rented' });
  await page.getByRole('button', { name: 'The home you rented' }).click();
  await card.getByRole('radio', { name: 'a written lease' }).check();
  await card.getByRole('button', { name: 'Not quite right? Write this sentence yourself' }).click();
  const own = card.getByLabel('This sentence in your own words');
  await expect(own).toBeFocused();
  await expect(own).toHaveValue(/under a written lease/);
  await own.fill('My brother and I rented the upper floor from you');
  await expect(letter.getByText('My brother and I rented the upper floor from you.')).toBeVisible();
  await expectAccessible(page, 'a card with a sentence of one’s own');
  await card.getByRole('button', { name: 'Use the card’s sentence again' }).click();
  await expect(letter.getByText(/I rented .* under a written lease/)).toBeVisible();
});

test('a person puts what has no day where it belongs, by keyboard, and can take the order of days back', async ({
  page,
}) => {
  const wizard = new WizardPage(page);
  const statedIn = (id: string, words: string) => ({
    id,
    card: 'free.event',
    values: { who: { side: 'them', role: '', name: '' }, what: { text: words } },
    defendant: '',
    counts: '',
    proof: [],
    isLeftOut: false,
  });
  await wizard.resumeAt(4, 0, {
    ...NOT_STATED,
    cards: [statedIn('one', 'called me'), statedIn('two', 'came to the house')],
  });
  await wizard.title('Here is where you tell us what happened');
  const letter = page.getByRole('region', { name: 'Your letter so far' });
  const story = () => letter.textContent();
  await expect.poll(story).toMatch(/You called me\..*You came to the house\./s);
  await page.getByText('The order in your letter').click();
  await expectAccessible(page, 'the order of the cards');
  const down = page.getByRole('button', { name: /^Move “You called me.” down/ });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(story).toMatch(/You came to the house\..*You called me\./s);
  await expect(down).toBeFocused();
  await page.getByRole('button', { name: 'Sort by day again' }).click();
  await expect.poll(story).toMatch(/You called me\..*You came to the house\./s);
});

test('a threat in the story is marked, left out by a press, and brought back by another', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 0, NOT_STATED);
  await wizard.title('Here is where you tell us what happened');
  const story = wizard.field('claimDescription');
  const threat = 'If you do not pay by Friday I will tell everyone on Facebook what kind of landlord you are.';
  await story.fill(`You kept my deposit. ${threat} You did not answer me.`);
  await expect(page.getByRole('status').getByText('1 place to decide')).toBeVisible();
  await expectAccessible(page, 'a marked story');
  await page.getByRole('button', { name: 'Leave this sentence out' }).click();
  await expect(story).toHaveValue('You kept my deposit. You did not answer me.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(story).toHaveValue(`You kept my deposit. ${threat} You did not answer me.`);
});

test('somebody who writes Spanish finds a thing by its name, by keyboard, and the letter names it in English', async ({
  page,
}) => {
  const wizard = new WizardPage(page);
  const cost = {
    id: 'one',
    card: 'free.cost',
    values: { amount: '$240.00' },
    defendant: '',
    counts: '',
    proof: [],
    isLeftOut: false,
  };
  await wizard.resumeAt(4, 0, { ...NOT_STATED, cards: [cost] });
  await wizard.title('Here is where you tell us what happened');
  await page.locator('header select').selectOption({ label: 'Español' });
  await page.getByRole('button', { name: 'Cambiar: Otro gasto' }).click();
  const field = page.getByRole('combobox', { name: 'Busque una respuesta por su nombre' });
  await field.focus();
  await page.keyboard.type('lampara de pie');
  await expect(page.getByRole('option', { name: /^lámpara de pie/ })).toBeVisible();
  await expectAccessible(page, 'answers that fit what was typed');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('lámpara de pie');
  await expect(page.getByText('I paid $240.00 for a floor lamp.').first()).toBeVisible();
  await page.getByLabel('¿Cuántos?').fill('4');
  await expect(page.getByText('I paid $240.00 for 4 floor lamps.').first()).toBeVisible();

  await field.fill('zzzz');
  await expect(page.getByText(/No encontramos nada/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'a name nobody knows');
  await field.fill('pistola de pintura');
  await page.getByRole('option', { name: /a spray gun/ }).click();

  await page.locator('header select').selectOption({ label: 'English' });
  await expect(page.getByText('I paid $240.00 for a spray gun.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'spray gun', pressed: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Find an answer by its name' })).toHaveCount(0);
});
