/**
 * Whether a password is among the ones that everybody tries first (about 49,000, capital letters or not). The list is
 * unpacked when the first password is chosen, so that starting costs nothing. It is imported through a file of ours: in
 * the bundle, a package of the old kind that is imported when needed hands out no names.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { commonPasswords } = await import('./common-password-list.ts');
  return commonPasswords.has(password.toLowerCase());
}
