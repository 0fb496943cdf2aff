import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Hashes that let the database recognise a secret without knowing it. */
export type TokenHashing = {
  /**
   * For short codes that people type. Keyed with `SECRET_KEY`, because all six-digit codes can be hashed in a second;
   * bound to a purpose and to whom the code was given, so it is worth nothing elsewhere.
   */
  macShortCode(code: string, bound: { readonly purpose: string; readonly subject: string }): Buffer;
  /**
   * For values that must be recognised but not kept, such as an email address or a client address that a limit
   * counts. Keyed, so the list of all such values cannot be tried without the key.
   */
  fingerprint(kind: string, value: string): string;
  /** For values given to a browser to bring back unchanged, such as an anonymous form's stamp. */
  signValue(purpose: string, value: string): string;
  /**
   * For the beginnings of words in sealed text, which a search compares. Bound to whose text it is: the same word of two
   * people looks different, so that nothing can be counted across them. 66 bits; whoever finds something by it compares
   * the words themselves.
   */
  searchToken(owner: string, beginning: string): string;
};

/**
 * For tokens of at least 128 random bits (sessions, reset links): nobody can guess them, so a plain hash is enough and
 * the table can be searched by it.
 */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** SHA-256 in hex: names the exact text or file that was approved. */
export const contentHash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Takes the same time wherever the two differ. */
export const isSameSecret = (a: string | Uint8Array, b: string | Uint8Array): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

export function tokenHashing(secretKey: string): TokenHashing {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `plainclaim ${use}`, 32));
  const [codeKey, fingerprintKey, signatureKey] = [keyFor('short codes'), keyFor('fingerprints'), keyFor('signatures')];
  const searchKey = keyFor('search words');
  return {
    macShortCode: (code, { purpose, subject }) => mac(codeKey, [purpose, subject, code]),
    fingerprint: (kind, value) => mac(fingerprintKey, [kind, value]).toString('base64url'),
    signValue: (purpose, value) => mac(signatureKey, [purpose, value]).toString('base64url'),
    searchToken: (owner, beginning) => mac(searchKey, [owner, beginning]).toString('base64url').slice(0, 11),
  };
}

/** Lengths go in front of the parts, so that ("ab", "c") and ("a", "bc") differ. */
function mac(key: Buffer, parts: readonly string[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) {
    const bytes = Buffer.from(part, 'utf8');
    hmac.update(`${bytes.length}:`).update(bytes);
  }
  return hmac.digest();
}
