import type { LetterBlock, LetterPdfModel } from '@plainclaim/domain';
import { MAX_TEXT_LENGTH } from '../../../platform/documents/index.ts';

/**
 * The model as the engine can set it: a text that is longer than it takes at once goes on in the next paragraph or
 * line, broken at a space. Nothing is left out but that space.
 */
export const withShortTexts = (model: LetterPdfModel): LetterPdfModel => ({
  ...model,
  blocks: model.blocks.flatMap((block): readonly LetterBlock[] => {
    if (block.kind === 'paragraph') return piecesOf(block.text).map((text) => ({ ...block, text }));
    if (block.kind === 'lines') return [{ ...block, lines: block.lines.flatMap(piecesOf) }];
    return [block];
  }),
});

function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_TEXT_LENGTH) {
    const space = rest.lastIndexOf(' ', MAX_TEXT_LENGTH);
    const end = space > 0 ? space : endOfWholeCharacter(rest);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' && pieces.length > 0 ? pieces : [...pieces, rest];
}

/** The longest end that does not cut a character outside the basic plane in two. */
const endOfWholeCharacter = (text: string): number =>
  MAX_TEXT_LENGTH - (/[\ud800-\udbff]/.test(text.charAt(MAX_TEXT_LENGTH - 1)) ? 1 : 0);
