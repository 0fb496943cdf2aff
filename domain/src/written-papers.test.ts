import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessClaim } from './claim-fit/index.ts';
import type { Claim } from './claims/claim.ts';
import {
  aBusinessClaimant,
  aBusinessDefendant,
  aClaim,
  aClaimFor,
  answering,
  aPersonDefendant,
} from './claims/testing/a-claim.ts';
import { SOLE_PROPRIETOR } from './claims/questions.ts';
import {
  type CourtPacket,
  type PaperBlock,
  type PaperFileKind,
  type PaperStopCode,
  preparePacket,
  type SheetKind,
} from './court-papers/index.ts';
import { anyClaim, SECRETS } from './court-papers/testing/random-claims.ts';
import { dayOf, rowOn } from './jurisdictions/pack/dated-rows.ts';
import { allRows, usNj } from './jurisdictions/us-nj/index.ts';
import { type LetterDecisions, noDecisions } from './letters/letter-decisions.ts';
import { cents, formatUsd, parseUsd } from './money/index.ts';

/** A Saturday. */
const TODAY = dayOf('2026-11-21');

const prepare = (claim: Claim, decisions: LetterDecisions = noDecisions) =>
  preparePacket({ claim, fit: assessClaim(claim, usNj, TODAY), pack: usNj, today: TODAY, decisions });

function packetOf(claim: Claim, decisions?: LetterDecisions): CourtPacket {
  const prepared = prepare(claim, decisions);
  if (!prepared.ok) throw new Error(prepared.error.code);
  return prepared.value;
}

const fileOf = (packet: CourtPacket, kind: PaperFileKind) => packet.files.find((file) => file.kind === kind);
const sheetOf = (packet: CourtPacket, kind: SheetKind) =>
  packet.files.flatMap(({ sheets }) => sheets).find((sheet) => sheet.kind === kind);
const blocksOf = <K extends PaperBlock['kind']>(packet: CourtPacket, sheet: SheetKind, kind: K) =>
  (sheetOf(packet, sheet)?.blocks ?? []).filter((one): one is Extract<PaperBlock, { kind: K }> => one.kind === kind);
const textOf = (value: unknown): string => JSON.stringify(value);
const tickedIn = (packet: CourtPacket, sheet: SheetKind) =>
  blocksOf(packet, sheet, 'choices').flatMap(({ options }) => options.filter(({ isTicked }) => isTicked));

