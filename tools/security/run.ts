import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { root } from '../build/build-state.mjs';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { ALL_ROWS } from './all-rows.ts';
import { isTestThere } from './held-tests.ts';
import { join } from 'node:path';
import { newFolder, type Product, removeFolder, startProduct } from './product.ts';
import { ask, type HeldBy, type Outcome, type Row } from './row.ts';
import { tokenOf } from './rows-sessions.ts';
import { documentTable, summary, tableOf } from './table.ts';
import { plantedWeaknesses, startWeakeningProxy } from './weakening-proxy.ts';
import { makeWorld } from './world.ts';

/**
 * npm run security: starts the built product as in production, asks it all rows of the security checklist, and prints
 * what came of each. Ends with 1 when a row fails. Row ids as arguments ask those alone: `npm run security -- S1 A4`.
 * `--built=FOLDER` takes a build that is there instead of making one.
 * `--planted` puts weaknesses between us and the product instead, and fails when a row does not notice one.
 * `--table` prints the table of docs/security.md.
 */
async function main(): Promise<number> {
  const given = process.argv.slice(2);
  if (given.includes('--table')) {
    console.log(documentTable(ALL_ROWS));
    return 0;
  }
  const built = given.find((argument) => argument.startsWith('--built='))?.slice('--built='.length);
  const wanted = given.filter((argument) => !argument.startsWith('--'));
  const unknown = wanted.filter((id) => !ALL_ROWS.some((row) => row.id === id));
  if (unknown.length > 0) {
    console.error(`No such row: ${unknown.join(', ')}.`);
    return 2;
  }
  if (built === undefined && (await ensureBuilt()) !== 'ready') {
    console.error('The security run needs a build of these sources, and it could not be made.');
    return 1;
  }
  if (built !== undefined) return await drive(built, wanted, given.includes('--planted'));
  const copy = copyOfBuild();
  try {
    return await drive(copy, wanted, given.includes('--planted'));
  } finally {
    removeFolder(copy);
  }
}

/** The build, where its packages are found: a build that others start meanwhile must not change what is asked. */
function copyOfBuild(): string {
  const copies = join(root, 'node_modules/.cache');
  mkdirSync(copies, { recursive: true });
  const copy = mkdtempSync(join(copies, 'security-'));
  // The product's children run as a user who must be able to read them.
  chmodSync(copy, 0o755);
  cpSync(join(root, 'dist'), copy, { recursive: true });
  return copy;
}

async function drive(dist: string, wanted: readonly string[], isPlanted: boolean): Promise<number> {
  if (isPlanted) return await withProduct(dist, (product) => askPlanted(product, dist));
  const startedAt = performance.now();
  const rows = ALL_ROWS.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const outcomes = await withProduct(dist, (product) => askAll(rows, product, dist));
  console.log(tableOf(outcomes));
  console.log(summary(outcomes, performance.now() - startedAt));
  return outcomes.some(({ verdict }) => verdict === 'FAILS') ? 1 : 0;
}

async function withProduct<T>(dist: string, act: (product: Product) => Promise<T>): Promise<T> {
  const dataDir = newFolder();
  try {
    const product = await startProduct(dist, { dataDir });
    try {
      return await act(product);
    } finally {
      await product.stop();
    }
  } finally {
    removeFolder(dataDir);
  }
}

/** One product for all rows, one after another: each has people and places of its own. */
async function askAll(rows: readonly Row[], product: Product, dist: string): Promise<readonly Outcome[]> {
  const world = await makeWorld(product, dist);
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const startedAt = performance.now();
    const outcome = await ask(row, world, (test) => isTestThere(root, test));
    outcomes.push(outcome);
    console.error(
      `${row.id.padEnd(4)}${outcome.verdict.padEnd(15)}${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  }
  return outcomes;
}

/** Every planted weakness must be noticed by its row, which must hold without it. */
async function askPlanted(product: Product, dist: string): Promise<number> {
  const proxy = await startWeakeningProxy(product.port);
  const world = await makeWorld(product, dist, proxy.port);
  const isThere = (test: HeldBy) => isTestThere(root, test);
  let missed = 0;
  for (const weakness of plantedWeaknesses(() => tokenOf(world.b.browser))) {
    const row = ALL_ROWS.find(({ id }) => id === weakness.row);
    if (row === undefined) throw new Error(`there is no row ${weakness.row}`);
    const before = await ask(row, world, isThere);
    proxy.weaken(weakness);
    const { verdict } = await ask(row, world, isThere);
    proxy.weaken(null);
    const isFound = before.verdict !== 'FAILS' && verdict === 'FAILS';
    if (!isFound) missed += 1;
    console.log(`${isFound ? 'found ' : 'MISSED'}  ${row.id.padEnd(4)}${weakness.name}`);
  }
  await proxy.close();
  console.log(missed === 0 ? 'every planted weakness was found' : `${missed} planted weaknesses were missed`);
  return missed === 0 ? 0 : 1;
}

void main().then((code) => {
  process.exitCode = code;
});
