import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  PDFContext,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { constants, inflateSync } from 'node:zlib';
import { NotPlain } from './not-plain.ts';
import { name, numberIn } from './shapes.ts';

/** Filters that only picture programs undo. */
export type PictureFilter = 'DCTDecode' | 'JPXDecode' | 'CCITTFaxDecode' | 'JBIG2Decode';

export type Unpacked = {
  readonly bytes: Uint8Array;
  /** What is still packed, as the last filter; null: nothing. */
  readonly filter: PictureFilter | null;
  /** That filter's parameters, or those of the predictor that still has to be undone. */
  readonly parms: PDFDict | undefined;
  /** The same bytes as they were packed, with nothing behind them; only where that is the usual way. */
  readonly packed?: Uint8Array;
};

const FULL_NAMES: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};
const LOSSLESS: ReadonlySet<string> = new Set([
  'ASCIIHexDecode',
  'ASCII85Decode',
  'LZWDecode',
  'FlateDecode',
  'RunLengthDecode',
]);
const PICTURE: ReadonlySet<string> = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
const MOST_FILTERS = 3;
/** For the parameters of a filter that are in no file. */
const SCRATCH = PDFContext.create();

/** Undoes what is packed without loss, to at most `most` bytes. Pictures' own formats stay as they are. */
export function unpack(stream: PDFStream, most: number): Unpacked {
  const { dict } = stream;
  for (const key of ['F', 'FFilter', 'FDecodeParms']) {
    if (dict.lookup(name(key)) !== undefined) throw new NotPlain('outside_file');
  }
  if (stream instanceof PDFContentStream)
    return { bytes: stream.getUnencodedContents(), filter: null, parms: undefined };
  if (!(stream instanceof PDFRawStream)) throw new NotPlain('unknown_kind');
  return unpackBytes(stream.contents, dict.lookup(name('Filter')), dict.lookup(name('DecodeParms')), most);
}

export function unpackBytes(packed: Uint8Array, filters: unknown, parameters: unknown, most: number): Unpacked {
  const names = listOf(filters).map((one) => {
    if (!(one instanceof PDFName)) throw new NotPlain('damaged');
    const text = one.decodeText();
    return FULL_NAMES[text] ?? text;
  });
  if (names.length > MOST_FILTERS) throw new NotPlain('unknown_kind');
  const parms = listOf(parameters).map((one) => (one instanceof PDFDict ? one : undefined));
  const soleFlate = names.length === 1 && names[0] === 'FlateDecode' ? inflated(packed, most) : null;
  if (soleFlate !== null) return { ...soleFlate, filter: null, parms: isPredicted(parms[0]) ? parms[0] : undefined };
  let bytes = packed;
  for (const [index, filter] of names.entries()) {
    const isLast = index === names.length - 1;
    if (isLast && isPicture(filter)) return { bytes, filter, parms: parms[index] };
    if (!LOSSLESS.has(filter)) throw new NotPlain('unknown_kind');
    if (!isLast && isPredicted(parms[index])) throw new NotPlain('unknown_kind');
    bytes = undone(bytes, filter, parms[index], most);
  }
  const last = parms[names.length - 1];
  return { bytes, filter: null, parms: isPredicted(last) ? last : undefined };
}

/** The plain bytes of something that is no picture. */
export function plainBytes(stream: PDFStream, most: number): Uint8Array {
  const { bytes, filter, parms } = unpack(stream, most);
  if (filter !== null || parms !== undefined) throw new NotPlain('unknown_kind');
  return bytes;
}

const isPicture = (filter: string): filter is PictureFilter => PICTURE.has(filter);

const isPredicted = (parms: PDFDict | undefined): boolean =>
  parms !== undefined && (numberIn(parms, 'Predictor') ?? 1) > 1;

function listOf(value: unknown): readonly unknown[] {
  if (value instanceof PDFArray) return Array.from({ length: value.size() }, (_, index) => value.lookup(index));
  return value instanceof PDFName || value instanceof PDFDict ? [value] : [];
}

/** Null for bytes that are damaged; readers forgive some of that. @throws NotPlain for more than `most` bytes. */
function inflated(
  packed: Uint8Array,
  most: number,
): { readonly bytes: Uint8Array; readonly packed: Uint8Array } | null {
  try {
    const found: unknown = inflateSync(packed, { maxOutputLength: most, info: true });
    return tellsHowFar(found) ? { bytes: found.buffer, packed: packed.subarray(0, found.engine.bytesWritten) } : null;
  } catch (error) {
    if (error instanceof RangeError) throw new NotPlain('too_large');
    return null;
  }
}
/** The types of Node know nothing of what it tells besides the bytes. */
const tellsHowFar = (
  found: unknown,
): found is { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } } =>
  typeof found === 'object' && found !== null && 'buffer' in found && 'engine' in found;

function undone(bytes: Uint8Array, filter: string, parms: PDFDict | undefined, most: number): Uint8Array {
  if (filter === 'FlateDecode') {
    try {
      return inflateSync(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      if (error instanceof RangeError) throw new NotPlain('too_large');
      // Damaged in a way that readers forgive: the slower reader below forgives too.
    }
  }
  try {
    const dict = PDFDict.withContext(SCRATCH);
    dict.set(name('Filter'), name(filter));
    const earlyChange = parms === undefined ? undefined : numberIn(parms, 'EarlyChange');
    if (earlyChange === 0) dict.set(name('DecodeParms'), SCRATCH.obj({ EarlyChange: 0 }));
    const undoing = decodePDFRawStream(PDFRawStream.of(dict, bytes));
    const found = undoing.getBytes(most + 1);
    if (found.length > most) throw new NotPlain('too_large');
    return Uint8Array.from(found);
  } catch (error) {
    throw error instanceof NotPlain ? error : new NotPlain('damaged');
  }
}
