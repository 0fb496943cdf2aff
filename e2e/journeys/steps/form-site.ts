import { test as base } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * The product where the operator chose the card form in our page (`STRIPE_UI=elements`), on a fake of the payment service of
 * its own. Both start with the first journey that asks for them and end with its worker: no other journey waits for them.
 */
export type FormSite = { readonly address: string; readonly service: string };

const E2E = join(import.meta.dirname, '..', '..');
const SECRET = 'whsec_only_the_journeys_of_the_form_know_this_one';
const START_MS = 120_000;
const STOP_MS = 15_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

function start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: E2E,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`nothing answers at ${url}`);
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });

export const test = base.extend<object, { readonly formSite: FormSite }>({
  formSite: [
    async ({ browserName }, hand, { workerIndex }) => {
      const [port, servicePort] = [await freePort(), await freePort()];
      const address = `http://127.0.0.1:${port}`;
      const service = `http://127.0.0.1:${servicePort}`;
      const dataDir = join(process.env['E2E_DATA_DIR'] ?? '', `form-site-${browserName}-${workerIndex}`);
      mkdirSync(dataDir, { recursive: true });
      const fake = start(
        [
          '../node_modules/tsx/dist/cli.mjs',
          '../server/src/testing/fake-stripe/run.ts',
          String(servicePort),
          `${address}/api/payments/webhook`,
          SECRET,
        ],
        {},
      );
      const site = start(['../tools/start.mjs'], {
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: address,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_UI: 'elements',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody_at_all',
        STRIPE_SECRET_KEY: 'sk_test_of_nobody_at_all',
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_API_BASE: service,
        OPERATOR_NAME: 'A site that is tried out',
        OPERATOR_ADDRESS: '1 Example Street',
        OPERATOR_EMAIL: 'nobody@example.org',
      });
      try {
        await Promise.all([answers(`${address}/`, site), answers(`${service}/elements.js`, fake)]);
        await hand({ address, service });
      } finally {
        await Promise.all([ended(site), ended(fake)]);
      }
    },
    { scope: 'worker', timeout: START_MS + STOP_MS },
  ],
  baseURL: async ({ formSite }, hand) => hand(formSite.address),
});
