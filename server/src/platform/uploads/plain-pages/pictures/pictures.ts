import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import type { Bench, Drawing } from '../bench.ts';
import { type NamedColours, rebuildColour } from '../colours/colours.ts';
import { flateStream, packed } from '../colours/functions.ts';
import { cleanJpeg, jpeg2000Size, type PictureSize } from './jpeg.ts';
import { PLAIN_LIMITS } from '../limits.ts';
import { NotPlain } from '../not-plain.ts';
import { bool, exactly, name, needed, number, numberIn, numbers, oneOf, record, type Take } from '../shapes.ts';
import { unpack, type Unpacked } from '../unpack.ts';

/** 32 parts of a colour, from and to. */
const MOST_NUMBERS = 64;
/** Bytes of a pixel that is packed without loss: four parts of two bytes each. */
const MOST_PIXEL_BYTES = 8;
/** So much more than its pixels need may come after them: some programs write a row too many. */
const SPARE_BYTES = 64 * 1024;
const LARGEST_SIDE = 65_500;
const MOST_PIXELS = 100_000_000;
/** Ten times that is no picture at all, and nobody should try. */
const ENDLESS_PIXELS = 1_000_000_000;

const INTENTS = oneOf('AbsoluteColorimetric', 'RelativeColorimetric', 'Saturation', 'Perceptual');

/** A picture with its own mask, and without other versions of itself, notes about it or anything outside of the file. */
export const rebuildPicture = (bench: Bench, source: PDFStream, named: NamedColours): Drawing =>
  bench.once('picture', source, () => {
    const { dict } = source;
    if (bench.hidesLayers && dict.has(name('OC'))) throw new NotPlain('hidden_layers');
    const size = sizeOf(dict);
    const unpacked = unpack(source, mostBytes(size));
    const keys = keysOf(bench, dict, named);
    const mask = maskOf(bench, dict, named);
    for (const [key, value] of mask.entries) keys.set(name(key), value);
    const made = pictureStream(bench, unpacked, keys, size);
    return {
      ref: bench.register(made),
      weight: { work: 1, pixels: size.width * size.height + mask.pixels },
      height: 0,
    };
  });

function sizeOf(dict: PDFDict): PictureSize {
  const size = { width: needed(numberIn(dict, 'Width')), height: needed(numberIn(dict, 'Height')) };
  checkSize(size);
  return size;
}

function checkSize({ width, height }: PictureSize): void {
  const areSides = [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= LARGEST_SIDE);
  if (!areSides) throw new NotPlain('damaged');
  if (width * height > ENDLESS_PIXELS) throw new NotPlain('endless');
  if (width * height > MOST_PIXELS) throw new NotPlain('too_large');
}

const mostBytes = ({ width, height }: PictureSize): number =>
  Math.min(width * height, PLAIN_LIMITS.picturePixels) * MOST_PIXEL_BYTES + height + SPARE_BYTES;

function keysOf(bench: Bench, dict: PDFDict, named: NamedColours): PDFDict {
  const { target } = bench;
  const keys = record(target, dict, {
    Width: number,
    Height: number,
    BitsPerComponent: number,
    ImageMask: bool,
    Intent: INTENTS,
    Decode: numbers(target, MOST_NUMBERS),
    Interpolate: bool,
    SMaskInData: number,
    Matte: numbers(target, MOST_NUMBERS),
    Type: exactly('XObject'),
  });
  keys.set(name('Subtype'), name('Image'));
  const colour = dict.lookup(name('ColorSpace'));
  const isStencil = dict.lookup(name('ImageMask'))?.toString() === 'true';
  if (colour !== undefined && !isStencil) keys.set(name('ColorSpace'), rebuildColour(bench, colour, named));
  return keys;
}

type Mask = { readonly entries: readonly (readonly [string, PDFObject])[]; readonly pixels: number };

/** A mask is a picture that has none itself. */
function maskOf(bench: Bench, dict: PDFDict, named: NamedColours): Mask {
  for (const key of ['SMask', 'Mask']) {
    const mask = dict.lookup(name(key));
    if (mask instanceof PDFStream) {
      if (mask.dict.has(name('SMask')) || mask.dict.has(name('Mask'))) throw new NotPlain('too_deep');
      const { ref, weight } = rebuildPicture(bench, mask, named);
      return { entries: [[key, ref]], pixels: weight.pixels };
    }
    if (mask instanceof PDFArray) {
      const colours = numbers(bench.target, MOST_NUMBERS)(mask);
      if (colours !== undefined) return { entries: [[key, colours]], pixels: 0 };
    }
  }
  return { entries: [], pixels: 0 };
}

function pictureStream(bench: Bench, unpacked: Unpacked, keys: PDFDict, size: PictureSize): PDFStream {
  const { bytes, filter, parms } = unpacked;
  switch (filter) {
    case null:
      return losslessStream(bench, unpacked, keys, size);
    case 'DCTDecode': {
      const jpeg = cleanJpeg(bytes);
      checkSize(jpeg.size);
      return encoded(keys, filter, jpeg.bytes, parmsOf(bench, parms, { ColorTransform: number }));
    }
    case 'JPXDecode':
      checkSize(needed(jpeg2000Size(bytes)));
      return encoded(keys, filter, bytes, undefined);
    case 'CCITTFaxDecode': {
      const columns = parms === undefined ? undefined : numberIn(parms, 'Columns');
      if (columns !== undefined && (columns < 1 || columns > LARGEST_SIDE)) throw new NotPlain('damaged');
      return encoded(keys, filter, bytes, parmsOf(bench, parms, FAX_KEYS));
    }
    // Its packing is a small program of its own, and has opened whole telephones to strangers.
    case 'JBIG2Decode':
      throw new NotPlain('unknown_kind');
  }
}

const FAX_KEYS: Readonly<Record<string, Take>> = {
  K: number,
  EndOfLine: bool,
  EncodedByteAlign: bool,
  Columns: number,
  Rows: number,
  EndOfBlock: bool,
  BlackIs1: bool,
  DamagedRowsBeforeError: number,
};
const PREDICTOR_KEYS: Readonly<Record<string, Take>> = {
  Predictor: number,
  Colors: number,
  BitsPerComponent: number,
  Columns: number,
};

const parmsOf = (bench: Bench, parms: PDFDict | undefined, shape: Readonly<Record<string, Take>>) =>
  parms === undefined ? undefined : record(bench.target, parms, shape);

function losslessStream(
  bench: Bench,
  { bytes, parms, packed: before }: Unpacked,
  keys: PDFDict,
  size: PictureSize,
): PDFStream {
  const most = PLAIN_LIMITS.picturePixels;
  if (size.width * size.height > most && bytes.length > most) throw new NotPlain('too_large');
  const predictor = parmsOf(bench, parms, PREDICTOR_KEYS);
  if (predictor !== undefined) keys.set(name('DecodeParms'), predictor);
  return before === undefined ? packed(bytes, keys) : flateStream(before, keys);
}

function encoded(keys: PDFDict, filter: string, bytes: Uint8Array, parms: PDFDict | undefined): PDFStream {
  keys.set(name('Filter'), PDFName.of(filter));
  if (parms !== undefined) keys.set(name('DecodeParms'), parms);
  keys.set(name('Length'), PDFNumber.of(bytes.length));
  return PDFRawStream.of(keys, bytes);
}
