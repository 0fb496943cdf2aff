import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { sealedBox } from '../security/index.ts';
import { folderStore } from './folder-store.ts';
import { moveObjects, movingStore } from './moving-store.ts';
import { ObjectMissing, type ObjectStore, oncePiece, problemWith } from './object-store.ts';
import { openPlace, parsePlace } from './place.ts';
import { createSealedFiles, isFileId } from './sealed-files.ts';

let directory: string;
let server: S3Server;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plainclaim-objects-'));
  server = await startS3Server('claims');
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

let made = 0;
const anEmptyPlace = (kind: 'folder' | 's3'): Promise<ObjectStore> => {
  made += 1;
  return kind === 'folder'
    ? Promise.resolve(folderStore(join(directory, `folder-${made}`)))
    : openPlace({ kind: 's3', bucket: 'claims', folder: `files-${made}` }, server.settings);
};

async function* pieces(bytes: Buffer, size = 70_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function wholeOf(read: AsyncIterable<Buffer>): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of read) blocks.push(block);
  return Buffer.concat(blocks);
}
async function namesIn(store: ObjectStore, beginning?: string): Promise<string[]> {
  const names: string[] = [];
  for await (const some of store.list(beginning)) names.push(...some.map(({ name }) => name));
  return names.toSorted();
}

describe.each(['folder', 's3'] as const)('a place of the kind %s', (kind) => {
  test('gives back what was put into it, of any size, and the start of it alone', async () => {
    const store = await anEmptyPlace(kind);
    // Below, at and above the size of a part of an upload.
    for (const size of [0, 1, 300_000, 5 * 1024 * 1024, 6_000_000]) {
      const bytes = randomBytes(size);
      await store.put(`of-${size}`, pieces(bytes));
      expect((await wholeOf(store.get(`of-${size}`))).equals(bytes)).toBe(true);
    }
    expect((await wholeOf(store.get('of-300000', 9))).length).toBe(9);
  });

  test('lists by the beginning of the name, and says of what is not there that it is missing', async () => {
    const store = await anEmptyPlace(kind);
    for (const name of ['a/1', 'a/2', 'b/1']) await store.put(name, oncePiece(Buffer.from(name)));
    expect(await namesIn(store)).toEqual(['a/1', 'a/2', 'b/1']);
    expect(await namesIn(store, 'a/')).toEqual(['a/1', 'a/2']);
    await store.remove('a/1');
    await store.remove('a/1');
    expect([await store.has('a/1'), await store.has('a/2')]).toEqual([false, true]);
    await expect(wholeOf(store.get('a/1'))).rejects.toThrow(ObjectMissing);
  });

  test('holds nothing of what broke off on its way', async () => {
    const store = await anEmptyPlace(kind);
    async function* broken(): AsyncGenerator<Buffer> {
      yield randomBytes(400_000);
      throw new Error('the connection is gone');
    }
    await expect(store.put('half', broken())).rejects.toThrow('the connection is gone');
    expect(await namesIn(store)).toEqual([]);
  });

  test('can be used, and refuses names that lead out of it', async () => {
    const store = await anEmptyPlace(kind);
    // Several processes may start at the same moment.
    expect(await Promise.all([1, 2, 3].map(() => problemWith(store)))).toEqual([null, null, null]);
    expect(await namesIn(store)).toEqual([]);
    await expect(store.put('../escape', oncePiece(Buffer.from('x')))).rejects.toThrow(RangeError);
  });

  test('holds sealed files of which nothing can be read, and clears the old ones nobody uses', async () => {
    const store = await anEmptyPlace(kind);
    const files = createSealedFiles(sealedBox(['a data key for objects that only this test knows']), store);
    const [used, unused] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [used, unused]) await files.write(id, pieces(Buffer.from('The broken window, '.repeat(9_000))));
    expect((await wholeOf(store.get(used))).includes('broken window')).toBe(false);
    expect(await files.clearOlderThan(Date.now() + 60_000, async () => new Set([used]))).toBe(1);
    expect(await namesIn(store)).toEqual([used]);
    expect((await wholeOf(files.read(used))).toString()).toContain('broken window');
  });
});

test('a place that cannot be used says why, without its keys', async () => {
  await writeFile(join(directory, 'a-file'), '');
  const settings = { ...server.settings, accessKeyId: 'somebody-else' };
  const problems = [
    await problemWith(await openPlace({ kind: 's3', bucket: 'claims', folder: '' }, settings)),
    await problemWith(await openPlace({ kind: 's3', bucket: 'no-such-bucket', folder: '' }, server.settings)),
    await problemWith(folderStore(join(directory, 'a-file', 'files'))),
  ];
  expect(problems[0]).toContain('status 403');
  expect(problems[1]).toContain('NoSuchBucket');
  expect(problems[2]).toContain('ENOTDIR');
  expect(problems.join()).not.toContain('somebody-else');
});

test('a place is read from one setting', () => {
  expect(parsePlace('/srv/files')).toEqual({ kind: 'folder', directory: '/srv/files' });
  expect(parsePlace('s3://claims')).toEqual({ kind: 's3', bucket: 'claims', folder: '' });
  expect(parsePlace('s3://claims/live/files/')).toEqual({ kind: 's3', bucket: 'claims', folder: 'live/files' });
  for (const wrong of ['s3://', 's3://X', 's3://claims/../other', 'https://claims']) {
    expect([wrong, parsePlace(wrong)]).toEqual([wrong, undefined]);
  }
});

test('files move from a folder to a bucket while they are read, written and removed', async () => {
  const [older, newer] = [await anEmptyPlace('folder'), await anEmptyPlace('s3')];
  const box = sealedBox(['a data key for moving files that only this test knows']);
  const before = createSealedFiles(box, older);
  const contents = new Map<string, Buffer>();
  for (let each = 0; each < 40; each += 1) {
    const [id, bytes] = [crypto.randomUUID(), randomBytes(10_000 + each)];
    await before.write(id, pieces(bytes));
    contents.set(id, bytes);
  }
  const ids = [...contents.keys()];
  const meanwhile = createSealedFiles(box, movingStore(newer, older));
  const moving = moveObjects(older, newer, isFileId);
  const removed = ids.slice(35);
  const reading = ids.slice(0, 35).map(async (id) => {
    expect((await wholeOf(meanwhile.read(id))).equals(contents.get(id) ?? Buffer.alloc(0))).toBe(true);
  });
  const added = crypto.randomUUID();
  await Promise.all([
    ...reading,
    ...removed.map((id) => meanwhile.remove(id)),
    meanwhile.write(added, pieces(Buffer.from('new'))),
  ]);
  const { moved } = await moving;
  expect(moved).toBeGreaterThanOrEqual(35);
  // A run that was stopped half-way, with a file copied and not yet taken from the old place.
  await before.write(ids[0] ?? '', pieces(contents.get(ids[0] ?? '') ?? Buffer.alloc(0)));
  expect(await moveObjects(older, newer, isFileId)).toEqual({ moved: 0, wasThere: 1, bytes: 0 });
  expect(await namesIn(older)).toEqual([]);
  const after = createSealedFiles(box, newer);
  for (const id of ids.slice(0, 35))
    expect((await wholeOf(after.read(id))).equals(contents.get(id) ?? Buffer.alloc(0))).toBe(true);
  expect((await wholeOf(after.read(added))).toString()).toBe('new');
});
