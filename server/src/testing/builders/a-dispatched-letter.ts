import { type Delivery, type DeliveryWire, paths, type SaveFormRequest } from '@plainclaim/contract';
import { aGeneratedLetter, must } from './a-draft.ts';
import { aPerson, type Person } from './an-account.ts';
import type { Answer, Browser } from '../browser.ts';
import type { TestApp } from '../test-app.ts';

/** The other side, as `aCompleteForm` names it. */
export const LANDLORD = 'Ironbound Property Management LLC';

let count = 0;

/** An address of the other side that no other test uses. */
export function theirAddress(): string {
  count += 1;
  return `office-${count}@landlord.test`;
}

/** A second defendant with an address for email, or without one. */
export const aSecondDefendant = (defendantEmail = '') => ({
  whoUser: '1' as const,
  defendantFirstname: 'Owen',
  defendantLastname: 'Marsh',
  defendantEmail,
  defendantPhonenumber: '',
  defendantWebsite: '',
  defendantAddress: '9 Oak Avenue',
  defendantApt: '2',
  defendantCity: 'Trenton',
  defendantCountry: 'NJ',
  defendantZipcode: '08608',
});

export type Sender = Person & { readonly text: string; readonly theirEmail: string };

/** Somebody with an account, a paid claim and a letter that is ready to be approved. */
export async function aSender(site: TestApp, overrides: Partial<SaveFormRequest> = {}): Promise<Sender> {
  const person = await aPerson(site);
  const theirEmail = theirAddress();
  const text = await aGeneratedLetter(person.browser, {
    defendantEmail: theirEmail,
    defendantMilitary2: 'No',
    ...overrides,
  });
  return { ...person, text, theirEmail };
}

/** Approves; a letter whose line tells another way of sending is approved with the line put right, as a person would. */
export async function askApproval(browser: Browser, demand_letter: string, delivery: Delivery): Promise<Answer> {
  const approve = (text: string) =>
    browser.post(paths.saveDemandLetter, { demand_letter: text, action: 'approve_and_send', delivery });
  const answer = await approve(demand_letter);
  const { code, corrected_letter } = answer.json();
  return code === 'letter.delivery_line_false' ? approve(String(corrected_letter)) : answer;
}

/** Approves, and answers the letter's id. */
export async function approved(sender: Sender, delivery: Delivery, text = sender.text): Promise<string> {
  return String(must(await askApproval(sender.browser, text, delivery)).json().demand_id);
}

export async function deliveriesOf(browser: Browser, demandId: string): Promise<readonly DeliveryWire[]> {
  return must(await browser.get(`${paths.deliveries}?demand_id=${demandId}`)).json().deliveries;
}
