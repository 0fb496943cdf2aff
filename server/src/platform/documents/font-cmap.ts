/** The code points a TrueType or OpenType font has a glyph for. Throws on a file that is not such a font. */
export function readCodePoints(font: Uint8Array): ReadonlySet<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const codePoints = new Set<number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    const format = view.getUint16(subtable);
    // Formats 4 (Basic Multilingual Plane) and 12 (all planes) are what Unicode fonts carry; 14 only lists variants.
    if (format === 4) addFormat4(view, subtable, codePoints);
    if (format === 12) addFormat12(view, subtable, codePoints);
  }
  if (codePoints.size === 0) throw new Error('The font has no Unicode character map this reader knows');
  return codePoints;
}

function tableOffset(view: DataView, tag: string): number {
  const wanted = [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    if (view.getUint32(entry) === wanted) return view.getUint32(entry + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

function addFormat4(view: DataView, subtable: number, codePoints: Set<number>): void {
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
      if (isMapped && ((raw + delta) & 0xffff) !== 0) codePoints.add(code);
    }
  }
}

function addFormat12(view: DataView, subtable: number, codePoints: Set<number>): void {
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const entry = subtable + 16 + 12 * group;
    const start = view.getUint32(entry);
    const firstGlyph = view.getUint32(entry + 8);
    for (let code = start; code <= view.getUint32(entry + 4); code += 1) {
      if (firstGlyph + code - start !== 0) codePoints.add(code);
    }
  }
}
