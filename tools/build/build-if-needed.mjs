// @ts-check
import { buildState, withBuildLock } from './build-state.mjs';
import { buildProduct } from './build.mjs';

/** Run by ensure-built.mjs. Looks again once it holds the lock: another process may have just built the same sources. */
try {
  await withBuildLock(async () => {
    if (buildState() !== 'current') await buildProduct();
  });
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
