import { LANGUAGES } from '@plainclaim/contract';
import { assessClaim, type CourtPacket, parseCalendarDate, preparePacket, type ReadFile } from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer, loadGlyphCoverage } from '../../../platform/documents/index.ts';
import { bundledRenderer } from '../../../testing/child-bundles.ts';
import { drawAndRead } from './draw-paper.ts';
import { guideReader } from './guide-reader.ts';
import { storedPapers } from './packet-contents.ts';
import { readMadePapers } from './read-made-papers.ts';
import { matrixClaim } from '../testing/packet-matrix.ts';
import { faultsOf } from '../testing/second-reader.ts';
import { REASONS, TOWN_COUNT } from '../../../testing/builders/varied-claims.ts';

/** `npm run check:full` makes all of them, `npm test` a sample that is the same every time. */
const IS_LONG = process.env['LONG_MATRICES'] === '1';
const PACKETS = IS_LONG ? 500 : 12;
/** From one of the sample to the next: no divisor of the counties and reasons. */
const STRIDE = IS_LONG ? 1 : 41;
const AT_ONCE = 2;

const files = bundledRenderer();
const coverage = loadGlyphCoverage(files.assetsDir);
let renderer: DocumentRenderer;
beforeAll(async () => {
  renderer = createDocumentRenderer({ ...files, size: AT_ONCE });
  await renderer.warm();
});
afterAll(() => renderer.close());

const parsed = parseCalendarDate('2026-11-21');
if (!parsed.ok) throw new Error('that day exists');
const today = parsed.value;

type Numbered = { readonly number: number; readonly packet: CourtPacket; readonly reason: string };

/** Claims that no papers are made for, by the reason given, next to the packets. */
function packetsOfTheMatrix(): { readonly packets: readonly Numbered[]; readonly stops: ReadonlySet<string> } {
  const packets: Numbered[] = [];
  const stops = new Set<string>();
  for (let number = 0; packets.length < PACKETS; number += STRIDE) {
    const claim = matrixClaim(number);
    const language = LANGUAGES[packets.length % LANGUAGES.length] ?? 'en';
    const fit = assessClaim(claim, usNj, today);
    const prepared = preparePacket({ claim, fit, pack: usNj, today, ...guideReader(language) });
    if (prepared.ok) packets.push({ number, packet: prepared.value, reason: claim.reasons[0] ?? '' });
    else stops.add(prepared.error.code);
  }
  return { packets, stops };
}

async function faultsOfPacket({ number, packet }: Numbered): Promise<readonly string[]> {
  const papers = storedPapers(packet);
  const faults: string[] = [];
  const read: ReadFile[] = [];
  for (const file of papers.files) {
    const drawn = await drawAndRead({ renderer, coverage }, papers, packet.preparedOn, file);
    if (!('code' in drawn)) read.push(drawn.read);
    const found = 'code' in drawn ? [drawn.code, ...drawn.problems] : await faultsOf(drawn.paper.pdf);
    faults.push(...found.map((fault) => `${number} ${file.kind}: ${fault}`));
  }
  const { checks, stopCode } = readMadePapers(papers, read, coverage);
  const lines = checks.flatMap(({ kind, problems }) => problems.map((code) => `${number} ${kind}: ${code}`));
  return stopCode === null ? faults : [...faults, `${number}: ${stopCode}`, ...lines];
}

describe('the matrix of packets', () => {
  const { packets, stops } = packetsOfTheMatrix();

  test('goes through all kinds of claims', () => {
    expect(packets).toHaveLength(PACKETS);
    const counties = new Set(packets.map(({ packet }) => packet.county));
    const reasons = new Set(packets.map(({ reason }) => reason));
    expect(counties.size).toBe(IS_LONG ? TOWN_COUNT : Math.min(PACKETS, counties.size));
    expect(reasons.size).toBeGreaterThanOrEqual(IS_LONG ? REASONS.length : PACKETS - 2);
    expect(new Set(packets.map(({ packet }) => packet.part)).size).toBe(2);
    // A name of nothing but pictures, or one with a number in it, is asked for again before there are papers.
    expect(
      [...stops].filter((code) => !['papers.name_missing', 'papers.stopped', 'papers.no_facts'].includes(code)),
    ).toEqual([]);
  });

  test('passes the packet check and a second reader, with hostile names and stories', {
    timeout: 3_600_000,
  }, async () => {
    const waiting = [...packets];
    const faults: string[] = [];
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const found = await faultsOfPacket(next);
        faults.push(...found);
        // The long run takes minutes: what is wrong is reported when it is found.
        for (const fault of found) process.stderr.write(`${fault}\n`);
        if (IS_LONG && waiting.length % 50 === 0) process.stderr.write(`${waiting.length} packets to go\n`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(faults).toEqual([]);
  });
});
