import { type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRAWN_SIGNATURE } from '../../testing/builders/a-draft.ts';
import { bundledRenderer, bundledUploadChild } from '../../testing/child-bundles.ts';
import { aLetterModel } from '../../testing/builders/letter-model.ts';
import { createDocumentRenderer } from '../documents/index.ts';
import { createUploadIntake } from '../uploads/index.ts';
import { areWallsWhole, buildWalls, describeWalls, noWalls, startConfined, type Walls } from './index.ts';

const LIMITS = { dataBytes: 700 * 1024 * 1024, cpuSeconds: 20 };

let folder: string;
let dataDir: string;
let walls: Walls;
let listener: Server;
let port = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainclaim-walls-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  writeFileSync(join(dataDir, 'keys.json'), 'the keys', { mode: 0o600 });
  writeFileSync(
    join(folder, 'taken-over.mjs'),
    `import { readFileSync, writeFileSync } from 'node:fs';
     import { connect } from 'node:net';
     const tried = (work) => { try { return String(work()); } catch (error) { return 'refused ' + error.code; } };
     const reached = (port) => new Promise((resolve) => {
       const socket = connect(port, '127.0.0.1', () => resolve('reached'));
       socket.on('error', (error) => resolve('refused ' + error.code));
     });
     process.on('disconnect', () => process.exit(0));
     process.on('message', async ({ port, keys, parent }) => {
       const { NODE_CHANNEL_FD, NODE_CHANNEL_SERIALIZATION_MODE, ...env } = process.env;
       process.send({
         env: Object.keys(env).filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)),
         network: await reached(port),
         keys: tried(() => readFileSync(keys, 'utf8')),
         parent: tried(() => readFileSync('/proc/' + parent + '/environ').length),
       });
     });
     process.send('ready');`,
  );
  writeFileSync(
    join(folder, 'hungry.mjs'),
    `process.on('message', () => { const held = []; for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, 1)); });
     process.send('ready');`,
  );
  walls = await buildWalls({ dataDir, needs: [folder, join(folder, 'taken-over.mjs')] });
  listener = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  listener.close();
  await rm(folder, { recursive: true });
});

const start = (name: string, within: Walls): ChildProcess =>
  startConfined({
    module: pathToFileURL(join(folder, name)),
    execArgv: [],
    walls: within,
    limits: LIMITS,
    stderr: 'ignore',
  });
const messageOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the child ended')));
  });

async function seenFrom(within: Walls): Promise<Record<string, unknown>> {
  const child = start('taken-over.mjs', within);
  expect(await messageOf(child)).toBe('ready');
  const stated = messageOf(child);
  child.send({ port, keys: join(dataDir, 'keys.json'), parent: process.pid });
  const seen = await stated;
  child.kill('SIGKILL');
  return Object(seen);
}

describe('a child process that somebody took over by a file', () => {
  test('has nothing of our environment, walls or not', async () => {
    expect(await seenFrom(noWalls)).toMatchObject({ env: [], network: 'reached', keys: 'the keys' });
    expect(await seenFrom(walls)).toMatchObject({ env: [] });
  });

  test('reaches no network where the system lets us cut it off', async (context) => {
    if (!walls.inForce.noNetwork) context.skip('this system does not let us');
    expect((await seenFrom(walls))['network']).toMatch(/^refused/);
  });

  test('reads neither our keys nor our own environment where it is another user', async (context) => {
    if (!walls.inForce.otherUser) context.skip('this system does not let us');
    expect(await seenFrom(walls)).toMatchObject({ parent: 'refused EACCES' });
    if (walls.inForce.hidesData) expect(await seenFrom(walls)).toMatchObject({ keys: 'refused ENOENT' });
  });

  test('is ended by the kernel when it wants more memory than it may have', async (context) => {
    if (!walls.inForce.limits) context.skip('this system does not let us');
    const child = start('hungry.mjs', walls);
    expect(await messageOf(child)).toBe('ready');
    const ended = new Promise((resolve) =>
      child.once('exit', (code, signal) => resolve(code !== 0 || signal !== null)),
    );
    child.send('go');
    expect(await ended).toBe(true);
  });
});

test('our own children do their work within the walls: a signature, a photo and a letter', async () => {
  const child = fileURLToPath(bundledUploadChild.childModule);
  const files = bundledRenderer();
  const needs = [child, fileURLToPath(files.childModule), files.assetsDir];
  const around = await buildWalls({ dataDir, needs });
  expect(around.inForce).toEqual(walls.inForce);
  const uploads = createUploadIntake({ ...bundledUploadChild, walls: around });
  const drawn = await uploads.drawing(Buffer.from(DRAWN_SIGNATURE.split(',')[1] ?? '', 'base64'));
  expect(drawn).toMatchObject({ ok: true, value: expect.any(Uint8Array) });
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#88aa66' } })
    .jpeg()
    .toBuffer();
  const prepared = await uploads.prepare({ of: 'somebody', bytes: async () => photo, as: 'image', mostPages: 1 });
  expect(prepared).toMatchObject({ ok: true, value: { kind: 'image' } });
  const renderer = createDocumentRenderer({ ...files, walls: around, size: 1 });
  expect(await renderer.renderLetter(aLetterModel())).toMatchObject({ ok: true });
  await renderer.close();
});

describe('a start', () => {
  const whole = { noNetwork: true, otherUser: true, hidesData: true, limits: true };
  const NAMES = {
    noNetwork: 'no network',
    otherUser: 'a user of their own',
    hidesData: 'data folder hidden',
    limits: 'memory and time limited by the kernel',
  };

  test('names each wall as in force when all stand', () => {
    expect(areWallsWhole(whole)).toBe(true);
    expect(describeWalls(whole)).toBe(
      'walls around the child processes that open the files of strangers, in force: empty environment, no network, a user of their own, data folder hidden, memory and time limited by the kernel',
    );
  });

  test('names each wall as not in force when none stands, and what is so instead', () => {
    expect(areWallsWhole(noWalls.inForce)).toBe(false);
    expect(describeWalls(noWalls.inForce)).toBe(
      'walls around the child processes that open the files of strangers, in force: empty environment; NOT in force: no network (they reach the network), a user of their own (they run as our own user), data folder hidden (the data folder is kept from them by its rights at most), memory and time limited by the kernel (we watch both ourselves)',
    );
  });

  test.each(['noNetwork', 'otherUser', 'hidesData', 'limits'] as const)(
    'does not call walls whole where %s alone is missing, and says which it is',
    (missing) => {
      const half = { ...whole, [missing]: false };
      expect(areWallsWhole(half)).toBe(false);
      const [standing, notStanding] = describeWalls(half).split('; NOT in force: ');
      expect(notStanding).toMatch(new RegExp(`^${NAMES[missing]} \\([^,]*\\)$`));
      expect(standing).not.toContain(NAMES[missing]);
    },
  );
});
