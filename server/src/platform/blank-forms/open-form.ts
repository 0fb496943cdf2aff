import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { MapField, Rect } from './form-map.ts';

/** A rectangle in which the PDF's own form would show a field. */
export type Widget = {
  readonly page: number;
  readonly rect: Rect;
  /** Of a box to tick: the name of its "on" state. */
  readonly option: string | null;
};

export type OpenedForm = {
  readonly document: PDFDocument;
  readonly widgets: ReadonlyMap<string, readonly Widget[]>;
};

/** With an empty password: courts lock forms against changes but let everybody open them. @throws when it cannot be read. */
export async function openForm(pdf: Uint8Array): Promise<OpenedForm> {
  const document = await PDFDocument.load(pdf, { password: '', throwOnInvalidObject: false, updateMetadata: false });
  return { document, widgets: widgetsOf(document) };
}

function widgetsOf(document: PDFDocument): ReadonlyMap<string, readonly Widget[]> {
  const pageOf = new Map(
    document.getPages().flatMap((page, index) => annotationsOf(page).map((one) => [one, index] as const)),
  );
  const found = new Map<string, readonly Widget[]>();
  for (const field of document.getForm().getFields()) {
    const widgets = field.acroField.getWidgets().flatMap((widget): readonly Widget[] => {
      const page = pageOf.get(widget.dict);
      if (page === undefined) return [];
      const { x, y, width, height } = widget.getRectangle();
      return [{ page, rect: [x, y, x + width, y + height], option: widget.getOnValue()?.decodeText() ?? null }];
    });
    found.set(field.getName(), widgets);
  }
  return found;
}

export function annotationsOf(page: PDFPage): readonly PDFDict[] {
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  if (annotations === undefined) return [];
  return Array.from({ length: annotations.size() }, (_, index) => annotations.lookup(index)).filter(
    (one) => one instanceof PDFDict,
  );
}

/** Of the PDF's fields, told to who wrote the map. */
const MOST_NAMES = 40;

/** Where a field of the map stands, or what is wrong with it. */
export function placeOf(
  { field, rect, page, option }: MapField,
  { document, widgets }: OpenedForm,
): { readonly page: number; readonly rect: Rect } | string {
  if ((field === undefined) === (rect === undefined)) return 'needs either "field" or "rect"';
  if (rect !== undefined) return rectPlace(rect, page, document);
  const named = widgets.get(field ?? '');
  if (named === undefined) {
    const has = [...widgets.keys()];
    const what =
      has.length === 0
        ? 'It has none at all: give "page" and "rect"'
        : `It has ${has.slice(0, MOST_NAMES).join(', ')}. Name one of these, or give "page" and "rect"`;
    return `the PDF has no field named "${field}". ${what}`;
  }
  const fitting = named.filter(
    (one) => (page === undefined || one.page === page - 1) && (option === undefined || one.option === option),
  );
  const [only] = fitting;
  if (only === undefined) return `the field "${field}" has no box that fits "page" and "option"`;
  if (fitting.length > 1) return `the field "${field}" has ${fitting.length} boxes: say which by "page" or "option"`;
  return { page: only.page, rect: only.rect };
}

function rectPlace([left, bottom, right, top]: Rect, page: number | undefined, document: PDFDocument) {
  if (page === undefined) return 'needs a "page" with its "rect"';
  const count = document.getPageCount();
  if (page > count) return `is on page ${page}, and the PDF has ${count}`;
  const { x, y, width, height } = document.getPage(page - 1).getCropBox();
  if (left >= right || bottom >= top) return '"rect" must be left, bottom, right, top';
  const isInside = left >= x && bottom >= y && right <= x + width && top <= y + height;
  return isInside ? { page: page - 1, rect: [left, bottom, right, top] as const } : '"rect" lies outside the page';
}
