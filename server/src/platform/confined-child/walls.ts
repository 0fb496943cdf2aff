import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a child may use at most, by the kernel's own count. A child that wants more is refused or killed. */
export type ChildLimits = {
  /** Memory it may write to, in bytes; not what is only reserved. */
  readonly dataBytes: number;
  /** Processor time of its whole life, in seconds. */
  readonly cpuSeconds: number;
};

/**
 * What this machine can put around a child besides an empty environment.
 * - `noNetwork`: it sees no network, not even this machine's own.
 * - `otherUser`: it runs as a user who owns nothing.
 * - `hidesData`: the data folder with the keys looks empty to it.
 * - `limits`: the kernel counts its memory, its time and its files.
 */
export type WallsInForce = {
  readonly noNetwork: boolean;
  readonly otherUser: boolean;
  readonly hidesData: boolean;
  readonly limits: boolean;
};

export type Walls = {
  readonly inForce: WallsInForce;
  /** The program to start in place of Node and what comes before Node's own options; both end by becoming Node. */
  command(limits: ChildLimits, mayWriteFiles: boolean): readonly string[];
};

/** Only the empty environment and the watch over memory and time. */
export const noWalls: Walls = {
  inForce: { noNetwork: false, otherUser: false, hidesData: false, limits: false },
  command: () => [],
};

/** "nobody" on every Linux. */
const NOBODY = '65534';
const PROBE_MS = 5_000;
/** Some dozens are Node's own. */
const MOST_FILES = '256';
/** Lays an empty, read-only folder over the first argument, then becomes the rest. */
const HIDE_FIRST = 'mount -t tmpfs -o size=4k,mode=0555,ro tmpfs "$1" && shift && exec "$@"';

type Wanted = {
  /** Absolute path of the folder that no child may see. */
  readonly dataDir: string;
  /** Files and folders that every child reads: a user who cannot read them cannot be the child's. */
  readonly needs: readonly string[];
};

/**
 * Tries each wall once with a program that does nothing, and keeps those that stand. util-linux (`unshare`, `prlimit`,
 * `setpriv`) makes them; without it, in a container that forbids them, or on another system there are fewer.
 */
export async function buildWalls({ dataDir, needs }: Wanted): Promise<Walls> {
  if (process.platform !== 'linux') return noWalls;
  const isRoot = process.getuid?.() === 0;
  const apart = isRoot ? ['unshare'] : ['unshare', '--user', '--map-root-user'];
  const hidden = ['sh', '-c', HIDE_FIRST, 'sh', dataDir];
  const hiding = [...apart, '--net', '--mount', ...hidden];
  const netOnly = [...apart, '--net', '--'];
  const powerless = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  const nobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...powerless, '--'];
  const asNobody = isRoot && (await runs([...nobody, process.execPath, '-e', READS_ALL, ...needs]));
  const asOurselves = ['setpriv', ...powerless, '--'];
  const user = asNobody ? nobody : (await runs([...asOurselves, 'true'])) ? asOurselves : [];
  const hidesData = await runs([...hiding, ...user, process.execPath, '-e', READS_ALL, ...needs]);
  const noNetwork = hidesData || (await runs([...netOnly, ...user, 'true']));
  const around = hidesData ? hiding : noNetwork ? netOnly : [];
  const limits = await runs([...limited({ dataBytes: 1e9, cpuSeconds: 10 }, false), 'true']);
  return {
    // In a user namespace of its own a child is nobody outside it, and may not look into our processes.
    inForce: { noNetwork, otherUser: asNobody || (noNetwork && !isRoot), hidesData, limits },
    command: (most, mayWriteFiles) => [...around, ...(limits ? limited(most, mayWriteFiles) : []), ...user],
  };
}

const READS_ALL = 'for (const file of process.argv.slice(1)) require("fs").accessSync(file, 4)';

const limited = ({ dataBytes, cpuSeconds }: ChildLimits, mayWriteFiles: boolean): readonly string[] => [
  'prlimit',
  `--data=${dataBytes}`,
  `--cpu=${cpuSeconds}`,
  `--nofile=${MOST_FILES}`,
  '--core=0',
  ...(mayWriteFiles ? [] : ['--fsize=0']),
  '--',
];

async function runs([program = '', ...args]: readonly string[]): Promise<boolean> {
  try {
    // Without an environment, as the children are started.
    await promisify(execFile)(program, args, { timeout: PROBE_MS, env: {}, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** Each wall as it is called when it stands, and what is so instead when it does not. */
const NAMED: Readonly<Record<keyof WallsInForce, { readonly name: string; readonly instead: string }>> = {
  noNetwork: { name: 'no network', instead: 'they reach the network' },
  otherUser: { name: 'a user of their own', instead: 'they run as our own user' },
  hidesData: { name: 'data folder hidden', instead: 'the data folder is kept from them by its rights at most' },
  limits: { name: 'memory and time limited by the kernel', instead: 'we watch both ourselves' },
};
const WALLS = ['noNetwork', 'otherUser', 'hidesData', 'limits'] as const;

/** For the log of the start: names every wall, as in force or not. */
export function describeWalls(inForce: WallsInForce): string {
  const wallsInForce = WALLS.filter((wall) => inForce[wall]).map((wall) => NAMED[wall].name);
  const missing = WALLS.filter((wall) => !inForce[wall]).map((wall) => `${NAMED[wall].name} (${NAMED[wall].instead})`);
  const status = [`in force: ${['empty environment', ...wallsInForce].join(', ')}`];
  if (missing.length > 0) status.push(`NOT in force: ${missing.join(', ')}`);
  return `walls around the child processes that open the files of strangers, ${status.join('; ')}`;
}

/** Whether every wall stands. One that is missing is a warning, whatever the others hold. */
export const areWallsWhole = (inForce: WallsInForce): boolean => WALLS.every((wall) => inForce[wall]);
