// @ts-check
import { join } from 'node:path';
import { root } from './build/build-state.mjs';
import { findOrInstallBrowser } from './find-browser.mjs';
import { run } from './processes.mjs';

/** How the pages of a running product arrive: its address, then the pages wanted. `npm run bench -- pages` starts it. */
const browser = await findOrInstallBrowser();
if (browser === undefined) process.exit(1);
const program = ['--import', 'tsx', join(root, 'e2e/page-load/bench.ts'), ...process.argv.slice(2)];
process.exit(
  await run(process.execPath, program, { cwd: root, env: { CHROMIUM_PATH: browser.own ? undefined : browser.path } }),
);
