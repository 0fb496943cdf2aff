import { deflateSync, inflateSync } from 'node:zlib';

/** A chunk of a PNG. */
function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32Of(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_zero, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32Of(bytes: Buffer): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}

/** A PNG whose rows are made by `row`; `depth` and `colour` as the format numbers them. */
function png(width: number, height: number, depth: number, colour: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const asAddress = (kind: string, bytes: Buffer): string => `data:${kind};base64,${bytes.toString('base64')}`;

/** 300 by 90, clear, with a dark wave across: what somebody draws in the box. `isBlank`: nothing was drawn. */
function drawing(isBlank: boolean): Buffer {
  const [width, height] = [300, 90];
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let x = 10; x < width - 10 && !isBlank; x += 1) {
    const middle = Math.round(45 + 30 * Math.sin(x / 18));
    for (let y = middle - 2; y <= middle + 2; y += 1) rows.set([17, 17, 17, 255], y * (width * 4 + 1) + 1 + x * 4);
  }
  return png(width, height, 8, 6, rows);
}

export const drawnSignature = (): string => asAddress('image/png', drawing(false));
export const drawnPicture = (): Buffer => drawing(false);

/** 30,000 by 30,000 points of one bit: a hundred kilobytes that want a gigabyte. */
export const pixelBomb = (): Buffer => png(30_000, 30_000, 1, 0, Buffer.alloc((30_000 / 8 + 1) * 30_000));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(document.domain)</script>';

/** Things that call themselves a signature, by what they are. */
export const falseSignatures = (): Readonly<Record<string, string>> => ({
  'an SVG': asAddress('image/svg+xml', Buffer.from(SVG)),
  'an SVG that says PNG': asAddress('image/png', Buffer.from(SVG)),
  'a page that says PNG': asAddress('image/png', Buffer.from(HTML)),
  'a GIF with a script behind it': asAddress(
    'image/gif',
    Buffer.from(`GIF89a\u0001\u0000\u0001\u0000${HTML}`, 'latin1'),
  ),
  'a pixel bomb': asAddress('image/png', pixelBomb()),
  'an address elsewhere': 'https://evil.test/signature.png',
  'nothing drawn': asAddress('image/png', drawing(true)),
});

/** Files that no evidence is, by what they are. */
export const refusedFiles = (): Readonly<Record<string, readonly [name: string, bytes: Buffer]>> => ({
  'a program called photo.jpg': [
    'photo.jpg',
    Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(4096, 7)]),
  ],
  'a page called photo.jpg': ['photo.jpg', Buffer.from(HTML)],
  'an SVG': ['drawing.svg', Buffer.from(SVG)],
  'a GIF that is a PDF too': ['both.gif', Buffer.from(`GIF89a%PDF-1.4\n${HTML}`)],
  'a pixel bomb': ['bomb.png', pixelBomb()],
  'a PDF of nothing but its first line': ['empty.pdf', Buffer.from('%PDF-1.7\n')],
});

export const SECRET_OF_THE_PHOTO = 'the place of the photographer';

/** 48 by 32 points, with a note about the place inside, and bytes behind the picture's end. */
export function photoWithPlace(): Buffer {
  const plain = Buffer.from(
    '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AoAGfRAAAAAAAAAAAP/9k=',
    'base64',
  );
  const note = Buffer.from(`Exif\u0000\u0000${SECRET_OF_THE_PHOTO}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, note, plain.subarray(2), Buffer.from(SECRET_OF_THE_PHOTO)]);
}

/** One page with a word on it; it runs a script when opened, starts a program and links elsewhere. */
export function pdfWithScript(): Buffer {
  const drawn = 'BT /F1 24 Tf 72 700 Td (Lease page) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 6 0 R /AA << /WC 6 0 R >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [7 0 R] /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /S /JavaScript /JS (app.alert\\("hello from the lease"\\)) >>',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /Launch /F (evil.exe) >> >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** What ClamAV's makers agreed on as a harmless sample; in two pieces, so that no scanner stumbles over this file. */
export const virusSample = (): Buffer =>
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('-'));

/** Everything a PDF says, with its packed parts unpacked: what hides in an object stream is found too. */
export function unpackedPdf(bytes: Buffer): string {
  const texts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at + 7)) {
    const end = bytes.indexOf('endstream', at);
    if (end === -1) break;
    try {
      texts.push(inflateSync(bytes.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Not packed in this way, or not packed: its own bytes are in the first text.
    }
  }
  return texts.join('\n');
}

/** What a PDF of ours never holds. */
export const FORBIDDEN_IN_PDF = ['/JavaScript', '/JS ', '/OpenAction', '/Launch', '/EmbeddedFile', '/URI', '/AA '];

const BOUNDARY = 'a-boundary-of-the-security-run';
export const UPLOAD_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of an upload as browsers send it. */
export function uploadForm(name: string, bytes: Buffer): Buffer {
  const field = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="description"\r\n\r\nWhat it shows\r\n`;
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(field + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
