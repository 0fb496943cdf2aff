import {
  clip,
  endPath,
  type PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import type { FormFonts } from './form-fonts.ts';
import type { PlacedField } from './form-map.ts';
import { inkBounds } from './ink-bounds.ts';

/** A signature made on the screen. */
export type FormMark = {
  /** PNG bytes. */
  readonly picture: Uint8Array;
  /** The words of a typed signature; '' for one that was drawn or photographed. */
  readonly typed: string;
};

/** Keeps letters off the line below; in points. */
const PADDING = 2;
const HALF_CAPITAL = 0.357;

/**
 * Puts a signature into its box. A typed one is there in letters, where they are in the fonts and fit; any other, and
 * one that does not fit, as its picture, as large as the box takes it. Returns the words that were written, or ''.
 */
export async function drawSignature(
  document: PDFDocument,
  page: PDFPage,
  { rect: [left, bottom, right, top], size }: PlacedField,
  { picture, typed }: FormMark,
  fonts: FormFonts,
): Promise<string> {
  const width = right - left - 2 * PADDING;
  if (typed !== '' && fonts.canDraw(typed) && fonts.widthOf(typed, size) <= width) {
    let x = left + PADDING;
    for (const { text, font } of fonts.runsOf(typed)) {
      page.drawText(text, { x, y: (bottom + top) / 2 - HALF_CAPITAL * size, size, font });
      x += font.widthOfTextAtSize(text, size);
    }
    return typed;
  }
  const image = await document.embedPng(picture);
  const ink = inkBounds(picture);
  const [inkWidth, inkHeight] = [(ink.right - ink.left) * image.width, (ink.bottom - ink.top) * image.height];
  const scale = Math.min(width / inkWidth, (top - bottom) / inkHeight);
  const [x, y] = [left + PADDING, bottom];
  page.pushOperators(pushGraphicsState(), rectangle(x, y, inkWidth * scale, inkHeight * scale), clip(), endPath());
  page.drawImage(image, {
    x: x - ink.left * image.width * scale,
    y: y - (1 - ink.bottom) * image.height * scale,
    width: image.width * scale,
    height: image.height * scale,
  });
  page.pushOperators(popGraphicsState());
  return '';
}
