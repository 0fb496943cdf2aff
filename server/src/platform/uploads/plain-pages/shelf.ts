import { type PDFContext, PDFDict, type PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { name } from './shapes.ts';

export type ShelfPart = 'XObject' | 'Font' | 'ExtGState' | 'ColorSpace' | 'Pattern' | 'Shading';

/** The resources of drawing steps, each under a name of ours. */
export type Shelf = {
  readonly resources: PDFDict;
  /** The name of a thing; the same for the same. */
  put(part: ShelfPart, thing: PDFObject): PDFName;
};

export function openShelf(context: PDFContext): Shelf {
  const resources = PDFDict.withContext(context);
  const parts = new Map<ShelfPart, Map<PDFObject, PDFName>>();
  let count = 0;
  return {
    resources,
    put: (part, thing) => {
      const names = parts.get(part) ?? new Map<PDFObject, PDFName>();
      parts.set(part, names);
      const known = names.get(thing);
      if (known !== undefined) return known;
      count += 1;
      const given = name(`r${count}`);
      names.set(thing, given);
      const dict = resources.lookupMaybe(name(part), PDFDict) ?? PDFDict.withContext(context);
      dict.set(given, thing);
      resources.set(name(part), dict);
      return given;
    },
  };
}
