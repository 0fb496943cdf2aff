import { readFile } from 'node:fs/promises';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { indexPlaces, type Place, type PlaceIndex, readPlaces } from './place-index.ts';

const unzip = promisify(gunzip);
/** About 4 ms of work: other requests get their turn between two pieces. */
const LINES_A_TURN = 2000;
const LARGEST_TEXT_BYTES = 16_000_000;

/** Reads `us-places.tsv.gz`. Rejects when the file is missing or is not what our tool makes. */
export async function readPlaceFile(path: string): Promise<PlaceIndex> {
  const text = await unzip(await readFile(path), { maxOutputLength: LARGEST_TEXT_BYTES });
  const lines = text.toString('utf8').split('\n');
  const places: Place[] = [];
  for (let at = 0; at < lines.length; at += LINES_A_TURN) {
    places.push(...readPlaces(lines.slice(at, at + LINES_A_TURN)));
    await othersFirst();
  }
  return indexPlaces(places);
}

/** Does the work at the first call and shares it; after a failure the next call tries again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
