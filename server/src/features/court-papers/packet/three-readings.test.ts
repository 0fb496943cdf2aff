import {
  assessClaim,
  type Claim,
  cents,
  type CourtPacket,
  parseCalendarDate,
  preparePacket,
  type ReadFile,
  readPacket,
} from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer, loadGlyphCoverage } from '../../../platform/documents/index.ts';
import { bundledRenderer } from '../../../testing/child-bundles.ts';
import { drawAndRead } from './draw-paper.ts';
import { storedPapers } from './packet-contents.ts';
import { variedClaim } from '../../../testing/builders/varied-claims.ts';

const files = bundledRenderer();
const coverage = loadGlyphCoverage(files.assetsDir);
const parsed = parseCalendarDate('2026-11-21');
if (!parsed.ok) throw new Error('that day exists');
const today = parsed.value;

const aCard = (card: string, values: Claim['cards'][number]['values']): Claim['cards'][number] => ({
  id: card,
  card,
  values,
  defendant: '',
  counts: '',
  proof: [],
  isLeftOut: false,
});

/** A deposit that the law doubles, given on cards, of a person against one person. */
const doubled: Claim = {
  ...variedClaim(0),
  situation: 'tenant-landlord',
  reasons: ['deposit-not-returned'],
  amount: cents(3_600_00),
  courtAmount: cents(3_600_00),
  multiple: 'now',
  story: '',
  calculation: '',
  cards: [
    aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
    aCard('rental.deposit-paid', { amount: '1800', day: '2023-06-01' }),
  ],
};

function packetOf(claim: Claim): CourtPacket {
  const prepared = preparePacket({ claim, fit: assessClaim(claim, usNj, today), pack: usNj, today });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  return prepared.value;
}

let renderer: DocumentRenderer;
let packet: CourtPacket;
let read: readonly ReadFile[];
let noted: { readonly packet: CourtPacket; readonly read: readonly ReadFile[] };

async function readBack(made: CourtPacket): Promise<readonly ReadFile[]> {
  const papers = storedPapers(made);
  return Promise.all(
    papers.files.map(async (file) => {
      const drawn = await drawAndRead({ renderer, coverage }, papers, today, file);
      if ('code' in drawn) throw new Error(drawn.code);
      return drawn.read;
    }),
  );
}

beforeAll(async () => {
  renderer = createDocumentRenderer({ ...files, size: 2 });
  await renderer.warm();
  packet = packetOf(doubled);
  read = await readBack(packet);
  const claim = { ...variedClaim(0), calculation: 'I paid them $250.00 and got nothing for it.' };
  noted = { packet: packetOf(claim), read: await readBack(packetOf(claim)) };
});
afterAll(() => renderer.close());

const codesOf = (all: readonly ReadFile[], { readings }: CourtPacket = packet): readonly string[] =>
  readPacket(all, readings).map(({ code }) => code);

type Spoil = (file: ReadFile) => ReadFile;
const changed =
  (kind: ReadFile['kind'], spoil: Spoil) =>
  (all: readonly ReadFile[]): readonly ReadFile[] =>
    all.map((file) => (file.kind === kind ? spoil(file) : file));
const saying =
  (from: string | RegExp, to: string): Spoil =>
  (file) => ({ ...file, pages: file.pages.map((page) => page.replaceAll(from, to)) });
const telling =
  (words: string): Spoil =>
  (file) => ({
    ...file,
    pages: file.pages.map((page) => page.replace(/(Facts: why the defendants? owes? the money)/, `$1\n1. ${words}`)),
  });

