import { execFile } from 'node:child_process';

/** The user PostgreSQL runs as when this process is root, which PostgreSQL refuses to be. */
export type SystemUser = { readonly uid: number; readonly gid: number };

export type ProgramResult = {
  readonly succeeded: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** Set when the program could not be started at all, for example EACCES or ENOENT. */
  readonly startFailure: string | undefined;
};

/**
 * The whole environment our PostgreSQL programs get: nothing of ours, which holds secrets. They start in the root
 * folder, because they fail in a folder that their user may not enter.
 */
export const programSurroundings = {
  cwd: '/',
  env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' },
} as const;

export const asUser = (user: SystemUser | undefined): { uid?: number; gid?: number } =>
  user === undefined ? {} : { uid: user.uid, gid: user.gid };

/** Runs a program to its end and never throws. */
export const runProgram = (
  file: string,
  args: readonly string[],
  user: SystemUser | undefined,
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    execFile(file, [...args], { ...programSurroundings, ...asUser(user) }, (error, stdout, stderr) => {
      const startFailure = typeof error?.code === 'string' ? error.code : undefined;
      resolve({ succeeded: error === null, stdout, stderr, startFailure });
    });
  });
