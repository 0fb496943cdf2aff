import { ObjectMissing } from './object-store.ts';
import type { SealedFiles } from './sealed-files.ts';

export type OpenedFile<T> = { readonly found: T; readonly blocks: AsyncIterable<Buffer> };

/**
 * Opens the file of the row that `find` answers; null when there is no such row. Between the look-up and the opening the row
 * may be replaced or removed together with its file, so a file that is not there is looked up once more before it counts as
 * lost. @throws when the row is there and its file is not.
 */
export async function openFound<T extends { readonly id: string }>(
  files: SealedFiles,
  find: () => Promise<T | null>,
): Promise<OpenedFile<T> | null> {
  const found = await find();
  if (found === null) return null;
  const blocks = await begun(files.read(found.id));
  if (blocks !== null) return { found, blocks };
  const next = await find();
  return next === null ? null : { found: next, blocks: await mustBegin(files.read(next.id)) };
}

/** The same blocks, the first of them read already; null when there is no such file. */
async function begun(blocks: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer> | null> {
  try {
    return await mustBegin(blocks);
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

async function mustBegin(blocks: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer>> {
  let first: IteratorResult<Buffer> | null = await blocks.next();
  const next = async (): Promise<IteratorResult<Buffer>> => {
    const held = first;
    first = null;
    return held ?? blocks.next();
  };
  // By hand and not as a generator: one that was never begun would not close the file when it is given up.
  return { [Symbol.asyncIterator]: () => ({ next, return: (value) => blocks.return(value) }) };
}
