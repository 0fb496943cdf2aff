import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF with runs of white space folded, and whether it is tagged. */
export async function readPdf(bytes: Uint8Array): Promise<{ readonly text: string; readonly isTagged: boolean }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const marks = await document.getMarkInfo();
  await document.loadingTask.destroy();
  return { text: pages.join(' ').replace(/\s+/g, ' '), isTagged: marks !== null };
}
