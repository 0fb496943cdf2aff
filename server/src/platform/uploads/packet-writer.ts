import {
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { drawPiece, type Matrix, pieceOf } from './page-pieces.ts';
import type { PageArea, PlacedUpload } from './upload-protocol.ts';

/** A pixel is never drawn larger than on a screen of 96 dots an inch; in points. */
const POINTS_PER_PIXEL = 0.75;
const ENTRY_BYTES = 10;
/** What the compiler writes into the metadata of an accessible file. */
const ACCESSIBLE_MARK = /<pdfuaid:part>\d<\/pdfuaid:part>/;

/**
 * Lays uploaded pages on the packet's empty pages and gives the file out piece by piece: what an exhibit brought along
 * leaves memory before the next one comes. Objects of a PDF may stand in any order, and the table at the end tells where.
 */
export type PacketWriter = {
  /** The file's first bytes. */
  begin(): Uint8Array;
  place(upload: PlacedUpload): Promise<Uint8Array>;
  /** Everything else, and the table. */
  finish(): Uint8Array;
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
        if (piece !== null) drawAside(page, piece);
      }
      const bytes = written(brought);
      for (const [ref] of brought) context.delete(ref);
      return bytes;
    },
    finish: () => {
      const rest = written(context.enumerateIndirectObjects());
      return Buffer.concat([rest, text(tableOf(offsets, position, packet))]);
    },
  };
}

type Piece = { readonly ref: PDFRef; readonly matrix: Matrix };

async function piecesOf(
  packet: PDFDocument,
  { kind, bytes, pageCount }: PlacedUpload,
  area: PageArea,
): Promise<readonly (Piece | null)[]> {
  if (kind === 'image') {
    const picture = await packet.embedJpg(bytes);
    await picture.embed();
    const { scale, x, y } = fitted(picture.width, picture.height, area, POINTS_PER_PIXEL);
    // A picture is one unit wide and high.
    return [{ ref: picture.ref, matrix: [picture.width * scale, 0, 0, picture.height * scale, x, y] }];
  }
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const copier = PDFObjectCopier.for(source.context, packet.context);
  const sheets = source.getPages();
  if (sheets.length !== pageCount) throw new RangeError('an exhibit has other pages than were counted');
  return sheets.map((sheet) => {
    const { width, height } = sheet.getSize();
    const ref = pieceOf(packet, copier, sheet, { left: 0, bottom: 0, right: width, top: height }, [1, 0, 0, 1, 0, 0]);
    const { scale, x, y } = fitted(width, height, area, 1);
    return ref === null ? null : { ref, matrix: [scale, 0, 0, scale, x, y] };
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
function drawAside(page: PDFPage, { ref, matrix }: Piece): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
  drawPiece(page, ref, matrix);
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
