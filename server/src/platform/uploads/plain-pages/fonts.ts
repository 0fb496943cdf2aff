import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { type Bench, type Drawing, NO_WEIGHT, still, sumOf, type Weight } from './bench.ts';
import { packed } from './colours/functions.ts';
import { openShelf } from './shelf.ts';
import { rebuildEncodingTable, rebuildTextTable } from './code-tables.ts';
import { PLAIN_LIMITS } from './limits.ts';
import { NotPlain } from './not-plain.ts';
import {
  anyName,
  arrayOf,
  each,
  either,
  exactly,
  isSound,
  name,
  nameIn,
  needed,
  number,
  numbers,
  oneOf,
  record,
  type Take,
  text,
} from './shapes.ts';
import { readTokens } from './tokens.ts';
import { plainBytes } from './unpack.ts';

const MOST_CODES = 70_000;
const MOST_LETTERS = 1024;
const MOST_NAME_BYTES = 1024;
const MOST_LIST_BYTES = 64 * 1024;

/** A font for drawing; its weight is that of its heaviest letter, when letters are drawings themselves. */
export const rebuildFont = (bench: Bench, source: PDFObject, resources: PDFDict | undefined, depth: number): Drawing =>
  bench.once('font', source, () => {
    if (!(source instanceof PDFDict)) throw new NotPlain('damaged');
    switch (nameIn(source, 'Subtype')) {
      case 'Type1':
      case 'MMType1':
      case 'TrueType':
        return still(bench.register(simpleFont(bench, source)));
      case 'Type0':
        return still(bench.register(compositeFont(bench, source)));
      case 'Type3':
        return drawnFont(bench, source, resources, depth);
      default:
        throw new NotPlain('unknown_kind');
    }
  });

const KINDS = oneOf('Type1', 'MMType1', 'TrueType', 'Type0', 'Type3', 'CIDFontType0', 'CIDFontType2');

function simpleFont(bench: Bench, source: PDFDict): PDFDict {
  const { target } = bench;
  return record(target, source, {
    Type: exactly('Font'),
    Subtype: KINDS,
    BaseFont: anyName,
    FirstChar: number,
    LastChar: number,
    Widths: numbers(target, MOST_CODES),
    FontDescriptor: descriptor(bench),
    Encoding: encoding(bench),
    ToUnicode: textTable(bench),
  });
}

const encoding =
  (bench: Bench): Take =>
  (value) => {
    if (value instanceof PDFName) return value;
    if (!(value instanceof PDFDict)) return undefined;
    return record(bench.target, value, {
      Type: exactly('Encoding'),
      BaseEncoding: anyName,
      Differences: each(bench.target, MOST_LETTERS, either(number, anyName)),
    });
  };

/** What the letters mean, for who copies or listens. A table that is no plain one is left out: it draws nothing. */
const textTable =
  (bench: Bench): Take =>
  (value) =>
    value instanceof PDFName
      ? oneOf('Identity-H', 'Identity-V')(value)
      : value instanceof PDFStream
        ? rebuildTextTable(bench, value)
        : undefined;

const descriptor =
  (bench: Bench): Take =>
  (value) => {
    if (!(value instanceof PDFDict)) return undefined;
    const { target } = bench;
    return record(target, value, {
      Type: exactly('FontDescriptor'),
      FontName: anyName,
      FontFamily: text(MOST_NAME_BYTES),
      FontStretch: anyName,
      FontWeight: number,
      Flags: number,
      FontBBox: numbers(target, 4, 4),
      ItalicAngle: number,
      Ascent: number,
      Descent: number,
      Leading: number,
      CapHeight: number,
      XHeight: number,
      StemV: number,
      StemH: number,
      AvgWidth: number,
      MaxWidth: number,
      MissingWidth: number,
      CharSet: text(MOST_LIST_BYTES),
      FontFile: fontFile(bench, 'FontFile'),
      FontFile2: fontFile(bench, 'FontFile2'),
      FontFile3: fontFile(bench, 'FontFile3'),
    });
  };

const fontFile =
  (bench: Bench, key: 'FontFile' | 'FontFile2' | 'FontFile3'): Take =>
  (value) => {
    if (!(value instanceof PDFStream)) throw new NotPlain('damaged');
    return bench.once(key, value, () => {
      const bytes = plainBytes(value, PLAIN_LIMITS.fontBytes);
      if (!isFontFile(key, bytes)) throw new NotPlain('unknown_kind');
      const keys = record(bench.target, value.dict, {
        Length1: number,
        Length2: number,
        Length3: number,
        Subtype: oneOf('Type1C', 'CIDFontType0C', 'OpenType'),
      });
      return still(bench.register(packed(bytes, keys)));
    }).ref;
  };

const OUTLINES: ReadonlySet<string> = new Set(['\u0000\u0001\u0000\u0000', 'true', 'OTTO', 'ttcf']);
/**
 * The first part of an old font is a program in the printers' language, which some readers run as one. These words reach
 * files or go on without end, and no font needs them.
 */
const REACHING: ReadonlySet<string> = new Set(
  'file run deletefile renamefile filenameforall token loop forall repeat exec cvx'.split(' '),
);
const ENCRYPTED_PART = Buffer.from('eexec');

function isFontFile(key: string, bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (key === 'FontFile2') return OUTLINES.has(start);
  // A compact font begins with its version, or it is wrapped like the others.
  if (key === 'FontFile3') return OUTLINES.has(start) || bytes[0] === 1;
  // Some are split into parts, each with a head of six bytes.
  const program = bytes[0] === SEGMENT_MARK ? bytes.subarray(SEGMENT_HEAD_BYTES) : bytes;
  const clear = program.subarray(0, Math.max(0, Buffer.from(program).indexOf(ENCRYPTED_PART)));
  return Buffer.from(clear.subarray(0, 2)).toString('latin1') === '%!' && reachesNothing(clear);
}

