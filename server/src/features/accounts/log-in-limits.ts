import type { Limits, LimitRefusal } from '../../platform/limits/index.ts';
import { takeEach } from './account-deps.ts';
import type { EmailFingerprint } from './email-address.ts';

/** One account as tried from one place; a machine that is not counted by itself still counts per account. */
const accountClient = (fingerprint: EmailFingerprint, client: string | null): string =>
  `${fingerprint} ${client ?? 'this-machine'}`;

/** Counts a try at an account's password, before the password is looked at: many at once cannot outrun the count. */
export const countPasswordTry = (
  limits: Limits,
  fingerprint: EmailFingerprint,
  client: string | null,
): Promise<LimitRefusal | null> =>
  takeEach(limits, [
    ['login-client', client],
    ['login-account-client', accountClient(fingerprint, client)],
    ['login-account', fingerprint],
  ]);

/** After the right password, which does not count, or the right reset code: earlier tries no longer stand in the way. */
export async function easeLogIn(limits: Limits, fingerprint: EmailFingerprint, client: string | null): Promise<void> {
  await limits.forget('login-account', fingerprint);
  await limits.forget('login-account-client', accountClient(fingerprint, client));
}

/** The right password was typed. */
export async function forgivePasswordTry(
  limits: Limits,
  fingerprint: EmailFingerprint,
  client: string | null,
): Promise<void> {
  await easeLogIn(limits, fingerprint, client);
  if (client !== null) await limits.giveBack('login-client', client);
}
