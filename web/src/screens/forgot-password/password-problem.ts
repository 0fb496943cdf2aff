import { isPasswordFromNames } from '@plainclaim/contract';

export type PasswordProblem = { readonly field: 'newPassword' | 'confirmPassword'; readonly kind: Kind };
type Kind = 'required' | 'short' | 'names' | 'different';

/** What keeps a new password from being sent; null when nothing does. The server judges again. */
export function passwordProblem(
  typed: string,
  again: string,
  { email, shortest }: { readonly email: string; readonly shortest: number },
): PasswordProblem | null {
  if (typed === '') return { field: 'newPassword', kind: 'required' };
  if ([...typed].length < shortest) return { field: 'newPassword', kind: 'short' };
  if (isPasswordFromNames(typed, email)) return { field: 'newPassword', kind: 'names' };
  return typed === again ? null : { field: 'confirmPassword', kind: 'different' };
}
