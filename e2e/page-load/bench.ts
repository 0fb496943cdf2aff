/**
 * What `npm run bench -- pages` measures: every page cold and warm, on a phone and on a desktop, by Lighthouse, and by a
 * browser of our own over a slow line what is asked for, in how many waves, and what moves. The address of a running
 * product is the first argument; further ones name the pages wanted. `CHROMIUM_PATH` names a browser of the system.
 */
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { createServer } from 'node:net';
import { cookiesOf } from '../states/worlds.ts';
import { PAGE_LOADS, type PageLoad } from './page-loads.ts';
import { visit } from './visit.ts';

const BARS = { lcpMs: 1_800, shift: 0.02, score: 95, requests: 20, waves: 2 };
/** From here on a report marks a part of a page as good. */
const GOOD = 0.9;
const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

type Cookies = Awaited<ReturnType<typeof cookiesOf>>['cookies'];

/** Lighthouse looks through the browser's own context, not one of Playwright's. */
async function giveCookies(browser: Browser, cookies: Cookies): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.clearCookies');
  const kept = cookies.map(({ name, value, domain, path, httpOnly, secure }) => {
    return { name, value, domain, path, httpOnly, secure };
  });
  await session.send('Storage.setCookies', { cookies: kept });
  await session.detach();
}

type Audited = {
  readonly lcpMs: number;
  readonly shift: number;
  readonly score: number;
  /** What the report says would be worth a mend, such as scripts that are not used. */
  readonly named: readonly string[];
};

async function audit(url: string, port: number, device: 'phone' | 'desktop', isWarm: boolean): Promise<Audited> {
  const flags = {
    port,
    onlyCategories: ['performance'],
    logLevel: 'silent' as const,
    // Neither its cache nor what it keeps is emptied.
    disableStorageReset: isWarm,
  };
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const named = Object.values(audits ?? {})
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'metricSavings' && score !== null && score < GOOD)
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
  const valueOf = (name: string) => audits?.[name]?.numericValue ?? Number.NaN;
  return {
    lcpMs: valueOf('largest-contentful-paint'),
    shift: valueOf('cumulative-layout-shift'),
    score: Math.round((categories?.['performance']?.score ?? Number.NaN) * 100),
    named,
  };
}

const WAYS = [
  { name: 'phone, cold', device: 'phone', isWarm: false },
  { name: 'phone, warm', device: 'phone', isWarm: true },
  { name: 'desktop, cold', device: 'desktop', isWarm: false },
  { name: 'desktop, warm', device: 'desktop', isWarm: true },
] as const;

const cell = (text: string, isMet: boolean, width: number) => `${text}${isMet ? ' ' : '*'}`.padStart(width);

/** One page in all ways, a line for each; answers whether each of its bars is met. */
async function benchPage(browser: Browser, port: number, address: string, load: PageLoad): Promise<readonly boolean[]> {
  const context = await browser.newContext({
    baseURL: address,
    storageState: await cookiesOf(browser, address, load.world),
    viewport: { width: 390, height: 844 },
  });
  const verdicts: boolean[] = [];
  try {
    const path = await load.prepare(context.request);
    const { cookies } = await context.storageState();
    const page = await context.newPage();
    const { requests, waves, shift, takenAway } = await visit(page, path);
    await page.close();
    const seen = [requests.length <= BARS.requests, waves <= BARS.waves, shift <= BARS.shift];
    verdicts.push(...seen);
    const asked = [
      cell(`${requests.length} requests`, seen[0] ?? false, 13),
      cell(`${waves} waves`, seen[1] ?? false, 9),
      cell(`CLS ${shift.toFixed(3)}`, seen[2] ?? false, 11),
    ].join(' ');
    const gone = takenAway.length === 0 ? '' : `   taken away: ${takenAway.join(' | ')}`;
    process.stdout.write(`${load.name.padEnd(20)} ${'slow line'.padEnd(14)} ${asked}${gone}\n`);
    for (const way of WAYS) {
      await giveCookies(browser, cookies);
      const found = await audit(new URL(path, address).href, port, way.device, way.isWarm);
      const met = [found.lcpMs <= BARS.lcpMs, found.shift <= BARS.shift, found.score >= BARS.score];
      verdicts.push(...met);
      const figures = [
        cell(`LCP ${(found.lcpMs / 1000).toFixed(2)} s`, met[0] ?? false, 13),
        cell(`score ${found.score}`, met[2] ?? false, 9),
        cell(`CLS ${found.shift.toFixed(3)}`, met[1] ?? false, 11),
      ].join(' ');
      const told = found.named.length === 0 ? '' : `   ${found.named.join(' | ')}`;
      process.stdout.write(`${''.padEnd(20)} ${way.name.padEnd(14)} ${figures}${told}\n`);
    }
  } finally {
    await context.close();
  }
  return verdicts;
}

const [address, ...wanted] = process.argv.slice(2);
if (address === undefined) throw new Error('the address of a running product is missing');
const loads = PAGE_LOADS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const port = await freePort();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
});
try {
  const verdicts: boolean[] = [];
  for (const load of loads) verdicts.push(...(await benchPage(browser, port, address, load)));
  const missed = verdicts.filter((isMet) => !isMet).length;
  process.stdout.write(`${missed} of ${verdicts.length} figures miss their bar (marked *).\n`);
} finally {
  await browser.close();
}
