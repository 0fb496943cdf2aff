import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

/** Bits 2 and 6 of an annotation's flags (ISO 32000-1, table 165). */
const HIDDEN = 0b10;
const NO_VIEW = 0b10_0000;
/** No page of ours is that wide; in points. */
const FARTHEST = 1e6;

type Box = readonly [number, number, number, number];
type Matrix = readonly [number, number, number, number, number, number];

const name = (text: string): PDFName => PDFName.of(text);

/**
 * Draws what annotations show (filled form fields, stamps, notes in the margin) onto the page itself, since only a
 * page's own content is taken over. False: a filled field has no drawing, so its answer would silently be lost.
 * `hidesLayers`: some of the file's layers are not shown, so a drawing keeps the name of the one it lies on.
 */
export function flattenAnnotations(page: PDFPage, hidesLayers = false): boolean {
  const annotations = page.node.lookupMaybe(name('Annots'), PDFArray);
  if (annotations === undefined) return true;
  for (let index = 0; index < annotations.size(); index += 1) {
    const annotation = annotations.lookup(index);
    if (!(annotation instanceof PDFDict) || !isShown(annotation)) continue;
    const look = appearanceOf(annotation);
    if (look === null) {
      if (holdsUndrawnAnswer(annotation)) return false;
      continue;
    }
    const layer = annotation.get(name('OC'));
    if (hidesLayers && layer !== undefined) look.stream.dict.set(name('OC'), layer);
    draw(page, annotation, look);
  }
  page.node.delete(name('Annots'));
  return true;
}

const isShown = (annotation: PDFDict): boolean => {
  const flags = annotation.lookup(name('F'));
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
  const isPopup = annotation.lookup(name('Subtype')) === name('Popup');
  return !isPopup && (bits & HIDDEN) === 0 && (bits & NO_VIEW) === 0;
};

type Look = { readonly ref: PDFRef; readonly stream: PDFStream };

/** The normal appearance; where there is one for each state, that of the present state. */
function appearanceOf(annotation: PDFDict): Look | null {
  const appearances = annotation.lookup(name('AP'));
  if (!(appearances instanceof PDFDict)) return null;
  const normal = appearances.lookup(name('N'));
  if (normal instanceof PDFStream) return lookOf(appearances.get(name('N')), normal);
  const state = annotation.lookup(name('AS'));
  if (!(normal instanceof PDFDict) || !(state instanceof PDFName)) return null;
  const chosen = normal.lookup(state);
  return chosen instanceof PDFStream ? lookOf(normal.get(state), chosen) : null;
}

const lookOf = (ref: unknown, stream: PDFStream): Look | null => (ref instanceof PDFRef ? { ref, stream } : null);

/** A typed or chosen answer that only a form program would show. Boxes to tick show their state by a drawing or not at all. */
function holdsUndrawnAnswer(annotation: PDFDict): boolean {
  if (annotation.lookup(name('Subtype')) !== name('Widget')) return false;
  const kind = inherited(annotation, 'FT');
  if (kind !== name('Tx') && kind !== name('Ch')) return false;
  const value = inherited(annotation, 'V');
  return value !== undefined && /[^\s()<>[\]]/.test(value.toString().replace(/feff/i, ''));
}

const MOST_ANCESTORS = 32;

function inherited(field: PDFDict, key: string) {
  let at: unknown = field;
  for (let depth = 0; depth < MOST_ANCESTORS && at instanceof PDFDict; depth += 1) {
    const found = at.lookup(name(key));
    if (found !== undefined) return found;
    at = at.lookup(name('Parent'));
  }
  return undefined;
}

/** The appearance's box, after its own matrix, is stretched onto the annotation's rectangle (ISO 32000-1, 12.5.5). */
function draw(page: PDFPage, annotation: PDFDict, { ref, stream }: Look): void {
  const rect = boxOf(annotation.lookup(name('Rect')));
  const box = boxOf(stream.dict.lookup(name('BBox')));
  if (rect === null || box === null) return;
  const seen = bounds(box, matrixOf(stream.dict.lookup(name('Matrix'))));
  const [seenWidth, seenHeight] = [seen[2] - seen[0], seen[3] - seen[1]];
  if (seenWidth <= 0 || seenHeight <= 0) return;
  const xScale = (rect[2] - rect[0]) / seenWidth;
  const yScale = (rect[3] - rect[1]) / seenHeight;
  stream.dict.set(name('Type'), name('XObject'));
  stream.dict.set(name('Subtype'), name('Form'));
  const key = page.node.newXObject('Shown', ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(xScale, 0, 0, yScale, rect[0] - seen[0] * xScale, rect[1] - seen[1] * yScale),
    drawObject(key),
    popGraphicsState(),
  );
}

function numbersOf(value: unknown, count: number): readonly number[] | null {
  if (!(value instanceof PDFArray) || value.size() !== count) return null;
  const numbers = Array.from({ length: count }, (_, index) => {
    const one = value.lookup(index);
    return one instanceof PDFNumber ? one.asNumber() : Number.NaN;
  });
  return numbers.every((one) => Math.abs(one) < FARTHEST) ? numbers : null;
}

function boxOf(value: unknown): Box | null {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(value, 4) ?? [];
  return x0 === x1 || y0 === y1 ? null : [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value, 6) ?? [];
  return [a, b, c, d, e, f];
}

function bounds([x0, y0, x1, y1]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [x0, y0],
    [x0, y1],
    [x1, y0],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