describe('which papers', () => {
  test.each([
    [5_000_00, '', 'small_claims', 'Small-Claims-Complaint.pdf'],
    [5_000_01, '', 'special_civil', 'Special-Civil-Part-Complaint.pdf'],
    [20_000_00, '', 'special_civil', 'Special-Civil-Part-Complaint.pdf'],
    [20_000_01, 'special_civil', 'special_civil', 'Special-Civil-Part-Complaint.pdf'],
    [20_000_01, 'small_claims', 'small_claims', 'Small-Claims-Complaint.pdf'],
  ] as const)('%i cents with "%s" given up are %s', (amount, waiveExcess, part, fileName) => {
    const packet = packetOf(aClaim({ amount: cents(amount), waiveExcess }));
    expect([packet.part, fileOf(packet, 'complaint')?.fileName]).toEqual([part, fileName]);
  });

  test('a waiver is told in the complaint', () => {
    const packet = packetOf(aClaim({ amount: cents(5_600_00), waiveExcess: 'small_claims' }));
    expect(textOf(sheetOf(packet, 'complaint'))).toContain(
      'The full claim is $5,600.00. Plaintiff gives up $600.00 of it',
    );
  });

  test.each<[string, Partial<Claim>, PaperStopCode]>([
    ['above the limits without a waiver', { amount: cents(20_000_01) }, 'papers.law_division'],
    ['in bankruptcy', answering({ bankruptcy: true }), 'papers.stopped'],
    [
      'of a company above the small limit',
      { claimant: aBusinessClaimant('Reyes LLC'), amount: cents(5_000_01) },
      'papers.stopped',
    ],
    ['of a child alone', answering({ isAdult: false }), 'papers.stopped'],
    [
      'whose county no address tells',
      { defendants: [aPersonDefendant({ city: 'Nowhere', zip: '08999' })] },
      'papers.county_needed',
    ],
    [
      'told in another language',
      { story: 'Le presté dos mil dólares a Tomás en el mes de junio y no me los ha devuelto todavía.' },
      'papers.story_not_english',
    ],
    ['without a fact', { story: 'You are crooks.', calculation: '' }, 'papers.no_facts'],
    [
      'given by somebody unnamed',
      {
        situation: 'broken-contract',
        reasons: ['business-contract'],
        defendants: [aBusinessDefendant()],
        ...answering({ assignedClaim: true }),
      },
      'papers.first_owner_needed',
    ],
    [
      'with a private number in a name',
      { claimant: { ...aClaim().claimant, name: { kind: 'person', person: { first: 'Ana', last: '123-45-6789' } } } },
      'papers.private_number',
    ],
  ])('a claim %s has none, and says why', (_name, overrides, code) => {
    const prepared = prepare(aClaim(overrides));
    expect(prepared.ok ? 'papers' : prepared.error.code).toBe(code);
  });

  test('a court system without rules for papers has none', () => {
    const { courtPapers: _none, ...elsewhere } = usNj;
    const claim = aClaim();
    const fit = assessClaim(claim, elsewhere, TODAY);
    expect(preparePacket({ claim, fit, pack: elsewhere, today: TODAY })).toEqual({
      ok: false,
      error: { code: 'papers.not_here' },
    });
  });

  test('a story in another language is told in the words given for the letter', () => {
    const story = 'Le presté dos mil dólares a Tomás en el mes de junio y no me los ha devuelto todavía.';
    const answers = { 'english-story': 'I lent Tom $2,000 on June 1, 2026. He did not pay me back.' };
    const packet = packetOf(aClaim({ story }), { ...noDecisions, answers });
    expect(textOf(sheetOf(packet, 'complaint'))).toContain('I lent Tom $2,000 on June 1, 2026.');
  });
});

describe('the complaint', () => {
  test.each([
    ['personal-loan', ['Contract']],
    ['deposit-not-returned', ['Security deposit']],
    ['tenant-owes-rent', ['Rent']],
    ['dog-bite', ['Tort (personal injury or property damage, no motor vehicle accident)']],
    ['car-crash', ['Motor vehicle accident']],
  ])('for %s ticks %s, as the summons does', (reason, labels) => {
    const packet = packetOf(aClaimFor(reason));
    expect(tickedIn(packet, 'complaint').map(({ text }) => text)).toEqual(labels);
    expect(tickedIn(packet, 'summons').map(({ text }) => text)).toEqual(labels);
  });

  test('leaves the kind open where the reasons do', () => {
    const packet = packetOf(aClaim({ situation: 'other', reasons: [] }));
    expect(tickedIn(packet, 'complaint')).toEqual([]);
    expect(textOf(sheetOf(packet, 'cover'))).toContain('Tick the kind of case');
  });

  test('of an accident has room for vehicles and drivers, and no line for a plate', () => {
    const packet = packetOf(aClaimFor('parked-car'));
    expect(fileOf(packet, 'complaint')?.title).toBe('Small Claims Complaint: Motor Vehicle Accident');
    const fields = blocksOf(packet, 'complaint', 'fields').flatMap((one) => one.fields);
    expect(fields.filter(({ label }) => label.includes('vehicle')).map(({ value }) => value)).toEqual(['', '']);
  });

  test('names every party with address and kind, and leaves the docket number to the court', () => {
    const packet = packetOf(
      aClaim({
        filingCounty: 'Essex',
        defendants: [aPersonDefendant(), aBusinessDefendant({ city: 'Camden', zip: '08103' })],
      }),
    );
    const [caption] = blocksOf(packet, 'complaint', 'caption');
    expect(caption).toMatchObject({
      plaintiffs: ['Ana Reyes'],
      defendants: ['Tom Lee', 'Northfield Painting LLC'],
      defendantRole: 'Defendants',
      county: 'Essex County',
      docket: 'Docket No. SC-',
    });
    const parties = blocksOf(packet, 'complaint', 'party').map(({ fields }) => fields.map(({ value }) => value));
    expect(parties[2]).toEqual([
      'Northfield Painting LLC',
      'Limited liability company',
      '12 Main Street',
      'Camden, NJ 08103',
      '',
      '',
    ]);
  });

  test('of a sole owner is brought by the owner trading as the business', () => {
    const claimant = aBusinessClaimant('Reyes Cleaning Services');
    const packet = packetOf(aClaim({ claimant, ...answering({ claimantEntityType: SOLE_PROPRIETOR }) }));
    expect(packet.facts.plaintiffs).toEqual(['Ana Reyes t/a Reyes Cleaning Services']);
    expect(blocksOf(packet, 'complaint', 'signature')[0]?.printedName).toBe(
      'Ana Reyes, Owner, trading as Reyes Cleaning Services',
    );
  });

  test('answers only what was asked, and asks for an interpreter when one was wanted', () => {
    const packet = packetOf(aClaim(answering({ otherCase: false, courtLanguage: 'Spanish' })));
    const [questions] = blocksOf(packet, 'complaint', 'questions');
    expect(questions?.rows.map(({ answer, detail }) => [answer, detail])).toEqual([
      [false, ''],
      [null, ''],
      [null, ''],
      [null, ''],
      [true, 'Spanish'],
      [null, ''],
    ]);
  });

  test('carries both prescribed statements directly above an empty signature line', () => {
    const packet = packetOf(aClaim());
    const signature = sheetOf(packet, 'complaint')?.blocks.at(-1);
    if (signature?.kind !== 'signature') throw new Error('the complaint ends with its signature');
    expect(signature.statements.map((text) => text.slice(0, 48))).toEqual([
      'I certify that confidential personal identifiers',
      'I certify that the foregoing statements made by ',
    ]);
  });
});

