/**
 * What the way to an approved letter asks of a person: `npx tsx e2e/measure/walks.ts http://127.0.0.1:3000` against a
 * development server, with a browser of the system's own in `CHROMIUM_PATH`. It fills in whatever fields a screen shows,
 * so the order of the screens may change under it. A further word names the walk; `--pictures FOLDER` keeps each screen
 * as it is left.
 */
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test';
import { WALKS, type Walk } from './claims.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { pictures: { type: 'string' } } });
const [address = 'http://127.0.0.1:3000', only] = positionals;
const { pictures } = values;

/** A person's pace, in milliseconds. Reading is 200 words a minute; the rest are round figures of the keystroke model. */
const PACE = { word: 300, press: 1_500, key: 280, fieldChange: 1_200 } as const;

/** `place` is where the wizard stands; '' on other pages. One place is one screen, also where its heading tells what runs. */
type Seen = { readonly name: string; readonly place: string; words: number; height: number };
type Counts = { presses: number; fields: number; keys: number; waitedMs: number };

const SUBMIT = 'main form button[type="submit"]:visible';

/**
 * Words on the page that somebody reads: no option of a list, nothing for screen readers alone, nothing folded or cut off at
 * the end of its line, and nothing beyond the side of the screen, where the cards of a carousel wait to be swiped in.
 */
const visibleWords = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('option, script, style, textarea, svg') !== null) continue;
      const box = parent.getBoundingClientRect();
      if (!parent.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2) continue;
      if (Math.min(box.right, innerWidth) - Math.max(box.left, 0) < box.width / 2) continue;
      // A line that does not fit ends in dots.
      const isCut = getComputedStyle(parent).textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth;
      const shown = isCut ? parent.clientWidth / parent.scrollWidth : 1;
      const all = (node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      words += Math.ceil(all * shown);
    }
    return words;
  });

class Walker {
  readonly seen: Seen[] = [];
  /** Fields that were filled in: a field may write what was typed in its own way. */
  readonly done = new Set<string>();
  readonly counts: Counts = { presses: 0, fields: 0, keys: 0, waitedMs: 0 };
  readonly page: Page;
  readonly walk: Walk;

  constructor(page: Page, walk: Walk) {
    this.page = page;
    this.walk = walk;
  }

