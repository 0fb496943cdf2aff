import { paths } from '@plainclaim/contract';
import { EMPTY_CONTACT } from '@plainclaim/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson, inAnotherBrowser, mailedCode } from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const DANA = {
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '5035550100',
  country: 'US',
  address: '12 Main Street',
  apt: '4B',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
} as const;

const contactIn = async (browser: Browser) => must(await browser.get(paths.accountContact)).json().contact;
const nameIn = async (browser: Browser) => must(await browser.get(paths.userData)).json().user_data.display_name;

test('what somebody saves about themselves is there in every browser, and the account greets them by their first name', async () => {
  const person = await aPerson(site);
  expect(await contactIn(person.browser)).toEqual(EMPTY_CONTACT);
  const saved = must(await person.browser.post(paths.accountContact, { ...DANA, firstName: '  Dana ' })).json();
  expect(saved).toMatchObject({ success: true, message: 'Your changes are saved.', contact: DANA, has_password: true });
  const elsewhere = await inAnotherBrowser(site, person);
  expect(await contactIn(elsewhere.browser)).toEqual(DANA);
  expect(await nameIn(elsewhere.browser)).toBe('Dana');
});

test('without a first name the account is called by its address again', async () => {
  const { browser, email } = await aPerson(site);
  must(await browser.post(paths.accountContact, DANA));
  must(await browser.post(paths.accountContact, { ...DANA, firstName: ' ' }));
  expect(await nameIn(browser)).toBe(email.split('@')[0]);
});

test('a new address leaves the first name as it is', async () => {
  const { browser } = await aPerson(site);
  must(await browser.post(paths.accountContact, DANA));
  const wanted = anAddress();
  must(await browser.post(paths.emailChange, { email: wanted, currentPassword: A_PASSWORD }));
  must(await browser.post(paths.verifyEmailChange, { code: await mailedCode(site, wanted) }));
  expect(await nameIn(browser)).toBe('Dana');
  expect(await contactIn(browser)).toEqual(DANA);
});

test('an address in Canada is kept with its province and postal code', async () => {
  const { browser } = await aPerson(site);
  const ottawa = { ...DANA, country: 'CA', city: 'Ottawa', state: 'ON', zip: 'k1a0b1' };
  must(await browser.post(paths.accountContact, ottawa));
  expect(await contactIn(browser)).toEqual({ ...ottawa, zip: 'K1A 0B1' });
});

test('what is wrong is told field by field, and nothing is stored', async () => {
  const { browser } = await aPerson(site);
  const answer = await browser.post(paths.accountContact, { ...DANA, phone: '555-0100', state: 'ON', zip: '123' });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'account.contact_wrong']);
  expect(answer.json().fields.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
    'phone field.phone_digits',
    'state field.state_unknown',
    'zip field.zip',
  ]);
  expect(await contactIn(browser)).toEqual(EMPTY_CONTACT);
});

test('nobody without a session reads or writes a contact, and nobody another’s', async () => {
  const [one, other] = [await aPerson(site), await aPerson(site)];
  must(await one.browser.post(paths.accountContact, DANA));
  expect(await contactIn(other.browser)).toEqual(EMPTY_CONTACT);
  const stranger = site.browser();
  for (const answer of [await stranger.get(paths.accountContact), await stranger.post(paths.accountContact, DANA)]) {
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'account.signed_out']);
  }
});

test('no name, number or street lies readable in the database or the log', async () => {
  const { browser, accountId } = await aPerson(site);
  const marked = { ...DANA, firstName: 'Quillonia', phone: '5039990042', address: '77 Marker Lane' };
  must(await browser.post(paths.accountContact, marked));
  const { rows } = await site.database.pool.query('select * from accounts where id = $1', [accountId]);
  const kept = `${JSON.stringify(rows)} ${Buffer.from(rows[0].contact).toString('latin1')} ${site.logLines.join(' ')}`;
  for (const word of ['Quillonia', '5039990042', 'Marker']) expect(kept).not.toContain(word);
  expect(site.logLines.join('\n')).toContain('contact.changed');
});
