import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';
import { NotPlain } from './not-plain.ts';

/** Makes a value again; undefined: not of this kind, so its key is left out. */
export type Take = (value: PDFObject) => PDFObject | undefined;

export const name = (text: string): PDFName => PDFName.of(text);

const FARTHEST = 1e9;

export const isSound = (value: PDFObject | undefined): value is PDFNumber =>
  value instanceof PDFNumber && Math.abs(value.asNumber()) <= FARTHEST;

export const number: Take = (value) => (isSound(value) ? PDFNumber.of(value.asNumber()) : undefined);
export const bool: Take = (value) => (value instanceof PDFBool ? value : undefined);
/** A name of a thing, which no program looks up anywhere. */
export const anyName: Take = (value) => (value instanceof PDFName ? value : undefined);
export const oneOf =
  (...names: readonly string[]): Take =>
  (value) =>
    value instanceof PDFName && names.includes(value.decodeText()) ? value : undefined;
export const exactly =
  (text: string): Take =>
  () =>
    name(text);

export const bytesOf = (value: PDFObject): Uint8Array | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.asBytes() : undefined;

/** A string of so many bytes at most, written in hexadecimal. */
export const text =
  (most: number): Take =>
  (value) => {
    const bytes = bytesOf(value);
    return bytes === undefined || bytes.length > most ? undefined : PDFHexString.of(Buffer.from(bytes).toString('hex'));
  };

export const numbersIn = (value: PDFObject | undefined): readonly number[] | undefined => {
  if (!(value instanceof PDFArray)) return undefined;
  const found = Array.from({ length: value.size() }, (_, index) => value.lookup(index));
  return found.every(isSound) ? found.map((one) => one.asNumber()) : undefined;
};

export const arrayOf = (context: PDFContext, items: readonly PDFObject[]): PDFArray => {
  const array = PDFArray.withContext(context);
  for (const item of items) array.push(item);
  return array;
};

export const numbers =
  (context: PDFContext, most: number, fewest = 0): Take =>
  (value) => {
    const found = numbersIn(value);
    if (found === undefined || found.length > most || found.length < fewest) return undefined;
    return arrayOf(
      context,
      found.map((one) => PDFNumber.of(one)),
    );
  };

/** Every entry made again by `take`; one that is not of its kind spoils the whole. */
export const each =
  (context: PDFContext, most: number, take: Take): Take =>
  (value) => {
    if (!(value instanceof PDFArray) || value.size() > most) return undefined;
    const items: PDFObject[] = [];
    for (let index = 0; index < value.size(); index += 1) {
      const item = value.lookup(index);
      const taken = item === undefined ? undefined : take(item);
      if (taken === undefined) return undefined;
      items.push(taken);
    }
    return arrayOf(context, items);
  };

export const either =
  (...takes: readonly Take[]): Take =>
  (value) => {
    for (const take of takes) {
      const taken = take(value);
      if (taken !== undefined) return taken;
    }
    return undefined;
  };

/** A new dictionary with the keys named here and no others. */
export function record(context: PDFContext, source: PDFDict, shape: Readonly<Record<string, Take>>): PDFDict {
  const made = PDFDict.withContext(context);
  for (const [key, take] of Object.entries(shape)) {
    const value = source.lookup(name(key));
    const taken = value === undefined ? undefined : take(value);
    if (taken !== undefined) made.set(name(key), taken);
  }
  return made;
}

export const nameIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(name(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

export const numberIn = (dict: PDFDict, key: string): number | undefined => {
  const value = dict.lookup(name(key));
  return isSound(value) ? value.asNumber() : undefined;
};

/** @throws NotPlain for a thing that cannot be drawn without what is missing. */
export function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new NotPlain('damaged');
  return value;
}
