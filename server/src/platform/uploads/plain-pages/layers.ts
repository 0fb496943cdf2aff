import { PDFArray, PDFDict, type PDFDocument } from '@cantoo/pdf-lib';
import { name, nameIn } from './shapes.ts';

/** Whether viewers leave some of the file's layers out. */
export function hidesLayers({ catalog }: PDFDocument): boolean {
  const layers = catalog.lookup(name('OCProperties'));
  const shown = layers instanceof PDFDict ? layers.lookup(name('D')) : undefined;
  if (!(shown instanceof PDFDict)) return false;
  const off = shown.lookup(name('OFF'));
  return (off instanceof PDFArray && off.size() > 0) || nameIn(shown, 'BaseState') === 'OFF';
}