describe('an assigned claim', () => {
  test('names its first owner in the caption and in the proof kept for later', () => {
    const claim = aClaimFor('business-contract', {
      defendants: [aBusinessDefendant()],
      ...answering({ assignedClaim: true }),
    });
    const packet = packetOf(claim, { ...noDecisions, answers: { 'first-owner': 'Maria Silva' } });
    expect(packet.facts.plaintiffs).toEqual(['Ana Reyes, assignee of Maria Silva']);
    expect(textOf(sheetOf(packet, 'default_proof'))).toContain('"Maria Silva"');
  });
});

describe('long facts', () => {
  const story = Array.from(
    { length: 90 },
    (_, index) => `On day ${index + 1} of the work they left part ${index + 1} undone.`,
  ).join(' ');

  test('go on in a continuation sheet, numbered on, whole and signed too', () => {
    const packet = packetOf(aClaim({ story }));
    const on = (sheet: SheetKind) => blocksOf(packet, sheet, 'numbered');
    const numbered = [...on('complaint').slice(0, 1), ...on('continuation')];
    const all = numbered.flatMap(({ paragraphs }) => paragraphs).join(' ');
    for (const part of [1, 45, 90]) expect(all).toContain(`part ${part} undone.`);
    let next = 1;
    for (const { start, paragraphs } of numbered) {
      expect(start).toBe(next);
      next += paragraphs.length;
    }
    expect(packet.facts.lastParagraph).toBe(next - 1);
    expect(textOf(sheetOf(packet, 'complaint'))).toContain(
      'stand on the continuation sheet, which is part of this complaint',
    );
    expect(blocksOf(packet, 'continuation', 'signature')).toHaveLength(1);
    expect(fileOf(packet, 'complaint')?.sheets.map(({ kind }) => kind)).toEqual(['complaint', 'continuation']);
  });

  test('short ones have none', () => {
    expect(sheetOf(packetOf(aClaim()), 'continuation')).toBeUndefined();
  });
});

