// @ts-check
import { join } from 'node:path';
import { buildState, canBuild, root } from './build-state.mjs';
import { run } from '../processes.mjs';

/**
 * Makes sure that dist holds a build of the sources. Several processes may ask at once: one builds, the others wait.
 *
 * @returns {Promise<'ready' | 'older-than-sources' | 'cannot-build' | 'build-failed'>} `older-than-sources` means that
 *   a finished build exists but the packages to renew it do not
 */
export async function ensureBuilt() {
  const state = buildState();
  if (state === 'current') return 'ready';
  if (!canBuild()) return state === 'stale' ? 'older-than-sources' : 'cannot-build';
  console.error(state === 'missing' ? 'Building (first start) ...' : 'Building (the sources changed) ...');
  // A process of its own: what a build needs in memory does not stay in the server.
  const code = await run(process.execPath, [join(root, 'tools/build/build-if-needed.mjs')], { cwd: root });
  return code === 0 ? 'ready' : 'build-failed';
}
