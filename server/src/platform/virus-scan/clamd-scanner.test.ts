import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '../logging/index.ts';
import { clamdScanner, parseClamdAddress } from './clamd-scanner.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A daemon that takes a file piece by piece, as clamd does, and then says what `verdict` makes of it. */
async function aDaemon(verdict: (file: Buffer) => string | null, where?: string) {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let waiting = Buffer.alloc(0);
    let file = Buffer.alloc(0);
    let isFile = false;
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      waiting = Buffer.concat([waiting, part]);
      if (!isFile) {
        const end = waiting.indexOf(0);
        if (end < 0) return;
        commands.push(waiting.subarray(0, end).toString());
        waiting = waiting.subarray(end + 1);
        isFile = true;
      }
      while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) {
          const answer = verdict(file);
          if (answer !== null) socket.end(`${answer}\0`);
          return;
        }
        file = Buffer.concat([file, waiting.subarray(4, 4 + length)]);
        waiting = waiting.subarray(4 + length);
      }
    });
  });
  await new Promise<void>((resolve) => {
    if (where === undefined) server.listen(0, '127.0.0.1', resolve);
    else server.listen(where, resolve);
  });
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { commands, port };
}

async function* blocks(...sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (const [index, size] of sizes.entries()) yield Buffer.alloc(size, index + 1);
}

const scannerAt = (port: number, timeoutMs = 5_000) =>
  clamdScanner({ address: { host: '127.0.0.1', port }, log: silentLog, timeoutMs });

describe('a file is given to the virus scanner', () => {
  test('whole and in order, and is clean when it says so', async () => {
    const seen: Buffer[] = [];
    const { port, commands } = await aDaemon((file) => {
      seen.push(file);
      return 'stream: OK';
    });
    expect(await scannerAt(port).scan(blocks(3, 700_000, 0, 5))).toBe('clean');
    expect(commands).toEqual(['zINSTREAM']);
    expect(seen[0]?.equals(Buffer.concat([Buffer.alloc(3, 1), Buffer.alloc(700_000, 2), Buffer.alloc(5, 4)]))).toBe(
      true,
    );
  });

  test('through a file of this machine too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plainclaim-clamd-'));
    const path = join(folder, 'clamd.ctl');
    await aDaemon(() => 'stream: OK', path);
    const scanner = clamdScanner({ address: { path }, log: silentLog });
    expect(await scanner.scan(blocks(10))).toBe('clean');
    await rm(folder, { recursive: true, force: true });
  });

  test('and is infected when it finds something', async () => {
    const { port } = await aDaemon(() => 'stream: Win.Test.EICAR_HDB-1 FOUND');
    expect(await scannerAt(port).scan(blocks(10))).toBe('infected');
  });

  test.each([
    ['it says something else', () => 'INSTREAM size limit exceeded. ERROR'],
    ['it hangs up without a word', () => ''],
    ['it never answers', () => null],
  ])('and counts as not scanned when %s', async (_name, verdict) => {
    const { port } = await aDaemon(verdict);
    expect(await scannerAt(port, 600).scan(blocks(10))).toBe('not_scanned');
  });

  test('and counts as not scanned when nobody is there', async () => {
    const { port } = await aDaemon(() => 'stream: OK');
    for (const close of open.splice(0)) await close();
    expect(await scannerAt(port).scan(blocks(300_000))).toBe('not_scanned');
  });
});

test('its address is a file or a port', () => {
  expect(parseClamdAddress('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(parseClamdAddress('tcp://127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3310 });
  expect(parseClamdAddress('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  for (const wrong of ['clamd', 'unix:clamd', 'tcp://127.0.0.1', 'http://127.0.0.1:3310', 'tcp://a:1/path']) {
    expect(parseClamdAddress(wrong)).toBeUndefined();
  }
});
