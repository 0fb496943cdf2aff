import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { packetWriter } from './packet-writer.ts';
import { forbiddenIn, forbiddenInBytes } from './plain-pages/index.ts';
import { preparePdf } from './prepare-pdf.ts';
import { hostilePdfs, SECRET } from './testing/hostile-pdfs.ts';
import type { PreparedUpload } from './upload-protocol.ts';

const MOST_PAGES = 100;
const files = hostilePdfs();

/** Everything a file holds, unpacked as far as it is no picture. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const words = context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString();
    const isPacked = object.dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode');
    const contents = isPacked ? decodePDFRawStream(object).decode() : object.contents;
    return `${object.dict.toString()} ${Buffer.from(contents).toString('latin1')}`;
  });
  return words.join('\n');
}

async function aBase(pages: number): Promise<Uint8Array> {
  const base = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < pages; page += 1) base.addPage([612, 792]);
  return base.save({ useObjectStreams: false });
}

describe('two hundred files that mean harm', () => {
  test('are two hundred, and our reading of them sees what they hold', async () => {
    expect(files).toHaveLength(200);
    expect(new Set(files.map(({ name }) => name)).size).toBe(200);
    const seen = await Promise.all(
      files.map(async ({ bytes }) => forbiddenIn((await PDFDocument.load(bytes, { updateMetadata: false })).context)),
    );
    // The others do harm by their size or shape, or by what no name tells.
    expect(seen.filter((found) => found.length > 0).length).toBeGreaterThan(110);
  });

  test('come out with nothing of it, alone and in a packet, or are refused', { timeout: 240_000 }, async () => {
    const made: { readonly name: string; readonly upload: PreparedUpload }[] = [];
    for (const { name, bytes } of files) {
      const upload = await preparePdf(bytes, MOST_PAGES);
      if (typeof upload === 'string') {
        expect([name, upload]).toEqual([name, expect.stringMatching(/^uploads\.(?:too_heavy|broken|cannot_draw)$/)]);
        continue;
      }
      expect([name, await forbiddenInBytes(upload.bytes)]).toEqual([name, []]);
      expect([name, (await wordsOf(upload.bytes)).includes(SECRET)]).toEqual([name, false]);
      made.push({ name, upload });
    }
    expect(made.length).toBeGreaterThan(160);
    const writer = await packetWriter(await aBase(made.length), { x: 50, y: 50, width: 500, height: 700 }, false);
    const parts = [writer.begin()];
    for (const [firstPage, { upload }] of made.entries()) parts.push(await writer.place({ ...upload, firstPage }));
    parts.push(await writer.finish());
    const packet = Buffer.concat(parts);
    expect(await forbiddenInBytes(packet)).toEqual([]);
    expect((await wordsOf(packet)).includes(SECRET)).toBe(false);
    expect((await PDFDocument.load(packet)).getPageCount()).toBe(made.length);
  });
});