  async look(): Promise<void> {
    const { page } = this;
    const title = ((await page.locator('main h1').first().textContent()) ?? '').trim();
    const step = new URL(page.url());
    const name = `${step.pathname}${step.search} ${title}`;
    const words = await visibleWords(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const place = await page.evaluate(() => JSON.stringify(history.state?.usr?.wizard ?? ''));
    const last = this.seen.at(-1);
    if (last?.name === name || (last !== undefined && place !== '""' && last.place === place)) {
      if (height >= last.height) await this.picture();
      last.words = Math.max(last.words, words);
      last.height = Math.max(last.height, height);
    } else {
      this.seen.push({ name, place, words, height });
      await this.picture();
    }
  }

  private async picture(): Promise<void> {
    if (pictures === undefined) return;
    const name = `${this.walk.name.replaceAll(' ', '-')}-${String(this.seen.length).padStart(2, '0')}`;
    await this.page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
  }

  async press(what: Locator): Promise<void> {
    await what.click();
    this.counts.presses += 1;
  }

  /** One field of a form: typed into, chosen from, or ticked. Answers false where it is not on the screen or done. */
  async fill(name: string, value: string): Promise<boolean> {
    // The three parts of a day have no name of their own.
    const selector = name.startsWith('#') ? `[id$="${name.slice(1)}"]` : `[name="${name}"]:not([type="hidden"])`;
    const field = this.page.locator(`main ${selector}`);
    if ((await field.count()) === 0) return false;
    const first = field.first();
    const type = await first.evaluate((one) =>
      one instanceof HTMLInputElement ? one.type : one.tagName.toLowerCase(),
    );
    if (type === 'radio' || type === 'checkbox') return await this.tick(name, value);
    if (!(await first.isVisible()) || (await first.inputValue()) === value) return false;
    // Another screen may have a field of this name that asks for something else.
    if (type === 'select' && (await first.locator(`option[value="${value}"]`).count()) === 0) return false;
    if (type === 'select') await first.selectOption(value);
    else if ((await first.getAttribute('readonly')) === null) await first.fill(value);
    this.counts.fields += 1;
    if (type === 'select') this.counts.presses += 2;
    else this.counts.keys += value.length;
    return true;
  }

  private async tick(name: string, value: string): Promise<boolean> {
    const box =
      value === 'on' || value === 'off'
        ? this.page.locator(`main [name="${name}"]`).first()
        : this.page.locator(`main [name="${name}"][value="${value}"]`);
    const wanted = value !== 'off';
    if ((await box.count()) === 0 || (await box.isChecked()) === wanted) return false;
    await box.setChecked(wanted, { force: true });
    this.counts.fields += 1;
    this.counts.presses += 1;
    return true;
  }

  async fillAll(): Promise<void> {
    // An answer may bring up another question.
    for (let round = 0; round < 4; round += 1) {
      let changed = false;
      for (const [name, value] of this.walk.answers) {
        const key = `${await this.place()} ${name}`;
        if (this.done.has(key) || !(await this.fill(name, value))) continue;
        this.done.add(key);
        changed = true;
      }
      if (!changed) return;
      await this.page.waitForTimeout(150);
    }
  }

  async sign(): Promise<void> {
    const canvas = this.page.locator('main canvas');
    if ((await canvas.count()) === 0) return;
    await this.page.waitForTimeout(600);
    await canvas.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    const box = await canvas.boundingBox();
    if (box === null) return;
    await this.page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.3, { steps: 8 });
    await this.page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.7, { steps: 8 });
    await this.page.mouse.up();
    this.counts.presses += 1;
    this.counts.fields += 1;
    await this.page.waitForTimeout(300);
  }

  async settle(): Promise<void> {
    await this.page.locator('main h1').first().waitFor();
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForTimeout(250);
  }

  private async place(): Promise<string> {
    const { pathname, search } = new URL(this.page.url());
    const title = await this.page.locator('main h1').first().textContent();
    const wizard = await this.page.evaluate(() => JSON.stringify(history.state?.usr?.wizard ?? null));
    return `${pathname}${search} ${title} ${wizard}`;
  }

  private async movesOn(from: string): Promise<void> {
    for (let tries = 0; tries < 80; tries += 1) {
      if ((await this.place()) !== from) return;
      await this.page.waitForTimeout(250);
    }
    const errors = await this.page.locator('main [role="alert"], main [id$="-error"]').allTextContents();
    throw new Error(`${this.walk.name}: stayed on ${from}: ${errors.join(' | ')}`);
  }

  /** The wizard, up to the order. */
  async toTheOrder(): Promise<void> {
    const { page } = this;
    for (let screens = 0; screens < 30; screens += 1) {
      await this.settle();
      const from = await this.place();
      await this.look();
      if ((await page.locator('a[href="/result"]:visible').count()) > 0) return await this.arrives();
      if (
        (await page.locator('[role="progressbar"], progress').count()) > 0 &&
        (await page.locator(SUBMIT).count()) > 0
      ) {
        const start = Date.now();
        await page.waitForFunction(
          () =>
            document.querySelector('main form button[type="submit"]')?.getAttribute('aria-disabled') !== 'true' &&
            document.querySelector<HTMLProgressElement>('main progress')?.value === 100,
        );
        this.counts.waitedMs += Date.now() - start;
        await page.waitForTimeout(500);
      }
      // A window above the page asks one thing; its last button goes on.
      const window = page.locator('main dialog[open]');
      if ((await window.count()) > 0) {
        await this.press(window.getByRole('button').last());
        await this.movesOn(from);
        continue;
      }
      await this.fillAll();
      await this.sign();
      await this.look();
      const packages = page.locator('main article');
      if ((await packages.count()) >= 3) await this.press(packages.first().getByRole('button').last());
      else if ((await page.locator('main [name="cardNumber"]').count()) > 0)
        await this.press(page.locator('main form:has([name="cardNumber"]) button[type="submit"]'));
      else if ((await page.locator(SUBMIT).count()) > 0) await this.press(page.locator(SUBMIT).last());
      await this.movesOn(from);
    }
    throw new Error(`${this.walk.name}: no order after 30 screens`);
  }

  /** The letter's page, up to the signed letter. */
  async toTheApproval(): Promise<void> {
    const { page } = this;
    await this.press(page.locator('a[href="/result"]:visible').first());
    const steps = page.locator('nav a[href^="/result?step="]');
    await steps.first().waitFor();
    await this.arrives();
    const straight = page.getByRole('button', { name: this.walk.toApprove });
    if ((await straight.count()) === 0) {
      // Something is open: the letter's own button leads to it.
      await this.press(page.locator('nav a[href="/result?step=check"]'));
      await this.arrives();
      await this.settlePoints();
    }
    await this.press(straight.last());
    await page.waitForURL((url) => url.searchParams.get('step') === 'approve');
    await this.arrives();
    await this.fill('delivery', 'self_mail');
    await this.look();
    await this.press(page.locator('main button:visible').filter({ hasText: this.walk.approve }).last());
    await page.waitForURL((url) => url.pathname === '/result' && url.search === '', { timeout: 60_000 });
    await page.locator('main h2').first().waitFor();
    await this.arrives();
  }

  private async arrives(): Promise<void> {
    await this.settle();
    await this.page.waitForTimeout(1_500);
    await this.look();
  }

  private async settlePoints(): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      const open = this.page.locator('[data-open-point]').first();
      if ((await open.count()) === 0) return;
      await this.press(open.getByRole('button').first());
      await this.page.waitForTimeout(800);
    }
  }
}

