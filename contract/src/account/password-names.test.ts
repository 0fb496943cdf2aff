import { expect, test } from 'vitest';
import { isPasswordFromNames } from './password-names.ts';

test.each([
  ['plainclaim', null],
  ['PlainClaim2026', null],
  ['plain-claim 123!', null],
  ['Maria.Lopez@Example.org', 'maria.lopez@example.org'],
  ['maria.lopez', ' Maria.Lopez@example.org '],
])('the password "%s" is easy to guess for %s', (password, email) => {
  expect(isPasswordFromNames(password, email)).toBe(true);
});

test.each([
  ['plainclaim by the river', null],
  ['my plainclaim', null],
  ['maria.lopez', null],
  ['maria.lopez', ''],
  ['maria.lopez and two owls', 'maria.lopez@example.org'],
  ['maria.lopez', 'other@example.org'],
  ['      ', ''],
  ['🦉🦉🌲🌲🌊🌊', 'maria.lopez@example.org'],
])('the password "%s" may be chosen by %s', (password, email) => {
  expect(isPasswordFromNames(password, email)).toBe(false);
});
