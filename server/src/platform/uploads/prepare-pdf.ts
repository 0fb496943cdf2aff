import { EncryptedPDFError, PDFDocument, PDFObjectCopier, type PDFPage } from '@cantoo/pdf-lib';
import { flattenAnnotations } from './flatten-annotations.ts';
import { type Box, drawPiece, type Matrix, pieceOf, stripDetails } from './page-pieces.ts';
import type { PreparedUpload, UploadRefusal } from './upload-protocol.ts';

/** Programs look for the end mark in so much of a file's end; some put lines of their own behind it. */
const END_BYTES = 1024;
/** A page is at most 200 inches wide or high (ISO 32000-1, annex C); in points. */
const WIDEST = 14_400;
const NARROWEST = 3;

/**
 * The pages as a viewer shows them, upright and cropped, each drawn from one piece: fields and notes are drawn in, and
 * whatever is not drawn is left behind (scripts, actions, links, attached files, and who made it when with what).
 */
export async function preparePdf(bytes: Uint8Array, mostPages: number): Promise<PreparedUpload | UploadRefusal> {
  // The reader mends a file that breaks off, by leaving out what is missing. Evidence must be whole.
  if (!Buffer.from(bytes.subarray(-END_BYTES)).includes('%%EOF')) return 'uploads.broken';
  const source = await opened(bytes);
  if (typeof source === 'string') return source;
  try {
    const pages = source.getPages();
    if (pages.length === 0) return 'uploads.broken';
    if (pages.length > mostPages) return 'uploads.too_many_pages';
    const clean = await PDFDocument.create({ updateMetadata: false });
    const copier = PDFObjectCopier.for(source.context, clean.context);
    for (const page of pages) {
      if (!flattenAnnotations(page)) return 'uploads.form_not_drawn';
      takeOver(clean, copier, page);
    }
    stripDetails(clean.context);
    const made = await clean.save({ useObjectStreams: true, updateFieldAppearances: false });
    return { kind: 'pdf', bytes: made, pageCount: pages.length, smallPicture: null };
  } catch {
    return 'uploads.broken';
  }
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

function takeOver(clean: PDFDocument, copier: PDFObjectCopier, page: PDFPage): void {
  const box = visibleBox(page);
  const { turned, width, height } = turnedBy(page.getRotation().angle, box);
  const sheet = clean.addPage([width, height]);
  const piece = pieceOf(clean, copier, page, box, [1, 0, 0, 1, -box.left, -box.bottom]);
  if (piece !== null) drawPiece(sheet, piece, turned);
}

type Turned = { readonly turned: Matrix; readonly width: number; readonly height: number };

/** How a page of this box looks when a viewer turns it clockwise by its own angle. */
function turnedBy(angle: number, { left, right, bottom, top }: Box): Turned {
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
function visibleBox(page: PDFPage): Box {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()];
  const left = Math.max(crop.x, media.x);
  const bottom = Math.max(crop.y, media.y);
  const right = Math.min(crop.x + crop.width, media.x + media.width);
  const top = Math.min(crop.y + crop.height, media.y + media.height);
  const sizes = [right - left, top - bottom];
  if (!sizes.every((size) => size >= NARROWEST && size <= WIDEST)) throw new RangeError('a page of no size');
  return { left, bottom, right, top };
}
