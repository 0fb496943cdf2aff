import {
  concatTransformationMatrix,
  decodePDFRawStream,
  drawObject,
  PDFContentStream,
  type PDFContext,
  type PDFDocument,
  type PDFObjectCopier,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

const NEWLINE = Buffer.from('\n');

/**
 * A page's content as one piece that can be drawn elsewhere, cut to `box`. Takes over what the content needs (fonts,
 * pictures) and nothing else of the page. One copier for all pages of a file, so that what they share stays shared.
 */
export function pieceOf(
  target: PDFDocument,
  copier: PDFObjectCopier,
  page: PDFPage,
  box: Box,
  matrix: Matrix,
): PDFRef | null {
  const { Contents, Resources } = page.node.normalizedEntries();
  if (Contents === undefined) return null;
  const parts: Uint8Array[] = [];
  for (let index = 0; index < Contents.size(); index += 1) {
    parts.push(decoded(Contents.lookup(index, PDFStream)), NEWLINE);
  }
  const piece = target.context.flateStream(Buffer.concat(parts), {
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [box.left, box.bottom, box.right, box.top],
    Matrix: [...matrix],
    Resources: copier.copy(Resources),
  });
  return target.context.register(piece);
}

function decoded(stream: PDFStream): Uint8Array {
  if (stream instanceof PDFRawStream) return decodePDFRawStream(stream).decode();
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents();
  throw new TypeError('a content of an unknown kind');
}

/** Draws a piece or a picture; `matrix` says where it goes. */
export function drawPiece(page: PDFPage, ref: PDFRef, [a, b, c, d, e, f]: Matrix): void {
  const key = page.node.newXObject('Piece', ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(a, b, c, d, e, f),
    drawObject(key),
    popGraphicsState(),
  );
}

/** Keys that hold who made a thing, where and when, or that make a program do something. No drawing needs them. */
const TELLTALE = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'AF',
  'AA',
  'A',
  'JS',
  'OPI',
  'StructParent',
  'StructParents',
];

/** Takes the details out of everything that was taken over, the camera's notes inside pictures included. */
export function stripDetails(context: PDFContext): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFStream)) continue;
    for (const key of TELLTALE) object.dict.delete(PDFName.of(key));
    if (!(object instanceof PDFRawStream) || object.dict.lookup(PDFName.of('Filter')) !== PDFName.of('DCTDecode'))
      continue;
    const contents = withoutJpegDetails(object.contents);
    if (contents.length !== object.contents.length) context.assign(ref, PDFRawStream.of(object.dict, contents));
  }
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
/** EXIF and XMP, Photoshop's notes, comments. The others tell how to show the picture. */
const DETAILS: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);
const START_BYTES = 2;

/** The same picture without the segments that tell about it. What does not look like a JPEG stays as it is. */
export function withoutJpegDetails(jpeg: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const kept = [bytes.subarray(0, START_BYTES)];
  let at = START_BYTES;
  while (at + 4 <= bytes.length && bytes[at] === MARKER && bytes[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!DETAILS.has(bytes[at + 1] ?? 0)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}
