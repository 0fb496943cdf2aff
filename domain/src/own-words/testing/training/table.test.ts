import { expect, test } from 'vitest';
import { MOST_WEIGHT, packed, PRINTS, scoreOf, unpacked } from '../../sentences/sentence-reader.ts';
import { MADE_FROM } from '../../sentences/sentence-table.ts';
import { corpusPrint } from './corpus.ts';

test('the tables are made from the corpus and the code as they stand: else run domain/src/own-words/testing/training/train.ts', () => {
  expect(MADE_FROM).toBe(corpusPrint());
});

test('a table comes out of its text as it went in, over near gaps and far ones', () => {
  const weights = new Map([
    [0, 1],
    [3, -MOST_WEIGHT],
    [3 + 255, 2],
    [3 + 255 + 256, 3],
    [PRINTS - 1, MOST_WEIGHT],
  ]);
  const table = unpacked({ packed: packed(weights), unit: 0.5, bias: -1 });
  expect(table.weights).toEqual(weights);
  expect(scoreOf(table, [PRINTS - 1, 1, 0, 0])).toBe(0.5 * (MOST_WEIGHT + 2) - 1);
});
