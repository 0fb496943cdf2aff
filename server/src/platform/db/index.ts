export { createPool, type DatabaseConnection, type PoolOptions } from './connection.ts';
export {
  type Db,
  type DbTransaction,
  inTransaction,
  type OpenDatabase,
  type OpenDatabaseError,
  type OpenDatabaseOptions,
  openDatabase,
} from './database.ts';
export { listen, type Listener } from './listen.ts';
export { type MigrationError, migrate } from './migrate.ts';
export { removeExpired } from './remove-expired.ts';
export { type RoleSeparation, settleRoles } from './roles.ts';
export type { Database } from './schema.ts';
export { hasSqlState, SQL_STATE } from './sql-state.ts';
export { ERASER_ROLE } from './stated-rights.ts';
