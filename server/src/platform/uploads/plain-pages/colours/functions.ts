import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { type Bench, type Drawing, still } from '../bench.ts';
import { PLAIN_LIMITS } from '../limits.ts';
import { NotPlain } from '../not-plain.ts';
import { arrayOf, exactly, needed, number, numberIn, numbers, record, name, type Take } from '../shapes.ts';
import { readTokens } from '../tokens.ts';
import { plainBytes } from '../unpack.ts';

const MOST_NUMBERS = 64;
const MOST_STITCHED = 256;
const DEEPEST = 4;
/** Words of a calculation; it is done again for each spot of colour. */
const MOST_WORDS = 400;
/** All that a calculation can do (ISO 32000-1, table 42): it has no loop, no file and no memory. */
const CALCULATIONS: ReadonlySet<string> = new Set(
  (
    'abs add atan ceiling cos cvi cvr div exp floor idiv ln log mod mul neg round sin sqrt sub truncate and bitshift ' +
    'eq ge gt le lt ne not or xor if ifelse copy dup exch index pop roll { }'
  ).split(' '),
);

/** A rule that turns numbers into colours. */
export const rebuildFunction = (bench: Bench, source: PDFObject, depth = 0): Drawing =>
  bench.once('function', source, () => {
    if (depth > DEEPEST) throw new NotPlain('too_deep');
    const dict = source instanceof PDFStream ? source.dict : source;
    if (!(dict instanceof PDFDict)) throw new NotPlain('damaged');
    const { target } = bench;
    const some = numbers(target, MOST_NUMBERS);
    const shared = { FunctionType: number, Domain: some, Range: some };
    const bytes = (): Uint8Array => plainBytes(needed(streamOf(source)), PLAIN_LIMITS.tableBytes);
    switch (numberIn(dict, 'FunctionType')) {
      case 0: {
        const made = record(target, dict, {
          ...shared,
          Size: some,
          BitsPerSample: number,
          Encode: some,
          Decode: some,
        });
        return still(bench.register(packed(bytes(), made)));
      }
      case 2:
        return still(bench.register(record(target, dict, { ...shared, C0: some, C1: some, N: number })));
      case 3: {
        const parts = listedFunctions(bench, dict.lookup(name('Functions')), MOST_STITCHED, depth + 1);
        const stitched = numbers(target, 2 * MOST_STITCHED);
        const made = record(target, dict, { ...shared, Bounds: stitched, Encode: stitched });
        made.set(name('Functions'), parts);
        return still(bench.register(made));
      }
      case 4: {
        const program = bytes();
        checkCalculation(program);
        return still(bench.register(packed(program, record(target, dict, shared))));
      }
      default:
        throw new NotPlain('unknown_kind');
    }
  });

const streamOf = (source: PDFObject): PDFStream | undefined => (source instanceof PDFStream ? source : undefined);

function listedFunctions(bench: Bench, value: PDFObject | undefined, most: number, depth: number): PDFArray {
  if (!(value instanceof PDFArray) || value.size() > most) throw new NotPlain('damaged');
  const parts = Array.from({ length: value.size() }, (_, index) =>
    rebuildFunction(bench, needed(value.lookup(index)), depth),
  );
  return arrayOf(
    bench.target,
    parts.map(({ ref }) => ref),
  );
}

/** One function, or one for each part of a colour. */
export const functions =
  (bench: Bench): Take =>
  (value) =>
    value instanceof PDFArray ? listedFunctions(bench, value, 32, 0) : rebuildFunction(bench, value).ref;

/** A function, or the name that says there is none. */
export const functionOrIdentity =
  (bench: Bench): Take =>
  (value) =>
    value instanceof PDFName ? exactly('Identity')(value) : rebuildFunction(bench, value).ref;

function checkCalculation(program: Uint8Array): void {
  const reader = readTokens(program);
  let words = 0;
  for (let token = reader.next(); token !== null; token = reader.next()) {
    words += 1;
    const isKnown =
      token.kind === 'number' ||
      token.kind === 'constant' ||
      (token.kind === 'operator' && CALCULATIONS.has(token.word));
    if (!isKnown) throw new NotPlain('unknown_kind');
    if (words > MOST_WORDS) throw new NotPlain('too_much_work');
  }
}

/** A stream of these bytes with these keys. */
export function packed(bytes: Uint8Array, keys: PDFDict): PDFRawStream {
  return flateStream(deflateSync(bytes), keys);
}

/** The same of bytes that are packed already. */
export function flateStream(bytes: Uint8Array, keys: PDFDict): PDFRawStream {
  keys.set(name('Filter'), name('FlateDecode'));
  keys.set(name('Length'), PDFNumber.of(bytes.length));
  return PDFRawStream.of(keys, bytes);
}
