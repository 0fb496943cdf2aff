import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedName, ObjectMissing, type ObjectStore, type StoredObject } from './object-store.ts';

const PIECE_BYTES = 256 * 1024;
const UNFINISHED = '.part';
/** However many files there are, few are looked at at a time. */
const LOOKED_AT_TOGETHER = 500;

/** A folder on this machine, readable by its owner only. Several processes on one machine may share it. */
export function folderStore(directory: string): ObjectStore {
  const pathOf = (name: string): string => join(directory, checkedName(name));

  async function* looked(wanted: (name: string) => boolean): AsyncGenerator<readonly StoredObject[]> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(emptyWhenMissing);
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(directory.length + 1))
      .filter(wanted);
    for (let from = 0; from < names.length; from += LOOKED_AT_TOGETHER) {
      const some = names.slice(from, from + LOOKED_AT_TOGETHER);
      yield (await Promise.all(some.map((name) => lookAt(directory, name)))).flat();
    }
  }

  return {
    place: directory,
    put: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A name of its own: a run that was given up may still hold one open.
      const unfinished = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`;
      const file = await open(unfinished, 'wx', 0o600);
      try {
        for await (const piece of bytes) await file.writeFile(piece);
        await file.sync();
        await file.close();
        await rename(unfinished, path);
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async function* (name, most) {
      const limit = most === undefined ? {} : { end: most - 1 };
      try {
        yield* createReadStream(pathOf(name), { highWaterMark: PIECE_BYTES, ...limit });
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing() : error;
      }
    },
    has: async (name) => (await lookAt(directory, checkedName(name))).length > 0,
    list: (beginning = '') => looked((name) => name.startsWith(beginning) && !name.endsWith(UNFINISHED)),
    remove: async (name) => {
      await rm(pathOf(name), { force: true });
    },
    clearUnfinished: async (beforeMs) => {
      let count = 0;
      for await (const some of looked((name) => name.endsWith(UNFINISHED))) {
        const old = some.filter(({ writtenMs }) => writtenMs < beforeMs);
        await Promise.all(old.map(({ name }) => rm(join(directory, name), { force: true })));
        count += old.length;
      }
      return count;
    },
  };
}

async function lookAt(directory: string, name: string): Promise<readonly StoredObject[]> {
  const found = await stat(join(directory, name)).catch(() => null);
  return found === null ? [] : [{ name, writtenMs: found.mtimeMs, byteCount: found.size }];
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function emptyWhenMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}