const SEGMENT_MARK = 0x80;
const SEGMENT_HEAD_BYTES = 6;

function reachesNothing(program: Uint8Array): boolean {
  const reader = readTokens(program);
  for (let token = reader.next(); token !== null; token = reader.next()) {
    if (token.kind === 'operator' && REACHING.has(token.word)) return false;
  }
  return true;
}

function compositeFont(bench: Bench, source: PDFDict): PDFDict {
  const { target } = bench;
  const made = record(target, source, {
    Type: exactly('Font'),
    Subtype: KINDS,
    BaseFont: anyName,
    Encoding: (value) => (value instanceof PDFName ? value : rebuildEncodingTable(bench, value)),
    ToUnicode: textTable(bench),
  });
  const descendants = source.lookup(name('DescendantFonts'));
  const font = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  if (!(font instanceof PDFDict)) throw new NotPlain('damaged');
  const { ref } = bench.once('font', font, () => still(bench.register(descendantFont(bench, font))));
  made.set(name('DescendantFonts'), arrayOf(target, [ref]));
  return made;
}

function descendantFont(bench: Bench, source: PDFDict): PDFDict {
  const { target } = bench;
  const flat = numbers(target, MOST_CODES);
  const widths = each(target, MOST_CODES, either(number, flat));
  return record(target, source, {
    Type: exactly('Font'),
    Subtype: oneOf('CIDFontType0', 'CIDFontType2'),
    BaseFont: anyName,
    CIDSystemInfo: (value) =>
      value instanceof PDFDict
        ? record(target, value, {
            Registry: text(MOST_NAME_BYTES),
            Ordering: text(MOST_NAME_BYTES),
            Supplement: number,
          })
        : undefined,
    FontDescriptor: descriptor(bench),
    DW: number,
    W: widths,
    DW2: numbers(target, 2, 2),
    W2: widths,
    CIDToGIDMap: (value) => (value instanceof PDFName ? exactly('Identity')(value) : glyphMap(bench, value)),
  });
}

/** Two bytes for each letter there can be. */
const MOST_MAP_BYTES = 2 * 65_536;

const glyphMap = (bench: Bench, value: PDFObject): PDFObject | undefined =>
  value instanceof PDFStream
    ? bench.once('glyph map', value, () => {
        const bytes = plainBytes(value, MOST_MAP_BYTES);
        return still(bench.register(packed(bytes, PDFDict.withContext(bench.target))));
      }).ref
    : undefined;

/** A font whose letters are drawings. They get names of ours, so that none can be a word that means something else. */
function drawnFont(bench: Bench, source: PDFDict, resources: PDFDict | undefined, depth: number): Drawing {
  const { target } = bench;
  const letters = source.lookup(name('CharProcs'));
  if (!(letters instanceof PDFDict) || letters.keys().length > MOST_LETTERS) throw new NotPlain('damaged');
  const own = source.lookup(name('Resources'));
  const newNames = new Map<PDFName, PDFName>();
  const procedures = PDFDict.withContext(target);
  let weight: Weight = NO_WEIGHT;
  let height = 0;
  const shelf = openShelf(target);
  for (const key of letters.keys()) {
    const letter = letters.lookup(key);
    if (!(letter instanceof PDFStream)) continue;
    const order = {
      bytes: plainBytes(letter, PLAIN_LIMITS.contentBytes),
      resources: own instanceof PDFDict ? own : resources,
      depth: depth + 1,
      shelf,
    };
    const content = bench.content(order);
    const newName = name(`g${newNames.size}`);
    newNames.set(key, newName);
    procedures.set(newName, bench.register(packed(content.bytes, PDFDict.withContext(target))));
    weight = heavier(weight, content.weight);
    height = Math.max(height, content.height);
  }
  const made = record(target, source, {
    Type: exactly('Font'),
    Subtype: KINDS,
    FontBBox: numbers(target, 4, 4),
    FontMatrix: numbers(target, 6, 6),
    FirstChar: number,
    LastChar: number,
    Widths: numbers(target, MOST_CODES),
    ToUnicode: textTable(bench),
    Encoding: renamed(bench, newNames),
  });
  made.set(name('CharProcs'), procedures);
  made.set(name('Resources'), shelf.resources);
  return { ref: bench.register(made), weight: sumOf(NO_WEIGHT, weight), height: height + 1 };
}

const heavier = (one: Weight, other: Weight): Weight => ({
  work: Math.max(one.work, other.work),
  pixels: Math.max(one.pixels, other.pixels),
});

const renamed =
  (bench: Bench, newNames: ReadonlyMap<PDFName, PDFName>): Take =>
  (value) => {
    const differences = value instanceof PDFDict ? value.lookup(name('Differences')) : undefined;
    if (!(differences instanceof PDFArray) || differences.size() > MOST_LETTERS) return undefined;
    const items = Array.from({ length: differences.size() }, (_, index) => {
      const item = differences.lookup(index);
      if (isSound(item)) return needed(number(item));
      return (item instanceof PDFName ? newNames.get(item) : undefined) ?? name('.notdef');
    });
    const made = PDFDict.withContext(bench.target);
    made.set(name('Type'), name('Encoding'));
    made.set(name('Differences'), arrayOf(bench.target, items));
    return made;
  };
