import type { PDFPage } from '@cantoo/pdf-lib';

/** In points. */
export type PageBox = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

export type PageToTake = {
  readonly page: PDFPage;
  /** The part of it that viewers show. */
  readonly box: PageBox;
};
