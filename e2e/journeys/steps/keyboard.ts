import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any screen has stops. */
const MOST_PRESSES = 90;

/** Somebody at a page without a mouse: every press is looked at, that the focus is somewhere and can be seen. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.hasVisibleFocus(key);
  }

  /** A press that leads elsewhere: the focus is looked at where it comes to rest. */
  async go(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Goes on with the Tab key until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      // In one look: between two the page may draw the control again, and the focus is on the new one.
      if ((await control.and(this.page.locator(':focus')).count()) > 0) return;
      await this.press('Tab');
    }
    throw new Error(`the Tab key does not get to ${String(control)}`);
  }

  async fill(control: Locator, text: string): Promise<void> {
    await this.tabTo(control);
    await this.press('ControlOrMeta+a');
    await this.type(text);
  }

  /** Picks an option of a list by the first letters of its label. */
  async pick(control: Locator, label: string): Promise<void> {
    await this.tabTo(control);
    await this.type(label);
    await expect(control.locator('option:checked')).toHaveText(label);
  }

  /** Tab goes to the group as a whole; the arrow keys go through its answers. */
  async choose(answer: Locator): Promise<void> {
    const name = (await answer.getAttribute('name')) ?? '';
    const isInGroup = () => this.page.evaluate((own) => document.activeElement?.getAttribute('name') === own, name);
    for (let presses = 0; !(await isInGroup()); presses += 1) {
      if (presses === MOST_PRESSES) throw new Error(`the Tab key does not get to ${name}`);
      await this.press('Tab');
    }
    if (!(await answer.isChecked())) await this.press('Space');
    for (let presses = 0; !(await answer.isChecked()); presses += 1) {
      if (presses === MOST_PRESSES) throw new Error(`the arrow keys do not get to ${String(answer)}`);
      await this.press('ArrowDown');
    }
  }

  async tick(box: Locator): Promise<void> {
    await this.tabTo(box);
    await this.press('Space');
    await expect(box).toBeChecked();
  }

  async activate(control: Locator): Promise<void> {
    await this.tabTo(control);
    // A key, other than a click, does not wait until the button takes it.
    await expect(control).toBeEnabled();
    await this.go('Enter');
  }

  /** After a move the focus is on the new screen's title, so that Tab begins there. */
  async isOn(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }

  /** The page may still be scrolling to it. */
  private async hasVisibleFocus(key: string): Promise<void> {
    const lost = () => this.page.evaluate(whatHidesTheFocus);
    await expect.poll(lost, { message: `the focus cannot be seen after ${key}`, timeout: 3_000 }).toBe('');
  }
}

/** Runs in the page. Empty when the focus is somewhere, has a ring and is in view. */
function whatHidesTheFocus(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'nothing has it';
  // A hidden radio button shows its focus on its card.
  const card = element.closest('label');
  const hasRing = [element, card].some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const box = (card ?? element).getBoundingClientRect();
  const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return hasRing && isInView ? '' : `${element.outerHTML.slice(0, 160)} ring: ${hasRing} in view: ${isInView}`;
}
