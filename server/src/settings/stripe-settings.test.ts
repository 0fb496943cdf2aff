import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const operator = { OPERATOR_NAME: 'Fair LLC', OPERATOR_ADDRESS: '1 Main Street', OPERATOR_EMAIL: 'us@example.org' };
const stripe = {
  ...operator,
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_abcdefghijklmnop',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijklmnop',
};
const production = { ...stripe, NODE_ENV: 'production' };

/** The settings of Stripe that keep the server from starting. */
const refused = (env: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const read = readConfig(env);
  return read.ok ? [] : read.error.map(({ name }) => name).filter((name) => name.startsWith('STRIPE_'));
};

test('with a key and a webhook secret payments go to Stripe, on its own page', () => {
  const read = readConfig(stripe);
  expect(read.ok && read.value.stripe).toEqual({
    secretKey: stripe.STRIPE_SECRET_KEY,
    webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
    surface: 'hosted_page',
    publishableKey: null,
    addsTax: false,
    apiBase: undefined,
  });
});

describe('the server does not start', () => {
  test.each([
    ['with a key and no webhook secret', { ...stripe, STRIPE_WEBHOOK_SECRET: undefined }, ['STRIPE_WEBHOOK_SECRET']],
    ['with Stripe and no key', { ...stripe, STRIPE_SECRET_KEY: undefined }, ['STRIPE_SECRET_KEY']],
    ['with what is no key', { ...stripe, STRIPE_SECRET_KEY: 'pk_live_abcdefghijkl' }, ['STRIPE_SECRET_KEY']],
    [
      'in production with a test key',
      { ...production, STRIPE_SECRET_KEY: 'sk_test_abcdefghijkl' },
      ['STRIPE_SECRET_KEY'],
    ],
    [
      'in production with another server for Stripe',
      { ...production, STRIPE_API_BASE: 'http://127.0.0.1:1' },
      ['STRIPE_API_BASE'],
    ],
  ])('%s', (_name, env, names) => {
    expect(refused(env)).toEqual(names);
  });

  test.each([
    ['without a publishable key', {}, ['STRIPE_PUBLISHABLE_KEY']],
    [
      'with a publishable key of the other mode',
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefghijkl' },
      ['STRIPE_PUBLISHABLE_KEY'],
    ],
    [
      'while Stripe works out the tax, which needs the whole address',
      { STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefghijkl', STRIPE_TAX: 'on' },
      ['STRIPE_UI'],
    ],
  ])('with Stripe’s form in our page %s', (_name, more, names) => {
    expect(refused({ ...stripe, STRIPE_UI: 'elements', ...more })).toEqual(names);
  });

  test('but with Stripe’s form in our page when its key is there', () => {
    const read = readConfig({ ...stripe, STRIPE_UI: 'elements', STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefghijkl' });
    expect(read.ok && read.value.stripe).toMatchObject({ surface: 'elements', publishableKey: 'pk_live_abcdefghijkl' });
  });

  test('but in production with a test key that was allowed', () => {
    const allowed = { ...production, STRIPE_SECRET_KEY: 'sk_test_abcdefghijkl', STRIPE_TEST_KEYS: 'allow' };
    expect(refused(allowed)).toEqual([]);
  });
});
