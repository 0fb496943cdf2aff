import { type ChildProcess, spawn } from 'node:child_process';
import {
  lchownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { err, ok, type Result } from '@plainclaim/domain';
import type { Log } from '../logging/index.ts';
import type { Programs } from './locate-binaries.ts';
import { asUser, programSurroundings, type SystemUser } from './run-program.ts';
import { clusterIn, logFileIn, socketFolderIn } from './server-home.ts';
import { findRunningServer, readServerLock, removeForeignLock, type ServerLock } from './server-lock.ts';
import type { PostgresStartError } from './start-error.ts';

export type RunningServer = { readonly lock: ServerLock; readonly wasAdopted: boolean };

type ServerPlan = {
  readonly home: string;
  readonly programs: Programs;
  readonly user: SystemUser | undefined;
  readonly isThrowaway: boolean;
  readonly log: Log;
};

const PORT = 5432;
/** A socket's path must fit into 104 bytes on macOS (108 on Linux), the final zero included. */
const LONGEST_SOCKET_PATH = 103;
const LARGEST_LOG_BYTES = 1_000_000;
/** Processes of a killed server need a moment to go, and until then keep a new one out. */
const RETRY_FOR_MS = 30_000;
const RETRY_EVERY_MS = 100;
/** Replaying the log after a crash takes a while on a slow disk; giving up early would only repeat it. */
const READY_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 10;

/** PostgreSQL's words for "somebody else is still in this data folder". */
const STILL_OCCUPIED = /lock file "[^"]*" already exists|lock file "[^"]*" is empty|shared memory block/;

/** Takes over the server that is running on these data, or starts one. Of two starters at once, one adopts. */
export async function startOrAdopt(plan: ServerPlan): Promise<Result<RunningServer, PostgresStartError>> {
  const cluster = clusterIn(plan.home);
  const giveUpAt = Date.now() + RETRY_FOR_MS;
  const socketFolder = makeSocketFolder(plan);
  for (;;) {
    const running = await findRunningServer(cluster);
    if (running !== undefined) {
      if (running.socketFolder !== socketFolder) removeIfTemporary(socketFolder);
      return ok({ lock: running, wasAdopted: true });
    }
    if (removeForeignLock(cluster)) plan.log.warn({ directory: cluster }, 'a lock file of a dead server was removed');
    const attempt = await startOnce(plan, socketFolder);
    if (attempt.lock !== undefined) return ok({ lock: attempt.lock, wasAdopted: false });
    if (!STILL_OCCUPIED.test(attempt.said) || Date.now() >= giveUpAt) {
      removeIfTemporary(socketFolder);
      const message = `PostgreSQL did not start on ${cluster}. It said: ${attempt.said.trim() || 'nothing'}. Its log is ${logFileIn(plan.home)}.`;
      return err({ code: 'postgres.start_failed', message });
    }
    await delay(RETRY_EVERY_MS);
  }
}

/** Removes a socket folder that had to be made in /tmp; the usual one stays for the next start. */
export function removeIfTemporary(socketFolder: string): void {
  if (socketFolder.startsWith(TEMPORARY_SOCKET_PREFIX)) rmSync(socketFolder, { recursive: true, force: true });
}

const TEMPORARY_SOCKET_PREFIX = '/tmp/plainclaim-';

async function startOnce(
  { home, programs, user, isThrowaway }: ServerPlan,
  socketFolder: string,
): Promise<{ readonly lock: ServerLock | undefined; readonly said: string }> {
  const cluster = clusterIn(home);
  const logFile = logFileIn(home);
  const logFd = openSync(logFile, 'a', 0o600);
  if (statSync(logFile).size > LARGEST_LOG_BYTES) truncateSync(logFile);
  const logStart = statSync(logFile).size;
  const args = ['-D', cluster, ...settingArgs(socketFolder, isThrowaway)];
  // In a session of its own: Ctrl-C in the terminal must reach the app, which then stops the server, not both at once.
  const child = spawn(join(programs.binDir, 'postgres'), args, {
    ...programSurroundings,
    ...asUser(user),
    detached: true,
    stdio: ['ignore', 'ignore', logFd],
  });
  closeSync(logFd);
  const lock = await readyLock(child, cluster);
  child.unref();
  return { lock, said: lock === undefined ? readFileSync(logFile).subarray(logStart).toString('utf8') : '' };
}

async function readyLock(child: ChildProcess, cluster: string): Promise<ServerLock | undefined> {
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.once('error', () => {
    hasEnded = true;
  });
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!hasEnded && Date.now() < giveUpAt) {
    const lock = readServerLock(cluster);
    if (lock?.pid === child.pid && lock?.isReady === true) return lock;
    await delay(LOOK_EVERY_MS);
  }
  child.kill('SIGINT');
  return undefined;
}

/** Inside the server's home, closed to others; in /tmp under an unguessable name when that path is too long. */
function makeSocketFolder({ home, user }: ServerPlan): string {
  const usual = socketFolderIn(home);
  const fits = Buffer.byteLength(join(usual, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH;
  const folder = fits ? usual : mkdtempSync(TEMPORARY_SOCKET_PREFIX);
  if (fits) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user !== undefined) lchownSync(folder, user.uid, user.gid);
  return folder;
}

function settingArgs(socketFolder: string, isThrowaway: boolean): string[] {
  const safety = isThrowaway ? 'off' : 'on';
  const settings = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    // Tests run files side by side, each with apps of its own.
    max_connections: isThrowaway ? 200 : 60,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Databases of tests live for seconds, and one with a vacuum in it cannot be dropped by the app's role.
    autovacuum: isThrowaway ? 'off' : 'on',
    // Said here as well, so that no settings file can weaken them: what was acknowledged survives a power cut.
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    // The log must not repeat what people typed: no statements, no "Key (email)=(…) already exists".
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
