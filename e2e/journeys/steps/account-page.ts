import { expect, type Page } from '@playwright/test';

export type Person = { readonly email: string; readonly password: string };

/** Somebody of this run's own: projects and repeats must not meet each other's accounts. */
export const aPerson = (name: string): Person => ({
  email: `${name}.${Date.now().toString(36)}@example.com`,
  password: 'quiet-harbor-41',
});

/** Registers, logs in and sets passwords the way a person does: by what the screens say. */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  field(name: string) {
    return this.page.locator(`[name="${name}"]`);
  }

  async says(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  dialog(name: string) {
    return this.page.getByRole('dialog', { name });
  }

  async register({ email, password }: Person): Promise<void> {
    await this.field('email').fill(email);
    await this.field('password').fill(password);
    await this.press('Register');
    await expect(this.dialog('Check your email')).toBeVisible();
  }

  /** The code that a development server shows to a browser on its own machine. */
  async shownCode(): Promise<string> {
    const code = await this.page.getByText(/^\d{6}$/).textContent();
    return code ?? '';
  }

  async verify(code: string): Promise<void> {
    await this.field('verification_code').fill(code);
    await this.press('Verify');
  }

  async logIn({ email, password }: Person): Promise<void> {
    await this.page.goto('/login');
    await this.typeLogin({ email, password });
  }

  async typeLogin({ email, password }: Person): Promise<void> {
    await this.field('email').fill(email);
    await this.field('password').fill(password);
    await this.press('Login');
  }

  /** An account made by the calls alone, for journeys that are about something else. Signs this browser in. */
  async makeAccount({ email, password }: Person): Promise<void> {
    const registered = await this.page.request.post('/api/register/register.php', { data: { email, password } });
    expect(registered.ok()).toBe(true);
    const { verification_code }: { verification_code: string } = await registered.json();
    const verified = await this.page.request.post('/api/register/verify.php', { data: { email, verification_code } });
    expect(verified.ok()).toBe(true);
  }

  /** Opens the settings the way people find them: by the menu, which narrow screens hide. */
  async openSettings(): Promise<void> {
    await expect(this.page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    const menu = this.page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await this.page.getByRole('link', { name: 'Settings' }).click();
    await expect(this.page).toHaveURL('/settings');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  }

  /** One subject of the settings. */
  section(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The code in the newest mail to this address with this subject, from the development outbox. */
  async mailedCode(address: string, subject: RegExp): Promise<string> {
    let code = '';
    await expect(async () => {
      const list = await (await this.page.request.get('/dev/outbox')).text();
      const row = list.split('<tr>').find((text) => text.includes(address) && subject.test(text)) ?? '';
      const [, path = ''] = /href="([^"]+)"/.exec(row) ?? [];
      expect(path).not.toBe('');
      const mail = await (await this.page.request.get(path)).text();
      [code = ''] = /\b\d{6}\b/.exec(mail.replace(/[\s\S]*<\/h1>/, '')) ?? [];
      expect(code).not.toBe('');
    }).toPass({ timeout: 15_000 });
    return code;
  }

  /** The link to somebody's data in the newest mail to this address with this subject, as a path of this site. */
  async mailedLink(address: string, subject: RegExp): Promise<string> {
    let link = '';
    await expect(async () => {
      const list = await (await this.page.request.get('/dev/outbox')).text();
      const row = list.split('<tr>').find((text) => text.includes(address) && subject.test(text)) ?? '';
      const [, path = ''] = /href="([^"]+)"/.exec(row) ?? [];
      expect(path).not.toBe('');
      [link = ''] = /\/your-data#[\w-]{43}/.exec(await (await this.page.request.get(path)).text()) ?? [];
      expect(link).not.toBe('');
    }).toPass({ timeout: 15_000 });
    return link;
  }
}

/** The server's word as it will be that long before the session ends: its clock cannot be moved from here. */
export const letSessionRunOut = (page: Page, leftMs: number): Promise<unknown> =>
  page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const times: { now: string } = await response.json();
    const idleEndsAt = new Date(Date.parse(times.now) + leftMs).toISOString();
    await route.fulfill({ response, json: { ...times, idleEndsAt } });
  });

/** What this device keeps of ours: names of the entries, and all their text. */
export const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
