import { setTimeout as delay } from 'node:timers/promises';
import { countClients } from './ensure-database.ts';
import { clusterIn, findServerHome } from './server-home.ts';
import { findRunningServer, isAlive, readServerLock, type ServerLock } from './server-lock.ts';
import { removeIfTemporary } from './server-process.ts';

export type StopOutcome = 'stopped' | 'left_running';

/** A closed connection shows up in the server's list for a moment longer. */
const CLIENTS_LEAVE_WITHIN_MS = 500;
const LOOK_EVERY_MS = 20;
/** A fast stop ends open transactions and writes everything down; longer than this means something hangs. */
const FAST_STOP_WITHIN_MS = 30_000;

/** Stops the server unless another process still uses it: the last one to leave turns off the light. */
export async function stopUnlessInUse(server: ServerLock): Promise<StopOutcome> {
  if (!isStillRunning(server)) return 'stopped';
  const giveUpAt = Date.now() + CLIENTS_LEAVE_WITHIN_MS;
  while ((await countClientsOf(server)) > 0) {
    if (Date.now() >= giveUpAt) return 'left_running';
    await delay(LOOK_EVERY_MS);
  }
  await stopServer(server);
  return 'stopped';
}

/** Ends all connections and stops the server; what was committed is on disk. */
export async function stopServer(server: ServerLock): Promise<void> {
  if (isStillRunning(server)) {
    signal(server.pid, 'SIGINT');
    if (!(await isGoneWithin(server.pid, FAST_STOP_WITHIN_MS))) {
      // An immediate stop loses nothing either: the next start replays the log.
      signal(server.pid, 'SIGQUIT');
      await isGoneWithin(server.pid, FAST_STOP_WITHIN_MS);
    }
  }
  removeIfTemporary(server.socketFolder);
}

/** Stops a server that a killed process left running on a data folder, if there is one. */
export async function stopServerOf(dataDir: string): Promise<void> {
  const home = findServerHome(dataDir);
  if (!home.ok || home.value === undefined) return;
  const running = await findRunningServer(clusterIn(home.value.directory));
  if (running !== undefined) await stopServer(running);
}

/** The process number alone proves nothing: it may be another program's by now. */
const isStillRunning = (server: ServerLock): boolean =>
  isAlive(server.pid) && readServerLock(server.dataDirectory)?.pid === server.pid;

async function countClientsOf(server: ServerLock): Promise<number> {
  try {
    return await countClients({ host: server.socketFolder, port: server.port });
  } catch {
    return 0; // it is going down already, or takes no more connections
  }
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const giveUpAt = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() >= giveUpAt) return false;
    await delay(LOOK_EVERY_MS);
  }
  return true;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}
