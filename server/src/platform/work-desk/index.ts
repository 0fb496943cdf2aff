export { serveWork } from './serve-work.ts';
export { createWorkDesk, type WorkDesk, type WorkFailure } from './work-desk.ts';
export { workThreadFiles } from './work-thread-files.ts';
