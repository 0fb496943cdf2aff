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
 *
 * `processes [journeys]`: two processes on one database and one bucket, either killed at any step of a whole way. `machine
 * [rounds] [fault ...]`: one process under load while database, mail server, store, disk, clock and itself fail.
 */
const PARTS = {
  payments: 'server/src/features/checkout/payments/payment-faults.test.ts',
  baskets: 'server/src/features/checkout/baskets.test.ts',
  post: 'server/src/features/dispatch/post/post-faults.test.ts',
};
/** Programs of their own: they start and kill whole processes. How often when nothing is said. */
const PROGRAMS = {
  processes: { file: 'server/bench/faults/two-processes.ts', runs: '3' },
  machine: { file: 'server/bench/faults/machine.ts', runs: '1' },
};
const [part = '', asked, ...more] = process.argv.slice(2);
const program = Object.entries(PROGRAMS).find(([name]) => name === part)?.[1];
const runs = asked ?? program?.runs ?? '1000';
const file = Object.entries(PARTS).find(([name]) => name === part)?.[1];
if ((file === undefined && program === undefined) || !/^[1-9]\d{0,5}$/.test(runs)) {
  console.error(`Usage: npm run faults -- ${Object.keys({ ...PARTS, ...PROGRAMS }).join('|')} [runs]`);
  process.exit(1);
}
const args =
  program === undefined
    ? [join(root, 'node_modules/vitest/vitest.mjs'), 'run', file ?? '']
    : [join(root, 'node_modules/tsx/dist/cli.mjs'), program.file, runs, ...more];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FAULT_RUNS: runs },
});
process.exit(status ?? 1);
