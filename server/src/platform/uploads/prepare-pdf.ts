import { EncryptedPDFError, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { flattenAnnotations } from './flatten-annotations.ts';
import { drawTakenPage, type Matrix } from './page-pieces.ts';
import { forbiddenInBytes, hidesLayers, type PageBox, takePages, type TakenPage } from './plain-pages/index.ts';
import { sweepOut } from './sweep-out.ts';
import type { PreparedUpload, UploadRefusal } from './upload-protocol.ts';

/** Programs look for the end mark in so much of a file's end; some put lines of their own behind it. */
const END_BYTES = 1024;
/** A page is at most 200 inches wide or high (ISO 32000-1, annex C); in points. */
const WIDEST = 14_400;
const NARROWEST = 3;
/** Files of a hundred pages have some thousand. */
const MOST_OBJECTS = 200_000;
/** Of the copy: a page of pictures takes half a megabyte. */
const MOST_BYTES = 60 * 1024 * 1024;

/**
 * The pages as a viewer shows them, upright and cropped: fields and notes are drawn in, everything drawn is made again
 * by an allow-list, and a page that holds more becomes a picture of itself. Whatever is not drawn is left behind
 * (scripts, actions, links, attached files, and who made it when with what). The copy is read back before it is given
 * out.
 */
export async function preparePdf(bytes: Uint8Array, mostPages: number): Promise<PreparedUpload | UploadRefusal> {
  // The reader mends a file that breaks off, by leaving out what is missing. Evidence must be whole.
  if (!Buffer.from(bytes.subarray(-END_BYTES)).includes('%%EOF')) return 'uploads.broken';
  const source = await opened(bytes);
  if (typeof source === 'string') return source;
  if (source.context.enumerateIndirectObjects().length > MOST_OBJECTS) return 'uploads.too_heavy';
  try {
    const pages = source.getPages();
    if (pages.length === 0) return 'uploads.broken';
    if (pages.length > mostPages) return 'uploads.too_many_pages';
    const hides = hidesLayers(source);
    if (!pages.every((page) => flattenAnnotations(page, hides))) return 'uploads.form_not_drawn';
    return await copyOf(source, pages);
  } catch {
    return 'uploads.broken';
  }
}

async function copyOf(source: PDFDocument, pages: readonly PDFPage[]): Promise<PreparedUpload | UploadRefusal> {
  const clean = await PDFDocument.create({ updateMetadata: false });
  const wanted = pages.map((page) => ({ page, box: visibleBox(page) }));
  const taken = await takePages(source, clean, wanted, 0);
  if (taken === 'too_heavy') return 'uploads.too_heavy';
  if (taken === 'cannot_draw') return 'uploads.cannot_draw';
  const drawnPages: number[] = [];
  for (const [index, { page, box }] of wanted.entries()) {
    const one: TakenPage = taken[index] ?? { kind: 'empty' };
    const { turned, width, height } = turnedBy(page.getRotation().angle, box);
    const sheet = clean.addPage([width, height]);
    // A picture of a page is upright already.
    drawTakenPage(sheet, one, { width, height }, one.kind === 'picture' ? UPRIGHT : onCorner(turned, box));
    if (one.kind === 'picture') drawnPages.push(index + 1);
  }
  sweepOut(clean.context);
  const made = await clean.save({ useObjectStreams: true, updateFieldAppearances: false });
  if (made.length > MOST_BYTES) return 'uploads.too_heavy';
  if ((await forbiddenInBytes(made)).length > 0) return 'uploads.cannot_draw';
  return { kind: 'pdf', bytes: made, pageCount: pages.length, smallPicture: null, drawnPages };
}

async function opened(bytes: Uint8Array): Promise<PDFDocument | UploadRefusal> {
  try {
    // With an empty password: many files open for everybody and only forbid changes.
    return await PDFDocument.load(bytes, { password: '', throwOnInvalidObject: false, updateMetadata: false });
  } catch (error) {
    return isLocked(error) ? 'uploads.password' : 'uploads.broken';
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof EncryptedPDFError || (error instanceof Error && /password/i.test(error.message));

const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];

/** The same turn for a piece whose corner is not where the page's is. */
const onCorner = ([a, b, c, d, e, f]: Matrix, { left, bottom }: PageBox): Matrix => [
  a,
  b,
  c,
  d,
  e - a * left - c * bottom,
  f - b * left - d * bottom,
];

type Turned = { readonly turned: Matrix; readonly width: number; readonly height: number };

/** How a page of this box looks when a viewer turns it clockwise by its own angle. */
function turnedBy(angle: number, { left, right, bottom, top }: PageBox): Turned {
  const [width, height] = [right - left, top - bottom];
  switch (((Math.round(angle / 90) % 4) + 4) % 4) {
    case 1:
      return { turned: [0, -1, 1, 0, 0, width], width: height, height: width };
    case 2:
      return { turned: [-1, 0, 0, -1, width, height], width, height };
    case 3:
      return { turned: [0, 1, -1, 0, height, 0], width: height, height: width };
    default:
      return { turned: [1, 0, 0, 1, 0, 0], width, height };
  }
}

/** The part of the page that viewers show: the crop box within the media box. @throws for a page of no size. */
function visibleBox(page: PDFPage): PageBox {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()];
  const left = Math.max(crop.x, media.x);
  const bottom = Math.max(crop.y, media.y);
  const right = Math.min(crop.x + crop.width, media.x + media.width);
  const top = Math.min(crop.y + crop.height, media.y + media.height);
  const sizes = [right - left, top - bottom];
  if (!sizes.every((size) => size >= NARROWEST && size <= WIDEST)) throw new RangeError('a page of no size');
  return { left, bottom, right, top };
}
