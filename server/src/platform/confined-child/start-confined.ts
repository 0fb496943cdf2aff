import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ChildLimits, Walls } from './walls.ts';

export type ConfinedStart = {
  readonly module: URL;
  readonly args?: readonly string[];
  /** Node options of the child, such as a TypeScript loader. */
  readonly execArgv: readonly string[];
  /** Most memory for JavaScript's own values, in megabytes; Node's choice when absent. */
  readonly heapMb?: number;
  readonly walls: Walls;
  readonly limits: ChildLimits;
  /** What the child says about its own failure. */
  readonly stderr: 'ignore' | 'pipe';
};

/**
 * Starts a Node process of ours with an empty environment inside the walls. It talks by messages alone. The programs that
 * make the walls become Node in the end, so the process's id is the child's and killing it kills the child.
 */
export function startConfined({
  module,
  args = [],
  execArgv,
  heapMb,
  walls,
  limits,
  stderr,
}: ConfinedStart): ChildProcess {
  // A TypeScript loader keeps what it compiled in files; the product's children write none.
  const before = walls.command(limits, execArgv.length > 0);
  const [program = process.execPath, ...rest] = before.length === 0 ? [] : [...before, process.execPath];
  return fork(fileURLToPath(module), [...args], {
    serialization: 'advanced',
    execPath: program,
    execArgv: [...rest, ...execArgv, ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`])],
    // The child needs no setting and must not see a secret.
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  });
}
