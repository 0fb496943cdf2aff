// @ts-check
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildState, dist } from './build/build-state.mjs';

/**
 * npm start: builds when the sources ask for it, then runs the server in this very process, so that a signal sent to
 * it reaches the server's own clean stop.
 */
if (buildState() !== 'current') {
  const { ensureBuilt } = await import('./build/ensure-built.mjs');
  const outcome = await ensureBuilt();
  if (outcome === 'older-than-sources') {
    console.error('Note: dist was built from other sources. To renew it: npm ci --include=dev && npm run build');
  } else if (outcome === 'cannot-build') {
    console.error('There is no build yet, and the packages that make one are not installed. Run:');
    console.error('  npm ci --include=dev && npm run build');
    process.exit(1);
  } else if (outcome === 'build-failed') {
    process.exit(1);
  }
}

// Node 22 and newer keep compiled code between starts; Node 20 has no such call.
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function') {
  nodeModule.enableCompileCache(join(dist, '.compile-cache'));
}

await import(pathToFileURL(join(dist, 'server/main.mjs')).href);
