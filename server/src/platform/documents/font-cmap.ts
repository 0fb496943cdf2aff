import { closeSync, openSync, readSync } from 'node:fs';

/** One bit for each code point of Unicode: a set of numbers would take twenty times as long to fill and to keep. */
export type CodePoints = Uint8Array;

const HIGHEST = 0x10ffff;

export const hasCodePoint = (codePoints: CodePoints, code: number): boolean =>
  ((codePoints[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;

/** Those that are in both. */
export const inBoth = (one: CodePoints, other: CodePoints): CodePoints =>
  one.map((bits, index) => bits & (other[index] ?? 0));

/**
 * The code points a TrueType or OpenType font has a glyph for. Reads only the character map: a font of Chinese has ten
 * megabytes. Throws on a file that is not such a font.
 */
export function readCodePoints(file: string): CodePoints {
  const view = readTable(file, 'cmap');
  const codePoints = new Uint8Array((HIGHEST + 1) / 8);
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const subtable = view.getUint32(4 + 8 * index + 4);
    const format = view.getUint16(subtable);
    // Formats 4 (Basic Multilingual Plane) and 12 (all planes) are what Unicode fonts carry; 14 only lists variants.
    if (format === 4) addFormat4(view, subtable, codePoints);
    if (format === 12) addFormat12(view, subtable, codePoints);
  }
  if (codePoints.every((bits) => bits === 0)) throw new Error(`${file} has no Unicode character map this reader knows`);
  return codePoints;
}

function readTable(file: string, tag: string): DataView {
  const descriptor = openSync(file, 'r');
  const read = (at: number, length: number): DataView => {
    const bytes = new Uint8Array(length);
    readSync(descriptor, bytes, 0, length, at);
    return new DataView(bytes.buffer);
  };
  try {
    const count = read(4, 2).getUint16(0);
    const directory = read(12, 16 * count);
    const wanted = [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
    for (let entry = 0; entry < 16 * count; entry += 16) {
      if (directory.getUint32(entry) !== wanted) continue;
      return read(directory.getUint32(entry + 8), directory.getUint32(entry + 12));
    }
  } finally {
    closeSync(descriptor);
  }
  throw new Error(`${file} has no ${tag} table`);
}

function add(codePoints: CodePoints, code: number): void {
  const at = code >> 3;
  codePoints[at] = (codePoints[at] ?? 0) | (1 << (code & 7));
}

function addFormat4(view: DataView, subtable: number, codePoints: CodePoints): void {
  const doubledCount = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubledCount + 2;
  const deltas = starts + doubledCount;
  const rangeOffsets = deltas + doubledCount;
  for (let segment = 0; segment < doubledCount; segment += 2) {
    const start = view.getUint16(starts + segment);
    const end = view.getUint16(ends + segment);
    const delta = view.getUint16(deltas + segment);
    const rangeOffset = view.getUint16(rangeOffsets + segment);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      // The range offset counts from its own place in the table: that is how the format is defined.
      const raw = rangeOffset === 0 ? code : view.getUint16(rangeOffsets + segment + rangeOffset + 2 * (code - start));
      const isMapped = rangeOffset === 0 || raw !== 0;
      if (isMapped && ((raw + delta) & 0xffff) !== 0) add(codePoints, code);
    }
  }
}

function addFormat12(view: DataView, subtable: number, codePoints: CodePoints): void {
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const entry = subtable + 16 + 12 * group;
    const start = view.getUint32(entry);
    const firstGlyph = view.getUint32(entry + 8);
    for (let code = start; code <= Math.min(view.getUint32(entry + 4), HIGHEST); code += 1) {
      if (firstGlyph + code - start !== 0) add(codePoints, code);
    }
  }
}
