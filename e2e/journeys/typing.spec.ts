import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/page-health.ts';
import { WizardPage } from './steps/wizard-page.ts';

const UNSIGNED = { signature: null, signatureMethod: '' };

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

async function atDetails(page: Page): Promise<WizardPage> {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(1, 2, UNSIGNED);
  await wizard.title('Tell us more about it');
  return wizard;
}

test('an amount takes what people paste, and shows in US format once it is left', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wizard = await atDetails(page);
  const amount = wizard.field('amount');
  for (const pasted of ['$1,850', '1,850.00', ' 1850 ']) {
    await amount.focus();
    await paste(page, pasted);
    await page.keyboard.press('Tab');
    await expect(amount).toHaveValue('1,850.00');
  }
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
});

for (const language of ['en', 'es', 'tr', 'pt'] as const) {
  test(`a date stands on one line on the smallest phone, and no month is cut: ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 320, height: 256 });
    await new WizardPage(page).resumeAt(1, 2, UNSIGNED);
    const month = page.locator('#f-date');
    await expect(month).toBeVisible();
    const parts = [month, page.locator('#f-date-day'), page.locator('#f-date-year')];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)))).toBeLessThanOrEqual(320);
    const cut = await month.evaluate((select: HTMLSelectElement) => {
      const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(select);
      const free = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return ['nothing was measured'];
      pen.font = font;
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > free);
    });
    expect(cut).toEqual([]);
  });
}

test('typing an amount is never fought: no key moves the caret or rewrites what stands there', async ({ page }) => {
  const wizard = await atDetails(page);
  const amount = wizard.field('amount');
  await amount.fill('');
  await amount.pressSequentially('1,85');
  await expect(amount).toHaveValue('1,85');
  await amount.pressSequentially('x0.5');
  await expect(amount).toHaveValue('1,850.5');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expect(amount).toHaveValue('1,8590.5');
  const caret = await amount.evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(caret).toBe('1,859'.length);
  await amount.blur();
  await expect(amount).toHaveValue('18,590.50');
  await amount.focus();
  await expect(amount).toHaveValue('18,590.50');
});

test('digits-only fields ask phones for the digits keyboard and drop everything else', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(2, 1, UNSIGNED);
  await wizard.title('Fill in your personal information');
  const phone = wizard.field('phonenumber');
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await phone.focus();
  await paste(page, '(973) 555-0142');
  await expect(phone).toHaveValue('9735550142');
  await phone.pressSequentially('x1');
  await expect(phone).toHaveValue('97355501421');
});

test('a screen with mistakes says so first, and leads to each field', async ({ page }) => {
  const wizard = await atDetails(page);
  await wizard.field('amount').fill('100');
  await wizard.field('city').fill('');
  await wizard.goOn();
  const summary = page.getByRole('group').filter({ has: page.getByRole('link', { name: /City/ }) });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /City/ }).press('Enter');
  await expect(wizard.field('city')).toBeFocused();
  await summary.getByRole('link', { name: /Amount/i }).click();
  await expect(wizard.field('amount')).toBeFocused();
  await expect(wizard.field('amount')).toHaveValue('100.00');
  await expectAccessible(page, 'details with mistakes');
});

const suggested = (page: Page) => page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option');

test('suggested addresses are chosen by keyboard, and a missing ZIP code is asked for', async ({ page }) => {
  const wizard = await atDetails(page);
  const street = wizard.field('address');
  await street.fill('');
  await street.pressSequentially('12 Main St, Hobok');
  await expect(suggested(page).first()).toBeVisible();
  await expect(street).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'suggested addresses');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(street).toHaveValue('12 Main St');
  await expect(wizard.field('city')).toHaveValue('Hoboken');
  await expect(wizard.field('zipcode')).toHaveValue('07030');

  await street.fill('');
  await street.pressSequentially('12 Main St, Newark');
  await expect(suggested(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wizard.field('city')).toHaveValue('Newark');
  await expect(wizard.field('zipcode')).toBeFocused();
  await expect(wizard.field('zipcode')).toHaveValue('');
  await expect(page.getByText(/verified/i)).toHaveCount(0);
});

test('addresses can be typed while the look-up is slow or broken', async ({ page }) => {
  await page.route('**/api/googleplace/places-proxy', (route) => route.fulfill({ status: 500 }));
  const wizard = await atDetails(page);
  await wizard.field('address').fill('9 Elm Street, Newark');
  await wizard.field('city').fill('Newark');
  await wizard.goOn();
  // It went on: the window above the claim asks about an account.
  await wizard.title('Save your progress');
});

/** A stand-in for the browser's recognizer: `heard` says something, `failed` ends with an error. */
const standIn = (page: Page) =>
  page.addInitScript(() => {
    class StandIn extends EventTarget {
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      lang = '';
      continuous = true;
      interimResults = true;
      maxAlternatives = 0;
      start() {
        Object.assign(window, { listening: this });
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: StandIn, webkitSpeechRecognition: StandIn });
  });

type Listening = {
  readonly lang: string;
  readonly continuous: boolean;
  readonly maxAlternatives: number;
  onresult: (event: object) => void;
  onerror: (event: object) => void;
  onend: () => void;
};
test('people can talk instead of type, and are told who hears them', async ({ page }) => {
  await standIn(page);
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 1, UNSIGNED);
  const talk = page.getByRole('button', { name: 'Talk to explain your calculation.' });
  await page.getByText('Who hears it?').click();
  await expect(page.getByText(/Its maker, such as Google, Microsoft or Apple, may get the sound/)).toBeVisible();
  await wizard.field('claimCalculation').fill('My deposit was $2,400.');
  await talk.click();
  const stop = page.getByRole('button', { name: 'Listening... (Click to stop)' });
  await expect(stop).toBeFocused();
  await expect(page.getByText('Please speak clearly. Your speech will be converted to text...')).toBeVisible();
  await expectAccessible(page, 'dictation');
  const settings = await page.evaluate(() => {
    const { lang, continuous, maxAlternatives }: Listening = Reflect.get(window, 'listening');
    return { lang, continuous, maxAlternatives };
  });
  expect(settings).toEqual({ lang: 'en-US', continuous: false, maxAlternatives: 1 });
  await page.evaluate(() => {
    const listening: Listening = Reflect.get(window, 'listening');
    listening.onresult({ results: [[{ transcript: 'it earned $50 in interest' }]] });
    listening.onend();
  });
  await expect(wizard.field('claimCalculation')).toHaveValue(/^My deposit was \$2,400\. it earned \$50 in interest/i);
  await talk.click();
  await page.evaluate(() => {
    const listening: Listening = Reflect.get(window, 'listening');
    listening.onerror({ error: 'not-allowed' });
    listening.onend();
  });
  await expect(page.getByText(/The microphone is blocked/)).toBeVisible();
  await expect(talk).toBeFocused();
});

test('a browser that cannot listen says so and shows no button', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 0, UNSIGNED);
  await wizard.title('Here is where you tell us what happened');
  await expect(page.getByText(/This browser cannot turn speech into text/)).toBeVisible();
  await expect(page.getByRole('button', { name: /talk/i })).toHaveCount(0);
});

test('the step after a chosen package can be stopped by keyboard, and its button goes on', async ({ page }) => {
  const wizard = new WizardPage(page);
  await page.clock.install();
  await wizard.resumeAt(5, 0, { selectedPackage: '' });
  const choose = page
    .getByRole('article', { name: 'Demand Letter Package' })
    .getByRole('button', { name: 'Get Started Now' });
  await choose.focus();
  // Time stands still: on a slow machine the second press would come too late.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press “Selected” on its card to go on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await page.clock.resume();
  await wizard.title('Choose a Package');
  await expect(page.getByRole('article', { name: 'Demand Letter Package' }).getByRole('button')).toBeFocused();
  await expectAccessible(page, 'a package chosen and waiting stopped');
  await page.getByRole('button', { name: 'Selected Demand Letter Package' }).press('Enter');
  await expect(wizard.field('cardNumber')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a category without reasons is passed over, forwards and backwards', async ({ page }) => {
  await page.route('**/api/subcategories', (route) =>
    route.fulfill({ json: { success: true, message: '', data: [] } }),
  );
  const wizard = new WizardPage(page);
  await wizard.open();
  await wizard.chooseCategory();
  await wizard.title('Tell us more about it');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await wizard.goBack();
  await wizard.title('Which of these best classifies your situation?');
  await wizard.goOn();
  await wizard.title('Tell us more about it');
  await page.goBack();
  await wizard.title('Which of these best classifies your situation?');
});

test("the browser may fill in the person's own address, and nobody else's", async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(2, 1, { ...UNSIGNED, sameAddress: false });
  await expect(wizard.field('claimantAddress')).toHaveAttribute('autocomplete', 'address-line1');
  await wizard.resumeAt(3, 1, UNSIGNED);
  await expect(wizard.field('defendantAddress')).toHaveAttribute('autocomplete', 'off');
});
