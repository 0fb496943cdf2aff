import type { TokenHashing } from '../../../platform/security/index.ts';
import type { EmailAddress } from './email-address.ts';

/** Two names of one house, which also reads over the dots in front of the @. */
const DOTLESS_HOSTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * What the limits on mail count for an address: one mailbox, however it is spelled. Only for counting: mail goes to the
 * address as it was typed, and an account is found by that too.
 */
export function mailboxOf(hashing: TokenHashing, address: EmailAddress): string {
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  const tag = name.indexOf('+');
  // A name that begins with the sign has no other name in front of it.
  const untagged = tag > 0 ? name.slice(0, tag) : name;
  const mailbox = DOTLESS_HOSTS.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
  return hashing.fingerprint('mailbox', mailbox);
}
