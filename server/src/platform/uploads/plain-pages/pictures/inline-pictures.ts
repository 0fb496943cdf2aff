import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib';
import type { Bench } from '../bench.ts';
import { NotPlain } from '../not-plain.ts';
import { isWhite, type Operand, type TokenReader } from '../tokens.ts';

/** The short keys of pictures among drawing steps (ISO 32000-1, table 93). */
const FULL_KEYS: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
};
const E_SIGN = 0x45;
const I_SIGN = 0x49;
/** So many bytes behind the end are looked at: picture bytes can look like an end by chance. */
const LOOKED_AT = 12;

/** Reads a picture that is among drawing steps, from behind its BI to behind its EI, as one that is alone. */
export function readInlinePicture(bench: Bench, bytes: Uint8Array, reader: TokenReader): PDFStream {
  const { target } = bench;
  const dict = PDFDict.withContext(target);
  for (;;) {
    const key = reader.next();
    if (key?.kind === 'operator' && key.word === 'ID') break;
    const value = reader.next();
    if (key?.kind !== 'name' || value === null || value.kind === 'operator') throw new NotPlain('damaged');
    const given = key.name.decodeText();
    dict.set(PDFName.of(FULL_KEYS[given] ?? given), objectOf(bench, bytes, value));
  }
  // One white sign comes before the bytes.
  const start = reader.at() + 1;
  const end = endOf(bytes, start);
  reader.moveTo(end + 2);
  const stop = isWhite(bytes[end - 1]) ? end - 1 : end;
  return PDFRawStream.of(dict, bytes.slice(start, Math.max(start, stop)));
}

function endOf(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(E_SIGN, start); at >= 0; at = bytes.indexOf(E_SIGN, at + 1)) {
    const isEnd = bytes[at + 1] === I_SIGN && (at === start || isWhite(bytes[at - 1]) || isWhite(bytes[at + 2]));
    const behind = bytes.subarray(at + 2, at + 2 + LOOKED_AT);
    if (isEnd && (behind.length === 0 || isWhite(behind[0])) && behind.every(isWritten)) return at;
  }
  throw new NotPlain('damaged');
}

const isWritten = (sign: number): boolean => isWhite(sign) || (sign >= 0x20 && sign < 0x7f);

function objectOf(bench: Bench, bytes: Uint8Array, operand: Operand): PDFObject {
  const { target } = bench;
  switch (operand.kind) {
    case 'number':
      return PDFNumber.of(operand.value);
    case 'name':
      return operand.name;
    case 'constant':
      return operand.word === 'true' ? PDFBool.True : PDFBool.False;
    case 'text':
      return textOf(bytes.subarray(operand.start, operand.end));
    case 'array': {
      const array = PDFArray.withContext(target);
      for (const item of operand.items) array.push(objectOf(bench, bytes, item));
      return array;
    }
    case 'dict': {
      const dict = PDFDict.withContext(target);
      for (let index = 0; index + 1 < operand.items.length; index += 2) {
        const [key, value] = [operand.items[index], operand.items[index + 1]];
        if (key?.kind !== 'name' || value === undefined) throw new NotPlain('damaged');
        dict.set(key.name, objectOf(bench, bytes, value));
      }
      return dict;
    }
  }
}

/** Only a table of colours is a string here. */
function textOf(bytes: Uint8Array): PDFHexString {
  const written = Buffer.from(bytes).toString('latin1');
  if (written.startsWith('<')) return PDFHexString.of(written.slice(1, -1).replace(/[^0-9A-Fa-f]/g, ''));
  return PDFHexString.of(Buffer.from(unescaped(written.slice(1, -1)), 'latin1').toString('hex'));
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (written: string): string =>
  written.replace(/\\(?:([0-7]{1,3})|(\r\n|[^]))/g, (_all, octal: string | undefined, sign: string | undefined) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    return sign === '\n' || sign === '\r' || sign === '\r\n' ? '' : (ESCAPES[sign ?? ''] ?? sign ?? '');
  });
