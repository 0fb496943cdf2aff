import { err, ok, type Result } from '@plainclaim/domain';
import { PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import { sanitizeText } from '../documents/index.ts';
import { flattenAnnotations } from '../uploads/index.ts';
import { fitLine, fitText, type FittedText } from './fit-text.ts';
import { embedFormFonts, type FormFonts } from './form-fonts.ts';
import { drawSignature, type FormMark } from './draw-signature.ts';
import { type BlankForm, LINE_HEIGHT, type PlacedField } from './form-map.ts';
import { annotationsOf, openForm } from './open-form.ts';

export type FormValues = {
  /** By key. Absent or '' leaves the field blank. */
  readonly texts: Readonly<Record<string, string>>;
  readonly ticked: readonly string[];
  /** Signatures by key. Absent leaves the line blank, to be signed by hand. */
  readonly marks?: Readonly<Record<string, FormMark>>;
};

export type FormWords = {
  /** is in a field whose text is on the attached sheet: the first of these that the box is wide enough for. */
  readonly seeSheet: readonly string[];
  /** Ends a box whose text goes on there; chosen alike. */
  readonly continued: readonly string[];
};

/** What the form has no room for: the rest of a text, or all of it. */
export type Overflow = { readonly key: string; readonly text: string };

export type FilledForm = {
  readonly pdf: Uint8Array;
  readonly overflow: readonly Overflow[];
  /** Every line that was written, to look for it in the made PDF. */
  readonly drawn: readonly { readonly page: number; readonly text: string }[];
};

export type FillError = { readonly code: 'forms.unknown_hash' };

/** Keeps letters off the box's own lines; in points. */
export const PADDING = 2;
/** Of the letters' size: how far the first line's base lies below the top, and half the height of a capital. */
const FIRST_BASE = 0.95;
const HALF_CAPITAL = 0.357;
const BOX_SHARE = 0.95;

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes into a blank form at its fields' places, in letters of the map's size. The result is flat (no fields, scripts
 * or notes) and not locked. The same form and values give the same bytes. Refuses bytes other than those the map was
 * written for.
 */
export async function fillBlankForm(
  form: BlankForm,
  values: FormValues,
  options: { readonly assetsDir: string; readonly title: string; readonly words: FormWords },
): Promise<Result<FilledForm, FillError>> {
  if (sha256Of(form.pdf) !== form.sha256) return err({ code: 'forms.unknown_hash' });
  const document = await flatCopy(form.pdf);
  const fonts = await embedFormFonts(document, options.assetsDir);
  const overflow: Overflow[] = [];
  const drawn: { page: number; text: string }[] = [];
  for (const field of form.fields) {
    const page = document.getPage(field.page);
    if (field.kind === 'check') {
      if (values.ticked.includes(field.key)) drawMark(page, field, fonts);
      continue;
    }
    if (field.kind === 'mark') {
      const mark = values.marks?.[field.key];
      const name = mark === undefined ? '' : await drawSignature(document, page, field, mark, fonts);
      if (name !== '') drawn.push({ page: field.page, text: name });
      continue;
    }
    const text = cleanText(values.texts[field.key] ?? '');
    if (text === '') continue;
    const { lines, rest } = fitField(text, field, fonts, options.words);
    if (rest !== '') overflow.push({ key: field.key, text: rest });
    drawLines(page, field, lines, fonts);
    drawn.push(...lines.map((line) => ({ page: field.page, text: line })));
  }
  document.setTitle(options.title, { showInWindowTitleBar: true });
  document.setLanguage('en-US');
  return ok({ pdf: await save(document), overflow, drawn });
}

/** The form with further pages behind it. */
export async function withPages(pdf: Uint8Array, more: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const added = await PDFDocument.load(more, { updateMetadata: false });
  for (const page of await document.copyPages(added, added.getPageIndices())) document.addPage(page);
  return save(document);
}

const save = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ useObjectStreams: true, updateFieldAppearances: false });

