import {
  concatTransformationMatrix,
  drawObject,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { TakenPage } from './plain-pages/index.ts';

export type Matrix = readonly [number, number, number, number, number, number];

/** Draws a piece or a picture; `matrix` says where it goes. */
export function drawPiece(page: PDFPage, ref: PDFRef, [a, b, c, d, e, f]: Matrix): void {
  const key = page.node.newXObject('Piece', ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(a, b, c, d, e, f),
    drawObject(key),
    popGraphicsState(),
  );
}

/** `matrix` for a page's piece of this size in points, which may be a picture of one unit. */
export function drawTakenPage(
  page: PDFPage,
  taken: TakenPage,
  size: { readonly width: number; readonly height: number },
  [a, b, c, d, e, f]: Matrix,
): void {
  if (taken.kind === 'empty') return;
  const [width, height] = taken.kind === 'picture' ? [size.width, size.height] : [1, 1];
  drawPiece(page, taken.ref, [a * width, b * width, c * height, d * height, e, f]);
}
