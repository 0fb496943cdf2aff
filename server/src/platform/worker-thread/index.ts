export { serveWork } from './serve-work.ts';
export { createWorkerThread, type WorkerThread, type WorkFailure } from './worker-thread.ts';
export { workThreadFiles } from './work-thread-files.ts';
