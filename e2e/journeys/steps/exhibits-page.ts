import { expect, type Locator, type Page } from '@playwright/test';
import { deflateSync } from 'node:zlib';

export type TestFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A sum over the bytes, as PNG asks for after each part (ISO 3309). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function pngPart(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A real PNG: a square of one colour with a stripe. */
export function aPng(name: string, [red, green, blue]: readonly [number, number, number]): TestFile {
  const side = 240;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const row = (y: number) => [
    0,
    ...Array.from({ length: side }, () => (y % 60 < 8 ? [255, 255, 255] : [red, green, blue])).flat(),
  ];
  const pixels = Buffer.from(Array.from({ length: side }, (_, y) => row(y)).flat());
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart('IHDR', header),
    pngPart('IDAT', deflateSync(pixels)),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A real PDF of as many pages as there are lines, one line on each. */
export function aPdf(name: string, lines: readonly string[]): TestFile {
  const first = 4;
  const pageOf = (index: number) => first + 2 * index;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, index) => `${pageOf(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const drawn = `BT /F1 18 Tf 72 700 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageOf(index) + 1} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/** The exhibits of a case, worked on by what the page says. */
export class ExhibitsPage {
  readonly page: Page;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = this.section('Your exhibits').locator('ol > li');
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  async choose(files: readonly TestFile[]): Promise<void> {
    const asked = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Choose files' }).click();
    await (await asked).setFiles([...files]);
  }

  /** Lets files go over the page, as from a folder on the desk. */
  async drop(files: readonly TestFile[]): Promise<void> {
    const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
    const held = await this.page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    }, given);
    await this.page.locator('main').dispatchEvent('dragover', { dataTransfer: held });
    await expect(this.page.getByText('Drop the files to add them')).toBeVisible();
    await this.page.locator('main').dispatchEvent('drop', { dataTransfer: held });
  }

  async describe(mark: string, text: string): Promise<void> {
    await this.page.getByLabel(`What does ${mark} show?`).fill(text);
    await this.page.getByRole('button', { name: `Save ${mark}`, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 3, name: `${mark} ${text}` })).toBeVisible();
  }

  async expectOrder(descriptions: readonly string[]): Promise<void> {
    await expect(this.rows.locator('h3')).toHaveText(descriptions.map((text, index) => `P-${index + 1} ${text}`));
  }
}
