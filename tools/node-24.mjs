// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture } from './processes.mjs';

/**
 * Node 24, on which the server is recommended to run, for trying it beside the Node that is installed: npm's own package of
 * Node, in a folder of its own under the system's temporary files. It is never a dependency, and no script of it runs.
 */
const MAJOR = 24;
const folder = join(tmpdir(), `plainclaim-node-${MAJOR}`);

/**
 * @typedef {{ node: string, version: string } | { missing: string }} Node24 the program, or in words why there is none
 */

/** @returns {Promise<Node24>} */
export async function findNode24() {
  const name = `node-${process.platform}-${process.arch}`;
  const node = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    const { code, output } = await capture(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${MAJOR}`],
      { cwd: folder },
    );
    if (code !== 0 || !existsSync(node)) {
      const why = output.split('\n').find((line) => /npm (?:error|ERR!)/.test(line)) ?? 'npm gave no program';
      return { missing: `${name}@${MAJOR} could not be fetched (${why.trim()})` };
    }
  }
  const { code, output } = await capture(node, ['--version'], { cwd: folder });
  if (code !== 0) return { missing: `${name}@${MAJOR} does not run here (${output.trim().split('\n')[0] ?? ''})` };
  return { node, version: output.trim() };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await findNode24());
}
