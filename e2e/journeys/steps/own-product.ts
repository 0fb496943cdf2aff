import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN_MS = 90_000;
const STARTER = join(import.meta.dirname, '../../../tools/start.mjs');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', () => resolve());
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A product with data of its own, which can be stopped and started again on a later day. */
export class OwnProduct {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'plainclaim-later-'));
  #port = 0;
  #process: ChildProcess | null = null;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Chosen before the start, where another program must know it. */
  useAddress(port: number): void {
    this.#port = port;
  }

  /**
   * @param at the instant from which its clock runs on; the machine's own time where none is given
   * @param settings more of its settings
   */
  async start(at?: Date, settings: Readonly<Record<string, string>> = {}): Promise<void> {
    // The same address each time, so that a link of an earlier day still leads here.
    if (this.#port === 0) this.#port = await freePort();
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      PUBLIC_URL: this.address,
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
      ...(at === undefined ? {} : { CLOCK_START: at.toISOString() }),
    };
    this.#process = spawn(process.execPath, [STARTER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    for (let waitedMs = 0; waitedMs < READY_WITHIN_MS; waitedMs += 200) {
      const answer = await fetch(`${this.address}/`).catch(() => null);
      if (answer?.ok === true) return;
      await sleep(200);
    }
    throw new Error('the product did not become ready');
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running === null || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
