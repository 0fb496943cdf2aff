import { paths, type SaveFormRequest } from '@plainclaim/contract';
import { aCompleteForm, aPayment, must } from './a-draft.ts';
import type { Person } from './an-account.ts';
import type { Browser } from '../browser.ts';

/** One more draft, of at most twenty cases; the one that was open before is put aside. Answers its id. */
export async function aDraftCase(
  { browser }: Pick<Person, 'browser'>,
  form: Partial<SaveFormRequest> = {},
): Promise<string> {
  const before = await casesOf(browser);
  must(await browser.post(paths.clearSessionForm));
  must(await browser.post(paths.saveFormData, aCompleteForm(form)));
  const [id = ''] = (await casesOf(browser)).filter((one) => !before.includes(one));
  return id;
}

/** One more case, paid for and with the draft letter that the order screen stores. Answers its id. */
export async function aPaidCase(person: Pick<Person, 'browser'>, form: Partial<SaveFormRequest> = {}): Promise<string> {
  const { browser } = person;
  const id = await aDraftCase(person, form);
  must(await browser.post(paths.checkout, aPayment()));
  const { demand_letter } = must(await browser.post(paths.generateDemandLetter)).json();
  must(await browser.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', reviewed: false }));
  return id;
}

async function casesOf(browser: Browser): Promise<readonly string[]> {
  return must(await browser.get(paths.userDemands))
    .json()
    .data.map(({ id }: { id: string }) => id);
}
