import type { YourDataAnswer } from '@plainclaim/contract';
import { expect, test } from 'vitest';
import { isMaking } from './use-your-data.ts';

const making: YourDataAnswer = {
  success: true,
  message: '',
  holder: 'browser',
  claims: 1,
  paid_claims: 1,
  export: { state: 'making', bytes: null, made_at: null, expires_at: '2026-11-30T00:00:00.000Z' },
  download_until: null,
  kept_until: null,
  email: null,
  email_proved: false,
  goes: [],
  stays: [],
  kept: [],
  keep_years: 2,
  export_days: 7,
  link_hours: 24,
};

test('a file in the making is looked for again, and one that is ready or was never asked for is not', () => {
  expect(isMaking(making)).toBe(true);
  expect(isMaking({ ...making, export: null })).toBe(false);
  expect(isMaking(undefined)).toBe(false);
});
