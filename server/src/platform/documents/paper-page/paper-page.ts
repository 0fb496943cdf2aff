import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Html, html } from '../../mail/html.ts';
import { type PageSheet, sheetSchema } from './block-schema.ts';
import { drawBlock, headingAt, type Marks } from './draw-block.ts';
import { PAGE_STYLE } from './page-style.ts';

export type PaperPageModel = {
  readonly title: string;
  /** The sheets of the file as they are stored: the same that its PDF is drawn from. */
  readonly sheets: readonly object[];
  /** The mark for every place that says it is signed. A PNG. */
  readonly signaturePng: Buffer | null;
  /** The same for further signers, by their seats from 1. */
  readonly coSignaturePngs?: readonly (Buffer | null)[];
  /** What this page is, in the reader's language; the paper itself is English. */
  readonly note: { readonly language: string; readonly text: string };
};

/** Our own text, which holds nothing of anybody's. */
const STYLE: Html = { markup: PAGE_STYLE };
const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** Nothing but its own style and the picture of the signature: no script, no other address. */
export const PAPER_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * A paper as a page to read on a phone or with a screen reader: the same sheets as the PDF, with headings, lists, tables
 * with headers, values under their labels, and a signature told in words. Throws for a part it does not know.
 */
export function paperPage({ title, sheets, signaturePng, coSignaturePngs = [], note }: PaperPageModel): string {
  const read = sheets.map((sheet) => z.parse(sheetSchema, sheet));
  const marks: Marks = [signaturePng, ...coSignaturePngs].map((png) =>
    png === null ? null : `data:image/png;base64,${png.toString('base64')}`,
  );
  // A file is most often named as its first sheet: then that heading is the page's own.
  const hasOwnTitle = read[0]?.title !== title;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>${STYLE}</style></head>
<body>
<p class="about" lang="${note.language}">${note.text}</p>
<main>
${hasOwnTitle ? headingAt(1, title) : ''}
${read.map((sheet, index) => sheetOf(sheet, index === 0 && !hasOwnTitle ? 1 : 2, marks))}</main>
</body>
</html>
`.markup;
}

/** A sheet with the head of a court paper is named there. */
function sheetOf({ title, language = 'en', footer, blocks }: PageSheet, level: number, marks: Marks): Html {
  const isNamed = blocks.some(({ kind }) => kind === 'caption');
  return html`<article lang="${language}">
${isNamed ? '' : headingAt(level, title)}
${blocks.map((block) => html`${drawBlock(block, level, marks)}\n`)}<p class="foot">${footer}</p>
</article>
`;
}
