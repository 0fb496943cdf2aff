import { degrees, drawObject, PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { preparePdf } from '../prepare-pdf.ts';
import { flate, rawPdf, type RawObject } from '../testing/raw-pdf.ts';
import type { PreparedUpload } from '../upload-protocol.ts';
import { drawPages } from './draw-pages.ts';

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const FIRST = 6;

type Page = {
  readonly resources?: string;
  readonly steps: string;
  readonly catalog?: string;
  readonly objects?: readonly RawObject[];
};

const aPdf = ({ resources = '', steps, catalog = '', objects = [] }: Page): Buffer =>
  rawPdf({
    root: 1,
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${resources} >> >>`,
      FONT,
      { dict: '', bytes: steps },
      ...objects,
    ],
  });

async function prepared(pdf: Buffer): Promise<PreparedUpload> {
  const upload = await preparePdf(pdf, 10);
  if (typeof upload === 'string') throw new Error(upload);
  return upload;
}

/** The first page's pixels, a byte for each of three colours. */
async function looksOf(bytes: Uint8Array): Promise<{ readonly data: Buffer; readonly width: number }> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  const { width, height } = file.getPage(0).getSize();
  const box = { left: 0, bottom: 0, right: width, top: height };
  const { value } = await drawPages(file, [{ page: file.getPage(0), box }]).next();
  if (value === undefined) throw new Error('the page could not be drawn');
  const { data, info } = await sharp(value).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** How far two pictures are apart, on average, of 255. */
function apart(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

const darkest = ({ data }: { readonly data: Buffer }): number =>
  data.reduce((least, value) => Math.min(least, value), 255);

const RICH: Page = {
  resources: `/XObject << /Fm ${FIRST} 0 R /Im ${FIRST + 1} 0 R >> /Shading << /Sh ${FIRST + 3} 0 R >>
    /Pattern << /P ${FIRST + 4} 0 R >> /ExtGState << /Half << /ca 0.5 /BM /Multiply >> /Soft << /SMask << /S /Luminosity /G ${FIRST + 5} 0 R >> >> >>
    /ColorSpace << /Idx [/Indexed /DeviceRGB 1 <ff000000ff00>] /Sep [/Separation /Spot /DeviceCMYK ${FIRST + 6} 0 R] >>`,
  steps: `
    q 1 0 0 1 10 10 cm /Fm Do Q  % a note (of the program
    q 60 0 0 40 100 10 cm /Im Do Q
    q 180 10 100 60 re W n /Sh sh Q
    /Pattern cs /P scn 10 80 80 50 re f
    q /Half gs 1 0 0 rg 100 80 60 60 re f 0 0 1 rg 130 100 60 60 re f Q
    q /Soft gs 0 0.5 0 rg 200 80 90 60 re f Q
    /Sep cs 0.7 scn 10 140 40 40 re f
    q [6 3] 0 d 2 w 60 150 m 280 190 l S Q
    q 30 0 0 30 60 150 cm BI /W 2 /H 2 /CS /Idx /BPC 8 /F /AHx ID 00 01 01 00> EI Q
    BT /F1 14 Tf 110 160 Td [(Kerned) -200 (words \\(two\\))] TJ ET Q Q`,
  objects: [
    {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 60 60] /Matrix [1 0 0 1 5 5]',
      bytes: 'BT /F1 12 Tf 0 20 Td (In a form) Tj ET 0 0 20 10 re f',
    },
    flate(
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB /SMask 8 0 R',
      '\u00ff\u0000\u0000\u0000\u00ff\u0000\u0000\u0000\u00ff\u00ff\u00ff\u0000',
    ),
    flate(
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      '\u00ff\u0080\u00ff\u0040',
    ),
    '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [180 0 280 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true] >>',
    {
      dict: '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
      bytes: '0 0.6 0.6 rg 2 2 6 6 re f',
    },
    {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Group << /S /Transparency /CS /DeviceGray >>',
      bytes: '1 g 200 80 45 60 re f 0.4 g 245 80 45 60 re f',
    },
    { dict: '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1 0 1]', bytes: '{ dup 0.5 mul exch 0 exch 0 }' },
  ],
};

describe('a page that is plain', () => {
  test('looks the same and says the same as before, with all that pages are drawn with', async () => {
    const before = aPdf(RICH);
    const upload = await prepared(before);
    expect(upload.drawnPages).toEqual([]);
    expect(apart((await looksOf(before)).data, (await looksOf(upload.bytes)).data)).toBeLessThan(0.5);
    const { pages } = await readPdf(upload.bytes);
    for (const words of ['In a form', 'words (two)']) expect(pages[0]).toContain(words);
  });

  test('may hold steps that nobody knows, and too many endings', async () => {
    const upload = await prepared(aPdf({ steps: 'Q Q BX 1 2 zz EX BT /F1 18 Tf 40 150 Td (Still here) Tj ET Q' }));
    expect(upload.drawnPages).toEqual([]);
    expect((await readPdf(upload.bytes)).pages[0]).toContain('Still here');
  });
});

describe('a page that is not', () => {
  test('becomes a picture that looks the same', async () => {
    const before = aPdf({
      ...RICH,
      resources: RICH.resources?.replace('/XObject <<', `/XObject << /Ps ${FIRST + 7} 0 R`) ?? '',
      steps: `${RICH.steps} /Ps Do`,
      objects: [...(RICH.objects ?? []), { dict: '/Type /XObject /Subtype /PS', bytes: 'showpage' }],
    });
    const upload = await prepared(before);
    expect(upload.drawnPages).toEqual([1]);
    expect(apart((await looksOf(before)).data, (await looksOf(upload.bytes)).data)).toBeLessThan(4);
  });

  test('does not show a layer that its viewer hides', async () => {
    const steps = '/OC /L0 BDC 0 0 300 200 re f EMC';
    const layered = (catalog: string) =>
      aPdf({
        steps,
        catalog,
        resources: `/Properties << /L0 ${FIRST} 0 R >>`,
        objects: ['<< /Type /OCG /Name (Below) >>'],
      });
    const hidden = await prepared(layered(`/OCProperties << /OCGs [${FIRST} 0 R] /D << /OFF [${FIRST} 0 R] >> >>`));
    expect(hidden.drawnPages).toEqual([1]);
    expect(darkest(await looksOf(hidden.bytes))).toBeGreaterThan(250);
    const shown = await prepared(layered(`/OCProperties << /OCGs [${FIRST} 0 R] /D << /ON [${FIRST} 0 R] >> >>`));
    expect(shown.drawnPages).toEqual([]);
    expect(darkest(await looksOf(shown.bytes))).toBeLessThan(5);
  });

  test('stays in its place among the others, turned as it was', async () => {
    const file = await PDFDocument.create();
    for (const words of ['First', 'Second', 'Third']) file.addPage([300, 200]).drawText(words, { x: 20, y: 100 });
    const second = file.getPage(1);
    second.setRotation(degrees(90));
    const program = file.context.stream('', { Type: 'XObject', Subtype: 'PS' });
    const key = second.node.newXObject('Ps', file.context.register(program));
    second.pushOperators(drawObject(key));
    const upload = await prepared(Buffer.from(await file.save()));
    expect(upload.drawnPages).toEqual([2]);
    const { pages } = await readPdf(upload.bytes);
    expect(pages.map((words) => words.trim())).toEqual(['First', '', 'Third']);
    const clean = await PDFDocument.load(upload.bytes);
    expect(clean.getPages().map((page) => page.getSize())).toEqual([
      { width: 300, height: 200 },
      { width: 200, height: 300 },
      { width: 300, height: 200 },
    ]);
  });
});
