import { NotPlain } from '../not-plain.ts';

export type PictureSize = { readonly width: number; readonly height: number };

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const TABLE_OF_CODES = 0xc4;
const ARITHMETIC_TABLE = 0xcc;
const RESERVED = 0xc8;
const FIRST_FRAME = 0xc0;
const LAST_FRAME = 0xcf;
const LAST_RESTART = 0xd7;
const FIRST_RESTART = 0xd0;
/** The parts that tell how to show it: its size and colours for Adobe programs, and its tables. */
const ADOBE = 0xee;
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
const COMMENT = 0xfe;
/** Each one may go over all pixels again; cameras' pictures have ten. */
const MOST_SCANS = 64;

/**
 * The same picture, of its own parts alone: without what tells about it (place, camera, small copies, comments) and
 * without bytes behind its end. @throws NotPlain for what is no JPEG.
 */
export function cleanJpeg(jpeg: Uint8Array): { readonly bytes: Uint8Array; readonly size: PictureSize } {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) throw new NotPlain('damaged');
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: PictureSize | null = null;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    // Some programs fill up with marks.
    if (bytes[at] === MARKER && bytes[at + 1] === MARKER) {
      at += 1;
      continue;
    }
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARKER || kind < FIRST_FRAME) throw new NotPlain('damaged');
    if (kind === END_OF_IMAGE) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new NotPlain('damaged');
    if (isFrame(kind) && at + 9 <= bytes.length) {
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (!tellsAbout(kind)) kept.push(bytes.subarray(at, end));
    at = end;
    if (kind !== START_OF_SCAN) continue;
    scans += 1;
    if (scans > MOST_SCANS) throw new NotPlain('too_much_work');
    const next = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, next));
    at = next;
  }
  if (size === null || scans === 0) throw new NotPlain('damaged');
  kept.push(Buffer.from([MARKER, END_OF_IMAGE]));
  return { bytes: Buffer.concat(kept), size };
}

const isFrame = (kind: number): boolean =>
  kind >= FIRST_FRAME &&
  kind <= LAST_FRAME &&
  kind !== TABLE_OF_CODES &&
  kind !== ARITHMETIC_TABLE &&
  kind !== RESERVED;

const tellsAbout = (kind: number): boolean =>
  kind === COMMENT || (kind >= FIRST_APPLICATION && kind <= LAST_APPLICATION && kind !== ADOBE);

/** Within a scan a marker's first byte is followed by 0, or by one that only starts the counting again. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== MARKER && !(next >= FIRST_RESTART && next <= LAST_RESTART)) return at;
  }
  return bytes.length;
}

const CODE_STREAM = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const LARGEST_HEAD = 64 * 1024;

/** How large a JPEG 2000 picture is by its code stream (ISO 15444-1, A.5.1). */
export function jpeg2000Size(picture: Uint8Array): PictureSize | undefined {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const at = bytes.subarray(0, LARGEST_HEAD).indexOf(CODE_STREAM);
  if (at < 0 || at + 24 > bytes.length) return undefined;
  const [right, bottom, left, top] = [8, 12, 16, 20].map((offset) => bytes.readUInt32BE(at + offset));
  return { width: (right ?? 0) - (left ?? 0), height: (bottom ?? 0) - (top ?? 0) };
}
