import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Run it by `npm run e2e`, which finds a browser, builds what is stale and removes the data afterwards. */
const port = Number(process.env['E2E_PORT'] ?? 3411);
const address = `http://127.0.0.1:${port}`;

/**
 * The product once more, on a fake of the payment service, for the journeys that pay there. `journeys/steps/paid-site.ts`
 * reads these addresses.
 */
const paidPort = Number(process.env['E2E_PAID_PORT'] ?? port + 1);
const servicePort = Number(process.env['E2E_SERVICE_PORT'] ?? port + 2);
const paidAddress = (process.env['E2E_PAID_SITE'] ??= `http://127.0.0.1:${paidPort}`);
const serviceAddress = (process.env['E2E_PAYMENT_SERVICE'] ??= `http://127.0.0.1:${servicePort}`);
const webhookSecret = 'whsec_only_the_journeys_know_this_one';

/** Workers read this file too; the folder is made once, by the process that starts the server. */
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'plainclaim-e2e-')));

const systemBrowser = process.env['CHROMIUM_PATH'];

/** A system Chromium run by root, in a container, without reaching out to anybody. */
const systemBrowserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isLong = process.env['LONG_MATRICES'] === '1';

/** Where a phone is another way through: touch, the narrow layout. `npm run check:full -- phone` walks all of them. */
const PHONE_JOURNEYS = [
  'category',
  'deposit-letter',
  'letter-review',
  'court-documents',
  'exhibits',
  'typing',
  'hosted-page',
  'form-in-page',
  'receipt-link',
  'billing',
  'upgrade',
  'signed-in-area',
  'still-pages',
  'signed-in-languages',
  'coming-back',
  'ways-in',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Every state in every look takes long: `npm run check:full -- screens`.
  testIgnore: isLong ? [] : ['states/matrix.spec.ts', 'states/trees.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for most of its time: two at once leave two cores half idle.
  workers: 3,
  retries: 0,
  // A busy machine is slow; that is no failure of the product.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every step costs more than the step: `E2E_TRACE=1 npm run e2e -- one.spec.ts` looks into a failure.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: systemBrowser ? { executablePath: systemBrowser, args: systemBrowserArgs } : {},
  },
  webServer: [
    {
      command: 'node ../tools/start.mjs',
      url: `${address}/`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      env: { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    },
    {
      command: `node ../node_modules/tsx/dist/cli.mjs ../server/src/testing/fake-stripe/run.ts ${servicePort} ${paidAddress}/api/payments/webhook ${webhookSecret}`,
      port: servicePort,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: 'node ../tools/start.mjs',
      url: `${paidAddress}/`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      env: {
        PORT: String(paidPort),
        HOST: '127.0.0.1',
        PUBLIC_URL: paidAddress,
        DATA_DIR: join(dataDir, 'paid-site'),
        LOG_LEVEL: 'warn',
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_of_nobody_at_all',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: serviceAddress,
        OPERATOR_NAME: 'A site that is tried out',
        OPERATOR_ADDRESS: '1 Example Street',
        OPERATOR_EMAIL: 'nobody@example.org',
      },
    },
  ],
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testMatch: isLong ? '**/*.spec.ts' : PHONE_JOURNEYS,
      // The states choose their own widths.
      testIgnore: 'states/**',
      // What starts a product of its own, and is the same on every screen.
      grepInvert: /@one-screen/,
    },
  ],
});
