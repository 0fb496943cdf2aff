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
  const problem = passwordProblem(typed, again, 'maria.lopez@example.org');
  expect(problem === null ? 'good' : `${problem.field} ${problem.kind}`).toBe(expected);
});
