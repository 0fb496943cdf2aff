import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  readonly title: string | undefined;
  /** As in the file: "en-US". */
  readonly language: string | undefined;
  /** The file says that it is tagged and holds a structure tree on every page. */
  readonly isTagged: boolean;
  readonly author: string | undefined;
  /** Everything printed on each page, headers and footers included, lines joined by "\n". */
  readonly pages: readonly string[];
  /** The pages joined by "\n". */
  readonly text: string;
  /** The tagged elements in the order a screen reader meets them, headers and footers left out. */
  readonly elements: readonly PdfElement[];
};

/** One heading, paragraph, table cell or figure. `role` is the standard tag: H1, P, TH, TD, Figure... */
export type PdfElement = { readonly role: string; readonly text: string; readonly alt: string | undefined };

type StructureNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type StructureChild = StructureNode['children'][number];

const CONTAINERS = new Set([
  'Root',
  'Document',
  'Part',
  'Sect',
  'Div',
  'Table',
  'TR',
  'THead',
  'TBody',
  'TFoot',
  'L',
  'LI',
]);

/** Opens a PDF as a reader program would. Throws when it cannot be opened. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // pdf.js takes the buffer away from its caller, so it gets a copy.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  const document = await task.promise;
  try {
    const { info } = await document.getMetadata();
    const marks = await document.getMarkInfo();
    const pages: string[] = [];
    const elements: PdfElement[] = [];
    let pagesWithTree = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { text, textById } = await readPage(page);
      pages.push(text);
      const tree: StructureNode | null = await page.getStructTree();
      if (tree === null) continue;
      pagesWithTree += 1;
      elements.push(...elementsOf(tree, textById));
    }
    return {
      title: stringField(info, 'Title'),
      author: stringField(info, 'Author'),
      language: stringField(info, 'Language'),
      isTagged: marks !== null && Reflect.get(marks, 'Marked') && pagesWithTree === document.numPages,
      pages,
      text: pages.join('\n'),
      elements,
    };
  } finally {
    await task.destroy();
  }
}

async function readPage(page: PDFPageProxy): Promise<{ text: string; textById: ReadonlyMap<string, string> }> {
  const content = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const textById = new Map<string, string>();
  const open: (string | undefined)[] = [];
  let text = '';
  const append = (piece: string, id: string | undefined): void => {
    text += piece;
    if (id !== undefined) textById.set(id, (textById.get(id) ?? '') + piece);
  };
  let rightToLeft: { readonly str: string; readonly rightEdge: number; readonly id: string | undefined }[] = [];
  // The words of a right-to-left run may lie in the file in the order they are drawn in: they are read from the right.
  const flush = (): void => {
    const id = rightToLeft[0]?.id;
    rightToLeft.sort((a, b) => b.rightEdge - a.rightEdge);
    append(rightToLeft.map(({ str }) => str).join(''), id);
    rightToLeft = [];
  };
  for (const item of content.items) {
    const id = open.findLast((one) => one !== undefined);
    if ('str' in item) {
      const isOfRun = item.dir === 'rtl' || (rightToLeft.length > 0 && item.str.trim() === '' && !item.hasEOL);
      if (isOfRun) rightToLeft.push({ str: item.str, rightEdge: Number(item.transform[4]) + item.width, id });
      if (!isOfRun || item.hasEOL) flush();
      if (!isOfRun) append(item.str, id);
      if (item.hasEOL) append('\n', id);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? undefined);
  }
  flush();
  return { text, textById };
}

function elementsOf(node: StructureNode, textById: ReadonlyMap<string, string>): PdfElement[] {
  if (!CONTAINERS.has(node.role)) {
    const alt: unknown = Reflect.get(node, 'alt');
    return [{ role: node.role, text: textOf(node, textById).trim(), alt: typeof alt === 'string' ? alt : undefined }];
  }
  return node.children.flatMap((child) => (isNode(child) ? elementsOf(child, textById) : []));
}

const isNode = (child: StructureChild): child is StructureNode => 'role' in child;

const textOf = (child: StructureChild, textById: ReadonlyMap<string, string>): string =>
  isNode(child) ? child.children.map((one) => textOf(one, textById)).join('') : (textById.get(child.id) ?? '');

function stringField(info: object, name: string): string | undefined {
  const value: unknown = Reflect.get(info, name);
  return typeof value === 'string' ? value : undefined;
}
