export { type DatabaseServer, provideDatabase } from './provide-database.ts';
export { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded.ts';
export type { PostgresStartError } from './start-error.ts';
export { type StopOutcome, stopServerOf } from './stop-server.ts';
