import { mkdirSync, writeFileSync } from 'node:fs';
import { assessClaim, parseCalendarDate, preparePacket, type ReadFile } from '@plainclaim/domain';
import { claimFacts } from '@plainclaim/domain/claim-facts';
import { usNj } from '@plainclaim/domain/us-nj';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer, loadGlyphCoverage } from '../../../platform/documents/index.ts';
import { bundledRenderer } from '../../../testing/child-bundles.ts';
import { drawAndRead } from './draw-paper.ts';
import { storedPapers } from './packet-contents.ts';
import { readMadePapers } from './read-made-papers.ts';
import { freshClaims } from '../testing/fresh-claims.ts';

const files = bundledRenderer();
const coverage = loadGlyphCoverage(files.assetsDir);
const parsed = parseCalendarDate('2026-11-23');
if (!parsed.ok) throw new Error('that day exists');
const today = parsed.value;

/** Where the PDFs are put for somebody to read; nowhere unless it is asked for. */
const OUT = process.env['FRESH_PACKETS_DIR'] ?? '';

let renderer: DocumentRenderer;
beforeAll(async () => {
  renderer = createDocumentRenderer({ ...files, size: 2 });
  await renderer.warm();
});
afterAll(() => renderer.close());

describe('packets of claims nobody had made before', { timeout: 120_000 }, () => {
  test.each(freshClaims)(
    '$name: its rows come to the claim, and the readings say only what is true',
    async ({ name, claim, trueLines }) => {
      expect(claimFacts(claim, usNj, today).amounts.against.kind).toBe('equal');
      const prepared = preparePacket({ claim, fit: assessClaim(claim, usNj, today), pack: usNj, today });
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
      const papers = storedPapers(prepared.value);
      const read: ReadFile[] = [];
      for (const file of papers.files) {
        const drawn = await drawAndRead({ renderer, coverage }, papers, today, file);
        if ('code' in drawn) throw new Error(drawn.code);
        read.push(drawn.read);
        if (OUT !== '') {
          const folder = `${OUT}/${name.replaceAll(/\W+/g, '-')}`;
          mkdirSync(folder, { recursive: true });
          writeFileSync(`${folder}/${file.fileName}`, drawn.paper.pdf);
        }
      }
      const { checks, stopCode } = readMadePapers(papers, read, coverage);
      expect(stopCode).toBeNull();
      const lines = new Set(checks.flatMap(({ problems }) => problems));
      expect([...lines].toSorted()).toEqual([...trueLines].toSorted());
    },
  );
});
