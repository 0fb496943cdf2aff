import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { type Bench, type Drawing, NO_WEIGHT, type Place, sumOf, type Weight } from './bench.ts';
import { maskForm } from './drawings.ts';
import { rebuildFont } from './fonts.ts';
import { functionOrIdentity } from './colours/functions.ts';
import { NotPlain } from './not-plain.ts';
import {
  anyName,
  arrayOf,
  bool,
  each,
  either,
  exactly,
  name,
  needed,
  number,
  numbers,
  numbersIn,
  oneOf,
  record,
} from './shapes.ts';

const MOST_DASHES = 64;
const MOST_MODES = 16;
const MOST_PARTS = 32;

export type RebuiltState = Drawing & {
  /** Length of the dashes it sets, and weight of the font's heaviest letter; null: it leaves them as they are. */
  readonly dash: number | null;
  readonly letter: Weight | null;
};

/** Settings for drawing. Those that only a printing press understands are left out. */
export function rebuildState(bench: Bench, source: PDFObject, place: Place): RebuiltState {
  if (!(source instanceof PDFDict)) throw new NotPlain('damaged');
  const fontOf = source.lookup(name('Font'));
  const font =
    fontOf instanceof PDFArray ? rebuildFont(bench, needed(fontOf.lookup(0)), place.resources, place.depth) : null;
  const dashes = source.lookup(name('D'));
  const dash = dashes instanceof PDFArray ? (numbersIn(dashes.lookup(0)) ?? []) : null;
  const drawing = bench.once('state', source, () => {
    const { target } = bench;
    const made = record(target, source, {
      Type: exactly('ExtGState'),
      LW: number,
      LC: number,
      LJ: number,
      ML: number,
      D: (value) =>
        value instanceof PDFArray
          ? arrayOf(target, [
              needed(numbers(target, MOST_DASHES)(needed(value.lookup(0)))),
              needed(number(needed(value.lookup(1)))),
            ])
          : undefined,
      RI: oneOf('AbsoluteColorimetric', 'RelativeColorimetric', 'Saturation', 'Perceptual'),
      OP: bool,
      op: bool,
      OPM: number,
      FL: number,
      SM: number,
      SA: bool,
      BM: either(anyName, each(target, MOST_MODES, anyName)),
      CA: number,
      ca: number,
      AIS: bool,
      TK: bool,
    });
    if (font !== null && fontOf instanceof PDFArray) {
      made.set(name('Font'), arrayOf(target, [font.ref, needed(number(needed(fontOf.lookup(1))))]));
    }
    const mask = source.lookup(name('SMask'));
    if (mask instanceof PDFName) made.set(name('SMask'), name('None'));
    const form = mask instanceof PDFDict ? maskForm(bench, mask.lookup(name('G')), place) : null;
    if (mask instanceof PDFDict && form !== null) made.set(name('SMask'), softMask(bench, mask, form));
    return {
      ref: bench.register(made),
      weight: form === null ? NO_WEIGHT : sumOf(NO_WEIGHT, form.weight),
      height: Math.max(form?.height ?? 0, font?.height ?? 0),
    };
  });
  return {
    ...drawing,
    dash: dash === null ? null : dash.reduce((sum, one) => sum + Math.abs(one), 0),
    letter: font?.weight ?? null,
  };
}

function softMask(bench: Bench, mask: PDFDict, form: Drawing): PDFDict {
  const made = record(bench.target, mask, {
    Type: exactly('Mask'),
    S: oneOf('Alpha', 'Luminosity'),
    BC: numbers(bench.target, MOST_PARTS),
    TR: functionOrIdentity(bench),
  });
  made.set(name('G'), form.ref);
  return made;
}
