import { expect, type Page } from '@playwright/test';
import { answeredForm, cards, depositClaim } from './claim.ts';
import { isAwake } from './page-health.ts';

/** Walks the wizard the way a person does: by what the screens say. */
export class WizardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await isAwake(this.page);
    await this.title('Which of these best classifies your situation?');
  }

  /** The heading of a screen, of a part of it, or of a window above it. */
  async title(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { name: text }).first()).toBeVisible();
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }

  /** Ends on the screen before: a second press would else be the first one's. */
  async goBack(): Promise<void> {
    const title = this.page.getByRole('heading', { level: 1 });
    const before = (await title.textContent()) ?? '';
    await this.page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(title).not.toHaveText(before);
  }

  field(name: string) {
    return this.page.locator(`[name="${name}"]`);
  }

  async chooseCategory(): Promise<void> {
    await this.page.getByRole('radio', { name: depositClaim.category }).check();
    await this.goOn();
  }

  async chooseReason(): Promise<void> {
    await this.title('Check all that apply');
    await this.page.getByRole('checkbox', { name: depositClaim.reason }).check();
    await this.goOn();
  }

  async fillDate({ month, day, year }: { month: string; day: string; year: string }): Promise<void> {
    await this.page.getByLabel('Month', { exact: true }).selectOption({ label: month });
    await this.page.getByLabel('Day', { exact: true }).fill(day);
    await this.page.getByLabel('Year', { exact: true }).fill(year);
  }

  async fillDetails(): Promise<void> {
    const { place } = depositClaim;
    await this.title('Tell us more about it');
    await this.field('amount').fill(depositClaim.amount);
    await this.fillDate(depositClaim.date);
    await this.field('address').fill(place.street);
    await this.field('apt').fill(place.apt);
    await this.field('city').fill(place.city);
    await this.field('country').selectOption(place.state);
    await this.field('zipcode').fill(place.zip);
    await this.goOn();
  }

  async stayWithoutAccount(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue without an account' }).click();
  }

  /** What is asked about them then comes below. */
  async choosePerson(): Promise<void> {
    await this.title('Who are you filing this claim as?');
    await this.page.getByRole('radio', { name: 'Person' }).check();
    await this.page.getByRole('radio', { name: 'For myself' }).check();
  }

  async chooseBusiness(): Promise<void> {
    await this.title(/^Who are you filing this claim (?:as|against)\?$/);
    await this.page.getByRole('radio', { name: 'Business' }).first().check();
  }

  async fillClaimant(): Promise<void> {
    const { claimant } = depositClaim;
    await this.title('Fill in your personal information');
    await this.field('firstname').fill(claimant.first);
    await this.field('lastname').fill(claimant.last);
    await this.field('email').fill(claimant.email);
    await this.field('phonenumber').fill(claimant.phone);
    // Who claims a deposit back has most likely moved out; here the flat is still the address.
    await this.field('sameAddress').check();
    await this.goOn();
  }

  async fillDefendant(): Promise<void> {
    const { defendant } = depositClaim;
    await this.title('Fill in their business information');
    await this.field('defendantFirstname').fill(defendant.name);
    await this.field('defendantLastname').fill(defendant.contact);
    await this.field('defendantAddress').fill(defendant.street);
    await this.field('defendantCity').fill(defendant.city);
    await this.field('defendantCountry').selectOption(defendant.state);
    await this.field('defendantZipcode').fill(defendant.zip);
    await this.goOn();
  }

  async tellStory(): Promise<void> {
    await this.title('Here is where you tell us what happened');
    await this.field('claimDescription').fill(depositClaim.story);
    await this.goOn();
  }

  async explainAmount(): Promise<void> {
    await this.title('How did you calculate $2,450.00');
    await this.field('claimCalculation').fill(depositClaim.calculation);
  }

  async choosePaymentWays(): Promise<void> {
    await this.title('How would you like to get paid?');
    await this.field('venmo').fill('@marisol-v');
    await this.page.getByRole('checkbox', { name: 'Check', exact: true }).check();
    await this.goOn();
  }

  async answerQuestions(): Promise<void> {
    await this.title('Just a few last administrative questions');
    await this.mayBeTrue('none').check();
    await this.answer(/asked for the money/, 'Yes');
    await this.answer(/assigned this claim/, 'No');
    await this.answer(/kind of agreement/, 'Texts or emails');
    await this.answer(/more money from the same dispute/, 'No');
    await this.goOn();
  }

  /** An administrative question by its words, and one of its answers. */
  async answer(question: RegExp, answer: string): Promise<void> {
    const list = this.page.getByRole('combobox', { name: question });
    const radios = this.page.getByRole('group', { name: question });
    await expect(list.or(radios).first()).toBeVisible();
    if ((await list.count()) > 0) {
      await list.selectOption({ label: answer });
      return;
    }
    const group = this.page.getByRole('group', { name: question });
    await group.getByRole('radio', { name: answer, exact: true }).check();
  }

  /** A line of the list of what may be true, by its wire key; `none` is the last one. */
  mayBeTrue(key: string) {
    return this.page.locator(`[name="mayBeTrue"][value="${key}"]`);
  }

  /** Draws two strokes, as a hand would. */
  async sign(): Promise<void> {
    await this.title("Let's get your signature");
    // What draws comes after the screen; until it is there, a stroke leaves nothing.
    await expect(this.page.getByText(/Sign with your finger, pen or mouse\.|Signature saved/)).toBeVisible();
    const canvas = this.page.locator('canvas');
    // Out from under the bar that stays at the foot of phones.
    await canvas.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('the signature field is not on the screen');
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    await this.page.mouse.move(...at(0.2, 0.6));
    await this.page.mouse.down();
    await this.page.mouse.move(...at(0.35, 0.3), { steps: 8 });
    await this.page.mouse.move(...at(0.5, 0.7), { steps: 8 });
    await this.page.mouse.move(...at(0.75, 0.4), { steps: 8 });
    await this.page.mouse.up();
    await expect(this.page.getByText('Signature saved')).toBeVisible();
    await this.goOn();
  }

  async waitForFile(): Promise<void> {
    await this.title('Generating Your File');
    await expect(this.page.getByRole('progressbar')).toHaveJSProperty('value', 100, { timeout: 15_000 });
    await this.goOn();
  }

  /** The file's stages without their animation, for journeys that are about what comes after. */
  async skipAnimation(): Promise<void> {
    await this.title('Generating Your File');
    const skip = this.page.getByRole('button', { name: 'Skip the animation' });
    const progress = this.page.getByRole('progressbar');
    // On a slow machine the stages may end by themselves meanwhile, and the button goes with them.
    await expect(async () => {
      if (await skip.isVisible()) await skip.click({ timeout: 1_000 });
      await expect(progress).toHaveJSProperty('value', 100, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  }

  async choosePackage(): Promise<void> {
    await this.title('Choose a Package');
    const card = this.page.getByRole('article', { name: 'Demand Letter Package' });
    await card.getByRole('button', { name: 'Get Started Now' }).click();
  }

  async pay(card: string = cards.approved): Promise<void> {
    await this.field('email').fill(depositClaim.claimant.email);
    await this.field('cardNumber').fill(card);
    await this.field('expiry').fill('12 / 30');
    await this.field('cvc').fill('123');
    await this.field('cardholder').fill('Marisol Vega');
    await this.field('zip').fill('07105');
    await this.page.getByRole('button', { name: /^Pay \$/ }).click();
  }

  async walkToSignature(): Promise<void> {
    await this.open();
    await this.chooseCategory();
    await this.chooseReason();
    await this.fillDetails();
    await this.stayWithoutAccount();
    await this.choosePerson();
    await this.fillClaimant();
    await this.chooseBusiness();
    await this.fillDefendant();
    await this.tellStory();
    await this.explainAmount();
    await this.choosePaymentWays();
    await this.answerQuestions();
  }

  /** Begins where a claim is already answered and signed, for journeys that are about what comes after. */
  async resumeAt(step: number, subStep: number, answers: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const saved = await this.page.request.post('/api/register/save_form_data.php', {
      data: { ...answeredForm, ...answers, step, subStep },
    });
    expect(saved.ok()).toBe(true);
    await this.page.goto('/');
  }
}
