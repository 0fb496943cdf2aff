import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@plainclaim/domain';
import type { Log } from '../logging/index.ts';
import type { SystemUser } from './run-program.ts';
import type { PostgresStartError } from './start-error.ts';
import { canEnter, isRoot } from './system-user.ts';

/** The folder that holds the embedded server: its data, its socket and its log. Usually the data folder itself. */
export type ServerHome = { readonly directory: string; readonly dataOwner: SystemUser | undefined };

/** In a data folder whose database had to live elsewhere: the path of that place. */
const POINTER_FILE = 'postgres-location.txt';

/** Used when the data folder lies where PostgreSQL's user may not go, such as root's home. */
const HOME_OUTSIDE = '/var/lib/plainclaim';

/** Others may pass through to files they own, but not list. What is secret inside has stricter modes of its own. */
const PASSABLE = 0o711;

export const clusterIn = (home: string): string => join(home, 'postgres');
export const socketFolderIn = (home: string): string => join(home, 'postgres-run');
export const logFileIn = (home: string): string => join(home, 'postgres.log');

/** Where the data of an earlier start are; undefined when there was none. Never answers an empty place instead. */
export function findServerHome(dataDir: string): Result<ServerHome | undefined, PostgresStartError> {
  mkdirSync(dataDir, { recursive: true, mode: isRoot() ? PASSABLE : 0o700 });
  const own = realpathSync(dataDir);
  if (existsSync(clusterIn(own))) return homeAt(own);
  const pointer = join(own, POINTER_FILE);
  if (!existsSync(pointer)) return ok(undefined);
  const elsewhere = readFileSync(pointer, 'utf8').trim();
  if (existsSync(elsewhere)) return homeAt(elsewhere);
  return err({
    code: 'postgres.data_missing',
    message: `The database of ${own} was kept in ${elsewhere}, and that folder is gone. Bring it back, or remove ${pointer} to start with an empty database.`,
  });
}

/** Checks that PostgreSQL's user can still reach the data of an earlier start. */
export async function reachableHome(
  home: ServerHome,
  user: SystemUser | undefined,
): Promise<Result<ServerHome, PostgresStartError>> {
  const { directory, dataOwner } = home;
  const runsAs = user?.uid ?? process.getuid?.();
  if (dataOwner !== undefined && dataOwner.uid !== runsAs) {
    return err({
      code: 'postgres.data_unreachable',
      message: `${clusterIn(directory)} belongs to user number ${dataOwner.uid}, but PostgreSQL would run as ${runsAs}. Start Plainclaim as the user who started it first, or give the folder to that user with chown -R.`,
    });
  }
  if (await canEnter(user, directory)) return ok(home);
  return err({
    code: 'postgres.data_unreachable',
    message: `The database in ${directory} cannot be reached by the user that runs PostgreSQL (number ${runsAs}), because a folder above it is closed. Let others pass through that folder (chmod o+x), or move DATA_DIR.`,
  });
}

/**
 * A place for a new database: the data folder, or, when PostgreSQL's user may not go there, a fresh folder elsewhere
 * that the data folder then points to. Folders above the data folder are somebody else's and are never changed.
 */
export async function chooseServerHome(
  dataDir: string,
  user: SystemUser | undefined,
  log: Log,
): Promise<Result<ServerHome, PostgresStartError>> {
  const own = realpathSync(dataDir);
  if (await canEnter(user, own)) return homeAt(own);
  // The data folder is ours to open; `mktemp -d` and careful people make it with mode 0700.
  if (statSync(own).uid === process.getuid?.()) {
    const before = statSync(own).mode & 0o7777;
    chmodSync(own, before | 0o011);
    if (await canEnter(user, own)) return homeAt(own);
    chmodSync(own, before);
  }
  const elsewhere = makeHomeOutside(own);
  if (elsewhere !== undefined && (await canEnter(user, elsewhere))) {
    log.warn(
      { directory: elsewhere },
      'the database is kept outside DATA_DIR, which the PostgreSQL user may not enter',
    );
    return homeAt(elsewhere);
  }
  return err({
    code: 'postgres.no_room_for_data',
    message: `The user that runs PostgreSQL may not enter ${own}, and no place could be made in ${HOME_OUTSIDE}. Set DATA_DIR to a folder outside root's home, start as an ordinary user, or set DATABASE_URL.`,
  });
}

/** The name is random: whoever deletes a data folder and starts again must not meet the old database again. */
function makeHomeOutside(own: string): string | undefined {
  const directory = join(HOME_OUTSIDE, randomBytes(8).toString('hex'));
  try {
    mkdirSync(directory, { recursive: true, mode: PASSABLE });
  } catch {
    return undefined;
  }
  writeFileSync(join(directory, 'belongs-to.txt'), `${own}\n`);
  const pointer = join(own, POINTER_FILE);
  const temporary = `${pointer}.${process.pid}`;
  writeFileSync(temporary, `${directory}\n`);
  try {
    linkSync(temporary, pointer);
    return directory;
  } catch {
    // Another process pointed to its own place a moment earlier.
    rmSync(directory, { recursive: true });
    return readFileSync(pointer, 'utf8').trim();
  } finally {
    rmSync(temporary, { force: true });
  }
}

function homeAt(directory: string): Result<ServerHome, PostgresStartError> {
  const cluster = clusterIn(directory);
  if (!existsSync(cluster)) return ok({ directory, dataOwner: undefined });
  const { uid, gid } = statSync(cluster);
  return ok({ directory, dataOwner: { uid, gid } });
}
