import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Site = {
  readonly port: number;
  /** From the process's start to its word that it is ready. */
  readonly readyMs: number;
  /** Ends it and gives back what it said. */
  readonly stop: () => Promise<string>;
};

const READY = 'is ready at';

/** A server process of its own; it says "is ready at" when it listens. */
export async function startSite(
  program: readonly string[],
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Site> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, program, {
    // Nothing of the shell's: its settings must not change what is measured.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = listenTo(child);
  await untilReady(child, said);
  return {
    port,
    readyMs: performance.now() - startedAt,
    stop: async () => {
      if (child.exitCode === null) {
        const gone = once(child, 'close');
        child.kill('SIGTERM');
        await gone;
      }
      return said();
    },
  };
}

function listenTo(child: ChildProcess): () => string {
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  return () => said;
}

function untilReady(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (said().includes(READY)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
  });
}
