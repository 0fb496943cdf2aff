import { openedBytes, type SealedBox } from '../security/index.ts';

const BLOCK_BYTES = 256 * 1024;
export const LENGTH_BYTES = 4;
/** More than any block and what its seal adds: a length beyond it is damage. */
const LARGEST_SEALED_BLOCK = BLOCK_BYTES + 1024;

// The number and the end are sealed in: blocks that were swapped, left out or cut off do not open.
const purposeOf = (purpose: string, index: number, isLast: boolean): string =>
  `${purpose}:${index}:${isLast ? 'last' : 'more'}`;

/** Seals bytes as they come and holds one block at a time. `seen` is handed each block as it was given. */
export async function* sealedStream(
  box: SealedBox,
  purpose: string,
  plain: AsyncIterable<Uint8Array>,
  seen: (block: Buffer) => void = () => undefined,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { block, isLast } of inBlocks(plain)) {
    seen(block);
    const sealed = box.seal(purposeOf(purpose, index, isLast), block);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(sealed.length);
    yield Buffer.concat([length, sealed]);
    index += 1;
  }
}

/** Block by block. @throws when it was cut short or changed, or when no key opens it. */
export async function* openedStream(
  box: SealedBox,
  purpose: string,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { block, isLast } of sealedBlocks(sealed)) {
    yield openedBytes(box, purposeOf(purpose, index, isLast), block);
    index += 1;
  }
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

async function* sealedBlocks(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly block: Buffer; readonly isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  let held: Buffer | null = null;
  for await (const piece of pieces) {
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
