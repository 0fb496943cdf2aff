import { CODE_LENGTH } from '@plainclaim/contract';
import type { DbTransaction } from '../../platform/db/index.ts';
import type { AccountDeps } from './account-deps.ts';
import type { EmailAddress, EmailFingerprint } from './email-address.ts';
import type { CodeBinding } from './email-codes.ts';

/** A sign-up code works for one address in one browser, so nobody can make somebody else prove theirs. */
export const registerBinding = (sessionId: string, fingerprint: EmailFingerprint): CodeBinding => ({
  flow: 'register',
  subject: `${sessionId} ${fingerprint}`,
});

/**
 * Makes a code and mails it. The owner of an address that has an account gets a notice instead, and the code is one
 * that nobody learns: everything else happens as for a new address, so that no answer and no delay tells them apart.
 * Answers the code to show in development.
 */
export async function sendRegistrationCode(
  { codes, ids, mail }: Pick<AccountDeps, 'codes' | 'ids' | 'mail'>,
  trx: DbTransaction,
  to: { readonly sessionId: string; readonly email: EmailAddress; readonly fingerprint: EmailFingerprint },
  isKnown: boolean,
): Promise<string> {
  const { code, expiresAtMs } = await codes.issue(trx, registerBinding(to.sessionId, to.fingerprint));
  if (isKnown) {
    await mail.enqueue(trx, { to: to.email, template: 'register-known', params: {}, expiresAtMs });
    return ids.digits(CODE_LENGTH);
  }
  await mail.enqueue(trx, { to: to.email, template: 'register-code', params: { code }, expiresAtMs });
  return code;
}
