import { lchownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { err, ok, type Result } from '@plainclaim/domain';
import { ADMINISTRATOR } from './ensure-database.ts';
import type { Programs } from './locate-binaries.ts';
import { runProgram, type SystemUser } from './run-program.ts';
import { isAlive } from './server-lock.ts';
import type { PostgresStartError } from './start-error.ts';

/** From this version on PostgreSQL brings UTF-8 rules of its own, which no update of the system changes. */
const FIRST_WITH_BUILTIN_LOCALE = 17;

/** Makes the data folder on the first start; later checks that its version is the programs' own. */
export async function initializeCluster(
  cluster: string,
  programs: Programs,
  user: SystemUser | undefined,
  isThrowaway: boolean,
): Promise<Result<'made' | 'found', PostgresStartError>> {
  if (existsSync(cluster)) return sameVersion(cluster, programs);
  removeUnfinished(cluster);
  // A start that dies half-way must leave no broken data folder: it is made under another name, then renamed.
  const unfinished = `${cluster}.unfinished-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (user !== undefined) lchownSync(unfinished, user.uid, user.gid);
  const made = await runProgram(join(programs.binDir, 'initdb'), initdbArgs(unfinished, programs, isThrowaway), user);
  if (!made.succeeded) {
    rmSync(unfinished, { recursive: true, force: true });
    const reason = made.startFailure ?? made.stderr.trim();
    const message = `The database folder ${cluster} could not be made: ${reason}. Check that the disk has room, or set DATABASE_URL.`;
    return err({ code: 'postgres.initialization_failed', message });
  }
  try {
    renameSync(unfinished, cluster);
    return ok('made');
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
    return sameVersion(cluster, programs); // another process was first
  }
}

function initdbArgs(directory: string, { major }: Programs, isThrowaway: boolean): string[] {
  // Before version 17 the system's own C.UTF-8 is the nearest thing, and only Linux has it.
  const systemLocale = process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C';
  return [
    `--pgdata=${directory}`,
    `--username=${ADMINISTRATOR}`,
    // Nobody else can reach the socket: its folder is closed, and there is no network listener.
    '--auth=trust',
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    ...(major >= FIRST_WITH_BUILTIN_LOCALE
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : [systemLocale]),
    ...(isThrowaway ? ['--no-sync'] : []),
  ];
}

function sameVersion(cluster: string, { major, binDir }: Programs): Result<'found', PostgresStartError> {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === String(major)) return ok('found');
  return err({
    code: 'postgres.data_version_differs',
    message: `The data in ${cluster} were made by PostgreSQL ${found}, but the programs in ${binDir} are PostgreSQL ${major}. Nothing was changed. Set PG_BIN to the programs of PostgreSQL ${found} to use the data as before; to change over, dump them with pg_dump ${found}, move the folder away, start once, and load the dump.`,
  });
}

/** What a killed start left behind; that of a start still under way stays. */
function removeUnfinished(cluster: string): void {
  const prefix = `${basename(cluster)}.unfinished-`;
  for (const name of readdirSync(dirname(cluster)).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !isAlive(pid)) rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}
