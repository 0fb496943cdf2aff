import type { Limits } from '../../platform/limits/index.ts';
import type { EmailFingerprint } from './email-address.ts';

/** One account as tried from one place; a machine that is not counted by itself still counts per account. */
export const accountClient = (fingerprint: EmailFingerprint, client: string | null): string =>
  `${fingerprint} ${client ?? 'this-machine'}`;

/** After the right password or the right reset code: earlier tries no longer stand in the way. */
export async function easeLogIn(limits: Limits, fingerprint: EmailFingerprint, client: string | null): Promise<void> {
  await limits.forget('login-account', fingerprint);
  await limits.forget('login-account-client', accountClient(fingerprint, client));
}
