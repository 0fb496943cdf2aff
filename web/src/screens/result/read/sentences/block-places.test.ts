import { blocksFromText } from '@plainclaim/domain';
import { expect, it } from 'vitest';
import { placeBlocks, stretchesOf } from './block-places.ts';

const TEXT = [
  'Marisol Vega\n88 Ferry Street',
  'Dear Daniel Ortiz:',
  'I moved out. I left\nit clean.',
  'Deposit: $40.00\nTotal: $50.00',
  'Sincerely,\n\nMarisol Vega',
].join('\n\n');

it('every shown sign has the place where it stands in the text', () => {
  const pieces = placeBlocks(TEXT, blocksFromText(TEXT)).flat();
  const shown = pieces.map(({ text }) => text.replace(/\s/g, ''));
  const found = pieces.map(({ text, places }) =>
    places
      .filter((_, at) => text.charAt(at).trim() !== '')
      .map((place) => TEXT.charAt(place))
      .join(''),
  );
  expect(found).toEqual(shown);
});

it('a paragraph is cut where a sentence ends', () => {
  const blocks = blocksFromText(TEXT);
  const paragraph = placeBlocks(TEXT, blocks)[blocks.findIndex(({ kind }) => kind === 'paragraph')]?.[0];
  const first = TEXT.indexOf('I moved');
  const second = TEXT.indexOf('I left');
  const segments = [
    { start: 0, end: first },
    { start: first, end: second },
    { start: second, end: TEXT.length },
  ];
  expect(paragraph === undefined ? [] : stretchesOf(paragraph, segments)).toEqual([
    { text: 'I moved out. ', segment: 1 },
    { text: 'I left it clean.', segment: 2 },
  ]);
});
