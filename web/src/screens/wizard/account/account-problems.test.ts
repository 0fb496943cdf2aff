import { expect, test } from 'vitest';
import { registrationProblems } from './account-problems.ts';

test.each([
  ['', '', ['email empty', 'password empty']],
  ['  ', 'secret-1', ['email empty']],
  ['ana@example.com', '', ['password empty']],
  ['ana', 'secret-1', ['email email']],
  ['ana@example.com', '12345', ['password short']],
  ['ana@example.com', '😀😀😀😀😀', ['password short']],
  ['ana@example.com', 'plainclaim7', ['password names']],
  ['ana@example.com', 'Ana@example.com', ['password names']],
  ['ana@example.com', 'ana', ['password short']],
  ['ana@example.com', '123456', []],
  [' ana@example.com ', '      ', []],
])('registering "%s" with "%s" meets %j', (email, password, expected) => {
  expect(registrationProblems(email, password, 6).map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected);
});

test('a site that asks for ten characters is told so before anything is sent', () => {
  expect(registrationProblems('ana@example.com', 'nine-9999', 10)).toEqual([{ field: 'password', kind: 'short' }]);
  expect(registrationProblems('ana@example.com', 'ten-101010', 10)).toEqual([]);
});
