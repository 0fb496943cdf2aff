import { PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import type { Bench, Drawing } from '../bench.ts';
import { type NamedColours, rebuildColour } from './colours.ts';
import { functions, packed } from './functions.ts';
import { NotPlain } from '../not-plain.ts';
import { bool, each, name, needed, number, numberIn, numbers, record } from '../shapes.ts';
import { plainBytes } from '../unpack.ts';

/** A mesh of more colours is no shade of a drawing. */
const MOST_MESH_BYTES = 128 * 1024;
/** Every spot has a colour of its own. */
const SHADING_WORK = 500;
const MOST_NUMBERS = 64;
const FIRST_MESH = 4;
const LAST_MESH = 7;

/** Colours that flow into one another. */
export const rebuildShading = (bench: Bench, source: PDFObject, named: NamedColours): Drawing =>
  bench.once('shading', source, () => {
    const dict = source instanceof PDFStream ? source.dict : source;
    if (!(dict instanceof PDFDict)) throw new NotPlain('damaged');
    const { target } = bench;
    const some = numbers(target, MOST_NUMBERS);
    const keys = record(target, dict, {
      ShadingType: number,
      Background: some,
      BBox: numbers(target, 4, 4),
      AntiAlias: bool,
      Coords: some,
      Domain: some,
      Extend: each(target, 2, bool),
      Matrix: numbers(target, 6, 6),
      Function: functions(bench),
      BitsPerCoordinate: number,
      BitsPerComponent: number,
      BitsPerFlag: number,
      Decode: some,
      VerticesPerRow: number,
    });
    keys.set(name('ColorSpace'), rebuildColour(bench, needed(dict.lookup(name('ColorSpace'))), named));
    const kind = numberIn(dict, 'ShadingType') ?? 0;
    if (source instanceof PDFStream) {
      if (kind < FIRST_MESH || kind > LAST_MESH) throw new NotPlain('unknown_kind');
      const bytes = plainBytes(source, MOST_MESH_BYTES);
      const weight = { work: SHADING_WORK + bytes.length / 10, pixels: 0 };
      return { ref: bench.register(packed(bytes, keys)), weight, height: 0 };
    }
    if (kind < 1 || kind >= FIRST_MESH) throw new NotPlain('unknown_kind');
    return { ref: bench.register(keys), weight: { work: SHADING_WORK, pixels: 0 }, height: 0 };
  });
