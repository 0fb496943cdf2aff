import { emailRule, err, ok, type Result } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { TokenHashing } from '../../../platform/security/index.ts';

export const emailAddress = z.string().brand<'EmailAddress'>();
/** One plain address, trimmed and in small letters: two ways of typing it are one account. */
export type EmailAddress = z.infer<typeof emailAddress>;

export const emailFingerprint = z.string().brand<'EmailFingerprint'>();
/** What finds an address again without keeping it readable. */
export type EmailFingerprint = z.infer<typeof emailFingerprint>;

export type EmailError = { readonly code: 'account.email_empty' } | { readonly code: 'field.email' };

/** RFC 5321 4.5.3.1.3: the longest path, without its angle brackets. */
const LONGEST_ADDRESS = 254;

export function parseEmailAddress(typed: string): Result<EmailAddress, EmailError> {
  const address = typed.trim().toLowerCase();
  if (address === '') return err({ code: 'account.email_empty' });
  // Trimming would hide a line break at the end, which no form sends by accident.
  const isOneAddress = !/\p{C}/u.test(typed) && address.length <= LONGEST_ADDRESS && emailRule(address) === null;
  return isOneAddress ? ok(emailAddress.parse(address)) : err({ code: 'field.email' });
}

export const fingerprintOf = (hashing: TokenHashing, address: EmailAddress): EmailFingerprint =>
  emailFingerprint.parse(hashing.fingerprint('email', address));

/** What a person is called until they say otherwise: their address before the @. */
export const displayNameOf = (address: EmailAddress): string => address.slice(0, address.lastIndexOf('@'));
