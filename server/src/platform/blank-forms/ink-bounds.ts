import { inflateSync } from 'node:zlib';

/** A part of a picture, as shares of its width and height from its upper left corner. */
export type Share = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const WHOLE: Share = { left: 0, top: 0, right: 1, bottom: 1 };
/** By the PNG's kind of colour: grey, colours, grey with opacity, colours with opacity. */
const CHANNELS: Readonly<Partial<Record<number, number>>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const HEADER_BYTES = 8;
/** Paler than this is paper; below this opacity nothing is seen. */
const PALEST_INK = 245;
const LEAST_OPACITY = 8;
const MOST_BYTES = 64_000_000;

/**
 * Where the ink of a signature is: a pad is mostly empty, and a form's box has no room for that. Takes PNGs as
 * `prepareDrawing` makes them, eight bits a channel; of any other the whole picture counts.
 */
export function inkBounds(png: Uint8Array): Share {
  const read = readPng(Buffer.from(png));
  if (read === null) return WHOLE;
  const { width, height, channels, lines } = read;
  const hasOpacity = channels % 2 === 0;
  const colours = hasOpacity ? channels - 1 : channels;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (const [y, line] of lines.entries()) {
    for (let x = 0; x < width; x += 1) {
      const at = x * channels;
      if (hasOpacity && (line[at + colours] ?? 0) < LEAST_OPACITY) continue;
      if (line.subarray(at, at + colours).every((one) => one > PALEST_INK)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return WHOLE;
  return { left: left / width, top: top / height, right: (right + 1) / width, bottom: (bottom + 1) / height };
}

type Png = {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly lines: readonly Uint8Array[];
};

function readPng(png: Buffer): Png | null {
  const chunks: Buffer[] = [];
  let header: Buffer | null = null;
  for (let at = HEADER_BYTES; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const held = png.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') header = held;
    if (name === 'IDAT') chunks.push(held);
    at += length + 12;
  }
  if (header === null || header.length < 13) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, kind, interlaced] = [header[8], header[9] ?? -1, header[12]];
  const channels = CHANNELS[kind];
  if (channels === undefined || depth !== 8 || interlaced !== 0) return null;
  const bytes = (width * channels + 1) * height;
  if (bytes > MOST_BYTES) return null;
  const raw = inflateSync(Buffer.concat(chunks), { maxOutputLength: bytes });
  return raw.length < bytes ? null : { width, height, channels, lines: unfiltered(raw, width * channels, channels) };
}

/** Lines as they were before each was written as its difference from its neighbours (PNG, section 9). */
function unfiltered(raw: Buffer, length: number, step: number): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let above = new Uint8Array(length);
  for (let at = 0; at < raw.length; at += length + 1) {
    const filter = raw[at] ?? 0;
    const line = new Uint8Array(length);
    for (let index = 0; index < length; index += 1) {
      const a = line[index - step] ?? 0;
      const b = above[index] ?? 0;
      const c = above[index - step] ?? 0;
      line[index] = (raw[at + 1 + index] ?? 0) + predicted(filter, a, b, c);
    }
    lines.push(line);
    above = line;
  }
  return lines;
}

function predicted(filter: number, a: number, b: number, c: number): number {
  switch (filter) {
    case 1:
      return a;
    case 2:
      return b;
    case 3:
      return Math.floor((a + b) / 2);
    case 4: {
      const [toA, toB, toC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
      if (toA <= toB && toA <= toC) return a;
      return toB <= toC ? b : c;
    }
    default:
      return 0;
  }
}
