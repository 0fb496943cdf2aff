import { paths } from '@plainclaim/contract';
import { vi } from 'vitest';
import type { MailMessage } from '../../platform/mail/index.ts';
import { hashToken } from '../../platform/security/index.ts';
import { must } from './a-draft.ts';
import type { Browser } from '../browser.ts';
import type { TestApp } from '../test-app.ts';

export type Person = {
  readonly browser: Browser;
  readonly email: string;
  readonly password: string;
  readonly accountId: string;
};

let count = 0;

/** An address that nobody in these tests has used yet. */
export function anAddress(): string {
  count += 1;
  return `person-${count}@example.com`;
}

export const A_PASSWORD = 'seven quiet herons';

/** Somebody who registers, types the mailed code, and is signed in; in a given browser, or in a new one. */
export async function aPerson(
  site: TestApp,
  given: { readonly browser?: Browser; readonly email?: string; readonly password?: string } = {},
): Promise<Person> {
  const { browser = site.browser(), email = anAddress(), password = A_PASSWORD } = given;
  const registered = must(await browser.post(paths.register, { email, password })).json();
  const code = registered.verification_code ?? (await mailedCode(site, email));
  must(await browser.post(paths.verify, { email, verification_code: code }));
  return { browser, email, password, accountId: await accountIn(site, browser) };
}

/** The same person, signed in in a second browser. */
export async function inAnotherBrowser<P extends Person>(site: TestApp, person: P): Promise<P> {
  const browser = site.browser();
  must(await browser.post(paths.login, { email: person.email, password: person.password }));
  return { ...person, browser };
}

/** The newest mail to an address whose subject fits, once it has left. */
export function mailTo(site: TestApp, address: string, subject = /./): Promise<MailMessage> {
  return vi.waitFor(
    () => {
      const mail = site.mails.findLast((sent) => sent.to.address === address && subject.test(sent.subject));
      if (mail === undefined) throw new Error('that mail has not left yet');
      return mail;
    },
    { timeout: 5_000, interval: 20 },
  );
}

/** The six digits of the newest mail with a code in it. */
export async function mailedCode(site: TestApp, address: string): Promise<string> {
  return vi.waitFor(
    () => {
      const codes = site.mails
        .filter((sent) => sent.to.address === address)
        .map((sent) => /^ *(\d{6})$/m.exec(sent.text)?.[1]);
      const code = codes.findLast((found) => found !== undefined);
      if (code === undefined) throw new Error('no code has left yet');
      return code;
    },
    { timeout: 5_000, interval: 20 },
  );
}

/** The session cookie as it is, to be replayed later. */
export const tokenOf = (browser: Browser): string =>
  browser.cookies.get('plainclaim') ?? browser.cookies.get('__Host-plainclaim') ?? '';

async function accountIn(site: TestApp, browser: Browser): Promise<string> {
  const { rows } = await site.database.pool.query('select account_id from sessions where token_hash = $1', [
    hashToken(tokenOf(browser)),
  ]);
  return rows[0].account_id;
}
