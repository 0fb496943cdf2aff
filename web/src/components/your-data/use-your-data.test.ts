import type { YourDataAnswer } from '@plainclaim/contract';
import { err, ok } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { isMaking, knownAfter } from './use-your-data.ts';

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

const failureOf = (code: string): ApiFailure => ({ code, message: '', status: 0 });

test('a look that failed leaves the file in the making, so that it is looked for again', () => {
  const after = knownAfter(making, err(failureOf('network')));
  expect(after.standing).toBe(making);
  expect(isMaking(after.standing)).toBe(true);
});

test('a link that works no more ends the looking, and is said', () => {
  const after = knownAfter(making, err(failureOf('data.link_unknown')));
  expect(after).toMatchObject({ standing: null, failure: { code: 'data.link_unknown' } });
  expect(isMaking(after.standing)).toBe(false);
});

test('the file that is ready ends the looking', () => {
  const ready = { ...making, export: null };
  expect(isMaking(knownAfter(making, ok(ready)).standing)).toBe(false);
});
