import { PDFDict, type PDFObject, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { type Bench, type Drawing, NO_WEIGHT, type Place, sumOf } from './bench.ts';
import { rebuildColour } from './colours/colours.ts';
import { packed } from './colours/functions.ts';
import { PLAIN_LIMITS } from './limits.ts';
import { NotPlain } from './not-plain.ts';
import { rebuildPicture } from './pictures/pictures.ts';
import { bool, exactly, name, nameIn, needed, numbers, record } from './shapes.ts';
import { openShelf } from './shelf.ts';
import { plainBytes } from './unpack.ts';

/** A picture, or a drawing within a drawing. Programs for printers and everything else are refused. */
export function rebuildXObject(bench: Bench, source: PDFObject, place: Place): Drawing {
  if (!(source instanceof PDFStream)) throw new NotPlain('damaged');
  switch (nameIn(source.dict, 'Subtype')) {
    case 'Image':
      return rebuildPicture(bench, source, place.colours);
    case 'Form':
      return rebuildForm(bench, source, place);
    default:
      throw new NotPlain('unknown_kind');
  }
}

/** A part that is put together on a sheet of its own first costs a reader that sheet. */
const SHEET_WORK = 300;

export const rebuildForm = (bench: Bench, source: PDFStream, { resources, depth }: Place): Drawing =>
  bench.once('form', source, () => {
    const { dict } = source;
    if (bench.hidesLayers && dict.has(name('OC'))) throw new NotPlain('hidden_layers');
    // What it shows is a page of another file, or a program for a printer.
    if (dict.has(name('Ref')) || dict.has(name('PS')) || dict.has(name('Subtype2'))) throw new NotPlain('unknown_kind');
    const own = dict.lookup(name('Resources'));
    const shelf = openShelf(bench.target);
    const content = bench.content({
      bytes: plainBytes(source, PLAIN_LIMITS.contentBytes),
      // Old programs leave them out, and readers then look at those of the page.
      resources: own instanceof PDFDict ? own : resources,
      shelf,
      depth: depth + 1,
    });
    const keys = formKeys(bench, dict);
    keys.set(name('Resources'), shelf.resources);
    const group = dict.lookup(name('Group'));
    if (group instanceof PDFDict) keys.set(name('Group'), rebuildGroup(bench, group));
    const sheet = { work: group instanceof PDFDict ? SHEET_WORK : 1, pixels: 0 };
    const weight = sumOf(sumOf(NO_WEIGHT, content.weight), sheet);
    return { ref: bench.register(packed(content.bytes, keys)), weight, height: content.height + 1 };
  });

function formKeys(bench: Bench, dict: PDFDict): PDFDict {
  const { target } = bench;
  const keys = record(target, dict, { BBox: numbers(target, 4, 4), Matrix: numbers(target, 6, 6) });
  needed(keys.get(name('BBox')));
  keys.set(name('Type'), name('XObject'));
  keys.set(name('Subtype'), name('Form'));
  return keys;
}

/** How a drawing's parts shine through one another. */
export function rebuildGroup(bench: Bench, group: PDFDict): PDFDict {
  const made = record(bench.target, group, { S: exactly('Transparency'), I: bool, K: bool });
  const colour = group.lookup(name('CS'));
  if (colour !== undefined) made.set(name('CS'), rebuildColour(bench, colour, undefined));
  return made;
}

/** A drawing whose brightness or cover masks others. */
export function maskForm(
  bench: Bench,
  source: PDFObject | undefined,
  place: Place,
): Drawing & { readonly ref: PDFRef } {
  if (!(source instanceof PDFStream)) throw new NotPlain('damaged');
  return rebuildForm(bench, source, place);
}
