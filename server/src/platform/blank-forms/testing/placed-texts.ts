import { getDocument, OPS, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a page, in points from its lower left corner. */
export type PlacedText = {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
};

/** A picture on a page, in points from its lower left corner; more of it may be there than is shown. */
export type PlacedPicture = {
  readonly page: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
};

export type ReadForm = {
  readonly texts: readonly PlacedText[];
  readonly pictures: readonly PlacedPicture[];
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
    const pictures: PlacedPicture[] = [];
    let annotationCount = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      pictures.push(...picturesOf(await page.getOperatorList(), number - 1));
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
    return { texts, pictures, fieldCount: Object.keys(fields ?? {}).length, annotationCount, hasScripts };
  } finally {
    await task.destroy();
  }
}

type Matrix = [number, number, number, number, number, number];
const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];

/** Where pictures are painted, by following how the page moves and scales what it draws. */
function picturesOf(
  { fnArray, argsArray }: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  page: number,
): readonly PlacedPicture[] {
  const found: PlacedPicture[] = [];
  const kept: Matrix[] = [];
  let now: Matrix = UPRIGHT;
  for (const [index, fn] of fnArray.entries()) {
    if (fn === OPS.save) kept.push(now);
    if (fn === OPS.restore) now = kept.pop() ?? UPRIGHT;
    if (fn === OPS.transform) now = Util.transform(now, Array.from(argsArray[index] as ArrayLike<number>)) as Matrix;
    if (fn === OPS.paintImageXObject) {
      const [width, , , height, left, bottom] = now;
      found.push({ page, left, bottom, right: left + width, top: bottom + height });
    }
  }
  return found;
}
