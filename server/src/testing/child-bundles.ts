import { mkdir, rename, rmdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rendererFiles } from '../platform/documents/index.ts';

/**
 * The child processes that draw documents and open uploads, each as one file like in the product: started from its
 * sources through tsx such a child takes three times the work, and nearly every test file starts some.
 */
const CHILDREN = {
  'typst-child': '../platform/documents/typst-child.ts',
  'upload-child': '../platform/uploads/upload-child.ts',
  'work-thread': '../work-thread.ts',
} as const;

/** Inside the checkout, so that the packages the bundles leave out are found from there. */
const folder = new URL('../../../node_modules/.cache/test-children/', import.meta.url);
const LEFT_OUT = ['sharp', '@hyzyla/pdfium', 'libheif-js', '@myriaddreamin/typst-ts-node-compiler'];
const REQUIRE = `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`;

const bundleOf = (name: keyof typeof CHILDREN): URL => new URL(`${name}.mjs`, folder);

/** Made again at the start of each run. */
export async function bundleChildren(): Promise<void> {
  const { build } = await import('esbuild');
  const draft = new URL(`${process.pid}/`, folder);
  await mkdir(draft, { recursive: true });
  await build({
    entryPoints: Object.entries(CHILDREN).map(([out, source]) => ({
      out,
      in: fileURLToPath(new URL(source, import.meta.url)),
    })),
    outdir: fileURLToPath(draft),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: REQUIRE },
    external: LEFT_OUT,
    logLevel: 'warning',
  });
  // Put in place whole: another run may be starting the ones that lie there.
  for (const name of ['typst-child', 'upload-child', 'work-thread'] as const)
    await rename(new URL(`${name}.mjs`, draft), bundleOf(name));
  await rmdir(draft);
}

export const bundledUploadChild = { childModule: bundleOf('upload-child'), execArgv: [] } as const;

export const bundledWorkThread = { threadModule: bundleOf('work-thread'), execArgv: [] } as const;

/** Where the renderer's child and the assets lie for tests. */
export const bundledRenderer = (): ReturnType<typeof rendererFiles> => ({
  ...rendererFiles(),
  childModule: bundleOf('typst-child'),
  execArgv: [],
});
