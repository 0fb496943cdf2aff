import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@plainclaim/domain';
import { runProgram, type SystemUser } from './run-program.ts';
import type { PostgresStartError } from './start-error.ts';

const CANDIDATES = ['postgres', 'nobody'];

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Whom PostgreSQL runs as: undefined means as ourselves. Root gives way to the owner of the data when there are some,
 * else to an unprivileged user of the system. A number without a name will not do: initdb looks the name up.
 */
export function chooseSystemUser(
  dataOwner: SystemUser | undefined,
): Result<SystemUser | undefined, PostgresStartError> {
  if (!isRoot()) return ok(undefined);
  if (dataOwner !== undefined && dataOwner.uid !== 0) return ok(dataOwner);
  const users = readUsers();
  const found = CANDIDATES.flatMap((name) => users.get(name) ?? [])[0];
  if (found !== undefined) return ok(found);
  return err({
    code: 'postgres.no_system_user',
    message:
      'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it. Start Plainclaim as an ordinary user, or set DATABASE_URL.',
  });
}

/** Whether the user may pass through every folder on the way, access lists included: so it is tried, not computed. */
export async function canEnter(user: SystemUser | undefined, directory: string): Promise<boolean> {
  if (user === undefined) return true;
  const tried = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], user);
  return tried.succeeded;
}

function readUsers(): ReadonlyMap<string, SystemUser> {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':')).filter((fields) => fields.length >= 4 && fields[2] !== '0');
  return new Map(users.map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]));
}
