import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export type Settings = Readonly<Record<string, string>>;

/** One process of the product, as whoever runs it starts it, begun again whenever it was killed. */
export class Product {
  private child: ChildProcess | null = null;
  private settings: Settings;
  readonly port: number;
  kills = 0;

  constructor(port: number, settings: Settings) {
    this.port = port;
    this.settings = settings;
  }

  async start(more: Settings = {}): Promise<void> {
    const env = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_NO_WARNINGS: '1',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      ...this.settings,
      ...more,
    };
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (piece: Buffer) => piece.includes('is ready at') && resolve());
      child.once('exit', (code) => reject(new Error(`a process stopped with ${code}`)));
    });
    child.removeAllListeners('exit');
  }

  /** As the machine's power would: without a word. */
  async killAndStartAgain(more?: Settings): Promise<void> {
    this.kills += 1;
    await this.end('SIGKILL');
    await this.start(more);
  }

  /** As an update does: what runs may end. */
  async restart(more?: Settings): Promise<void> {
    await this.end('SIGTERM');
    await this.start(more);
  }

  /** Kills what draws PDFs and reads pictures for it, under its feet. Answers how many there were. */
  killChildren(): number {
    const pid = this.child?.pid;
    const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid);
    for (const child of children) killIfThere(Number(child));
    return children.length;
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** The fourth field of `/proc/PID/stat`, behind the name in brackets. */
function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}