describe('the three readings of made papers', () => {
  /** What a true reading of this packet says: some questions were never answered, and some points no card tells. */
  let known: readonly string[] = [];

  test('find nothing that stops papers that are as they should be', () => {
    known = codesOf(read);
    expect(readPacket(read, packet.readings).filter(({ severity }) => severity === 'stop')).toEqual([]);
    expect(known).toEqual(['question_open', 'element_untold']);
    expect(readPacket(noted.read, noted.packet.readings).filter(({ severity }) => severity === 'stop')).toEqual([]);
  });

  const planted: readonly (readonly [string, string, (all: readonly ReadFile[]) => readonly ReadFile[]])[] = [
    ['a packet without its complaint', 'paper_missing', (all) => all.filter(({ kind }) => kind !== 'complaint')],
    ['a paper without a page', 'paper_missing', changed('service', (file) => ({ ...file, pages: [] }))],
    [
      'the complaint of another part of the court',
      'wrong_form',
      changed('complaint', saying('Small Claims Complaint', 'Special Civil Part Complaint')),
    ],
    ['a fee that is not the sum of its parts', 'fee_parts_differ', changed('packet', saying('$45.00', '$50.00'))],
    [
      'a total for the summons that leaves out a fee',
      'fee_parts_differ',
      changed('summons', saying('$3,645.00', '$3,635.00')),
    ],
    [
      'a cover that does not say how many copies to make',
      'copies_untold',
      changed('packet', saying(/Make 2 copies/g, 'Make copies')),
    ],
    ['a file larger than the court takes', 'file_too_large', changed('packet', (file) => ({ ...file, bytes: 4e7 }))],
    [
      'a file name with signs that are refused',
      'file_name_refused',
      changed('complaint', (file) => ({ ...file, fileName: 'My complaint (1).pdf' })),
    ],
    [
      'a file name that is too long',
      'file_name_refused',
      changed('complaint', (file) => ({ ...file, fileName: `${'A'.repeat(90)}.pdf` })),
    ],
    ['a row that prints another sum', 'rows_differ', changed('complaint', saying('$1,800.00', '$1,900.00'))],
    ['a last line that is not the demand', 'rows_differ', changed('complaint', saying('$3,600.00', '$3,700.00'))],
    [
      'a doubled sum whose statute is gone',
      'statute_not_pleaded',
      changed('complaint', saying(/N\.J\.S\.A\.\s+46:8-21\.1/g, 'the law')),
    ],
    [
      'somebody’s illness among the facts',
      'private_matter',
      changed('complaint', telling('My neighbor has cancer and was in the hospital.')),
    ],
    [
      'somebody’s papers to live here among the facts',
      'private_matter',
      changed('complaint', telling('He is an illegal immigrant without a green card.')),
    ],
    [
      'a part payment that no row takes off',
      'part_payment_not_credited',
      changed('complaint', telling('In July he paid me $300.00 of it.')),
    ],
    [
      'a debt the other side holds against the claim',
      'setoff_unanswered',
      changed('complaint', telling('He said that I owe him for the carpet.')),
    ],
    [
      'a firm in the facts that is no party',
      'wrong_party',
      changed('complaint', telling('I signed with Harbor Point Homes LLC in May.')),
    ],
    [
      'payments by the month without a day',
      'instalment_undated',
      (all) =>
        changed(
          'complaint',
          saying(/(January|February|March|April|May|June|July|August) \d+, \d{4}/g, 'then'),
        )(changed('complaint', telling('The rest was to come in monthly payments.'))(all)),
    ],
  ];

  test.each(planted.map(([name, code, plant]) => [name, code, plant] as const))('find %s', (_name, code, plant) => {
    expect(codesOf(plant(read))).toContain(code);
  });

  test('find an explanation of the sum that the pages do not hold', () => {
    const spoilt = changed('complaint', saying('got nothing for it', 'got something'))(noted.read);
    expect(codesOf(spoilt, noted.packet)).toContain('explanation_missing');
  });

  test('hold a fault of one paper against that paper', () => {
    const spoilt = changed('service', (file) => ({ ...file, problems: ['signature_line_missing'] }))(read);
    expect(readPacket(spoilt, packet.readings)).toContainEqual({
      reading: 'clerk',
      code: 'signature_line_missing',
      severity: 'stop',
      mend: 'papers',
      papers: ['service'],
    });
  });
});
