import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listening, type MailCatcher, startMailCatcher } from './mail-catcher.ts';

/** Where browsers think the site is. Nothing answers there: we speak as the web server in front of it would. */
export const PUBLIC_URL = 'https://claims.site.test';

export type Keys = { readonly secretKey: string; readonly dataKey: string };

/** The built product, running as the runbook's recipe for production says, on a database and a mail server of its own. */
export type Product = {
  readonly port: number;
  readonly dataDir: string;
  readonly keys: Keys;
  readonly mail: MailCatcher;
  /** Everything it wrote: its log, one JSON object a line, and what it says to people. */
  output(): string;
  /** Asks it to stop and waits. Its folder stays. */
  stop(): Promise<void>;
};

/** A process that ended by itself: how, and what it wrote. */
export type Ended = { readonly code: number | null; readonly output: string };

const READY_WITHIN_MS = 60_000;

/** Old enough that nothing on a developer's machine leaks in: of our own environment only what programs need. */
const plainEnvironment = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  TZ: 'UTC',
});

export const newKeys = (): Keys => ({
  secretKey: randomBytes(32).toString('base64'),
  dataKey: randomBytes(32).toString('base64'),
});

/** The settings that docs/runbooks/operate.md tells operators to give, with the embedded database for their own. */
export const productionSettings = (
  where: { readonly port: number; readonly dataDir: string; readonly mailPort: number },
  { secretKey, dataKey }: Keys,
): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(where.port),
  DATA_DIR: where.dataDir,
  SECRET_KEY: secretKey,
  DATA_KEY: dataKey,
  PUBLIC_URL,
  TRUST_PROXY: '1',
  PASSWORD_MIN_LENGTH: '10',
  SECURITY_CONTACT: 'mailto:security@claims.site.test',
  SMTP_URL: `smtp://127.0.0.1:${where.mailPort}`,
  PAYMENT_PROVIDER: 'simulated',
});

/** A folder for one run, open for passing through so that the database's own user reaches its part. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plainclaim-security-'));
  chmodSync(folder, 0o755);
  return folder;
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** @throws Error when it does not become ready; the error holds what it wrote */
export async function startProduct(
  dist: string,
  { dataDir, keys = newKeys() }: { readonly dataDir: string; readonly keys?: Keys },
): Promise<Product> {
  const mail = await startMailCatcher();
  const port = await freePort();
  const env = { ...plainEnvironment(), ...productionSettings({ port, dataDir, mailPort: mail.port }, keys) };
  const child = spawn(process.execPath, [join(dist, 'server/main.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = gathered(child);
  const end = once(child, 'close');
  process.once('exit', () => child.kill('SIGKILL'));
  const ready = await becameReady(child, output);
  if (!ready) {
    child.kill('SIGTERM');
    await mail.close();
    throw new Error(`the product did not become ready:\n${output()}`);
  }
  return {
    port,
    dataDir,
    keys,
    mail,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      await end;
      await mail.close();
    },
  };
}

/** Starts the product with settings that must not do, and says how it ended; one that runs on is ended after 10 s. */
export async function refusedStart(dist: string, settings: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, [join(dist, 'server/main.mjs')], {
    env: { ...plainEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = gathered(child);
  const timer = setTimeout(() => child.kill('SIGTERM'), 10_000);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, output: output() };
}

function gathered(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return () => output;
}

async function becameReady(child: ChildProcess, output: () => string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < READY_WITHIN_MS && child.exitCode === null; waitedMs += 100) {
    if (output().includes('Plainclaim is ready at')) return true;
    await sleep(100);
  }
  return false;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((closed) => probe.close(closed));
  return port;
}
