import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedBox } from '../security/index.ts';
import { localSealedFiles, type SealedFiles } from './sealed-files.ts';

/** Cut short, or not opened by its key under this name and number. */
const DAMAGED = /is damaged|cannot be opened/;

let directory: string;
let files: SealedFiles;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plainclaim-files-'));
  files = localSealedFiles(sealedBox(['a data key for files that only this test knows']), directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readWhole(id: string): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of files.read(id)) blocks.push(block);
  return Buffer.concat(blocks);
}

test.each([0, 1, 262_143, 262_144, 262_145, 1_000_000])('%d bytes come back as they went in', async (size) => {
  const id = randomUUID();
  const bytes = randomBytes(size);
  expect((await files.write(id, pieces(bytes, 70_000))).byteCount).toBe(size);
  expect((await readWhole(id)).equals(bytes)).toBe(true);
});

test('nothing of what was written can be read on the disk', async () => {
  const id = randomUUID();
  await files.write(id, pieces(Buffer.from('The broken window, '.repeat(40_000)), 65_536));
  expect((await readFile(join(directory, id))).includes('broken window')).toBe(false);
});

test('a file that was cut short, changed, put in another place or reordered does not open', async () => {
  const bytes = randomBytes(600_000);
  const spoilt = async (spoil: (path: string) => Promise<void>): Promise<Promise<Buffer>> => {
    const id = randomUUID();
    await files.write(id, pieces(bytes, 65_536));
    await spoil(join(directory, id));
    return readWhole(id);
  };
  const firstBlock = 4 + 262_144 + 33;
  await expect(spoilt((path) => truncate(path, firstBlock))).rejects.toThrow(DAMAGED);
  await expect(spoilt((path) => truncate(path, firstBlock + 100))).rejects.toThrow(DAMAGED);
  await expect(
    spoilt(async (path) => {
      const whole = await readFile(path);
      whole[300] = (whole[300] ?? 0) ^ 1;
      await writeFile(path, whole);
    }),
  ).rejects.toThrow(DAMAGED);
  await expect(
    spoilt(async (path) => {
      const whole = await readFile(path);
      const [one, two] = [whole.subarray(0, firstBlock), whole.subarray(firstBlock, 2 * firstBlock)];
      await writeFile(path, Buffer.concat([two, one, whole.subarray(2 * firstBlock)]));
    }),
  ).rejects.toThrow(DAMAGED);
  const [from, to] = [randomUUID(), randomUUID()];
  await files.write(from, pieces(bytes, 65_536));
  await writeFile(join(directory, to), await readFile(join(directory, from)));
  await expect(readWhole(to)).rejects.toThrow(DAMAGED);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const before = await readdir(directory);
  async function* broken(): AsyncGenerator<Buffer> {
    yield randomBytes(400_000);
    throw new Error('the connection is gone');
  }
  await expect(files.write(randomUUID(), broken())).rejects.toThrow('the connection is gone');
  expect(await readdir(directory)).toEqual(before);
});

test('a name that is no id is never a path', async () => {
  await expect(files.write('../../escape', pieces(Buffer.from('x'), 1))).rejects.toThrow(RangeError);
});

test('clearing takes what is old and not in use, unfinished ones too, and nothing else', async () => {
  const [used, unused] = [randomUUID(), randomUUID()];
  for (const id of [used, unused]) await files.write(id, pieces(Buffer.from('x'), 1));
  await writeFile(join(directory, `${used}.0a1b2c3d.part`), 'x');
  await writeFile(join(directory, 'somebody-elses.txt'), 'x');
  const inUse = async (): Promise<ReadonlySet<string>> => new Set([used]);
  expect(await files.clearOlderThan(Date.now() - 60_000, inUse)).toBe(0);
  expect(await files.clearOlderThan(Date.now() + 60_000, inUse)).toBeGreaterThanOrEqual(2);
  expect((await readdir(directory)).toSorted()).toEqual([used, 'somebody-elses.txt'].toSorted());
  await files.remove(used);
  await files.remove(used);
  expect(await readdir(directory)).toEqual(['somebody-elses.txt']);
});
