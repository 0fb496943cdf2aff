import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.ts';

test.each([
  ['', '', 'newPassword required'],
  ['', 'abcdef', 'newPassword required'],
  ['abcde', 'abcde', 'newPassword short'],
  ['plainclaim1', 'plainclaim1', 'newPassword names'],
  ['maria.lopez', 'maria.lopez', 'newPassword names'],
  ['abcdef', '', 'confirmPassword different'],
  ['abcdef', 'abcdeF', 'confirmPassword different'],
  ['abcdef', 'abcdef', 'good'],
])('"%s" and again "%s" is %s', (typed, again, expected) => {
  const problem = passwordProblem(typed, again, { email: 'maria.lopez@example.org', shortest: 6 });
  expect(problem === null ? 'good' : `${problem.field} ${problem.kind}`).toBe(expected);
});

test('a site that asks for ten characters is told so before anything is sent', () => {
  const rule = { email: 'maria.lopez@example.org', shortest: 10 };
  expect(passwordProblem('nine-9999', 'nine-9999', rule)).toEqual({ field: 'newPassword', kind: 'short' });
  expect(passwordProblem('ten-101010', 'ten-101010', rule)).toBeNull();
});
