// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './build/build-state.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { findOrInstallBrowser } from './find-browser.mjs';
import { run } from './processes.mjs';

const usualPort = 3411;

/**
 * @param {number} port 0 asks for any free one
 * @returns {Promise<number | undefined>} the port, or undefined when it is taken
 */
async function freePort(port) {
  return await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : undefined;
      probe.close(() => resolve(found));
    });
  });
}

/**
 * npm run e2e: the journeys in a real browser against the built product, on data of their own.
 * Arguments go on to Playwright: `npm run e2e -- --project phone wizard`.
 */
const browser = await findOrInstallBrowser();
if (browser === undefined) process.exit(1);

const outcome = await ensureBuilt();
if (outcome !== 'ready') {
  console.error('The journeys need a build of these sources, and it could not be made.');
  process.exit(1);
}

const dataDir = mkdtempSync(join(tmpdir(), 'plainclaim-e2e-'));
const port = (await freePort(usualPort)) ?? (await freePort(0)) ?? usualPort;
// For the product on the fake of the payment service, and for that service.
const paidPort = (await freePort(usualPort + 1)) ?? (await freePort(0)) ?? usualPort + 1;
const servicePort = (await freePort(usualPort + 2)) ?? (await freePort(0)) ?? usualPort + 2;
const code = await run('npx', ['--no-install', 'playwright', 'test', ...process.argv.slice(2)], {
  cwd: join(root, 'e2e'),
  env: {
    E2E_PORT: String(port),
    E2E_PAID_PORT: String(paidPort),
    E2E_SERVICE_PORT: String(servicePort),
    E2E_DATA_DIR: dataDir,
    CHROMIUM_PATH: browser.own ? undefined : browser.path,
  },
});
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
