/** Our own name, alone or with a year or other digits behind it. */
const PRODUCT_NAME = /^plainclaim\d*$/;

/**
 * Whether a password is what a guesser tries first here: the product's name with or without digits, or the person's own
 * address or its part before the @. Browser and server judge by this one rule. `email` is null where nobody's is known.
 */
export function isPasswordFromNames(password: string, email: string | null): boolean {
  const typed = password.trim().toLowerCase();
  if (PRODUCT_NAME.test(typed.replace(/[^\p{L}\p{N}]/gu, ''))) return true;
  const address = (email ?? '').trim().toLowerCase();
  if (address === '') return false;
  const at = address.lastIndexOf('@');
  return typed === address || (at > 0 && typed === address.slice(0, at));
}
