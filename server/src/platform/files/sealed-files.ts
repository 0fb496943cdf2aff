import { createHash } from 'node:crypto';
import type { SealedBox } from '../security/index.ts';
import { folderStore } from './folder-store.ts';
import { ObjectMissing, type ObjectStore } from './object-store.ts';
import { LENGTH_BYTES, openedStream, sealedStream } from './sealed-blocks.ts';

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
  /** Of what was given, not of what is stored. */
  readonly byteCount: number;
  /** Of what was given, in hexadecimal. */
  readonly sha256: string;
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isFileId = (name: string): boolean => ID.test(name);

/** The default: a folder on this machine. */
export const localSealedFiles = (box: SealedBox, directory: string): SealedFiles =>
  createSealedFiles(box, folderStore(directory));

export function createSealedFiles(box: SealedBox, store: ObjectStore): SealedFiles {
  const named = (id: string): string => {
    if (!ID.test(id)) throw new RangeError('a stored file has an id for its name');
    return id;
  };
  const purpose = (id: string): string => `stored-file:${id}`;

  const files: SealedFiles = {
    write: async (id, plain) => {
      const name = named(id);
      const hash = createHash('sha256');
      let byteCount = 0;
      const seen = (block: Buffer) => {
        hash.update(block);
        byteCount += block.length;
      };
      await store.put(name, sealedStream(box, purpose(id), plain, seen));
      return { byteCount, sha256: hash.digest('hex') };
    },
    read: (id) => openedStream(box, purpose(id), store.get(named(id))),
    sealAnew: async (signal) => {
      let count = 0;
      for await (const some of store.list()) {
        for (const { name: id } of some.filter(({ name }) => ID.test(name))) {
          if (signal.aborted) return count;
          const start = await startOf(store, id, box.newestStart.length);
          if (start === null || start.equals(box.newestStart)) continue;
          await files.write(id, files.read(id));
          count += 1;
        }
      }
      return count;
    },
    remove: (id) => store.remove(named(id)),
    clearOlderThan: async (instantMs, isInUse) => {
      let count = await store.clearUnfinished(instantMs);
      for await (const some of store.list()) {
        const old = some.filter(({ name, writtenMs }) => ID.test(name) && writtenMs < instantMs);
        const used = await isInUse(old.map(({ name }) => name));
        const unused = old.filter(({ name }) => !used.has(name));
        await Promise.all(unused.map(({ name }) => store.remove(name)));
        count += unused.length;
      }
      return count;
    },
  };
  return files;
}

/** How the first block of a file begins; null when the file is not there any more. */
async function startOf(store: ObjectStore, id: string, length: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of store.get(id, LENGTH_BYTES + length)) pieces.push(piece);
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
  return Buffer.concat(pieces).subarray(LENGTH_BYTES);
}
