import { isPasswordFromNames } from '@plainclaim/contract';
import { emailRule } from '@plainclaim/domain';

/** What can be wrong with a form of an account before it is sent. */
export type AccountProblem = 'empty' | 'email' | 'short' | 'names' | 'code';

export type ProblemAt = { readonly field: 'email' | 'password' | 'verification_code'; readonly kind: AccountProblem };

/** What keeps a registration from being sent. The server judges again. `shortest`: fewest characters on this site. */
export function registrationProblems(email: string, password: string, shortest: number): readonly ProblemAt[] {
  const isEmailEmpty = email.trim() === '';
  if (isEmailEmpty || password === '') {
    return [
      ...(isEmailEmpty ? [{ field: 'email', kind: 'empty' } as const] : []),
      ...(password === '' ? [{ field: 'password', kind: 'empty' } as const] : []),
    ];
  }
  return [
    ...(emailRule(email) === null ? [] : [{ field: 'email', kind: 'email' } as const]),
    ...([...password].length < shortest ? [{ field: 'password', kind: 'short' } as const] : []),
    ...([...password].length >= shortest && isPasswordFromNames(password, email)
      ? [{ field: 'password', kind: 'names' } as const]
      : []),
  ];
}
