export * from './browser-sessions.ts';
