import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { type Bench, type Drawing, still } from '../bench.ts';
import { functions, packed } from './functions.ts';
import { PLAIN_LIMITS } from '../limits.ts';
import { NotPlain } from '../not-plain.ts';
import { arrayOf, bytesOf, isSound, name, needed, numberIn, numbers, record, type Take } from '../shapes.ts';
import { plainBytes } from '../unpack.ts';

const DEEPEST = 4;
/** 256 colours of up to 32 parts. */
const MOST_TABLE_BYTES = 8192;
const MOST_COLORANTS = 32;
const DEVICES: ReadonlySet<string> = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern']);
/** As pictures among drawing steps shorten them. */
const SHORT: Readonly<Record<string, string>> = { G: 'DeviceGray', RGB: 'DeviceRGB', CMYK: 'DeviceCMYK', I: 'Indexed' };
const PROFILE_MARK = 'acsp';
const PROFILE_MARK_AT = 36;

/** Where colours that a drawing names are found; undefined: it names none. */
export type NamedColours = PDFDict | undefined;

export const isDevice = (text: string): boolean => DEVICES.has(text);

/** A colour space: a name of the format's own, or a reference to one made again. */
export function rebuildColour(bench: Bench, source: PDFObject, named: NamedColours, depth = 0): PDFObject {
  if (depth > DEEPEST) throw new NotPlain('too_deep');
  if (source instanceof PDFName) {
    const text = SHORT[source.decodeText()] ?? source.decodeText();
    if (isDevice(text)) return name(text);
    const found = named?.lookup(source);
    if (found === undefined || found === source) throw new NotPlain('damaged');
    return rebuildColour(bench, found, undefined, depth + 1);
  }
  if (!(source instanceof PDFArray)) throw new NotPlain('damaged');
  const first = source.lookup(0);
  if (!(first instanceof PDFName)) throw new NotPlain('damaged');
  // A device in brackets.
  if (source.size() === 1) return rebuildColour(bench, first, undefined, depth + 1);
  return bench.once('colour', source, () => {
    const family = SHORT[first.decodeText()] ?? first.decodeText();
    return still(bench.register(spaceOf(bench, family, source, named, depth)));
  }).ref;
}

function spaceOf(bench: Bench, family: string, source: PDFArray, named: NamedColours, depth: number): PDFArray {
  const { target } = bench;
  const at = (index: number): PDFObject => needed(source.lookup(index));
  const within = (index: number): PDFObject => rebuildColour(bench, at(index), named, depth + 1);
  const made = (...rest: readonly PDFObject[]): PDFArray => arrayOf(target, [name(family), ...rest]);
  const some = numbers(target, 9);
  switch (family) {
    case 'CalGray':
    case 'CalRGB':
    case 'Lab': {
      const dict = at(1);
      if (!(dict instanceof PDFDict)) throw new NotPlain('damaged');
      const one: Take = (value) => (isSound(value) ? PDFNumber.of(value.asNumber()) : some(value));
      return made(record(target, dict, { WhitePoint: some, BlackPoint: some, Gamma: one, Matrix: some, Range: some }));
    }
    case 'ICCBased':
      return made(profile(bench, at(1)).ref);
    case 'Indexed':
      return made(within(1), needed(isSound(at(2)) ? at(2) : undefined), tableOf(at(3)));
    case 'Separation':
      return made(needed(nameOf(at(1))), within(2), needed(functions(bench)(at(3))));
    case 'DeviceN': {
      const names = at(1);
      if (!(names instanceof PDFArray) || names.size() > MOST_COLORANTS) throw new NotPlain('damaged');
      const listed = Array.from({ length: names.size() }, (_, index) => needed(nameOf(names.lookup(index))));
      return made(arrayOf(target, listed), within(2), needed(functions(bench)(at(3))));
    }
    case 'Pattern':
      return made(within(1));
    default:
      throw new NotPlain('unknown_kind');
  }
}

const nameOf = (value: PDFObject | undefined): PDFName | undefined => (value instanceof PDFName ? value : undefined);

function tableOf(value: PDFObject): PDFObject {
  const bytes = value instanceof PDFStream ? plainBytes(value, MOST_TABLE_BYTES) : needed(bytesOf(value));
  if (bytes.length > MOST_TABLE_BYTES) throw new NotPlain('too_large');
  return PDFHexString.of(Buffer.from(bytes).toString('hex'));
}

const profile = (bench: Bench, source: PDFObject): Drawing =>
  bench.once('profile', source, () => {
    if (!(source instanceof PDFStream)) throw new NotPlain('damaged');
    const parts = numberIn(source.dict, 'N') ?? 0;
    if (![1, 3, 4].includes(parts)) throw new NotPlain('damaged');
    const bytes = plainBytes(source, PLAIN_LIMITS.tableBytes);
    const mark = Buffer.from(bytes.subarray(PROFILE_MARK_AT, PROFILE_MARK_AT + PROFILE_MARK.length)).toString('latin1');
    if (mark !== PROFILE_MARK) throw new NotPlain('damaged');
    const keys = PDFDict.withContext(bench.target);
    keys.set(name('N'), PDFNumber.of(parts));
    return still(bench.register(packed(bytes, keys)));
  });
