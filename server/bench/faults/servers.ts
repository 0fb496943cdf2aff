import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { silentLog } from '../../src/platform/logging/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/postgres/index.ts';

/** A PostgreSQL of its own, which can be stopped and killed under everybody's feet. What is committed is on the disk. */
export class Database {
  private running: EmbeddedPostgres;
  private readonly dataDir: string;

  private constructor(dataDir: string, running: EmbeddedPostgres) {
    this.dataDir = dataDir;
    this.running = running;
  }

  static async start(dataDir: string): Promise<Database> {
    return new Database(dataDir, await begin(dataDir));
  }

  get connection() {
    return this.running.connection;
  }

  /** As a server elsewhere is named to the product. */
  settings() {
    const { connection, running } = this.running;
    const urlFor = (user: string) =>
      `postgres://${user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`;
    return { DATABASE_URL: urlFor(running.user), DATABASE_OWNER_URL: urlFor(connection.user) };
  }

  async restart(awayMs: number): Promise<void> {
    await this.stop();
    await delay(awayMs);
    this.running = await begin(this.dataDir);
  }

  /** Kills the server; its children notice and end, and the next start repairs what they left. */
  async killAndStartAgain(awayMs: number): Promise<void> {
    const lines = readFileSync(join(this.running.directory, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(lines[0]), 'SIGKILL');
    await delay(awayMs);
    this.running = await begin(this.dataDir);
  }

  async stop(): Promise<void> {
    await this.running.stopEvenIfInUse();
  }

  /** For good: where an administrator runs this, its folder lies outside the one that was named. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.running.directory, { recursive: true, force: true });
  }
}

async function begin(dataDir: string): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, log: silentLog });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}
