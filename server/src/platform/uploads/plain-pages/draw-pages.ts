import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument, PDFObjectCopier } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { name } from './shapes.ts';
import type { PageToTake } from './page-to-take.ts';

/** A letter-size page at 200 dots an inch, as for pictures that are uploaded. */
const LONGER_SIDE = 2200;
const SHORTER_SIDE = 1700;
/** No finer than 200 dots an inch. */
const MOST_SCALE = 200 / 72;
const QUALITY = 82;

/**
 * A JPEG of each page as a viewer shows it, upright, in turn; it ends early where one cannot be drawn. The pages are put
 * into a file of their own first, so that what is drawn is what was read here, whatever else their file says.
 */
export async function* drawPages(
  source: PDFDocument,
  pages: readonly PageToTake[],
): AsyncGenerator<Uint8Array, undefined> {
  const bytes = await fileOf(source, pages);
  if (bytes === null) return undefined;
  const library = await PDFiumLibrary.init();
  try {
    const file = await library.loadDocument(bytes);
    for (let index = 0; index < pages.length; index += 1) {
      const page = file.getPage(index);
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      // Zero for a page that cannot be opened.
      if (!(width > 0 && height > 0)) return undefined;
      const scale = Math.min(MOST_SCALE, LONGER_SIDE / Math.max(width, height), SHORTER_SIDE / Math.min(width, height));
      const drawn = await page.render({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        scale: 1,
        render: 'bitmap',
      });
      yield await jpegOf(drawn);
    }
  } catch {
    // Whatever went wrong in there: it cannot be drawn.
  } finally {
    library.destroy();
  }
  return undefined;
}

async function fileOf(source: PDFDocument, pages: readonly PageToTake[]): Promise<Uint8Array | null> {
  try {
    const file = await PDFDocument.create({ updateMetadata: false });
    const copier = PDFObjectCopier.for(source.context, file.context);
    for (const { page, box } of pages) {
      const { Contents, Resources } = page.node.normalizedEntries();
      const copy = file.addPage([box.right - box.left, box.top - box.bottom]);
      const { left, bottom, right, top } = box;
      copy.node.set(name('MediaBox'), file.context.obj([left, bottom, right, top]));
      copy.node.set(name('Rotate'), file.context.obj(page.getRotation().angle));
      copy.node.set(name('Resources'), copier.copy(Resources));
      if (Contents !== undefined) copy.node.set(name('Contents'), copier.copy(Contents));
    }
    // Which layers are shown.
    const layers = source.catalog.get(name('OCProperties'));
    if (layers !== undefined) file.catalog.set(name('OCProperties'), copier.copy(layers));
    return await file.save({ useObjectStreams: false, updateFieldAppearances: false });
  } catch {
    return null;
  }
}

const jpegOf = ({
  data,
  width,
  height,
}: {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
