import { randomBytes } from 'node:crypto';

/**
 * Where bytes lie that are too many for a column: a folder of this machine, or a bucket of an S3-compatible service.
 * What is put there is sealed already. An object is there whole or not at all, and its name says nothing of a person.
 */
export type ObjectStore = {
  /** In words, for whoever runs the server. Holds no secret. */
  readonly place: string;
  /** Takes the bytes as they come. Leaves nothing behind when they break off; takes the place of what had that name. */
  put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Piece by piece; only the first `most` bytes where that is given. @throws ObjectMissing */
  get(name: string, most?: number): AsyncGenerator<Buffer>;
  has(name: string): Promise<boolean>;
  /** Every object whose name begins so, in any order, a page at a time. */
  list(beginning?: string): AsyncGenerator<readonly StoredObject[]>;
  /** Nothing happens when it is not there. */
  remove(name: string): Promise<void>;
  /** Clears away what was begun before then and never came to its end. Answers how many. */
  clearUnfinished(beforeMs: number): Promise<number>;
};

export type StoredObject = { readonly name: string; readonly writtenMs: number; readonly byteCount: number };

export class ObjectMissing extends Error {
  constructor() {
    super('a stored object is not there');
    this.name = 'ObjectMissing';
  }
}

const NAME = /^[0-9a-z][0-9a-z._-]*(?:\/[0-9a-z][0-9a-z._-]*)*$/i;

/** A name is made by us: it never leaves the place it is put into. */
export function checkedName(name: string): string {
  if (!NAME.test(name) || name.includes('..')) throw new RangeError('a stored object has a name of ours');
  return name;
}

/** Writes, reads and removes a few bytes; null, or what stands in the way. */
export async function problemWith(store: ObjectStore): Promise<string | null> {
  // A name of its own: several processes may start at the same moment.
  const probe = `start-check-${randomBytes(6).toString('hex')}.probe`;
  const wanted = Buffer.from('Plainclaim wrote this to see whether it can.');
  try {
    await store.put(probe, oncePiece(wanted));
    const read: Buffer[] = [];
    for await (const piece of store.get(probe)) read.push(piece);
    await store.remove(probe);
    return Buffer.concat(read).equals(wanted) ? null : 'what was written came back changed';
  } catch (error) {
    return reasonOf(error);
  }
}

/** The kind of the failure and its status, never its text: that may hold an address with a key in it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const metadata: unknown = Reflect.get(error, '$metadata');
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  const code: unknown = Reflect.get(error, 'code');
  const parts = [
    error.name,
    typeof code === 'string' ? code : '',
    typeof status === 'number' ? `status ${status}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

export async function* oncePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
