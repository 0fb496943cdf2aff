import { createDocumentRenderer, type DocumentLogger, type DocumentRenderer } from '../platform/documents/index.ts';
import { createWorkerThread, type WorkerThread } from '../platform/worker-thread/index.ts';
import { bundledRenderer, bundledWorkThread } from './child-bundles.ts';

/**
 * The process that draws documents and the thread that reads texts, one of each for all test files of a worker: starting
 * them takes longer than all that most files ask of them. They end with the worker. A test that ends one on purpose, or
 * makes one fail, gives the app its own.
 */
let renderer: DocumentRenderer | null = null;
let workerThread: WorkerThread | null = null;
let log: DocumentLogger;

/** Logs to whoever asked for it last. */
export function keptRenderer(newestLog: DocumentLogger): DocumentRenderer {
  log = newestLog;
  renderer ??= createDocumentRenderer({
    ...bundledRenderer(),
    logger: { info: (...line) => log.info(...line), warn: (...line) => log.warn(...line) },
    size: 1,
  });
  return renderer;
}

export function keptWorkerThread(): WorkerThread {
  workerThread ??= createWorkerThread(bundledWorkThread);
  return workerThread;
}
