import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.ts';
import type { LetterBlock } from './letter-blocks.ts';
import { letterPdfModel } from './letter-pdf-model.ts';
import { blocksFromText } from './letter-text.ts';
import { composeInput, day, depositClaim, paintingClaim } from '../testing/letter-pack.ts';

const visible = (block: LetterBlock): string => {
  if (block.kind === 'lines') return block.lines.join('');
  if (block.kind === 'amounts') return block.rows.map((row) => `${row.label}:${row.amount}`).join('');
  return block.kind === 'signature' ? '' : block.text;
};
const withoutSpace = (text: string): string => text.replace(/\s/g, '');
const kinds = (text: string): readonly string[] => blocksFromText(text).map((block) => block.kind);

describe('blocks read from a letter', () => {
  const blocks = blocksFromText(composeLetter(composeInput(paintingClaim())).text);

  it('follow the shape of the letter', () => {
    expect(blocks.map((block) => block.kind)).toEqual([
      'lines',
      'lines',
      'lines',
      'lines',
      'lines',
      'paragraph',
      // What happened, the amount, the proof, the law, how to pay, what follows.
      'heading',
      'paragraph',
      'paragraph',
      'heading',
      'amounts',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'paragraph',
      'lines',
      'signature',
      'lines',
    ]);
  });

  it('put the amounts in rows', () => {
    expect(blocks.find((block) => block.kind === 'amounts')).toEqual({
      kind: 'amounts',
      rows: [
        { label: 'Paid for the work, March 3, 2026', amount: '$800.00' },
        { label: 'Less: value of one of the two rooms', amount: '-$400.00' },
        { label: 'Total', amount: '$400.00' },
      ],
    });
  });

  it('put the signature under the closing, wherever the name stands', () => {
    expect(kinds('Dear A B:\n\nPlease pay me what you owe.\n\nRespectfully,\nImani Clarke')).toEqual([
      'lines',
      'paragraph',
      'lines',
      'signature',
      'lines',
    ]);
    expect(kinds('Dear A B:\n\nPlease pay me what you owe.\n\nImani Clarke\nFor Clarke LLC')).toEqual([
      'lines',
      'paragraph',
      'signature',
      'lines',
    ]);
    expect(kinds('Dear A B:\n\nPlease pay me what you owe.')).toEqual(['lines', 'paragraph', 'signature']);
  });

  it('see a heading the person typed, and one right above its text', () => {
    expect(
      kinds('Dear A B:\n\nMy second request\n\nPlease pay me.\n\nHow to pay\nSend a check.\n\nSincerely,\n\nI C'),
    ).toEqual(['lines', 'heading', 'paragraph', 'heading', 'paragraph', 'lines', 'signature', 'lines']);
  });

  it('take a short line under the own words for words, and never for a heading', () => {
    const stated =
      'Dear A B:\n\nIn my own words\n\nYou kept my deposit\n\nThe amount\n\nMy second request\n\nSincerely,\n\nI C';
    expect(kinds(stated)).toEqual([
      'lines',
      'heading',
      'paragraph',
      'heading',
      'heading',
      'lines',
      'signature',
      'lines',
    ]);
  });

  it('an empty text is a place to sign and nothing else', () => {
    expect(blocksFromText('')).toEqual([{ kind: 'signature' }]);
  });

  it('never lose or change a character of an edited letter', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '',
        'Dear A B:',
        'Sincerely,',
        'What happened',
        'Total: $400.00',
        'Less: fees: -$1,250.00',
        'Total: 4',
        '  indented  ',
        'RE: x',
        'To whom it may concern:',
      ),
      fc.string({ unit: 'grapheme', maxLength: 90 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        const text = lines.join(end);
        const read = blocksFromText(text);
        expect(withoutSpace(read.map(visible).join(''))).toBe(withoutSpace(text));
        expect(read.filter((block) => block.kind === 'signature')).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the model of the PDF', () => {
  const input = {
    text: composeLetter(composeInput(depositClaim())).text,
    title: 'Demand for payment of $2,450.00',
    author: 'Marisol Vega',
    recipientName: 'Ironbound Property Management LLC',
    issuedOn: day('2026-11-21'),
    reference: 'PC-1',
    contentHash: '0123456789abcdef0123',
    isDraft: false,
    signature: { pngBase64: 'AAAA', alt: 'Signature of Marisol Vega' },
  };

  it('carries the text’s blocks, the long date and twelve digits of the hash', () => {
    expect(letterPdfModel(input)).toMatchObject({
      dateLong: 'November 21, 2026',
      contentHash: '0123456789ab',
      blocks: blocksFromText(input.text),
      signature: input.signature,
    });
  });

  it('a draft is never signed', () => {
    expect(letterPdfModel({ ...input, isDraft: true }).signature).toBeNull();
  });
});
