import { PDF } from '@libpdf/core';
import { webcrypto } from 'node:crypto';
import { filePartsOf, type MadePart, partMarksOf } from '@plainclaim/contract';

export type MadeFile = {
  readonly parts: readonly MadePart[];
  /** Marks of parts that no other file has: what stands on its pages, its own description, its seal. */
  readonly telling: readonly string[];
};

type Opened = Awaited<ReturnType<typeof PDF.load>>;
type Page = NonNullable<ReturnType<Opened['getPage']>>;
type Node = NonNullable<ReturnType<Opened['getObject']>>;
type Reached = { readonly all: Set<number>; readonly contents: Set<number> };

/** They lead to other pages, or to what is not drawn. */
const NOT_DRAWN = new Set(['Parent', 'P', 'StructParent', 'StructParents', 'Dest', 'A']);
const TELLS = /\/Type\s*\/Metadata|\/ByteRange/;
/** A description stands at the beginning of its part. */
const HEAD_BYTES = 2_000;

/** The parts of a PDF that was just made here, and the pages drawn with each. Only for files of our own: it opens them. */
export async function readMadeFile(pdf: Uint8Array): Promise<MadeFile> {
  const opened = await PDF.load(pdf);
  const pages = opened.getPages().map((page) => reachedFrom(opened, page));
  const parts = filePartsOf(pdf);
  const marks = await partMarksOf(Uint8Array.from(pdf), parts, (bytes) => webcrypto.subtle.digest('SHA-256', bytes));
  const made = parts.map(({ object, from, to }, index) => ({
    mark: marks[index] ?? '',
    pages: pages.flatMap(({ all }, page) => (all.has(object) ? [page + 1] : [])),
    isTelling:
      pages.some(({ contents }) => contents.has(object)) ||
      TELLS.test(Buffer.from(pdf.subarray(from, Math.min(to, from + HEAD_BYTES))).toString('latin1')),
  }));
  return {
    parts: made.map(({ mark, pages: its }) => ({ mark, pages: its })),
    telling: [...new Set(made.filter(({ isTelling }) => isTelling).map(({ mark }) => mark))],
  };
}

function reachedFrom(opened: Opened, page: Page): Reached {
  const all = new Set([page.ref.objectNumber]);
  walk(opened, page.dict, all);
  const contents = new Set<number>();
  const stands = page.dict.get('Contents');
  if (stands?.type === 'ref') contents.add(stands.objectNumber);
  if (stands?.type === 'array') {
    for (const item of stands) if (item.type === 'ref') contents.add(item.objectNumber);
  }
  return { all, contents };
}

function walk(opened: Opened, node: Node, reached: Set<number>): void {
  switch (node.type) {
    case 'ref': {
      if (reached.has(node.objectNumber)) return;
      const target = opened.getObject(node);
      if (target === null || isField(target)) return;
      reached.add(node.objectNumber);
      walk(opened, target, reached);
      return;
    }
    case 'array':
      for (const item of node) walk(opened, item, reached);
      return;
    case 'dict':
    case 'stream':
      for (const [key, value] of node) if (!NOT_DRAWN.has(key.value)) walk(opened, value, reached);
      return;
    default:
    // Numbers, names and texts lead nowhere.
  }
}

/** The place of a seal is put onto the first page; nothing is seen of it. */
const isField = (node: Node): boolean => node.type === 'dict' && node.getName('FT')?.value === 'Sig';