/** Well-formed text with single spaces and no empty lines. */
export const cleanText = (text: string): string =>
  sanitizeText(text)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n[\n ]*/gu, '\n')
    .trim();

/** Pages only: fields, scripts and whatever else a document carries beside its pages stay behind. */
async function flatCopy(pdf: Uint8Array): Promise<PDFDocument> {
  const { document: source } = await openForm(pdf);
  for (const page of source.getPages()) {
    keepOpenBoxes(page);
    flattenAnnotations(page);
    page.node.delete(PDFName.of('AA'));
    page.node.delete(PDFName.of('StructParents'));
  }
  const copy = await PDFDocument.create({ updateMetadata: false });
  for (const page of await copy.copyPages(source, source.getPageIndices())) copy.addPage(page);
  return copy;
}

const PUSH_BUTTON = 1 << 16;

/** Boxes to tick are drawn open, in case the page itself does not draw them; other annotations are not part of a paper. */
function keepOpenBoxes(page: PDFPage): void {
  const boxes = annotationsOf(page).filter(isTickBox);
  for (const box of boxes) box.set(PDFName.of('AS'), PDFName.of('Off'));
  page.node.set(PDFName.of('Annots'), page.doc.context.obj([...boxes]));
}

function isTickBox(annotation: PDFDict): boolean {
  const parent = annotation.lookup(PDFName.of('Parent'));
  const holders = [annotation, ...(parent instanceof PDFDict ? [parent] : [])];
  const own = (key: string) => holders.map((one) => one.lookup(PDFName.of(key))).find((found) => found !== undefined);
  const flags = own('Ff');
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
  return own('FT') === PDFName.of('Btn') && (bits & PUSH_BUTTON) === 0;
}

/** The first that fits, else the shortest. */
const widest = (all: readonly string[], fits: (line: string) => boolean): string => all.find(fits) ?? all.at(-1) ?? '';

/** The lines of one field, and what goes on the attached sheet. Expects text from `cleanText`. */
export function fitField(text: string, field: PlacedField, fonts: FormFonts, words: FormWords): FittedText {
  const { rect, size, leading, kind } = field;
  const [left, bottom, right, top] = rect;
  const room = { width: right - left - 2 * PADDING, widthOf: (line: string) => fonts.widthOf(line, size) };
  const pointerOf = (all: readonly string[]) => widest(all, (line) => room.widthOf(line) <= room.width);
  const seeSheet = pointerOf(words.seeSheet);
  if (!fonts.canDraw(text)) return { lines: [seeSheet], rest: text };
  const lines = kind === 'lines' ? 1 + Math.floor((top - bottom - LINE_HEIGHT * size) / leading) : 1;
  return lines === 1
    ? fitLine(text, { ...room, pointer: seeSheet })
    : fitText(text, { ...room, lines, pointer: pointerOf(words.continued) });
}

function drawLines(page: PDFPage, field: PlacedField, lines: readonly string[], fonts: FormFonts): void {
  const [left, bottom, , top] = field.rect;
  const { size } = field;
  const first = field.kind === 'text' ? (bottom + top) / 2 - HALF_CAPITAL * size : top - FIRST_BASE * size;
  for (const [index, line] of lines.entries()) {
    let x = left + PADDING;
    for (const { text, font } of fonts.runsOf(line)) {
      page.drawText(text, { x, y: first - index * field.leading, size, font });
      x += font.widthOfTextAtSize(text, size);
    }
  }
}

/** A cross that fills the box. */
function drawMark(page: PDFPage, { rect: [left, bottom, right, top] }: PlacedField, fonts: FormFonts): void {
  const size = Math.min(right - left, top - bottom) * BOX_SHARE;
  const [run] = fonts.runsOf('X');
  if (run === undefined) return;
  const x = (left + right - fonts.widthOf('X', size)) / 2;
  page.drawText(run.text, { x, y: (bottom + top) / 2 - HALF_CAPITAL * size, size, font: run.font });
}
