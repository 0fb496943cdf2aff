// @ts-check
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from './build/build-state.mjs';
import { start } from './processes.mjs';

/**
 * npm run dev:stripe: npm run dev with the adapter of Stripe, which speaks to the fake provider. Nobody is charged; the
 * cards are named on the page where one pays. STRIPE_UI=elements has the card typed in our page, in the fake's frame.
 */
const port = Number(process.env['PORT'] ?? 3000);
const fakePort = port + 2;
const secretOf = () => randomBytes(16).toString('hex');
const webhookSecret = `whsec_${secretOf()}`;

start(
  process.execPath,
  [
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    'server/src/testing/fake-stripe/run.ts',
    String(fakePort),
    `http://127.0.0.1:${port + 1}/api/payments/webhook`,
    webhookSecret,
  ],
  { cwd: root, env: {} },
);
Object.assign(process.env, {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: `sk_test_${secretOf()}`,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PUBLISHABLE_KEY: `pk_test_${secretOf()}`,
  STRIPE_API_BASE: `http://127.0.0.1:${fakePort}`,
  OPERATOR_NAME: process.env['OPERATOR_NAME'] ?? 'A site in development',
  OPERATOR_ADDRESS: process.env['OPERATOR_ADDRESS'] ?? '1 Example Street',
  OPERATOR_EMAIL: process.env['OPERATOR_EMAIL'] ?? 'nobody@example.org',
});
await import('./dev.mjs');
