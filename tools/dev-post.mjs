// @ts-check
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from './build/build-state.mjs';
import { start } from './processes.mjs';

/**
 * npm run dev:post: npm run dev with the carrier of letters, which speaks to the fake one. Nothing is mailed. What happens to
 * a letter follows from its street ("1 Returned Way"), once somebody says so: a POST of `{}` to /__fake/play of the fake.
 */
const port = Number(process.env['PORT'] ?? 3000);
const fakePort = port + 3;
const webhookSecret = randomBytes(16).toString('hex');

start(
  process.execPath,
  [
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    'server/src/testing/fake-carrier/run.ts',
    String(fakePort),
    `http://127.0.0.1:${port + 1}/api/post/webhook`,
    webhookSecret,
  ],
  { cwd: root, env: {} },
);
Object.assign(process.env, {
  LOB_API_KEY: `test_${randomBytes(16).toString('hex')}`,
  LOB_WEBHOOK_SECRET: webhookSecret,
  LOB_API_BASE: `http://127.0.0.1:${fakePort}`,
  POST_PRICE: process.env['POST_PRICE'] ?? '14.90',
});
await import('./dev.mjs');
