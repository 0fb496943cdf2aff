import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { stopServerOf } from './platform/postgres/index.ts';
import { describeStartFailure, StartRefused } from './start-failure.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the server as an operator does, with these settings alone, and waits for its end. */
const startAndEnd = (env: Readonly<Record<string, string>>): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', MAIN], { env: { ...env } }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stderr }),
    );
  });

test('a start on a taken port says so in one line, and leaves no database running', { timeout: 90_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'plainclaim-start-'));
  const settings = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' };
  const { code, said } = await startAndEnd({ PATH: '/usr/bin:/bin', ...settings });
  const wasMade = existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
  const isLeft = existsSync(join(dataDir, 'postgres', 'postmaster.pid'));
  await stopServerOf(dataDir);
  other.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect([code, said]).toEqual([
    1,
    `Port ${port} is taken by another program. Stop that program, or set PORT to another one.\n`,
  ]);
  expect([wasMade, isLeft]).toEqual([true, false]);
});

describe('what stands in the way of a start', () => {
  const failing = (code: string) => Object.assign(new Error('no'), { code, syscall: 'listen' });

  test('is told in words where they help', () => {
    expect(describeStartFailure(new StartRefused('The database is too old.'), 80)).toBe('The database is too old.');
    expect(describeStartFailure(failing('EACCES'), 80)).toContain('Port 80 may not be used');
    expect(describeStartFailure(failing('EADDRNOTAVAIL'), 80)).toContain('Check HOST');
  });

  test('is told with its place where nobody foresaw it', () => {
    expect(describeStartFailure(new TypeError('x is undefined'), 80)).toContain('main.test.ts');
    expect(describeStartFailure('odd', 80)).toBe('odd');
  });
});
