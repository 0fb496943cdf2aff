import type { Language } from '@plainclaim/contract';
import { assessClaim, checkPaper, type CourtPacket, parseCalendarDate, preparePacket } from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createDocumentRenderer,
  type DocumentRenderer,
  loadGlyphCoverage,
  readPages,
} from '../../../platform/documents/index.ts';
import { bundledRenderer } from '../../../testing/child-bundles.ts';
import { drawAndRead, drawPaper } from './draw-paper.ts';
import { guideReader } from './guide-reader.ts';
import { storedPapers } from './packet-contents.ts';
import { readMadePapers } from './read-made-papers.ts';
import { TOWN_COUNT, variedClaim } from '../../../testing/builders/varied-claims.ts';

const files = bundledRenderer();
const coverage = loadGlyphCoverage(files.assetsDir);
let renderer: DocumentRenderer;
beforeAll(async () => {
  renderer = createDocumentRenderer({ ...files, size: 1 });
  await renderer.warm();
});
afterAll(() => renderer.close());

const parsed = parseCalendarDate('2026-11-21');
if (!parsed.ok) throw new Error('that day exists');
const today = parsed.value;

function packetOf(index: number, language: Language = 'en'): CourtPacket {
  const claim = variedClaim(index);
  const prepared = preparePacket({
    claim,
    fit: assessClaim(claim, usNj, today),
    pack: usNj,
    today,
    ...guideReader(language),
  });
  if (!prepared.ok) throw new Error(`${index}: ${JSON.stringify(prepared.error)}`);
  return prepared.value;
}

async function problemsOf(packet: CourtPacket): Promise<readonly string[]> {
  const papers = storedPapers(packet);
  const drawn = await Promise.all(
    papers.files.map((file) => drawAndRead({ renderer, coverage }, papers, packet.preparedOn, file)),
  );
  const failed = drawn.flatMap((one) => ('code' in one ? [one.code, ...one.problems] : []));
  const read = drawn.flatMap((one) => ('code' in one ? [] : [one.read]));
  const { checks, stopCode } = readMadePapers(papers, read, coverage);
  return stopCode === null ? failed : [...failed, stopCode, ...checks.flatMap(({ problems }) => problems)];
}

describe('made packets', () => {
  test('of every county, party kind and amount pass the check, and no reading of them stops', {
    timeout: 300_000,
  }, async () => {
    const packets = Array.from({ length: TOWN_COUNT }, (_, index) => packetOf(index));
    expect(new Set(packets.map(({ county }) => county)).size).toBe(TOWN_COUNT);
    expect(new Set(packets.map(({ part }) => part)).size).toBe(2);
    for (const packet of packets) expect(await problemsOf(packet)).toEqual([]);
  });

  test.each(['es', 'tr', 'pt'] as const)(
    'whose guides are in %s pass the check, and no reading of them stops',
    {
      timeout: 300_000,
    },
    async (language) => {
      for (const index of [0, 2, 5, 8, 13]) expect(await problemsOf(packetOf(index, language))).toEqual([]);
    },
  );

  test('keep the court’s questions together on one page, wherever the facts end', { timeout: 300_000 }, async () => {
    const asked = ['Is there another court case about', 'Is help needed in court'];
    const stated = 'I paid the bill for the first time that month.';
    for (const count of [14, 18, 22, 26, 30, 34]) {
      const claim = { ...variedClaim(0), story: Array.from({ length: count }, () => stated).join(' ') };
      const prepared = preparePacket({ claim, fit: assessClaim(claim, usNj, today), pack: usNj, today });
      const papers = prepared.ok ? storedPapers(prepared.value) : null;
      const file = papers?.files.find(({ kind }) => kind === 'complaint');
      if (papers === null || file === undefined) throw new Error('the complaint is there');
      const drawn = await drawAndRead({ renderer, coverage }, papers, today, file);
      if ('code' in drawn) throw new Error(drawn.code);
      const at = asked.map((text) => drawn.read.pages.findIndex((page) => page.replace(/\s+/g, ' ').includes(text)));
      expect([count, at[0]]).toEqual([count, at[1]]);
      expect(at[0]).toBeGreaterThanOrEqual(0);
    }
  });

  test('are the same every time', async () => {
    const papers = storedPapers(packetOf(3));
    const [file] = papers.files;
    if (file === undefined) throw new Error('a packet has files');
    const hashOf = async () => {
      const drawn = await drawPaper({ renderer, coverage }, papers, today, file);
      return 'paper' in drawn ? drawn.paper.sha256 : drawn.code;
    };
    expect(await hashOf()).toBe(await hashOf());
  });
});

