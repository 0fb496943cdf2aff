// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildState, dist } from './build/build-state.mjs';

/** npm run backup, restore, files: commands for whoever runs the server. They are part of the build, as the server is. */
if (buildState() === 'missing') {
  console.error('There is no build yet. Run: npm ci --include=dev && npm run build');
  process.exit(1);
}
await import(pathToFileURL(join(dist, 'server/operations.mjs')).href);
