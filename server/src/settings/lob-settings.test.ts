import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const WHOLE = { LOB_API_KEY: 'test_0123456789abcdef', LOB_WEBHOOK_SECRET: 'a signing secret', POST_PRICE: '14.90' };
const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: 'q8Zr4mV1xT7bN3kW9yP5cL2hD6gJ0sFa',
  DATA_KEY: 'b7Kd2nR9vX4mQ1tZ6wY3pH8cL5gJ0sFe',
  PUBLIC_URL: 'https://claims.example.org',
  SMTP_URL: 'smtp://localhost:25',
  PAYMENT_PROVIDER: 'simulated',
};

const lobOf = (env: Record<string, string>) => {
  const read = readConfig(env);
  return read.ok ? read.value.lob : read.error.map(({ name }) => name);
};

describe('the carrier of letters', () => {
  test('is none where nothing is set', () => {
    expect(lobOf({})).toBeNull();
  });

  test('has a key, a signing secret and the operator’s price', () => {
    expect(lobOf(WHOLE)).toEqual({
      apiKey: 'test_0123456789abcdef',
      webhookSecret: 'a signing secret',
      apiBase: undefined,
      priceCents: 1_490,
      isBeside: false,
    });
  });

  test('is sold within the package, or beside it where the operator says so', () => {
    expect(lobOf({ ...WHOLE, POST_SOLD: 'beside' })).toMatchObject({ isBeside: true });
    expect(lobOf({ ...WHOLE, POST_SOLD: 'twice' })).toEqual(['POST_SOLD']);
    expect(lobOf({ POST_SOLD: 'beside' })).toEqual(['POST_SOLD']);
  });

  test.each([
    ['no signing secret', { ...WHOLE, LOB_WEBHOOK_SECRET: '' }, 'LOB_WEBHOOK_SECRET'],
    ['no price', { ...WHOLE, POST_PRICE: '' }, 'POST_PRICE'],
    ['a price that is none', { ...WHOLE, POST_PRICE: 'cheap' }, 'POST_PRICE'],
    ['a price of nothing', { ...WHOLE, POST_PRICE: '0' }, 'POST_PRICE'],
    ['a key that is none', { ...WHOLE, LOB_API_KEY: 'secret' }, 'LOB_API_KEY'],
    ['a price for nothing', { POST_PRICE: '14.90' }, 'POST_PRICE'],
    ['a test key in production', { ...PRODUCTION, ...WHOLE }, 'LOB_API_KEY'],
    [
      'another server in production',
      { ...PRODUCTION, ...WHOLE, LOB_API_KEY: 'live_0123456789abcdef', LOB_API_BASE: 'http://127.0.0.1:1' },
      'LOB_API_BASE',
    ],
  ])('is refused at the start: %s', (_what, env, name) => {
    expect(lobOf(env)).toEqual([name]);
  });

  test('is never repeated by a problem', () => {
    const read = readConfig({ ...PRODUCTION, ...WHOLE });
    expect(JSON.stringify(read)).not.toContain(WHOLE.LOB_API_KEY);
  });
});
