import { CODE_LENGTH } from '@plainclaim/contract';
import type { DbTransaction } from '../../../platform/db/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { MailTemplateName } from '../../../platform/mail/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { EmailAddress, EmailFingerprint } from '../email/email-address.ts';
import type { CodeBinding } from './email-codes.ts';

/** What an address is proved for, and what is mailed to it: the code, or a notice where it has an account already. */
const MAILS = {
  register: { code: 'register-code', known: 'register-known' },
  'change-email': { code: 'change-email-code', known: 'change-email-known' },
} as const satisfies Partial<Record<CodeBinding['flow'], Record<'code' | 'known', MailTemplateName>>>;

export type AddressFlow = keyof typeof MAILS;

/** Such a code works for one address in one browser, so nobody can make somebody else prove theirs. */
export const addressBinding = (flow: AddressFlow, sessionId: string, fingerprint: EmailFingerprint): CodeBinding => ({
  flow,
  subject: `${sessionId} ${fingerprint}`,
});

/**
 * Makes a code and mails it. The owner of an address that has an account gets a notice instead, and the code is one
 * that nobody learns: everything else happens as for a new address, so that no answer and no delay tells them apart.
 * Answers the code to show in development.
 */
export async function sendAddressCode(
  { accounts, codes, ids, mail }: Pick<AccountDeps, 'accounts' | 'codes' | 'ids' | 'mail'>,
  trx: DbTransaction,
  flow: AddressFlow,
  to: { readonly sessionId: string; readonly email: EmailAddress; readonly fingerprint: EmailFingerprint },
): Promise<string> {
  const known = await accounts.findByAddress(trx, to.fingerprint);
  const { code, expiresAtMs } = await codes.issue(trx, addressBinding(flow, to.sessionId, to.fingerprint));
  if (known !== null) {
    const locale = languageForOwner(known.language);
    await mail.enqueue(trx, { to: to.email, locale, template: MAILS[flow].known, params: {}, expiresAtMs });
    return ids.digits(CODE_LENGTH);
  }
  await mail.enqueue(trx, { to: to.email, template: MAILS[flow].code, params: { code }, expiresAtMs });
  return code;
}
