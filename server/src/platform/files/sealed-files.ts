import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openedBytes, type SealedBox } from '../security/index.ts';

/**
 * Files that are too large for a column, sealed as columns are. Names are ids made by us, never a person's. A file is
 * there whole or not at all, and never changes.
 */
export type SealedFiles = {
  /** Takes the bytes as they come and holds one block at a time. Leaves nothing behind when they break off. */
  write(id: string, plain: AsyncIterable<Uint8Array>): Promise<WrittenFile>;
  /** Block by block. @throws when it is not there, was cut short or was changed. */
  read(id: string): AsyncGenerator<Buffer>;
  /**
   * Seals with the newest key what an older one sealed, file by file, until the signal fires. What is inside stays the same.
   * Answers how many. A file that is removed at this very moment may come back; it is in use by nobody and is cleared away.
   */
  sealAnew(signal: AbortSignal): Promise<number>;
  /** Nothing happens when it is not there. */
  remove(id: string): Promise<void>;
  /**
   * Clears away what was last written before then and what `isInUse` does not name: what a crash or a deleted claim left.
   * Answers how many.
   */
  clearOlderThan(instantMs: number, isInUse: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
};

export type WrittenFile = {
  /** Of what was given, not of what lies on the disk. */
  readonly byteCount: number;
  /** Of what was given, in hexadecimal. */
  readonly sha256: string;
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_LENGTH = 36;
const BLOCK_BYTES = 256 * 1024;
const LENGTH_BYTES = 4;
/** More than any block and what its seal adds: a length beyond it is damage. */
const LARGEST_SEALED_BLOCK = BLOCK_BYTES + 1024;
const UNFINISHED = '.part';
/** However many files there are, few are open, and few are asked for, at a time. */
const LOOKED_AT_TOGETHER = 500;

/** The default: a folder on this machine, readable by its owner only. Several processes on one machine may share it. */
export function localSealedFiles(box: SealedBox, directory: string): SealedFiles {
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new RangeError('a stored file has an id for its name');
    return join(directory, id);
  };
  // The number and the end are sealed in: blocks that were swapped, left out or cut off do not open.
  const purpose = (id: string, index: number, isLast: boolean): string =>
    `stored-file:${id}:${index}:${isLast ? 'last' : 'more'}`;

  const files: SealedFiles = {
    write: async (id, plain) => {
      const path = pathOf(id);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // A name of its own: a run that was given up may still hold one open.
      const unfinished = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`;
      const file = await open(unfinished, 'wx', 0o600);
      const hash = createHash('sha256');
      let byteCount = 0;
      let index = 0;
      try {
        for await (const { block, isLast } of inBlocks(plain)) {
          hash.update(block);
          byteCount += block.length;
          const sealed = box.seal(purpose(id, index, isLast), block);
          const length = Buffer.alloc(LENGTH_BYTES);
          length.writeUInt32BE(sealed.length);
          await file.writev([length, sealed]);
          index += 1;
        }
        await file.sync();
        await file.close();
        await rename(unfinished, path);
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(unfinished, { force: true });
        throw error;
      }
      return { byteCount, sha256: hash.digest('hex') };
    },
    read: async function* (id) {
      let index = 0;
      for await (const { block, isLast } of sealedBlocks(pathOf(id))) {
        yield openedBytes(box, purpose(id, index, isLast), block);
        index += 1;
      }
    },
    sealAnew: async (signal) => {
      const names = (await readdir(directory).catch(emptyWhenMissing)).filter((name) => ID.test(name));
      let count = 0;
      for (const id of names) {
        if (signal.aborted) break;
        const start = await startOf(pathOf(id), box.newestStart.length);
        if (start === null || start.equals(box.newestStart)) continue;
        await files.write(id, files.read(id));
        count += 1;
      }
      return count;
    },
    remove: async (id) => {
      await rm(pathOf(id), { force: true });
    },
    clearOlderThan: async (instantMs, isInUse) => {
      const names = await readdir(directory).catch(emptyWhenMissing);
      let count = 0;
      for (let from = 0; from < names.length; from += LOOKED_AT_TOGETHER) {
        const some = names.slice(from, from + LOOKED_AT_TOGETHER);
        const old = (await Promise.all(some.map((name) => nameIfOlder(directory, name, instantMs)))).flat();
        const used = await isInUse([...new Set(old.filter((name) => ID.test(name)))]);
        const unused = old.filter((name) => !used.has(name));
        await Promise.all(unused.map((name) => rm(join(directory, name), { force: true })));
        count += unused.length;
      }
      return count;
    },
  };
  return files;
}

/** How the first block of a file begins; null when the file is not there any more. */
async function startOf(path: string, length: number): Promise<Buffer | null> {
  const file = await open(path, 'r').catch(nullWhenMissing);
  if (file === null) return null;
  try {
    const start = Buffer.alloc(length);
    await file.read(start, 0, length, LENGTH_BYTES);
    return start;
  } finally {
    await file.close();
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Of ours only: a finished file, or an unfinished one. */
async function nameIfOlder(directory: string, name: string, instantMs: number): Promise<readonly string[]> {
  const isOurs = ID.test(name.slice(0, ID_LENGTH)) && (name.length === ID_LENGTH || name.endsWith(UNFINISHED));
  const found = isOurs ? await stat(join(directory, name)).catch(() => null) : null;
  return found !== null && found.mtimeMs < instantMs ? [name] : [];
}

function emptyWhenMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

/** Full blocks and a last one, which may be empty: so that even an empty file has its end sealed. */
async function* inBlocks(
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly block: Buffer; readonly isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of plain) {
    waiting.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    length += piece.byteLength;
    if (length < BLOCK_BYTES) continue;
    let rest = Buffer.concat(waiting, length);
    for (; rest.length >= BLOCK_BYTES; rest = rest.subarray(BLOCK_BYTES)) {
      yield { block: rest.subarray(0, BLOCK_BYTES), isLast: false };
    }
    // A copy, so that a small rest does not keep a large piece in memory.
    waiting = [Buffer.from(rest)];
    length = rest.length;
  }
  yield { block: Buffer.concat(waiting, length), isLast: true };
}

async function* sealedBlocks(path: string): AsyncGenerator<{ readonly block: Buffer; readonly isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  let held: Buffer | null = null;
  for await (const piece of createReadStream(path, { highWaterMark: BLOCK_BYTES })) {
    rest = Buffer.concat([rest, piece]);
    for (let next = firstBlock(rest); next !== null; next = firstBlock(rest)) {
      if (held !== null) yield { block: held, isLast: false };
      held = Buffer.from(next);
      rest = rest.subarray(LENGTH_BYTES + next.length);
    }
  }
  if (held === null || rest.length > 0) throw new Error('a stored file is damaged');
  yield { block: held, isLast: true };
}

/** Null until it is there whole. */
function firstBlock(bytes: Buffer): Buffer | null {
  if (bytes.length < LENGTH_BYTES) return null;
  const length = bytes.readUInt32BE(0);
  if (length > LARGEST_SEALED_BLOCK) throw new Error('a stored file is damaged');
  return bytes.length < LENGTH_BYTES + length ? null : bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
}
