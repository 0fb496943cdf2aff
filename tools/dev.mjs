// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from './build/build-state.mjs';
import { start, stopAll } from './processes.mjs';

/**
 * npm run dev: the server restarts when its sources change, the pages update in place, and both are reached at one
 * address: Vite serves the pages and hands the calls on to the server.
 */
const port = Number(process.env['PORT'] ?? 3000);
const serverPort = port + 1;
const address = `http://localhost:${port}`;
const serverAddress = `http://127.0.0.1:${serverPort}`;

const server = start(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'],
  { cwd: root, env: { PORT: String(serverPort), PUBLIC_URL: address } },
);
server.once('close', (code) => process.exit(code ?? 1));

// web/vite.config.ts says which paths go to the server, and reads its port here.
process.env['VITE_API_PORT'] = String(serverPort);
// Lingui looks for its settings in the working folder.
process.chdir(join(root, 'web'));
/** @type {typeof import('vite')} */
const vite = await import(pathToFileURL(createRequire(join(root, 'web/package.json')).resolve('vite')).href);
const pages = await vite.createServer({
  root: join(root, 'web'),
  clearScreen: false,
  logLevel: 'warn',
  server: { port, strictPort: true },
});
try {
  await pages.listen();
} catch (error) {
  console.error(`The pages cannot be served: ${error instanceof Error ? error.message : String(error)}`);
  await stopAll();
  process.exit(1);
}

/** Waits until the server answers anything at all, so that the printed address works at once. */
async function serverAnswers() {
  for (;;) {
    try {
      await fetch(`${serverAddress}/`, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await sleep(200);
    }
  }
}

await serverAnswers();
console.log(`\n  Plainclaim is running: ${address}\n`);
