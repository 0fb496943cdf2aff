import type { LimitName, Limits, LimitRefusal } from '../../../platform/limits/index.ts';
import { takeEach, THIS_MACHINE } from '../account-deps.ts';
import type { AskingPlace } from './asking-place.ts';
import type { EmailFingerprint } from '../email/email-address.ts';

/**
 * Which counters a try at a password uses up. How many tries each of them allows, and how long a place then rests, is in
 * `platform/limits/limit-rules.ts`, under the names that begin with "login".
 */

export type PasswordTryRefusal =
  | LimitRefusal
  /** Too many wrong tries from places that never opened the account. A code by mail is the way in, as long as mails are left. */
  | { readonly code: 'account.login_by_mail'; readonly retryAfterSeconds: number };

type Counted = readonly (readonly [LimitName, string | null])[];

/** One account as tried from one place. */
const accountClient = (fingerprint: EmailFingerprint, client: string | null): string =>
  `${fingerprint} ${client ?? THIS_MACHINE}`;

/**
 * The counter of tries from there. A known browser has its own counter, which nobody else on its network can use up.
 */
function countedFor(place: AskingPlace, fingerprint: EmailFingerprint): Counted {
  if (place.kind === 'known_browser') return [['login-known-browser', `${fingerprint} ${place.name}`]];
  return [
    ['login-client', place.client],
    ['login-account-client', accountClient(fingerprint, place.client)],
  ];
}

/** Counts a try in a browser that opened the account before. */
export const countKnownBrowserTry = (
  limits: Limits,
  fingerprint: EmailFingerprint,
  name: string,
): Promise<LimitRefusal | null> => takeEach(limits, countedFor({ kind: 'known_browser', name }, fingerprint));

/** Counts a try at an account's password, before the password is looked at: many at once cannot outrun the count. */
export async function countPasswordTry(
  limits: Limits,
  fingerprint: EmailFingerprint,
  place: AskingPlace,
): Promise<PasswordTryRefusal | null> {
  const refusal = await takeEach(limits, countedFor(place, fingerprint));
  if (refusal !== null || place.kind !== 'elsewhere') return refusal;
  const all = await takeEach(limits, [['login-account-elsewhere', fingerprint]]);
  if (all === null || all.code === 'server.busy') return all;
  return { code: 'account.login_by_mail', retryAfterSeconds: all.retryAfterSeconds };
}

/** The right password was typed: it does not count, and earlier tries from there are no longer in the way. */
export async function forgivePasswordTry(
  limits: Limits,
  fingerprint: EmailFingerprint,
  place: AskingPlace,
): Promise<void> {
  for (const [name, subject] of countedFor(place, fingerprint)) {
    if (subject === null) continue;
    if (name === 'login-client') await limits.giveBack(name, subject);
    else await limits.forget(name, subject);
  }
  if (place.kind === 'elsewhere') await limits.giveBack('login-account-elsewhere', fingerprint);
}
