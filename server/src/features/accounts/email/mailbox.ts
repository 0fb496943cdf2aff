import type { TokenHashing } from '../../../platform/security/index.ts';
import type { EmailAddress } from './email-address.ts';

/** Two names of one house, which also reads over the dots in front of the @. */
const DOTLESS_HOSTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The name and the house of an address, and where a tag begins in the name; -1 without one. */
function partsOf(address: EmailAddress) {
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  const tag = name.indexOf('+');
  // A name that begins with the sign has no other name in front of it.
  return { name, host, tag: tag > 0 ? tag : -1 };
}

/**
 * Whether who reads the mailbox is who reads this address for certain: it has no tag, or its house is known to read over
 * it. Elsewhere a name with the sign in it can be somebody else's.
 */
export function isReadByMailbox(address: EmailAddress): boolean {
  const { host, tag } = partsOf(address);
  return tag === -1 || DOTLESS_HOSTS.has(host);
}

/**
 * What the limits on mail count for an address: one mailbox, however it is spelled. Only for counting: mail goes to the
 * address as it was typed, and an account is found by that too.
 */
export function mailboxOf(hashing: TokenHashing, address: EmailAddress): string {
  const { name, host, tag } = partsOf(address);
  const untagged = tag === -1 ? name : name.slice(0, tag);
  const mailbox = DOTLESS_HOSTS.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
  return hashing.fingerprint('mailbox', mailbox);
}
