import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DocumentRendererOptions } from './document-renderer.ts';

type RendererFiles = Required<Pick<DocumentRendererOptions, 'childModule' | 'assetsDir' | 'execArgv'>>;

/**
 * Where the child's module and the assets lie. From the sources (tests, development) the child is TypeScript and runs
 * through tsx; in the bundle it is its neighbour `typst-child.mjs`, with `assets/` beside it.
 */
export function rendererFiles(from: string = import.meta.url): RendererFiles {
  if (!from.endsWith('.ts')) {
    return {
      childModule: new URL('./typst-child.mjs', from),
      assetsDir: fileURLToPath(new URL('./assets', from)),
      execArgv: [],
    };
  }
  const tsx = createRequire(from).resolve('tsx');
  return {
    childModule: new URL('./typst-child.ts', from),
    assetsDir: fileURLToPath(new URL('../../../assets', from)),
    execArgv: ['--import', pathToFileURL(tsx).href],
  };
}
