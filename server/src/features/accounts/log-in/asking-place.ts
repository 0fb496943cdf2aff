import type { AccountDeps, Caller } from '../account-deps.ts';
import type { EmailFingerprint } from '../email/email-address.ts';
import { accountIdAt, isKnownNetwork } from './known-networks.ts';

/**
 * From where somebody asks about an account. A browser and a network in which it was opened before have an allowance of
 * their own, which nobody elsewhere can use up. `client` is null for this machine itself in development.
 */
export type AskingPlace =
  | { readonly kind: 'known_browser'; readonly name: string }
  | { readonly kind: 'known_network'; readonly client: string }
  | { readonly kind: 'elsewhere'; readonly client: string | null };

/** Looks the same up, and takes as long, whether the address has an account or not. */
export async function askingPlace(
  { db, clock, hashing }: Pick<AccountDeps, 'db' | 'clock' | 'hashing'>,
  { client, knownName }: Pick<Caller, 'client' | 'knownName'>,
  fingerprint: EmailFingerprint,
): Promise<AskingPlace> {
  const accountId = await accountIdAt(db, fingerprint);
  const isKnown = client !== null && (await isKnownNetwork({ db, hashing }, accountId, client, clock.now()));
  const name = await knownName(accountId);
  if (name !== null) return { kind: 'known_browser', name };
  return isKnown ? { kind: 'known_network', client } : { kind: 'elsewhere', client };
}
