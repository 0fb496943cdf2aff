import { expect, test } from 'vitest';
import { contentHash, hashToken, isSameSecret, tokenHashing } from './token-hashing.ts';

const hashing = tokenHashing('Zk3v9QpL0xW8sTn5bRy2Hc7JdMf4GuAe');
const other = tokenHashing('aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV');
const bound = { purpose: 'sign-up', subject: 'pending-1' };

test('a short code is recognised by the key, the purpose and the person it was made for', () => {
  const stored = hashing.macShortCode('012345', bound);
  expect(isSameSecret(stored, hashing.macShortCode('012345', bound))).toBe(true);
  expect(isSameSecret(stored, hashing.macShortCode('012346', bound))).toBe(false);
  expect(isSameSecret(stored, hashing.macShortCode('012345', { ...bound, purpose: 'reset' }))).toBe(false);
  expect(isSameSecret(stored, hashing.macShortCode('012345', { ...bound, subject: 'pending-2' }))).toBe(false);
  expect(isSameSecret(stored, other.macShortCode('012345', bound))).toBe(false);
});

test('moving a letter between purpose and subject changes the result', () => {
  const first = hashing.macShortCode('1', { purpose: 'ab', subject: 'c' });
  expect(isSameSecret(first, hashing.macShortCode('1', { purpose: 'a', subject: 'bc' }))).toBe(false);
});

test('a fingerprint does not show the value and depends on its kind', () => {
  expect(hashing.fingerprint('email', 'maria@example.org')).not.toContain('maria');
  expect(hashing.fingerprint('email', 'x')).not.toBe(hashing.fingerprint('client', 'x'));
  expect(hashing.fingerprint('email', 'x')).not.toBe(hashing.signValue('email', 'x'));
  expect(hashing.fingerprint('email', 'x')).toBe(hashing.fingerprint('email', 'x'));
});

test('random tokens and contents are hashed with SHA-256', () => {
  const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect(hashToken('').toString('hex')).toBe(emptySha256);
  expect(contentHash('')).toBe(emptySha256);
  expect(contentHash(Buffer.from('a'))).toBe(contentHash('a'));
});

test('secrets of different lengths are simply different', () => {
  expect(isSameSecret('short', 'much longer than that')).toBe(false);
});
