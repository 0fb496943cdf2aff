import { type PDFArray, PDFDict, type PDFDocument, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { NO_WEIGHT, openBench, sumOf } from './bench.ts';
import { rebuildContent } from './content.ts';
import { drawPages } from './draw-pages.ts';
import { packed } from './colours/functions.ts';
import { hidesLayers } from './layers.ts';
import { PLAIN_LIMITS } from './limits.ts';
import { NotPlain } from './not-plain.ts';
import type { PageToTake } from './page-to-take.ts';
import { name } from './shapes.ts';
import { openShelf } from './shelf.ts';
import { plainBytes } from './unpack.ts';

/** What a page shows, as one piece that can be drawn elsewhere. */
export type TakenPage =
  /** Nothing. */
  | { readonly kind: 'empty' }
  /** Its drawing steps, made again: as large as the page's box, whose corner is where it was. */
  | { readonly kind: 'drawing'; readonly ref: PDFRef }
  /** A picture of it, upright, one unit wide and high. */
  | { readonly kind: 'picture'; readonly ref: PDFRef };

/** `too_heavy`: no reader would be done with it. `cannot_draw`: it is not plain, and no picture could be made of it. */
export type TakingFailure = 'too_heavy' | 'cannot_draw';

const NEWLINE = Buffer.from('\n');

/**
 * Takes pages over into another file: by an allow-list where everything in them is plain, else as pictures. `depth` is
 * how many drawings of ours they lie in already.
 */
export async function takePages(
  source: PDFDocument,
  target: PDFDocument,
  pages: readonly PageToTake[],
  depth: number,
): Promise<readonly TakenPage[] | TakingFailure> {
  const rebuilt = rebuildAll(source, target, pages, depth);
  if (rebuilt === 'too_heavy') return rebuilt;
  const missing = pages.filter((_, index) => rebuilt[index] === null);
  if (missing.length === 0) return rebuilt.filter((one) => one !== null);
  const pictures = drawPages(source, missing);
  const taken: TakenPage[] = [];
  for (const one of rebuilt) {
    if (one !== null) {
      taken.push(one);
      continue;
    }
    const jpeg = (await pictures.next()).value;
    if (jpeg === undefined) return 'cannot_draw';
    const picture = await target.embedJpg(jpeg);
    await picture.embed();
    taken.push({ kind: 'picture', ref: picture.ref });
  }
  return taken;
}

/** Null for a page that is not plain. */
function rebuildAll(
  source: PDFDocument,
  target: PDFDocument,
  pages: readonly PageToTake[],
  depth: number,
): readonly (TakenPage | null)[] | 'too_heavy' {
  const bench = openBench(target.context, hidesLayers(source), rebuildContent);
  let all = NO_WEIGHT.work;

  function rebuild({ page, box }: PageToTake): TakenPage {
    const { Contents, Resources } = page.node.normalizedEntries();
    if (Contents === undefined) return { kind: 'empty' };
    const shelf = openShelf(target.context);
    const content = bench.content({ bytes: stepsOf(Contents), resources: Resources, shelf, depth });
    const { work, pixels } = sumOf(NO_WEIGHT, content.weight);
    if (work > PLAIN_LIMITS.pageWork || pixels > PLAIN_LIMITS.pagePixels) throw new NotPlain('too_much_work');
    if (depth + content.height > PLAIN_LIMITS.depth) throw new NotPlain('too_deep');
    if (all + work > PLAIN_LIMITS.fileWork) throw new NotPlain('too_much_work');
    all += work;
    const keys = PDFDict.withContext(target.context);
    const entries = target.context.obj({
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [box.left, box.bottom, box.right, box.top],
    });
    for (const [key, value] of entries.entries()) keys.set(key, value);
    keys.set(name('Resources'), shelf.resources);
    return { kind: 'drawing', ref: bench.register(packed(content.bytes, keys)) };
  }

  const taken: (TakenPage | null)[] = [];
  for (const page of pages) {
    try {
      taken.push(rebuild(page));
    } catch (error) {
      if (!(error instanceof NotPlain)) throw error;
      if (error.reason === 'endless') return 'too_heavy';
      taken.push(null);
    }
  }
  return taken;
}

function stepsOf(contents: PDFArray): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let index = 0; index < contents.size(); index += 1) {
    const part = contents.lookup(index);
    // Readers pass over a part that is not there.
    if (!(part instanceof PDFStream)) continue;
    const bytes = plainBytes(part, PLAIN_LIMITS.contentBytes);
    length += bytes.length;
    if (length > PLAIN_LIMITS.contentBytes) throw new NotPlain('too_large');
    parts.push(bytes, NEWLINE);
  }
  return Buffer.concat(parts);
}
