import { changedParts, filePartsOf, partMarksOf } from '@plainclaim/contract';
import type { LetterPdfModel } from '@plainclaim/domain';
import { createHash, webcrypto } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocumentRenderer, rendererFiles } from '../src/platform/documents/index.ts';
import { type MadeFile, readMadeFile } from '../src/platform/known-files/index.ts';
import { silentLog } from '../src/platform/logging/index.ts';
import { createDocumentSeal, loadOrCreateSealKey, SEAL_LEVELS } from '../src/platform/seals/index.ts';
import { startTimeStampAuthority } from '../src/testing/time-stamp-authority.ts';
import { type Figure, median } from './figures.ts';

const LETTERS = 25;
const FLIPS_A_LETTER = 40;

const hashOf = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex');
const marksOf = (pdf: Uint8Array) =>
  partMarksOf(Uint8Array.from(pdf), filePartsOf(pdf), (part) => webcrypto.subtle.digest('SHA-256', part));

async function rendered(models: readonly LetterPdfModel[], builtServer: string): Promise<Uint8Array[]> {
  const renderer = createDocumentRenderer({ ...rendererFiles(builtServer), logger: silentLog });
  try {
    const pdfs: Uint8Array[] = [];
    for (const model of models) {
      const made = await renderer.renderLetter(model);
      if (made.ok) pdfs.push(made.value.pdf);
    }
    return pdfs;
  } finally {
    await renderer.close();
  }
}

/** Milliseconds and bytes that each level adds to a letter. The authority is on this machine: a real one adds its way. */
async function benchLevels(pdfs: readonly Uint8Array[], authorityUrl: string, dataDir: string) {
  const key = await loadOrCreateSealKey({ dataDir, siteName: 'bench' }, Date.now());
  if (!key.ok) throw new Error(key.error);
  const figures: Figure[] = [];
  let sealed: Uint8Array[] = [];
  for (const wanted of SEAL_LEVELS) {
    const seal = createDocumentSeal({ key: key.value, wanted, authorityUrls: [authorityUrl], log: silentLog });
    const took: number[] = [];
    const added: number[] = [];
    const made: Uint8Array[] = [];
    for (const pdf of pdfs) {
      const startedAt = performance.now();
      const { pdf: bytes, level } = await seal.seal(pdf, Date.now());
      if (level !== wanted) throw new Error(`sealed at ${level} only`);
      took.push(performance.now() - startedAt);
      added.push(bytes.length - pdf.length);
      made.push(bytes);
    }
    figures.push({ name: `a letter sealed at ${wanted}, median`, value: median(took), unit: 'ms', atMost: 500 });
    figures.push({ name: `... bytes added, median`, value: median(added), unit: 'bytes' });
    if (wanted === 'b-b') sealed = made;
  }
  return { figures, sealed };
}

/** The files whose parts tell of a changed copy, as the check page's server keeps them. */
async function benchAltered(sealed: readonly Uint8Array[]): Promise<readonly Figure[]> {
  const known = new Map<string, MadeFile>();
  for (const pdf of sealed) known.set(hashOf(pdf), await readMadeFile(pdf));
  let [altered, found, asCopy, onPage, named] = [0, 0, 0, 0, 0];
  for (const pdf of sealed) {
    const places = filePartsOf(pdf);
    const file = known.get(hashOf(pdf));
    const step = Math.floor(pdf.length / FLIPS_A_LETTER);
    for (let at = Math.floor(step / 2); at < pdf.length && file !== undefined; at += step) {
      const changed = Uint8Array.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ 1;
      altered += 1;
      if (!known.has(hashOf(changed))) found += 1;
      const marks = await marksOf(changed);
      if (!file.telling.some((mark) => marks.includes(mark))) continue;
      asCopy += 1;
      const part = file.parts[places.findIndex(({ from, to }) => from <= at && at < to)];
      if (part === undefined || part.pages.length === 0) continue;
      onPage += 1;
      const { pages } = changedParts(file.parts, marks);
      if (part.pages.every((page) => pages.includes(page))) named += 1;
    }
  }
  const alarms = sealed.filter((pdf) => !known.has(hashOf(pdf))).length;
  return [
    { name: 'altered files', value: altered, unit: 'files', atLeast: 1_000 },
    { name: '... found to be altered', value: found, unit: 'files', atLeast: altered },
    { name: '... known as copies of which file', value: asCopy, unit: 'files', atLeast: altered * 0.99 },
    { name: '... of those with the change on a page', value: onPage, unit: 'files' },
    { name: '... whose page was named', value: named, unit: 'files', atLeast: onPage },
    { name: 'genuine files called altered', value: alarms, unit: 'files', atMost: 0 },
  ];
}

/** What each level of a seal costs, and whether files that were changed in one bit are found. */
export async function benchSeals(models: readonly LetterPdfModel[], builtServer: string): Promise<readonly Figure[]> {
  const authority = await startTimeStampAuthority();
  const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-bench-seals-'));
  try {
    const pdfs = await rendered(models.slice(0, LETTERS), builtServer);
    const { figures, sealed } = await benchLevels(pdfs, authority.url, dataDir);
    return [...figures, ...(await benchAltered(sealed))];
  } finally {
    await authority.close();
    await rm(dataDir, { recursive: true });
  }
}
