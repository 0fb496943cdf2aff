import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** In points: the template's margins of 0.9 inches, a hair less, since letters reach a little over their boxes. */
const LEFT = 0.9 * 72 - 1;
const RIGHT = 612 - LEFT;
/** Heads and feet keep this far from the paper's edge. */
const EDGE = 0.3 * 72;
const TOP = 792 - EDGE;
/** Two texts on one line may touch; more than this, and one lies over the other. */
const OVERLAP = 1.5;

type Placed = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
};

const short = (text: string): string => text.slice(0, 24);

/**
 * What a reader program that knows nothing of our templates finds wrong with a PDF: text outside the margins, text over
 * text, a page without tags or without text, no top heading. Empty when all is well.
 */
export async function faultsOf(pdf: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  const document = await task.promise;
  try {
    const faults: string[] = [];
    const marks = await document.getMarkInfo();
    const isMarked: unknown = marks === null ? false : Reflect.get(marks, 'Marked');
    if (isMarked !== true) faults.push('is not tagged');
    const roles = new Set<string>();
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const tree: Awaited<ReturnType<PDFPageProxy['getStructTree']>> | null = await page.getStructTree();
      if (tree === null) faults.push(`page ${number} has no tags`);
      else collectRoles(tree, roles);
      const placed = await placedOn(page);
      if (placed.length === 0) faults.push(`page ${number} has no text`);
      faults.push(...[...outside(placed), ...overlapping(placed)].map((fault) => `page ${number}: ${fault}`));
    }
    if (!roles.has('H1')) faults.push('has no top heading');
    return faults;
  } finally {
    await task.destroy();
  }
}

async function placedOn(page: PDFPageProxy): Promise<readonly Placed[]> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.flatMap((item): readonly Placed[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x = 0, y = 0] = item.transform.map(Number);
    const space = (item.str.length - item.str.trimEnd().length) / item.str.length;
    return [{ text: item.str, left: x, right: x + item.width * (1 - space), base: y, size: item.height }];
  });
}

const outside = (placed: readonly Placed[]): readonly string[] =>
  placed.flatMap(({ text, left, right, base }) =>
    left < LEFT || right > RIGHT || base < EDGE || base > TOP
      ? [
          `"${short(text)}" stands outside the margins (${Math.round(left)} to ${Math.round(right)}, ${Math.round(base)})`,
        ]
      : [],
  );

function overlapping(placed: readonly Placed[]): readonly string[] {
  const byLine = placed.toSorted((a, b) => a.base - b.base || a.left - b.left);
  return byLine.flatMap((one, index) => {
    const next = byLine[index + 1];
    const isOver =
      next !== undefined &&
      Math.abs(next.base - one.base) < 0.5 &&
      next.left < one.right - OVERLAP &&
      next.right > one.left;
    return isOver ? [`"${short(one.text)}" lies over "${short(next.text)}"`] : [];
  });
}

type Tree = { readonly role?: string; readonly children?: readonly unknown[] };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function collectRoles(node: Tree, into: Set<string>): void {
  if (node.role !== undefined) into.add(node.role);
  for (const child of node.children ?? []) if (isTree(child)) collectRoles(child, into);
}
