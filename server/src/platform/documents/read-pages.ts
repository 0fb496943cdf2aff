/** A made PDF as a reader program finds it. */
export type ReadDocument = {
  /** The text of each page, lines joined by "\n". */
  readonly pages: readonly string[];
  /** The words that stand for each picture, in order. */
  readonly figures: readonly string[];
};

/** The text of each page as a reader program finds it. Throws when the bytes are no PDF. */
export const readPages = async (pdf: Uint8Array): Promise<readonly string[]> => (await readDocument(pdf)).pages;

/** The reader is loaded when it is first asked for: only jobs read documents back. Throws when the bytes are no PDF. */
export async function readDocument(pdf: Uint8Array): Promise<ReadDocument> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // The reader takes the buffer away from its caller, so it gets a copy.
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    const figures: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ disableNormalization: true });
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      figures.push(...figuresIn(await page.getStructTree()));
    }
    return { pages, figures };
  } finally {
    await task.destroy();
  }
}

function figuresIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { role, alt, children } = { role: '', alt: '', children: [], ...node };
  const below = Array.isArray(children) ? children.flatMap(figuresIn) : [];
  return role === 'Figure' ? [alt, ...below] : below;
}
