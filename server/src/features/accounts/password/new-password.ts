import { isPasswordFromNames, LONGEST_PASSWORD } from '@plainclaim/contract';

export type PasswordError =
  | { readonly code: 'account.password_short'; readonly params: { readonly min: string } }
  | { readonly code: 'account.password_long'; readonly params: { readonly max: string } }
  | { readonly code: 'account.password_common' }
  | { readonly code: 'account.password_names' };

/**
 * What is wrong with a password somebody chooses; null when nothing is. Any characters do, spaces and other scripts
 * included, and none is cut off. `email` is the person's own, null while it is not known.
 */
export async function newPasswordError(
  password: string,
  shortest: number,
  email: string | null,
): Promise<PasswordError | null> {
  // Counted as people count: one picture sign is one character.
  if ([...password].length < shortest) return { code: 'account.password_short', params: { min: String(shortest) } };
  if (password.length > LONGEST_PASSWORD) {
    return { code: 'account.password_long', params: { max: String(LONGEST_PASSWORD) } };
  }
  if (isPasswordFromNames(password, email)) return { code: 'account.password_names' };
  return (await isCommonPassword(password)) ? { code: 'account.password_common' } : null;
}

/**
 * Whether a password is among the ones that everybody tries first (about 49,000, capital letters or not). The list is
 * unpacked when the first password is chosen, so that starting costs nothing. It is imported through a file of ours: in
 * the bundle, a package of the old kind that is imported when needed hands out no names.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  const { commonPasswords } = await import('./common-password-list.ts');
  return commonPasswords.has(password.toLowerCase());
}
