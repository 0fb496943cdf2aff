import {
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { drawTakenPage, type Matrix } from './page-pieces.ts';
import { forbiddenInBytes, takePages, type TakenPage } from './plain-pages/index.ts';
import type { PageArea, PlacedUpload } from './upload-protocol.ts';

/** A pixel is never drawn larger than on a screen of 96 dots an inch; in points. */
const POINTS_PER_PIXEL = 0.75;
const ENTRY_BYTES = 10;
/** What the compiler writes into the metadata of an accessible file. */
const ACCESSIBLE_MARK = /<pdfuaid:part>\d<\/pdfuaid:part>/;

/**
 * Lays uploaded pages on the packet's empty pages and gives the file out piece by piece: what an exhibit brought along
 * leaves memory before the next one comes. Objects of a PDF may be in any order, and the table at the end tells where.
 * Every object is read back from the bytes before they are given out. @throws when one holds what a packet may not.
 */
export type PacketWriter = {
  /** The file's first bytes. */
  begin(): Uint8Array;
  place(upload: PlacedUpload): Promise<Uint8Array>;
  /** Everything else, and the table. */
  finish(): Promise<Uint8Array>;
};

export async function packetWriter(base: Uint8Array, area: PageArea, keepsMark: boolean): Promise<PacketWriter> {
  const packet = await PDFDocument.load(base, { updateMetadata: false });
  const { context } = packet;
  const pages = packet.getPages();
  // An uploaded page may use a font that it does not hold, which an accessible file may not.
  if (!keepsMark) withdrawMark(packet);
  const offsets = new Map<number, number>();
  let position = 0;

  const text = (part: string): Buffer => Buffer.from(part, 'latin1');
  const given = (parts: readonly Buffer[]): Buffer => {
    const bytes = Buffer.concat(parts);
    position += bytes.length;
    return bytes;
  };
  const written = (objects: readonly (readonly [PDFRef, PDFObject])[]): Buffer => {
    const parts: Buffer[] = [];
    let at = position;
    for (const [ref, object] of objects) {
      const body = Buffer.alloc(object.sizeInBytes());
      object.copyBytesInto(body, 0);
      const part = Buffer.concat([text(`${ref.objectNumber} 0 obj\n`), body, text('\nendobj\n')]);
      offsets.set(ref.objectNumber, at);
      at += part.length;
      parts.push(part);
    }
    return given(parts);
  };
  const newerThan = (number: number) => context.enumerateIndirectObjects().filter(([ref]) => ref.objectNumber > number);

  return {
    begin: () => given([text('%PDF-1.7\n'), Buffer.from([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a])]),
    place: async (upload) => {
      const before = context.largestObjectNumber;
      const pieces = await piecesOf(packet, upload, area);
      // Taken before anything is drawn: a page's own content grows until the end.
      const brought = newerThan(before);
      for (const [index, piece] of pieces.entries()) {
        const page = pages[upload.firstPage + index];
        if (page === undefined) throw new RangeError('the packet has too few pages');
        drawAside(page, piece);
      }
      const bytes = written(brought);
      for (const [ref] of brought) context.delete(ref);
      await readBack(bytes);
      return bytes;
    },
    finish: async () => {
      const rest = written(context.enumerateIndirectObjects());
      const bytes = Buffer.concat([rest, text(tableOf(offsets, position, packet))]);
      await readBack(bytes);
      return bytes;
    },
  };
}

/** Stands before the piece that is read back, as at a file's start. */
const HEAD = Buffer.from('%PDF-1.7\n');

async function readBack(bytes: Uint8Array): Promise<void> {
  const found = await forbiddenInBytes(Buffer.concat([HEAD, bytes]));
  if (found.length > 0) throw new Error(`a packet may not hold: ${found.join(', ')}`);
}

type Piece = {
  readonly taken: TakenPage;
  readonly size: { readonly width: number; readonly height: number };
  readonly matrix: Matrix;
};

/** A page's piece lay in a separate page before. */
const AROUND_CLEAN_COPY = -1;

async function piecesOf(
  packet: PDFDocument,
  { kind, bytes, pageCount }: PlacedUpload,
  area: PageArea,
): Promise<readonly Piece[]> {
  if (kind === 'image') {
    const picture = await packet.embedJpg(bytes);
    await picture.embed();
    const size = { width: picture.width, height: picture.height };
    const { scale, x, y } = fitted(size.width, size.height, area, POINTS_PER_PIXEL);
    return [{ taken: { kind: 'picture', ref: picture.ref }, size, matrix: [scale, 0, 0, scale, x, y] }];
  }
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const sheets = source.getPages();
  if (sheets.length !== pageCount) throw new RangeError('an exhibit has other pages than were counted');
  const wanted = sheets.map((page) => {
    const { width, height } = page.getSize();
    return { page, box: { left: 0, bottom: 0, right: width, top: height } };
  });
  const taken = await takePages(source, packet, wanted, AROUND_CLEAN_COPY);
  if (typeof taken === 'string') throw new Error(`an exhibit that was taken cannot be placed: ${taken}`);
  return taken.map((one, index) => {
    const { right: width = 1, top: height = 1 } = wanted[index]?.box ?? {};
    const { scale, x, y } = fitted(width, height, area, 1);
    return { taken: one, size: { width, height }, matrix: [scale, 0, 0, scale, x, y] };
  });
}

/** As large as the area allows, at most `largest` times, in its middle. */
function fitted(width: number, height: number, area: PageArea, largest: number) {
  const scale = Math.min(area.width / width, area.height / height, largest);
  return {
    scale,
    x: area.x + (area.width - width * scale) / 2,
    y: area.y + (area.height - height * scale) / 2,
  };
}

/** The page's own alternative text speaks for what is drawn here, so a screen reader passes it over. */
function drawAside(page: PDFPage, { taken, size, matrix }: Piece): void {
  if (taken.kind === 'empty') return;
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
  drawTakenPage(page, taken, size, matrix);
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}

function withdrawMark(packet: PDFDocument): void {
  const ref = packet.catalog.get(PDFName.of('Metadata'));
  const metadata = packet.context.lookup(ref);
  if (!(ref instanceof PDFRef) || !(metadata instanceof PDFRawStream)) return;
  const marked = Buffer.from(metadata.contents).toString('utf8');
  const contents = Buffer.from(marked.replace(ACCESSIBLE_MARK, ''), 'utf8');
  packet.context.assign(ref, PDFRawStream.of(metadata.dict, contents));
}

function tableOf(offsets: ReadonlyMap<number, number>, startsAt: number, { context }: PDFDocument): string {
  const size = context.largestObjectNumber + 1;
  const lines = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(ENTRY_BYTES, '0')} 00000 n \n`;
  });
  const trailer = PDFDict.withContext(context);
  const { Root, Info, ID } = context.trailerInfo;
  trailer.set(PDFName.of('Size'), PDFNumber.of(size));
  for (const [key, value] of Object.entries({ Root, Info, ID })) {
    if (value !== undefined) trailer.set(PDFName.of(key), value);
  }
  return `xref\n0 ${size}\n${lines.join('')}trailer\n${trailer.toString()}\nstartxref\n${startsAt}\n%%EOF\n`;
}
