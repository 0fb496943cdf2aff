import { webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changedParts, filePartsOf, type MadePart, partMarksOf } from './file-parts.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const FILE = '%PDF-1.7\n1 0 obj\n<</Type/Page>>\nendobj\n12 0 obj\nstream of page two\nendobj\nxref\n0 2\ntrailer\n';
const marksOf = (text: string) =>
  partMarksOf(bytes(text), filePartsOf(bytes(text)), (part) => webcrypto.subtle.digest('SHA-256', part));

async function made(): Promise<MadePart[]> {
  const [one = '', two = ''] = await marksOf(FILE);
  return [
    { mark: one, pages: [1] },
    { mark: two, pages: [2] },
  ];
}

describe('the parts of a file', () => {
  test('are its numbered objects, from their number to their end', () => {
    const parts = filePartsOf(bytes(FILE));
    expect(parts.map(({ object }) => object)).toEqual([1, 12]);
    expect(parts.map(({ from, to }) => FILE.slice(from, to))).toEqual([
      '1 0 obj\n<</Type/Page>>\nendobj',
      '12 0 obj\nstream of page two\nendobj',
    ]);
  });

  test.each(['', 'endobj', ' obj endobj', '99999999999 0 obj endobj', 'obj endobj endobj endobj', 'x'.repeat(10_000)])(
    'of something that is no PDF are none (%s)',
    (text) => {
      expect(filePartsOf(bytes(text))).toEqual([]);
    },
  );

  test('are not counted out when there are more than any file of ours has', () => {
    expect(filePartsOf(bytes('1 0 obj endobj\n'.repeat(2_001)))).toEqual([]);
  });
});

describe('a copy', () => {
  test('with the same parts has no changed page', async () => {
    expect(changedParts(await made(), await marksOf(FILE))).toEqual({ pages: [], common: 2 });
  });

  test('with one other byte has that page changed', async () => {
    expect(changedParts(await made(), await marksOf(FILE.replace('two', 'tvo')))).toEqual({ pages: [2], common: 1 });
  });

  test('with a later object of the same number has that page changed, though the first one is still there', async () => {
    const marks = await marksOf(`${FILE}12 0 obj\nanother page two\nendobj\n`);
    expect(changedParts(await made(), marks)).toEqual({ pages: [2], common: 2 });
  });

  test('with something new beside its pages has none of them changed', async () => {
    expect(changedParts(await made(), await marksOf(`${FILE}40 0 obj\na note\nendobj\n`))).toEqual({
      pages: [],
      common: 2,
    });
  });
});
