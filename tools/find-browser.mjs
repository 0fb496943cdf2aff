// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './build/build-state.mjs';
import { run } from './processes.mjs';

/**
 * Debian's browser without windows comes first: what it leaves out, its own pages drawn as web pages, costs a third of the
 * time of the journeys.
 */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A browser the journeys can run in: Playwright's own, or the path of one that was installed some other way.
 *
 * @typedef {{ own: true } | { own: false, path: string }} Browser
 */

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Playwright's own browser first, then the one named by CHROMIUM_PATH, then the places systems put it.
 *
 * @param {{ ownPath: string, named: string | undefined, usual?: readonly string[] }} places
 * @returns {Browser | undefined}
 */
export function findBrowser({ ownPath, named, usual = systemPaths }) {
  if (ownPath !== '' && existsSync(ownPath)) return { own: true };
  const path = [named ?? '', ...usual].find((candidate) => candidate !== '' && canRun(candidate));
  return path === undefined ? undefined : { own: false, path };
}

/** @returns {Browser | undefined} */
function findHere() {
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return findBrowser({ ownPath: chromium.executablePath(), named: process.env['CHROMIUM_PATH'] });
}

/**
 * Finds a browser, and installs one when there is none: Playwright's download, then, as root on Debian or Ubuntu,
 * the system's package.
 *
 * @returns {Promise<Browser | undefined>} undefined after telling the person what to install
 */
export async function findOrInstallBrowser() {
  const found = findHere();
  if (found !== undefined) return found;
  console.error('No Chromium found. Trying to download one ...');
  await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], { cwd: join(root, 'e2e') });
  const downloaded = findHere();
  if (downloaded !== undefined) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Trying to install Chromium with apt-get ...');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    const code = await run('apt-get', [...install, 'chromium-headless-shell'], { env });
    if (code !== 0) await run('apt-get', [...install, 'chromium'], { env });
  }
  const installed = findHere();
  if (installed !== undefined) return installed;
  console.error('The browser journeys need Chromium or Chrome. Install one of them:');
  console.error('  Debian, Ubuntu: sudo apt-get install chromium      Fedora: sudo dnf install chromium');
  console.error('  macOS: brew install --cask google-chrome           any: npx playwright install chromium');
  console.error('or name one that is installed elsewhere: CHROMIUM_PATH=/path/to/chromium npm run e2e');
  return undefined;
}
