import { expect, type Locator, type Page } from '@playwright/test';
import { payByCalls } from './order-calls.ts';
import { WizardPage } from './wizard-page.ts';

type Part = 'Text' | 'Preview' | 'Checks' | 'Changes';

/** The letter's review, the way a person works on it: by what the page says, on a wide screen or a phone. */
export class ResultPage {
  readonly page: Page;
  readonly wizard: WizardPage;
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

  async waitForLetter(): Promise<void> {
    await this.wizard.title('Demand Letter Package');
    await this.open('Text');
    await expect(this.text).toHaveValue(/Dear|To /);
    // The checks come after the letter; until they are there nothing can be said of it.
    await expect(this.counts).toBeVisible();
  }

  /** Brings a part of the review to the front. On a wide screen the text is always there. */
  async open(part: Part): Promise<void> {
    const tab = this.page.getByRole('tab', { name: new RegExp(`^${part}`) });
    if (part === 'Text' && (await tab.count()) === 0) return;
    await tab.click();
  }

  /** What the checks found, in short, beside Save. */
  get counts(): Locator {
    return this.page.getByRole('button', { name: /must be changed|your yes|to check|Nothing to change/ });
  }

  async edit(change: (text: string) => string): Promise<void> {
    await this.open('Text');
    await this.text.fill(change(await this.text.inputValue()));
  }

  async save(): Promise<void> {
    await this.open('Text');
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
    await this.page.getByRole('radio', { name: /mail it myself/ }).check();
  }

  get approveButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: 'Approve & send' });
  }

  get sources(): Locator {
    return this.page.getByRole('region', { name: 'Where does this come from?' });
  }
}
