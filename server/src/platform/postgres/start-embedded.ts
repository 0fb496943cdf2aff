import { ok, type Result } from '@plainclaim/domain';
import type { Log } from '../logging/index.ts';
import {
  administratorConnection,
  ensureDatabase,
  ownerConnection,
  runningConnection,
  type SocketConnection,
} from './ensure-database.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { locatePrograms, preparePrograms } from './locate-binaries.ts';
import { chooseServerHome, clusterIn, findServerHome, reachableHome } from './server-home.ts';
import { startOrAdopt } from './server-process.ts';
import type { PostgresStartError } from './start-error.ts';
import { type StopOutcome, stopServer, stopUnlessInUse } from './stop-server.ts';
import { chooseSystemUser } from './system-user.ts';

export type EmbeddedPostgres = {
  /** For making and changing tables: the role that owns the database. */
  readonly connection: SocketConnection;
  /** For the app while it runs: a role that owns nothing. */
  readonly running: SocketConnection;
  /** For making databases in tests, and for backups. */
  readonly administrator: SocketConnection;
  /** True when the server was running already. */
  readonly wasAdopted: boolean;
  readonly pid: number;
  readonly version: number;
  /** The folder with the server's data, socket and log. */
  readonly directory: string;
  /** Stops the server, unless another process still uses it. Close your own connections first. */
  stop(): Promise<StopOutcome>;
  /** Stops the server even under other processes' feet. */
  stopEvenIfInUse(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** `PG_BIN`: other programs than those of the installed package. */
  readonly binDir?: string | undefined;
  /** True for tests only: faster, and everything may be lost in a crash. */
  readonly isThrowaway?: boolean;
  readonly log: Log;
};

/**
 * Runs a PostgreSQL server of our own on the data folder, reachable through a socket in a closed folder and by nobody
 * else. A server that is running there already is adopted. The server outlives this process when it crashes.
 */
export async function startEmbeddedPostgres({
  dataDir,
  binDir,
  isThrowaway = false,
  log,
}: EmbeddedOptions): Promise<Result<EmbeddedPostgres, PostgresStartError>> {
  const startedMs = performance.now();
  const located = locatePrograms(binDir);
  if (!located.ok) return located;
  const earlier = findServerHome(dataDir);
  if (!earlier.ok) return earlier;
  const user = chooseSystemUser(earlier.value?.dataOwner);
  if (!user.ok) return user;
  const home =
    earlier.value === undefined
      ? await chooseServerHome(dataDir, user.value, log)
      : await reachableHome(earlier.value, user.value);
  if (!home.ok) return home;
  const { directory } = home.value;
  const programs = await preparePrograms(located.value, user.value, directory);
  if (!programs.ok) return programs;
  const cluster = await initializeCluster(clusterIn(directory), programs.value, user.value, isThrowaway);
  if (!cluster.ok) return cluster;
  const plan = { home: directory, programs: programs.value, user: user.value, isThrowaway, log };
  const running = await startOrAdopt(plan);
  if (!running.ok) return running;
  const { lock, wasAdopted } = running.value;
  const socket = { host: lock.socketFolder, port: lock.port };
  await ensureDatabase(socket);
  const outcome = wasAdopted ? 'adopted' : cluster.value;
  const durationMs = Math.round(performance.now() - startedMs);
  log.info({ outcome, durationMs, directory, pid: lock.pid }, 'embedded PostgreSQL is running');
  return ok({
    connection: ownerConnection(socket),
    running: runningConnection(socket),
    administrator: administratorConnection(socket),
    wasAdopted,
    pid: lock.pid,
    version: programs.value.major,
    directory,
    stop: () => stopUnlessInUse(lock),
    stopEvenIfInUse: () => stopServer(lock),
  });
}
