import { usNj } from '@plainclaim/domain/us-nj';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer, readPages } from '../platform/documents/index.ts';
import { bundledRenderer } from '../testing/child-bundles.ts';
import { makeSamples, SAMPLE_FILES, SAMPLE_MARK } from './make-samples.ts';

const SIGN = new URL('../../../web/public/favicon.svg', import.meta.url);

let renderer: DocumentRenderer;
let samples: Awaited<ReturnType<typeof makeSamples>>;
beforeAll(async () => {
  renderer = createDocumentRenderer({ ...bundledRenderer(), size: 1 });
  samples = await makeSamples(renderer, usNj, await readFile(SIGN, 'utf8'));
});
afterAll(() => renderer.close());

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
const textsOf = async (file: keyof typeof SAMPLE_FILES) => (await readPages(samples[SAMPLE_FILES[file]])).map(flat);

describe('the samples that strangers see', () => {
  test.each(['letter', 'complaint'] as const)(
    'say where the %s begins, and on each page, that it is one',
    async (kind) => {
      const pages = await textsOf(kind);
      expect(pages[0]).toContain(SAMPLE_MARK);
      for (const page of pages) expect(page).toMatch(/SAMPLE/);
    },
  );

  test('are a letter and a complaint about the same invented deposit', async () => {
    const letter = (await textsOf('letter')).join(' ');
    const complaint = (await textsOf('complaint')).join(' ');
    for (const text of [letter, complaint]) {
      expect(text).toContain('Marisol Vega');
      expect(text).toContain('Harrow Street Rentals LLC');
      expect(text).toContain('$2,440.00');
    }
    expect(letter).toMatch(/Reference SAMPLE/);
  });

  test('weigh little where the first page shows them, and have the size that shared links ask for', async () => {
    expect(samples[SAMPLE_FILES.smallPicture].byteLength).toBeLessThan(5 * 1024);
    const { width, height } = await sharp(samples[SAMPLE_FILES.preview]).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test('are the same whenever they are made', async () => {
    const again = await makeSamples(renderer, usNj, await readFile(SIGN, 'utf8'));
    expect(Buffer.compare(again[SAMPLE_FILES.letter], samples[SAMPLE_FILES.letter])).toBe(0);
    expect(Buffer.compare(again[SAMPLE_FILES.complaint], samples[SAMPLE_FILES.complaint])).toBe(0);
  });
});
