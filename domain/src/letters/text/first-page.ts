import { HEADINGS } from '../wording/letter-headings.ts';

/** What a page of US letter paper holds at the size letters are set: measured on the PDF, a little on the safe side. */
const LINES_A_PAGE = 42;
const SIGNS_A_LINE = 92;
/** The gap between two paragraphs, in lines. */
const GAP = 0.8;

const heightOf = (block: string): number =>
  block.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / SIGNS_A_LINE)), GAP);

const isHeading = (block: string): boolean =>
  Object.values(HEADINGS)
    .flatMap((words) => (typeof words === 'string' ? [words] : Object.values(words)))
    .some((words) => words === block);

/**
 * About as much of a letter's text as its first page holds, in whole paragraphs. Only the PDF knows where a page really
 * ends. A heading is never last.
 */
export function firstPageOf(text: string): { readonly text: string; readonly isWhole: boolean } {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  let height = 0;
  let count = 0;
  for (const block of blocks) {
    height += heightOf(block);
    if (count > 0 && height > LINES_A_PAGE) break;
    count += 1;
  }
  while (count > 1 && count < blocks.length && isHeading(blocks[count - 1] ?? '')) count -= 1;
  return { text: blocks.slice(0, count).join('\n\n'), isWhole: count === blocks.length };
}
