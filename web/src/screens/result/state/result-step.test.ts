import { expect, test } from 'vitest';
import { addressOf, STEPS, viewOf } from './result-step.ts';

const at = (search: string, isApproved = false) => viewOf(new URLSearchParams(search), isApproved);

test('a letter opens to be read, and a signed one at what happens now', () => {
  expect(at('')).toBe('read');
  expect(at('', true)).toBe('now');
  expect(at('step=elsewhere', true)).toBe('now');
});

test('each step has an address that leads back to it, signed or not', () => {
  for (const step of STEPS) {
    const { search } = new URL(addressOf(step), 'https://example.com');
    expect(at(search)).toBe(step);
    expect(at(search, true)).toBe(step);
  }
  expect(addressOf('now')).toBe('/result');
});