describe('the files to file', () => {
  const LARGEST_BYTES = 35 * 1024 * 1024;

  test('stand alone: one sheet kind each, small, without a password, and all told on the filing guide', async () => {
    const packet = packetOf(1);
    const papers = storedPapers(packet);
    const filed = papers.files.filter(({ stage }) => stage === 'file');
    expect(filed.map(({ kind, sheets }) => [kind, new Set(sheets.map((sheet) => sheet['kind'])).size])).toEqual([
      ['complaint', 1],
      ['service', 1],
    ]);
    const guide = JSON.stringify(papers.files.flatMap(({ sheets }) => sheets.filter(({ kind }) => kind === 'filing')));
    for (const file of filed) {
      expect(guide).toContain(file.fileName);
      const drawn = await drawPaper({ renderer, coverage }, papers, today, file);
      if (!('paper' in drawn)) throw new Error(drawn.code);
      expect(drawn.paper.pdf.byteLength).toBeLessThan(LARGEST_BYTES);
      expect(Buffer.from(drawn.paper.pdf).includes('/Encrypt')).toBe(false);
    }
  });
});

describe('the check', () => {
  /** A made paper, whose pages a test then spoils. */
  async function aMade(kind: 'complaint' | 'service') {
    const packet = packetOf(0);
    const papers = storedPapers(packet);
    const file = papers.files.find((one) => one.kind === kind);
    if (file === undefined) throw new Error('a packet has both');
    const drawn = await drawPaper({ renderer, coverage }, papers, today, file);
    if (!('paper' in drawn)) throw new Error(drawn.code);
    const pages = await readPages(drawn.paper.pdf);
    const check = (changed: readonly string[], facts = packet.facts, texts: readonly string[] = []) =>
      checkPaper({ kind, pages: changed, texts, marks: [], statements: file.statements }, facts);
    const spoilt = (from: string, to: string) => pages.map((page) => page.replaceAll(new RegExp(from, 'g'), to));
    return { pages, packet, check, spoilt };
  }

  test('finds each thing that is wrong, and nothing in a good complaint', async () => {
    const { pages, packet, check, spoilt } = await aMade('complaint');
    const { facts } = packet;
    expect(check(pages)).toEqual([]);
    expect(check(spoilt('Northfield', 'Southfield'))).toEqual(['name_missing']);
    expect(check(spoilt('1 Main Street', ''))).toContain('address_missing');
    expect(check(spoilt('\\$250\\.00', '$251.00'))).toEqual(['amount_missing']);
    expect(check(spoilt('Atlantic County', 'Bergen County'))).toEqual(['county_missing']);
    expect(check(spoilt('wilfully', 'gladly'))).toEqual(['certification_missing']);
    expect(check(spoilt('Signature', 'Mark'))).toEqual(['signature_line_missing']);
    expect(check(spoilt('Docket No. SC-', 'Docket No. SC-000123-26 '))).toEqual(['docket_not_blank']);
    expect(check(pages.map((page) => `My SSN is 123-45-6789.\n${page}`))).toEqual(['private_number']);
    expect(check(pages.map((page) => `He is on active duty.\n${page}`))).toEqual(['speaks_of_military']);
    expect(check(pages.toReversed())).toEqual(['pages_out_of_order']);
    expect(check(pages.slice(0, -1))).toContain('pages_out_of_order');
    expect(check(pages, { ...facts, lastParagraph: facts.lastParagraph + 1 })).toEqual(['paragraph_missing']);
    expect(check(pages, { ...facts, demandCents: (facts.limitCents ?? 0) + 1 })).toEqual(['amount_above_part']);
    expect(check(pages, { ...facts, countyIsAllowed: false })).toEqual(['county_not_allowed']);
    expect(check(pages, facts, ['A sentence that was clipped.'])).toEqual(['text_missing']);
  });

  test('finds what is wrong in a request for service: whom, where, and who asks', async () => {
    const { pages, packet, check, spoilt } = await aMade('service');
    const [served = ''] = packet.facts.addresses.at(-1) ?? [];
    expect(check(pages)).toEqual([]);
    expect(check(spoilt(served, ''))).toContain('address_missing');
    expect(check(spoilt('Signature', 'Mark'))).toEqual(['signature_line_missing']);
    expect(check(pages.map((page) => `He is on active duty.\n${page}`))).toEqual(['speaks_of_military']);
  });

  test('finds a signed place without its mark, date or note, and a mark where nothing was signed', async () => {
    const { pages, packet } = await aMade('complaint');
    const signature = { date: 'November 20, 2026', alt: 'Signature of Ana Reyes', note: 'Signed on the screen.' };
    const check = (signed: readonly (typeof signature)[], figures: readonly string[], more = '') => {
      const read = pages.map((page) => `${more}\n${page}`);
      return checkPaper(
        { kind: 'complaint', pages: read, texts: [], marks: [], statements: [], signed, figures },
        packet.facts,
      );
    };
    const printed = `${signature.date} ${signature.note}`;
    expect(check([signature], [signature.alt], printed)).toEqual([]);
    expect(check([signature], [], printed)).toEqual(['signature_missing']);
    expect(check([signature], ['Signature of Tom Lee'], printed)).toEqual(['signature_missing']);
    expect(check([signature], [signature.alt], signature.note)).toEqual(['signature_missing']);
    expect(check([], [signature.alt])).toEqual(['signature_unexpected']);
  });
});
