import { describe, expect, it } from 'vitest';
import { paragraphsIn, textOfParagraphs } from './fact-paragraphs.ts';

describe('facts as a text', () => {
  it('come back as the paragraphs they were', () => {
    const paragraphs = ['I lent Tom $2,000.', 'He did not pay me back.'];
    expect(paragraphsIn(textOfParagraphs(paragraphs))).toEqual(paragraphs);
  });

  it('begin a paragraph after an empty line only, and hold no empty one', () => {
    expect(paragraphsIn('One line\ngoes on.\n \n\n\nAnother.\n\n')).toEqual(['One line goes on.', 'Another.']);
  });

  it('are cut at a space where a paragraph is too long to be sent', () => {
    const pieces = paragraphsIn('word '.repeat(2_000));
    expect(pieces.every((piece) => piece.length <= 4_000)).toBe(true);
    expect(pieces.join(' ')).toBe('word '.repeat(2_000).trim());
  });
});
