import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { WorkerThreadOptions } from './worker-thread.ts';

/** Where the thread's module lies: TypeScript among the sources, or the bundle's neighbour. */
export function workThreadFiles(
  from: string = import.meta.url,
): Pick<WorkerThreadOptions, 'threadModule' | 'execArgv'> {
  if (!from.endsWith('.ts')) return { threadModule: new URL('./work-thread.mjs', from), execArgv: [] };
  const tsx = createRequire(from).resolve('tsx');
  return { threadModule: new URL('../../work-thread.ts', from), execArgv: ['--import', pathToFileURL(tsx).href] };
}
