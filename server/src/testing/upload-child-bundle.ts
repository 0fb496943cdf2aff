import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('../platform/uploads/upload-child.ts', import.meta.url));
/** Inside the checkout, so that the packages the bundle leaves out are found from there. */
const folder = new URL('../../../node_modules/.cache/upload-child/', import.meta.url);
const name = 'child.mjs';
const REQUIRE = `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`;

let made: Promise<URL> | null = null;

/**
 * The child process that opens uploads, as one file like in the product: started from its many sources it takes seconds.
 * Made once for each process that runs tests, and only when an upload could come.
 */
export function bundledUploadChild(): Promise<URL> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<URL> {
  const { build } = await import('esbuild');
  const path = fileURLToPath(new URL(name, folder));
  const draft = `${path}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [child],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: REQUIRE },
    external: ['sharp'],
    logLevel: 'warning',
  });
  // Put in place whole: another process may be starting the one that lies there.
  await rename(draft, path);
  return new URL(name, folder);
}
