import { LONGEST_PARAGRAPH } from '@plainclaim/contract';

/** One empty line between two paragraphs. */
export const textOfParagraphs = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');

/** Paragraphs of a typed text; one without an end is cut at a space, since a numbered paragraph must be able to end. */
export const paragraphsIn = (text: string): string[] =>
  text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
    .flatMap(inPieces);

function inPieces(paragraph: string): readonly string[] {
  if (paragraph.length <= LONGEST_PARAGRAPH) return [paragraph];
  const at = paragraph.lastIndexOf(' ', LONGEST_PARAGRAPH);
  const end = at > 0 ? at : LONGEST_PARAGRAPH;
  return [paragraph.slice(0, end), ...inPieces(paragraph.slice(end).trim())];
}
