// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build/build-state.mjs';

/**
 * npm run faults -- payments [runs]: pays again and again with a crash at each of 12 points, each fault of the provider's
 * messages and two tabs, and prints a table of what did not agree afterwards. `baskets`: prices, pays and bills random
 * baskets, and compares what the page, the server and the receipt say. `post`: hands letters to the carrier with a crash at
 * each step and each fault of its answers, tried again after minutes or a day, and counts what was posted twice or not at
 * all. Ends with 1 when anything did not agree.
 */
const PARTS = {
  payments: 'server/src/features/checkout/payments/payment-faults.test.ts',
  baskets: 'server/src/features/checkout/baskets.test.ts',
  post: 'server/src/features/dispatch/post/post-faults.test.ts',
};
const [part = '', runs = '1000'] = process.argv.slice(2);
const file = Object.entries(PARTS).find(([name]) => name === part)?.[1];
if (file === undefined || !/^[1-9]\d{0,5}$/.test(runs)) {
  console.error(`Usage: npm run faults -- ${Object.keys(PARTS).join('|')} [runs]`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', file], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FAULT_RUNS: runs },
});
process.exit(status ?? 1);
