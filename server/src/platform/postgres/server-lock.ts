import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** What a running server writes into `postmaster.pid` in its data folder. */
export type ServerLock = {
  readonly pid: number;
  readonly dataDirectory: string;
  readonly port: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
};

const LOCK_FILE = 'postmaster.pid';

export function readServerLock(cluster: string): ServerLock | undefined {
  const lines = readIfThere(join(cluster, LOCK_FILE))?.split('\n') ?? [];
  const [pid, dataDirectory, , port, socketFolder, , , status] = lines;
  if (pid === undefined || dataDirectory === undefined) return undefined;
  return {
    pid: Number(pid),
    dataDirectory,
    port: Number(port),
    socketFolder: socketFolder ?? '',
    isReady: status?.trim() === 'ready',
  };
}

/** The server of this data folder, if one is running and answers: after a crash of the app, or started by another. */
export async function findRunningServer(cluster: string): Promise<ServerLock | undefined> {
  const lock = readServerLock(cluster);
  if (lock === undefined || !lock.isReady || lock.dataDirectory !== cluster || !isAlive(lock.pid)) return undefined;
  // After a power cut the file can name a process number that something else has now.
  return (await answers(socketOf(lock))) ? lock : undefined;
}

/**
 * Removes a lock file left by a power cut or a killed container when its process number now belongs to another program:
 * PostgreSQL would believe it and refuse to start. Only where the system tells a program's name for certain.
 */
export function removeForeignLock(cluster: string): boolean {
  const lock = readServerLock(cluster);
  if (lock === undefined || process.platform !== 'linux') return false;
  const program = readIfThere(`/proc/${lock.pid}/comm`)?.trim();
  if (program === undefined || program === 'postgres') return false;
  rmSync(join(cluster, LOCK_FILE), { force: true });
  return true;
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // A process that has ended but was not yet collected still takes signals.
  return !/^State:\s+Z/m.test(readIfThere(`/proc/${pid}/status`) ?? '');
}

const socketOf = ({ socketFolder, port }: ServerLock): string => join(socketFolder, `.s.PGSQL.${port}`);

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ path });
    const settle = (isListening: boolean) => {
      socket.destroy();
      resolve(isListening);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