describe('days and fees', () => {
  test('the days after filing are court days, counted from an example', () => {
    const rows = blocksOf(packetOf(aClaim({ amount: cents(6_000_00) })), 'after_filing', 'table').flatMap(
      (one) => one.rows,
    );
    // Filed on Monday, November 23: day 35 is December 28, day 38 December 31.
    expect(rows.map(([, when]) => when)).toEqual(
      expect.arrayContaining(['By December 28, 2026 if served on that day', 'About December 31, 2026']),
    );
  });

  test('the fee sheet has a line for each dated row, and the payee', () => {
    const packet = packetOf(
      aClaim({ filingCounty: 'Essex', defendants: [aPersonDefendant(), aPersonDefendant(), aPersonDefendant()] }),
    );
    const [amounts] = blocksOf(packet, 'fees', 'amounts');
    expect(amounts?.rows.map(({ amount }) => amount)).toEqual(['$35.00', '$10.00', '$30.00', '$75.00']);
    expect(textOf(sheetOf(packet, 'fees'))).toContain('Treasurer, State of New Jersey');
  });

  test('the fee waiver table follows the poverty line of the year', () => {
    const rows = blocksOf(packetOf(aClaim()), 'fee_waiver', 'table').flatMap((one) => one.rows);
    expect(rows.slice(0, 2)).toEqual([
      ['1', '$23,940.00'],
      ['2', '$32,460.00'],
    ]);
  });
});

describe('any claim', () => {
  const anyPacket = (check: (packet: CourtPacket, claim: Claim) => void) =>
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const prepared = prepare(claim);
        if (prepared.ok) check(prepared.value, claim);
      }),
      { numRuns: 60 },
    );

  test('no word about military service and no private number reaches complaint, summons or packet', () => {
    anyPacket((packet) => {
      for (const kind of ['packet', 'complaint', 'summons'] as const) {
        const text = textOf(fileOf(packet, kind)?.sheets.map(({ blocks }) => blocks));
        for (const secret of SECRETS) expect(text).not.toContain(secret);
        expect(text).not.toMatch(/Army|deployed|active duty/);
      }
    });
  });

  test('nothing is ticked in what is kept for later, and business defendants are not in it', () => {
    anyPacket((packet, claim) => {
      const people = claim.defendants.filter(({ name }) => name.kind === 'person').length;
      expect(blocksOf(packet, 'military', 'choices')).toHaveLength(people);
      expect(tickedIn(packet, 'military')).toEqual([]);
    });
  });

  test('every fee is the amount of the dated row it names, and the total is their sum', () => {
    const byId = new Map(allRows.map((row) => [row.id, row]));
    anyPacket((packet, claim) => {
      const rows = blocksOf(packet, 'fees', 'amounts').flatMap((one) => one.rows);
      const counts = rows.length === 4 ? [1, claim.defendants.length - 1, claim.defendants.length] : [1, 1];
      let sum = 0;
      rows.slice(0, -1).forEach(({ amount, rowId }, index) => {
        const row = byId.get(rowId);
        expect(row === undefined ? null : rowOn([row], TODAY)).not.toBeNull();
        expect(amount).toBe(formatUsd(cents(Number(row?.value) * (counts[index] ?? 0))));
        const parsed = parseUsd(amount);
        sum += parsed.ok ? parsed.value : 0;
      });
      expect(rows.at(-1)?.amount).toBe(formatUsd(cents(sum)));
    });
  });

  test('every row a packet names exists, and it names the rows of its office, forms and limits', () => {
    const ids = new Set(allRows.map(({ id }) => id));
    anyPacket(({ rowIds }) => {
      expect(rowIds.filter((id) => !ids.has(id))).toEqual([]);
      for (const series of ['court-office.', 'court-phone.', 'form.', 'limit.', 'papers-text.certification'])
        expect(rowIds.some((id) => id.startsWith(series))).toBe(true);
    });
  });

  test('file names fit a court’s system, and evidence is in none of the files', () => {
    anyPacket(({ files }) => {
      for (const { fileName } of files) expect(fileName).toMatch(/^[A-Za-z0-9-]{1,52}\.pdf$/);
      expect(files.filter(({ stage }) => stage === 'file').map(({ kind }) => kind)).toEqual(['complaint', 'summons']);
    });
  });

  test('the same claim gives the same packet', () => {
    anyPacket((packet, claim) => expect(packetOf(claim)).toEqual(packet));
  });
});
