import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a page, in points from its lower left corner. */
export type PlacedText = {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
};

export type ReadForm = {
  readonly texts: readonly PlacedText[];
  readonly fieldCount: number;
  readonly annotationCount: number;
  readonly hasScripts: boolean;
};

/** Reads a PDF as a reader program does. */
export async function readPlaced(pdf: Uint8Array): Promise<ReadForm> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  const document = await task.promise;
  try {
    const texts: PlacedText[] = [];
    let annotationCount = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      annotationCount += (await page.getAnnotations()).length;
      const { items } = await page.getTextContent({ disableNormalization: true });
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const [size, , , , left, base] = item.transform.map(Number);
        if (size === undefined || left === undefined || base === undefined) throw new Error('text without a place');
        texts.push({ text: item.str, page: number - 1, left, right: left + item.width, base, size });
      }
    }
    const fields = await document.getFieldObjects();
    const hasScripts = (await document.getJSActions()) !== null;
    return { texts, fieldCount: Object.keys(fields ?? {}).length, annotationCount, hasScripts };
  } finally {
    await task.destroy();
  }
}
