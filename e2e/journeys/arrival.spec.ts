import { expect, type Page, type Request, test } from '@playwright/test';
import { WizardPage } from './steps/wizard-page.ts';

const FIRST_TITLE = /^Plainclaim: claim the money you are owed/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Comes to the wizard from another page by a link, as from its logo. */
async function followLinkHome(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page).toHaveTitle('Login | Plainclaim');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Plainclaim/ })
    .click();
}

test('a link to the wizard leads to the heading of the screen that opens, and the tab has its name', async ({
  page,
}) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(1, 2, { signature: null, signatureMethod: '' });
  await wizard.title('Tell us more about it');
  await expect(page).toHaveTitle('Tell us more about it | Plainclaim');
  await expect(heading(page)).not.toBeFocused();
  await followLinkHome(page);
  await wizard.title('Tell us more about it');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Tell us more about it | Plainclaim');
});

test('a link to the first screen does so too, and the choice made there keeps the focus', async ({ page }) => {
  await followLinkHome(page);
  const wizard = new WizardPage(page);
  await wizard.title('Which of these best classifies your situation?');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(FIRST_TITLE);
  const choice = page.getByRole('radio').nth(1);
  await choice.check();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'New claim' })).toBeVisible();
  await expect(choice).toBeFocused();
  await wizard.goOn();
  await expect(page).toHaveTitle('Check all that apply | Plainclaim');
  await wizard.goBack();
  await wizard.title('Which of these best classifies your situation?');
  await expect(page).toHaveTitle(FIRST_TITLE);
});

test('a page that is loaded leaves the focus where the browser puts it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(FIRST_TITLE);
  await page.getByRole('radio').first().check();
  await expect(page.locator('[data-state="saved"]').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.locator('body')).toBeFocused();
});

test('a path that is no page says so in the tab', async ({ page }) => {
  await page.goto('/nothing-here');
  await expect(page).toHaveTitle('Page not found | Plainclaim');
});

/** Lets the scripts of a page come only when the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('what is chosen and pressed before the script is there is done once it is', async ({ page }) => {
  const scriptsCome = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Which of these best classifies your situation?');
  scriptsCome();
  await expect(heading(page)).toHaveText('Check all that apply');
});

test('what is only chosen before the script is there stays chosen', async ({ page }) => {
  const scriptsCome = await holdScripts(page);
  await page.goto('/');
  const choice = page.getByRole('radio').nth(2);
  await choice.check();
  scriptsCome();
  await expect(page.locator('[data-state="saved"]').first()).toBeVisible();
  await expect(choice).toBeChecked();
});

test('Continue pressed with nothing chosen, before the script is there, says what is missing', async ({ page }) => {
  const scriptsCome = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue' }).click();
  scriptsCome();
  await expect(page.getByText('Please select a category before continuing!')).toBeVisible();
  await expect(heading(page)).toHaveText('Which of these best classifies your situation?');
});

const KB = 1024;
const MOST_REQUESTS = 11;
const MOST_SCRIPT_KB = 110;
/**
 * Over the wire, with everything around what is sent (docs/decisions/0053, 0055). Turkish and Portuguese have letters of their own: two
 * small fonts more.
 */
const MOST_KB = { '/': 160, '/es': 160, '/tr': 168, '/pt': 168 };

/** A call of the server, whether the page named it or the script asked. */
const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');

for (const [path, mostKb] of Object.entries(MOST_KB)) {
  test(`the first visit to ${path} stays light`, async ({ page, baseURL }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    // The network also rests while a slow machine reads the script: only with its first call is the visit under way.
    const firstCall = page.waitForRequest(isCall);
    await page.goto(path);
    await firstCall;
    await page.waitForLoadState('networkidle');
    const weighed = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        const type = isCall(request) ? 'call' : request.resourceType();
        return { type, body: responseBodySize, head: responseHeadersSize };
      }),
    );
    const sum = (sizes: readonly number[]) => sizes.reduce((bytes, size) => bytes + size, 0);
    const scripts = weighed.filter(({ type }) => type === 'script');
    // Something was weighed: a page without scripts and fonts would be light too.
    expect(weighed.map(({ type }) => type)).toEqual(expect.arrayContaining(['document', 'script', 'font', 'call']));
    expect(requests.filter((request) => !request.url().startsWith(`${baseURL}/`))).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(sum(scripts.map(({ body }) => body))).toBeLessThanOrEqual(MOST_SCRIPT_KB * KB);
    expect(sum(weighed.map(({ body, head }) => body + head))).toBeLessThanOrEqual(mostKb * KB);
  });
}
