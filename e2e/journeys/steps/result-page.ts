import { expect, type Locator, type Page } from '@playwright/test';
import { payByCalls } from './order-calls.ts';
import { WizardPage } from './wizard-page.ts';

type Step = 'Read' | 'Check' | 'Approve';

/** The letter's page, the way a person works on it: by what the page says, on a wide screen or a phone. */
export class ResultPage {
  readonly page: Page;
  readonly wizard: WizardPage;
  /** The text to type in, once the whole text is open. */
  readonly text: Locator;

  constructor(page: Page) {
    this.page = page;
    this.wizard = new WizardPage(page);
    this.text = page.locator('[name="demand_letter"]');
  }

  /** Opens the letter of a claim that was answered and paid for before. */
  async openPaid(answers: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await payByCalls(this.page.request, answers);
    await this.page.goto('/result');
  }

  /** The letter as paper, with its sentences to press. */
  get paper(): Locator {
    return this.page
      .locator('main [lang="en"]')
      .filter({ has: this.page.locator('[data-segment]') })
      .first();
  }

  sentence(words: string | RegExp): Locator {
    return this.page.locator('[role="button"][data-segment]').filter({ hasText: words }).first();
  }

  /** Where the open sentence comes from. */
  get note(): Locator {
    return this.page.getByRole('region', { name: 'Where does this come from?' });
  }

  async waitForPaper(): Promise<void> {
    await this.wizard.title(/Demand Letter Package|Small Claims/);
    await expect(this.sentence(/Dear|To /)).toBeVisible();
    // The checks come after the letter; until they are there nothing can be said of it.
    await expect(this.onward).toHaveText(/Check \d+ place|Go to approve/i);
  }

  /** The letter with its whole text open to type in. */
  async waitForLetter(): Promise<void> {
    await this.waitForPaper();
    await this.openText();
    await expect(this.text).toHaveValue(/Dear|To /);
  }

  async openText(): Promise<void> {
    if (await this.text.isVisible()) return;
    await this.step('Read');
    await this.page.getByRole('button', { name: 'Edit the whole text' }).click();
    await expect(this.text).toBeFocused();
  }

  async closeText(): Promise<void> {
    await this.page.getByRole('button', { name: 'Back to the letter' }).click();
    await expect(this.text).toHaveCount(0);
  }

  /** Goes to a step by its link. What was typed is saved on the way. */
  async step(step: Step): Promise<void> {
    const link = this.page.getByRole('navigation', { name: 'Steps to your letter' }).getByRole('link', { name: step });
    if ((await link.getAttribute('aria-current')) === 'step') return;
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'step');
  }

  /** The button of the bar: to the places that wait, or on to the approval. */
  get onward(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^(?:Check \d+ place|Go to (?:check|approve))/ });
  }

  /** Places that wait for a decision, on the step Check. */
  get points(): Locator {
    return this.page.locator('[data-open-point]');
  }

  point(title: string | RegExp): Locator {
    return this.points.filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  async edit(change: (text: string) => string): Promise<void> {
    await this.openText();
    await this.text.fill(change(await this.text.inputValue()));
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText(/Your letter is saved/)).toBeVisible();
  }

  /** The words that are marked in the text. */
  async selected(): Promise<string> {
    return await this.text.evaluate((area) =>
      area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : '',
    );
  }

  async chooseSelfMail(): Promise<void> {
    await this.step('Approve');
    await this.page.getByRole('radio', { name: /mail it myself/ }).check();
  }

  /** For a letter that was never signed, whichever way it goes out. */
  get approveButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Approve(?: & send|\. I will mail it\.)$/i });
  }

  /** For a letter that was signed before. */
  get updateButton(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: /^(?:Update & send|Approve the change\. I will mail it\.)$/i });
  }

  get approved(): Locator {
    return this.page.getByText('Your letter is approved and signed.');
  }
}
