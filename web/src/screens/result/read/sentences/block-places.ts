import type { LetterBlock } from '@plainclaim/domain';
import type { Place } from '../../state/letter-places.ts';

/** The strings a block shows, in reading order. */
export function piecesOf(block: LetterBlock): readonly string[] {
  switch (block.kind) {
    case 'lines':
      return block.lines;
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'amounts':
      return block.rows.flatMap(({ label, amount }) => [label, amount]);
    case 'signature':
      return [];
  }
}

/** Where each sign of a shown string is in the text. White space that was folded has the place of what follows. */
export type PlacedPiece = { readonly text: string; readonly places: readonly number[] };

/**
 * Finds the blocks' strings in the text they were read from. Blocks change white space and leave the colon of an amount
 * line out; everything else is there in the same order.
 */
export function placeBlocks(text: string, blocks: readonly LetterBlock[]): readonly (readonly PlacedPiece[])[] {
  let cursor = 0;
  return blocks.map((block) =>
    piecesOf(block).map((piece) => {
      const places: number[] = [];
      for (let at = 0; at < piece.length; at += 1) {
        const sign = piece.charAt(at);
        if (sign.trim() !== '') {
          const found = text.indexOf(sign, cursor);
          cursor = found < 0 ? cursor : found + 1;
        }
        places.push(sign.trim() === '' ? cursor : cursor - 1);
      }
      return { text: piece, places };
    }),
  );
}

export type Stretch = { readonly text: string; readonly segment: number };

/** Cuts a shown string where one segment of the text ends and the next begins. */
export function stretchesOf({ text, places }: PlacedPiece, segments: readonly Place[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let segment = 0;
  places.forEach((place, at) => {
    while (segment < segments.length - 1 && place >= (segments[segment]?.end ?? 0)) segment += 1;
    const sign = text.charAt(at);
    const last = stretches.at(-1);
    if (last?.segment === segment) stretches[stretches.length - 1] = { text: last.text + sign, segment };
    else stretches.push({ text: sign, segment });
  });
  return stretches;
}
