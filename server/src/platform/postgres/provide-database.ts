import { ok, type Result } from '@plainclaim/domain';
import type { DatabaseConnection } from '../db/index.ts';
import type { Log } from '../logging/index.ts';
import { startEmbeddedPostgres } from './start-embedded.ts';
import type { PostgresStartError } from './start-error.ts';

export type DatabaseServer = {
  /** For the app while it runs. */
  readonly connection: DatabaseConnection;
  /** For making and changing tables. The same where one role does both. */
  readonly owner: DatabaseConnection;
  /** Stops an embedded server that nobody else uses; leaves any other alone. Close your connections first. */
  stop(): Promise<void>;
};

type DatabaseSettings = {
  readonly databaseUrl: string | undefined;
  /** Absent: one role does both. */
  readonly databaseOwnerUrl: string | undefined;
  readonly dataDir: string;
  readonly postgresBinDir: string | undefined;
};

/** The server that `DATABASE_URL` names (its owner's way in is `DATABASE_OWNER_URL`), or the embedded one. */
export async function provideDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir, postgresBinDir }: DatabaseSettings,
  log: Log,
): Promise<Result<DatabaseServer, PostgresStartError>> {
  if (databaseUrl !== undefined) {
    return ok({
      connection: { connectionString: databaseUrl },
      owner: { connectionString: databaseOwnerUrl ?? databaseUrl },
      stop: async () => {},
    });
  }
  const embedded = await startEmbeddedPostgres({ dataDir, binDir: postgresBinDir, log });
  if (!embedded.ok) return embedded;
  const server = embedded.value;
  return ok({
    connection: server.running,
    owner: server.connection,
    stop: async () => {
      const outcome = await server.stop();
      log.info({ outcome }, 'embedded PostgreSQL left');
    },
  });
}
