import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Takes out what nothing leads to: parts of pages that turned out not to be plain. */
export function sweepOut(context: PDFContext): void {
  const reached = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  for (let one = waiting.pop(); one !== undefined || waiting.length > 0; one = waiting.pop()) {
    if (one === undefined || reached.has(one)) continue;
    reached.add(one);
    if (one instanceof PDFRef) waiting.push(context.lookup(one));
    else if (one instanceof PDFArray) waiting.push(...one.asArray());
    else if (one instanceof PDFDict) waiting.push(...one.values());
    else if (one instanceof PDFStream) waiting.push(...one.dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}
