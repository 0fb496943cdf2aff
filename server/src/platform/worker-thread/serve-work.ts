import { parentPort } from 'node:worker_threads';
import { giveWay } from '../priority/index.ts';

/** The first thing a thread says: it has read its modules, and time for work begins to count. */
export const READY = 'ready';

type Asked = { readonly kind: string; readonly input: unknown };

const isAsked = (value: unknown): value is Asked => typeof value === 'object' && value !== null && 'kind' in value;

/** In the thread: does what is asked, one piece of work after the other, by its kind. */
export function serveWork(kinds: Readonly<Record<string, (input: unknown) => unknown>>): void {
  giveWay();
  const answer = (message: unknown): void => parentPort?.postMessage(message, []);
  parentPort?.on('message', (message: unknown) => {
    if (!isAsked(message)) return;
    const startedAt = performance.now();
    try {
      const done = kinds[message.kind]?.(message.input);
      answer({ done, ms: performance.now() - startedAt });
    } catch (error) {
      // Its name alone: a message could hold words of the text.
      answer({ failed: error instanceof Error ? error.name : 'Error' });
    }
  });
  answer(READY);
}
