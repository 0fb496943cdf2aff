import { isPasswordFromNames, SHORTEST_PASSWORD } from '@plainclaim/contract';
import { emailRule } from '@plainclaim/domain';

/** What can be wrong with a form of an account before it is sent. */
export type AccountProblem = 'empty' | 'email' | 'short' | 'names' | 'code';

export type ProblemAt = { readonly field: 'email' | 'password' | 'verification_code'; readonly kind: AccountProblem };

/** What keeps a registration from being sent. The server judges again, and may ask for a longer password. */
export function registrationProblems(email: string, password: string): readonly ProblemAt[] {
  const isEmailEmpty = email.trim() === '';
  if (isEmailEmpty || password === '') {
    return [
      ...(isEmailEmpty ? [{ field: 'email', kind: 'empty' } as const] : []),
      ...(password === '' ? [{ field: 'password', kind: 'empty' } as const] : []),
    ];
  }
  return [
    ...(emailRule(email) === null ? [] : [{ field: 'email', kind: 'email' } as const]),
    ...([...password].length < SHORTEST_PASSWORD ? [{ field: 'password', kind: 'short' } as const] : []),
    ...([...password].length >= SHORTEST_PASSWORD && isPasswordFromNames(password, email)
      ? [{ field: 'password', kind: 'names' } as const]
      : []),
  ];
}
