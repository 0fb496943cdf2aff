import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Run it by `npm run e2e`, which finds a browser, builds what is stale and removes the data afterwards. */
const port = Number(process.env['E2E_PORT'] ?? 3411);
const address = `http://127.0.0.1:${port}`;

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
const PHONE_JOURNEYS = ['category', 'deposit-letter', 'letter-review', 'court-documents', 'exhibits', 'typing'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Every state in every look takes long: `npm run check:full -- screens`.
  testIgnore: isLong ? [] : ['states/matrix.spec.ts'],
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
  webServer: {
    command: 'node ../tools/start.mjs',
    url: `${address}/`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testMatch: isLong ? '**/*.spec.ts' : PHONE_JOURNEYS,
      // The states choose their own widths.
      testIgnore: 'states/**',
    },
  ],
});
