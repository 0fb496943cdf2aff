/**
 * The text of each page as a reader program finds it, lines joined by "\n". The reader is loaded when it is first asked
 * for: only jobs read documents back. Throws when the bytes are no PDF.
 */
export async function readPages(pdf: Uint8Array): Promise<readonly string[]> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // The reader takes the buffer away from its caller, so it gets a copy.
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ disableNormalization: true });
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
