import { PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { type Bench, type Drawing, NO_WEIGHT, type Place, sumOf } from '../bench.ts';
import { packed } from './functions.ts';
import { PLAIN_LIMITS } from '../limits.ts';
import { NotPlain } from '../not-plain.ts';
import { rebuildShading } from './shadings.ts';
import { exactly, name, needed, number, numberIn, numbers, numbersIn, record } from '../shapes.ts';
import { openShelf } from '../shelf.ts';
import { plainBytes } from '../unpack.ts';

/** Points each way: a sheet somewhat larger than a letter, which a pattern may fill. */
const SHEET_SIDE = 1000;

/** What areas are filled with: a tile again and again, or colours that flow. */
export const rebuildPattern = (bench: Bench, source: PDFObject, place: Place): Drawing =>
  bench.once('pattern', source, () => {
    const dict = source instanceof PDFStream ? source.dict : source;
    if (!(dict instanceof PDFDict)) throw new NotPlain('damaged');
    switch (numberIn(dict, 'PatternType')) {
      case 1:
        if (!(source instanceof PDFStream)) throw new NotPlain('damaged');
        return tiles(bench, source, place);
      case 2:
        return flow(bench, dict, place);
      default:
        throw new NotPlain('unknown_kind');
    }
  });

function flow(bench: Bench, dict: PDFDict, { colours }: Place): Drawing {
  const { target } = bench;
  const shading = rebuildShading(bench, needed(dict.lookup(name('Shading'))), colours);
  const made = record(target, dict, { Type: exactly('Pattern'), PatternType: number, Matrix: numbers(target, 6, 6) });
  made.set(name('PatternType'), needed(number(needed(dict.lookup(name('PatternType'))))));
  made.set(name('Shading'), shading.ref);
  return { ref: bench.register(made), weight: shading.weight, height: 0 };
}

function tiles(bench: Bench, source: PDFStream, { resources, depth }: Place): Drawing {
  const { target } = bench;
  const { dict } = source;
  const own = dict.lookup(name('Resources'));
  const shelf = openShelf(target);
  const content = bench.content({
    bytes: plainBytes(source, PLAIN_LIMITS.contentBytes),
    resources: own instanceof PDFDict ? own : resources,
    shelf,
    depth: depth + 1,
  });
  const keys = record(target, dict, {
    PatternType: number,
    PaintType: number,
    TilingType: number,
    BBox: numbers(target, 4, 4),
    XStep: number,
    YStep: number,
    Matrix: numbers(target, 6, 6),
  });
  keys.set(name('Type'), name('Pattern'));
  keys.set(name('Resources'), shelf.resources);
  const count = tileCount(dict);
  // A tile's drawing is done once and then laid out; what costs is the number of tiles.
  const weight = sumOf(sumOf(NO_WEIGHT, content.weight), { work: count, pixels: 0 });
  return { ref: bench.register(packed(content.bytes, keys)), weight, height: content.height + 1 };
}

function tileCount(dict: PDFDict): number {
  const [a = 1, b = 0, c = 0, d = 1] = numbersIn(dict.lookup(name('Matrix'))) ?? [];
  const size = Math.abs((a * d - b * c) * (numberIn(dict, 'XStep') ?? 0) * (numberIn(dict, 'YStep') ?? 0));
  return size === 0 ? Number.POSITIVE_INFINITY : Math.ceil((SHEET_SIDE * SHEET_SIDE) / size);
}
