/**
 * `npm run bench`: what the product is held to, measured on this machine, beside a bare baseline in the same run where
 * there is one. Arguments name the parts wanted: letters, pdfs, seals, packets, exhibits, start, site, approvals, crowding, pages; without any, all run. It makes what it needs in a folder of its own and takes it away again. Ends with 1 when a bar is missed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { silentLog } from '../src/platform/logging/index.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/index.ts';
import { benchApprovals } from './approvals.ts';
import { benchAutosave } from './autosave.ts';
import { benchCaseList } from './case-list.ts';
import { benchCrowding } from './crowding.ts';
import { benchExhibits } from './exhibits.ts';
import { type Figure, isMet, lineOf, median } from './figures.ts';
import { benchComposing, benchFirstLetter, benchLongStories, letterOf } from './letters.ts';
import { benchPackets } from './packets.ts';
import { benchPages } from './pages.ts';
import { benchPdfs } from './pdfs.ts';
import { benchSeals } from './seals.ts';
import { type Site, startSite } from './site.ts';
import { variedClaims } from './varied-claims.ts';

const LETTERS = 500;
const PACKETS = 60;
const STARTS_WITH_DATA = 3;
const root = fileURLToPath(new URL('../..', import.meta.url));
/** A copy of the build, where its packages are found: a build that others start meanwhile must not change it. */
const copies = join(root, 'node_modules/.cache');
mkdirSync(copies, { recursive: true });
const build = mkdtempSync(join(copies, 'bench-'));
const builtServer = join(build, 'server/main.mjs');
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

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

const all: Figure[] = [];
function report(title: string, figures: readonly Figure[]): void {
  process.stdout.write(`\n${title}   (load ${loadavg()[0]?.toFixed(1)})\n${figures.map(lineOf).join('\n')}\n`);
  all.push(...figures);
}

async function startProduct(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<Site> {
  const settings = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ...more,
  };
  return startSite([builtServer], await freePort(), settings);
}

async function benchStarts(dataDir: string): Promise<readonly Figure[]> {
  const first = await startProduct(dataDir);
  await first.stop();
  const later: number[] = [];
  for (let nr = 0; nr < STARTS_WITH_DATA; nr += 1) {
    const site = await startProduct(dataDir);
    later.push(site.readyMs);
    await site.stop();
  }
  return [
    { name: 'process started to ready, nothing there yet', value: first.readyMs / 1000, unit: 's', atMost: 3 },
    { name: 'process started to ready, data there, median', value: median(later) / 1000, unit: 's', atMost: 1 },
  ];
}

async function benchSite(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const database = await startEmbeddedPostgres({ dataDir, log: silentLog });
  if (!database.ok) throw new Error(database.error.message);
  const { connection } = database.value;
  const pool = new pg.Pool(connection);
  const port = await freePort();
  const bare = await startSite(['--import', 'tsx', bareServer, JSON.stringify(connection), String(port)], port, {});
  try {
    report('Autosave', await benchAutosave({ product: product.port, bare: port }, pool));
    report('My cases', await benchCaseList(product.port, pool));
  } finally {
    await bare.stop();
    await pool.end();
    await product.stop();
    await database.value.stopEvenIfInUse();
  }
}

async function benchApproving(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const database = await startEmbeddedPostgres({ dataDir, log: silentLog });
  if (!database.ok) throw new Error(database.error.message);
  const pool = new pg.Pool(database.value.connection);
  try {
    report('Approvals', await benchApprovals(product.port, pool));
  } finally {
    await pool.end();
    await product.stop();
    await database.value.stopEvenIfInUse();
  }
}

const startedAt = performance.now();
const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const built = spawnSync(process.execPath, [join(root, 'tools/build/build-if-needed.mjs')], { stdio: 'inherit' });
if (built.status !== 0) throw new Error('there is no build to measure');
cpSync(join(root, 'dist'), build, { recursive: true });
process.stdout.write(`Node ${process.version}, ${availableParallelism()} processors, ${cpus()[0]?.model ?? ''}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'plainclaim-bench-'));
try {
  const claims = variedClaims(LETTERS);
  if (isWanted('letters')) {
    report('The first letter', benchFirstLetter(claims));
    report('Letters', benchComposing(claims.slice(0, 100)));
    report('Letters of long stories', benchLongStories(claims.slice(0, 10)));
  }
  if (isWanted('pdfs')) report('PDFs', await benchPdfs(claims.map(letterOf), pathToFileURL(builtServer).href));
  if (isWanted('seals')) report('Seals', await benchSeals(claims.map(letterOf), pathToFileURL(builtServer).href));
  if (isWanted('packets')) {
    report('Packets', await benchPackets(claims.slice(0, PACKETS), pathToFileURL(builtServer).href));
  }
  if (isWanted('exhibits')) report('Exhibits', await benchExhibits(pathToFileURL(builtServer).href));
  if (isWanted('start')) report('Start', await benchStarts(dataDir));
  if (isWanted('site')) await benchSite(dataDir);
  if (isWanted('approvals')) await benchApproving(mkdtempSync(join(dataDir, 'approvals-')));
  if (isWanted('pages')) {
    const product = await startProduct(mkdtempSync(join(dataDir, 'pages-')));
    try {
      report('Pages', await benchPages(root, product.port));
    } finally {
      await product.stop();
    }
  }
  if (isWanted('crowding')) {
    // Addresses count, as behind a proxy; warnings of refusals would only fill the screen.
    const product = await startProduct(dataDir, { TRUST_PROXY: '1', LOG_LEVEL: 'error' });
    try {
      for (const addresses of [1, 4]) report('Hostile browsers', await benchCrowding(product.port, addresses));
    } finally {
      await product.stop();
    }
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(build, { recursive: true, force: true });
}

const missed = all.filter((figure) => !isMet(figure));
const seconds = Math.round((performance.now() - startedAt) / 1000);
process.stdout.write(
  `\n${missed.length === 0 ? 'Every bar is met' : `${missed.length} missed`}, after ${seconds} s.\n`,
);
process.exit(missed.length === 0 ? 0 : 1);
