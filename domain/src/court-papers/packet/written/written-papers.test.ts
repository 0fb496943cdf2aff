import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import type { Claim } from '../../../claims/claim.ts';
import {
  aBusinessClaimant,
  aBusinessDefendant,
  aClaim,
  aClaimFor,
  answering,
  aPersonDefendant,
} from '../../../claims/testing/a-claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { NO_COURT_DETAILS } from '../../../claims/court-details.ts';
import { OTHER_LANGUAGE, PROPERTY_ONLY, SOLE_PROPRIETOR } from '../../../claims/questions/questions.ts';
import { PAPER_TITLES, type PaperStopCode, preparePacket, readPaperTitle, type SheetKind } from '../../index.ts';
import {
  blocksOf,
  factsIn,
  fileOf,
  packetOf,
  prepare,
  sheetOf,
  textOf,
  tickedIn,
  TODAY,
} from '../../testing/packets.ts';
import { runningHead } from '../../wording/forms.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { noDecisions } from '../../../letters/compose/letter-decisions.ts';
import { cents } from '../../../money/index.ts';

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
    ['without a fact', { story: 'He is in the Army.', calculation: '' }, 'papers.no_facts'],
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

  test('a story in another language stays out where cards tell the facts, and that is told', () => {
    const story = 'Le presté dos mil dólares a Tomás en el mes de junio y no me los ha devuelto todavía.';
    const packet = packetOf(
      aClaim({ story, calculation: '', storyInLetter: 'yes', cards: [aCard('debt.unpaid', { what: 'nothing' })] }),
    );
    expect(factsIn(packet)).toEqual(['I received no payment.']);
    expect(textOf(sheetOf(packet, 'cover'))).toContain('Your story in another language was left out.');
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
    expect(fields.filter(({ label }) => label.includes('(no plate)')).map(({ value }) => value)).toEqual(['', '']);
    expect(textOf(sheetOf(packet, 'cover'))).toContain('what is still open about the accident');
    // Nobody must have a deductible, and the owner is asked for only when another one drove.
    expect(fields.filter(({ value, mayStayEmpty }) => value === '' && mayStayEmpty === true)).toHaveLength(2);
  });

  test('of an accident is filled in from the answers about it, but for a line that holds a plate', () => {
    const courtDetails = {
      ...NO_COURT_DETAILS,
      accidentTime: '3:30 pm',
      ownVehicle: '2019 Honda Civic',
      ownDriver: 'Ana Reyes',
      otherVehicle: '2021 Ford F-150, plate ABC 123',
      otherDriver: 'Tom Lee',
      insuranceDeductible: '$500',
    };
    const packet = packetOf(aClaimFor('car-crash', { courtDetails, ...answering({ accidentDamage: PROPERTY_ONLY }) }));
    const fields = blocksOf(packet, 'complaint', 'fields').flatMap((one) => one.fields);
    expect(fields.map(({ value }) => value)).toEqual([
      'June 1, 2026',
      '3:30 pm',
      '12 Main Street, Newark, NJ 07102, Essex County',
      '$500',
      '2019 Honda Civic',
      'Ana Reyes',
      '',
      'Tom Lee',
      '',
    ]);
    expect(tickedIn(packet, 'complaint').map(({ text }) => text)).toEqual(['Motor vehicle accident', PROPERTY_ONLY]);
    expect(textOf(sheetOf(packet, 'cover'))).toContain('Your answer held a private number');
    expect(packet.officialForm.texts['accident.own_vehicle']).toBe('2019 Honda Civic');
    expect(packet.officialForm.ticked).toContain('damage.property_only');
  });

  test('print an amount typed without its sign as money', () => {
    const courtDetails = { ...NO_COURT_DETAILS, insuranceDeductible: '1000' };
    expect(textOf(sheetOf(packetOf(aClaimFor('car-crash', { courtDetails })), 'complaint'))).toContain('$1,000.00');
  });

  test('count the further names of a side at the head of a page', () => {
    expect(runningHead(['Ana Reyes', 'Luis Vega'], ['Tom Lee', 'Kim Park', 'Al Roe'])).toBe(
      'Ana Reyes and another v. Tom Lee and others',
    );
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

  test('say what kind of business each is by its name, else by the answer; what nobody knows stays open', () => {
    const firm = (name: string, entity?: string) => ({
      ...aBusinessDefendant(),
      name: { kind: 'business' as const, legalName: name, contactName: 'Kim Lee' },
      ...(entity === undefined ? {} : { entity }),
    });
    const packet = packetOf(
      aClaim({
        claimant: aBusinessClaimant('Reyes Homes'),
        ...answering({ claimantEntityType: 'LLC' }),
        defendants: [
          firm('Northfield Painting', 'Corporation'),
          firm('Lee & Sons', SOLE_PROPRIETOR),
          firm('Hill Roofing', 'General partnership'),
          firm('Mill Street Store'),
        ],
      }),
    );
    const parties = blocksOf(packet, 'complaint', 'party').map(({ fields }) => fields[1]?.value);
    expect(parties).toEqual(['Limited liability company', 'Corporation', 'Sole proprietorship', 'Partnership', '']);
    // Whom to ask for in the other side's firm need not own it.
    expect(packet.facts.defendants).toContain('Lee & Sons');
  });

  test('of a sole owner is brought by the owner trading as the business', () => {
    const claimant = aBusinessClaimant('Reyes Cleaning Services');
    const packet = packetOf(aClaim({ claimant, ...answering({ claimantEntityType: SOLE_PROPRIETOR }) }));
    expect(packet.facts.plaintiffs).toEqual(['Ana Reyes t/a Reyes Cleaning Services']);
    expect(blocksOf(packet, 'complaint', 'signature')[0]?.printedName).toBe(
      'Ana Reyes, Owner, trading as Reyes Cleaning Services',
    );
  });

  test('speaks as the one who certifies it: an owner as I, a company as we', () => {
    const statedIn = (entity: string): readonly string[] => {
      const claimant = aBusinessClaimant(entity === SOLE_PROPRIETOR ? 'Reyes Cleaning Services' : 'Reyes LLC');
      const cards = [aCard('debt.loan', { amount: '2000' })];
      return factsIn(packetOf(aClaim({ claimant, story: '', cards, ...answering({ claimantEntityType: entity }) })));
    };
    expect(statedIn(SOLE_PROPRIETOR)[0]).toBe('I lent Tom Lee $2,000.00.');
    expect(statedIn('LLC')[0]).toBe('We lent Tom Lee $2,000.00.');
  });

  test('answers only what was asked, and asks for an interpreter when one was wanted', () => {
    const packet = packetOf(aClaim(answering({ otherCase: false, courtLanguage: 'Spanish' })));
    const [questions] = blocksOf(packet, 'complaint', 'questions');
    expect(questions?.rows.map(({ answer, detail }) => [answer, detail])).toEqual([
      [false, ''],
      [null, ''],
      [null, ''],
      [true, 'Spanish'],
      [null, ''],
    ]);
    expect(textOf(sheetOf(packet, 'cover'))).toContain('each question that has no tick');
  });

  test('prints what was said about other cases, other parties and help in court', () => {
    const answers = { otherCase: true, otherAction: true, otherParties: true, courtLanguage: OTHER_LANGUAGE };
    const packet = packetOf(
      aClaim({
        ...answering({ ...answers, accommodation: 'Large print' }),
        courtDetails: {
          ...NO_COURT_DETAILS,
          otherCaseDetails: 'Essex County, Lee v. Reyes, LT-001234-26',
          otherActionDetails: 'An arbitration is planned for May',
          otherPartyNames: 'Mia Lee',
          otherLanguage: 'Tagalog',
        },
      }),
    );
    const [questions] = blocksOf(packet, 'complaint', 'questions');
    expect(questions?.rows.map(({ answer, detail }) => [answer, detail])).toEqual([
      [true, 'Essex County, Lee v. Reyes, LT-001234-26'],
      [true, 'An arbitration is planned for May'],
      [true, 'Mia Lee'],
      [true, 'Tagalog'],
      [true, 'Large print'],
    ]);
    expect(textOf(sheetOf(packet, 'court_help'))).toMatch(/Tagalog.*Large print/);
    expect(textOf(sheetOf(packet, 'cover'))).not.toContain('each question that has no tick');
  });

  test('of several plaintiffs names them all, and each signs for himself or herself', () => {
    const coClaimants = [
      { firstname: 'Luis', lastname: 'Reyes', address: '', phonenumber: '' },
      {
        firstname: 'Eva',
        lastname: 'Stone',
        address: '9 Oak Street, Apt 2, Camden, NJ 08103',
        phonenumber: '8565550111',
      },
    ];
    const packet = packetOf(aClaim({ coClaimants }));
    expect(packet.facts.plaintiffs).toEqual(['Ana Reyes', 'Luis Reyes', 'Eva Stone']);
    expect(packet.facts.addresses.slice(0, 3)).toEqual([
      ['12 Main Street', 'Newark, NJ 07102'],
      ['12 Main Street', 'Newark, NJ 07102'],
      ['9 Oak Street, Apt 2', 'Camden, NJ 08103'],
    ]);
    expect(blocksOf(packet, 'complaint', 'signature')).toHaveLength(1);
    expect(blocksOf(packet, 'complaint', 'co_signature').map(({ printedName }) => printedName)).toEqual([
      'Luis Reyes',
      'Eva Stone',
    ]);
    expect(textOf(sheetOf(packet, 'cover'))).toContain('Each plaintiff dates and signs too: Luis Reyes, Eva Stone.');
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

  test('of many short sentences stand three to a paragraph', () => {
    const short = Array.from({ length: 7 }, (_, index) => `They broke part ${index + 1}.`).join(' ');
    const [numbered] = blocksOf(packetOf(aClaim({ story: short })), 'complaint', 'numbered');
    expect(numbered?.paragraphs.slice(0, 3)).toEqual([
      'They broke part 1. They broke part 2. They broke part 3.',
      'They broke part 4. They broke part 5. They broke part 6.',
      'They broke part 7.',
    ]);
  });

  test('short ones have none', () => {
    expect(sheetOf(packetOf(aClaim()), 'continuation')).toBeUndefined();
  });
});

test('every paper has a title that is translated', () => {
  const titles = Object.fromEntries(PAPER_TITLES.map((title) => [title, title]));
  const words = { parts: { 'Small Claims': 'Small Claims', 'Special Civil Part': 'Special Civil Part' }, titles };
  for (const claim of [aClaim(), aClaimFor('car-crash'), aClaim({ amount: cents(9_000_00) })]) {
    for (const { title } of packetOf(claim).files) expect(readPaperTitle(title, words)).toBe(title);
  }
});