function report(walk: Walk, { seen, counts }: Walker): string {
  const words = seen.reduce((sum, one) => sum + one.words, 0);
  const tallest = seen.reduce((most, one) => (one.height > most.height ? one : most));
  const { presses, fields, keys, waitedMs } = counts;
  const time = words * PACE.word + presses * PACE.press + keys * PACE.key + fields * PACE.fieldChange + waitedMs;
  const lines = seen.map(
    ({ name, words: own, height }) => `    ${String(own).padStart(5)} words ${String(height).padStart(5)} px  ${name}`,
  );
  return [
    `${walk.name}: ${seen.length} screens, ${presses} presses, ${fields} fields, ${words} words, tallest ${tallest.height} px, ${(time / 60_000).toFixed(1)} minutes`,
    ...lines,
  ].join('\n');
}

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const systemBrowser = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(
  systemBrowser === undefined ? {} : { executablePath: systemBrowser, args: ['--no-sandbox'] },
);
for (const walk of WALKS.filter(({ name }) => only === undefined || name.includes(only))) {
  const options: BrowserContextOptions = {
    viewport: walk.viewport,
    locale: walk.language,
    timezoneId: 'America/New_York',
    reducedMotion: 'no-preference',
  };
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'lang', value: walk.language.slice(0, 2), url: address }]);
  const page = await context.newPage();
  const walker = new Walker(page, walk);
  try {
    await page.goto(address);
    await walker.toTheOrder();
    await walker.toTheApproval();
    tell(report(walk, walker));
  } catch (error) {
    tell(report(walk, walker));
    tell(String(error));
    await page.screenshot({ path: `${tmpdir()}/measure-${walk.name.replaceAll(' ', '-')}.png`, fullPage: true });
    process.exitCode = 1;
  }
  await context.close();
}
await browser.close();
