import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaim, aClaimFor, aPersonDefendant, answering } from '../../claims/testing/a-claim.ts';
import type { Claim } from '../../claims/claim.ts';
import { aCard } from '../../fact-cards/testing/a-card.ts';
import { dayOf } from '../../jurisdictions/pack/dated-rows.ts';
import { cents } from '../../money/index.ts';
import {
  checkPaper,
  type CourtPacket,
  type LineCode,
  PAPER_LINES,
  type PaperFileKind,
  type ReadFile,
  readPacket,
} from '../index.ts';
import { packetOf, readBack } from '../testing/packets.ts';

/** A deposit that the law doubles, of a person against one person. */
const doubled = aClaimFor('deposit-not-returned', {
  amount: cents(3_600_00),
  courtAmount: cents(3_600_00),
  multiple: 'now',
  story: '',
  calculation: '',
  cards: [
    aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
    aCard('rental.deposit-paid', { amount: '1800', day: '2023-06-01' }),
  ],
});
const deposit: Claim = { ...doubled, amount: cents(1_800_00), courtAmount: cents(1_800_00), multiple: 'none' };
const lent = (more: Partial<Claim> = {}): Claim => aClaim({ story: 'I lent Tom $2,000 on June 1, 2026.', ...more });
const owes = (...reasons: string[]) => aClaimFor(reasons[0] ?? '', { reasons, story: '', calculation: '' });
const firm = (legalName: string): Claim['defendants'][number] => ({
  ...aBusinessDefendant(),
  name: { kind: 'business', legalName, contactName: '' },
});
const withRow = (label: string, amount: string, total: number, more: Partial<Claim> = {}): Claim => ({
  ...deposit,
  ...more,
  amount: cents(total),
  courtAmount: cents(total),
  amountRows: [{ id: 'r1', label, amount, isMinus: false }],
});

/** Wages at $18 an hour for one pay period. */
const worked = (hours: string, earned: string, ...more: Claim['cards']): Claim => ({
  ...owes('unpaid-work'),
  cards: [
    aCard('debt.hired', { by: { side: 'them', role: '', name: '' }, rate: '18', per: 'hour' }),
    aCard('debt.worked', { when: '2026-08-17/2026-08-23', earned, hours }),
    ...more,
  ],
});

/** What is spoiled in the made files, which are then checked as they are when they come from the printer. */
type Spoil = (file: ReadFile) => ReadFile;
const only =
  (kind: PaperFileKind, spoil: Spoil): Spoil =>
  (file) =>
    file.kind === kind ? spoil(file) : file;
const pages =
  (change: (page: string) => string): Spoil =>
  (file) => ({ ...file, pages: file.pages.map(change) });
const saying = (from: string | RegExp, to: string): Spoil => pages((page) => page.replaceAll(from, to));
const telling = (words: string): Spoil =>
  only('complaint', saying(/(Facts: why the defendants? owes? the money)/g, `$1\n${words}`));
const asIs: Spoil = (file) => file;

/** One defect for each line of the three readings: the claim it is in, and what is spoiled in its files. */
const PLANTED: Readonly<Record<LineCode, readonly [string, Claim, Spoil]>> = {
  name_missing: ['a caption without the plaintiff', lent(), only('complaint', saying(/Ana Reyes/g, 'A. R.'))],
  address_missing: [
    'a complaint without an address',
    lent(),
    only('complaint', saying(/^\d+ .*(?:Street|Avenue|Road).*$/gm, '')),
  ],
  amount_missing: ['a complaint without its sum', doubled, only('complaint', saying('$3,600.00', '$3,6'))],
  amount_above_part: ['a sum this court does not hear', lent(), asIs],
  county_missing: ['a complaint without a county', doubled, only('complaint', saying(/\w+ County/g, 'the County'))],
  county_not_allowed: ['a county no address leads to', doubled, asIs],
  paragraph_missing: ['a fact whose number is gone', doubled, only('complaint', saying(/^1\. /gm, ''))],
  signature_line_missing: ['a request without a place to sign', doubled, only('service', saying('Signature', 'S.'))],
  signature_missing: [
    'a signed place without its mark',
    doubled,
    only('complaint', (file) => ({ ...file, signed: [{ date: 'November 21, 2026', alt: 'A mark', note: 'Signed' }] })),
  ],
  signature_unexpected: [
    'a mark nobody made',
    doubled,
    only('complaint', (file) => ({ ...file, figures: ['A mark'] })),
  ],
  certification_missing: [
    'a complaint without the prescribed words',
    doubled,
    only('complaint', (file) => ({ ...file, statements: ['I certify that nothing was left out'] })),
  ],
  docket_not_blank: [
    'a docket number of ours',
    doubled,
    only('complaint', saying(/Docket No\. [A-Z]+-/g, 'Docket No. SC-12')),
  ],
  private_number: ['a plate among the facts', doubled, telling('The plate number of the truck is ABC-12D.')],
  speaks_of_military: ['a word of military service', doubled, telling('He is a sergeant in the U.S. Army.')],
  pages_out_of_order: ['a page in the wrong place', doubled, only('complaint', saying('Page 1 of 1', 'Page 2 of 1'))],
  text_missing: [
    'a text that was cut off',
    doubled,
    only('complaint', (file) => ({ ...file, texts: ['the last words'] })),
  ],
  private_matter: ['somebody’s illness', doubled, telling('My neighbor has cancer and was in the hospital.')],
  paper_missing: ['a request for service without a page', doubled, only('service', (file) => ({ ...file, pages: [] }))],
  wrong_form: [
    'the complaint of another part',
    doubled,
    only('complaint', saying('Small Claims Complaint', 'Complaint')),
  ],
  fee_parts_differ: ['a fee of another sum', doubled, only('packet', saying(/Total[^$]*\$\d+\.00/g, 'Total $99.00'))],
  copies_untold: ['no word of how many copies', doubled, only('packet', saying(/Make \d+ copies/g, 'Make copies'))],
  file_too_large: ['a file above the limit', doubled, only('complaint', (file) => ({ ...file, bytes: 4e7 }))],
  file_name_refused: ['a name with signs', doubled, only('complaint', (file) => ({ ...file, fileName: 'My (1).pdf' }))],
  entity_open: ['a business of no kind', lent({ defendants: [firm('Reyes & Sons')] }), asIs],
  name_too_long: ['a name of ninety letters', lent({ defendants: [firm(`${'W'.repeat(90)} LLC`)] }), asIs],
  trade_name_untold: ['a name somebody trades under', doubled, telling('He does business as RC Custom Decks.')],
  county_open: ['a county against the addresses', { ...deposit, filingCounty: 'Bergen' }, asIs],
  kind_open: ['a dispute of no kind', lent({ situation: 'other', reasons: [] }), asIs],
  question_open: ['a question without an answer', deposit, asIs],
  rows_differ: ['a row of another sum', doubled, only('complaint', saying('$1,800.00', '$1,900.00'))],
  explanation_missing: [
    'interest from another day',
    deposit,
    only('complaint', saying('$1,800.00 from September 15, 2026', '$1,800.00 from August 15, 2026')),
  ],
  statute_not_pleaded: ['a doubled sum without its law', doubled, only('complaint', saying(/46:8-21\.1/g, ''))],
  sum_unexplained: ['a sum that nothing explains', lent({ calculation: '' }), asIs],
  pay_unequal: ['more pay than the hours give', worked('48', '900'), asIs],
  element_untold: ['a point that no card tells', deposit, asIs],
  reason_untold: [
    'a ticked reason that no card tells',
    { ...owes('unpaid-invoice', 'bad-check'), cards: [aCard('debt.invoice', { amount: '400', sent: '2026-03-01' })] },
    asIs,
  ],
  answer_for_untold: [
    'somebody else who drove',
    {
      ...aClaimFor('car-crash'),
      story: '',
      cards: [
        aCard('damage.crash', { day: '2026-08-06', whose: 'own', state: 'traffic', driver: 'other', how: 'behind' }),
      ],
    },
    asIs,
  ],
  time_still_running: [
    'a returned check whose notice still runs',
    { ...aClaimFor('bad-check'), cards: [aCard('debt.check-notice', { day: '2026-11-02' })] },
    asIs,
  ],
  defendant_untold: [
    'a second defendant who did nothing',
    lent({
      defendants: [
        aPersonDefendant(),
        { ...aPersonDefendant(), name: { kind: 'person', person: { first: 'Vera', last: 'Quist' } } },
      ],
    }),
    asIs,
  ],
  interest_unexplained: ['interest without its rate', withRow('Interest', '100', 1_900_00), asIs],
  instalment_undated: [
    'payments by the month without a day',
    aClaim({ story: 'Tom was to pay me $200 every month. He did not.' }),
    asIs,
  ],
  part_not_due: [
    'a plan whose last parts are still to come',
    lent({
      amount: cents(1_800_00),
      courtAmount: cents(1_800_00),
      cards: [
        aCard('debt.loan', { amount: '1800', day: '2026-06-01' }),
        aCard('debt.promise', { due: '2026-11-01', part: '600', every: 'month' }),
      ],
    }),
    asIs,
  ],
  late_charge_unexplained: ['late fees without their rate', withRow('Late fees', '100', 1_900_00), asIs],
  quote_not_english: ['words in Turkish', doubled, telling('He wrote: “param yok, yarın öderim”.')],
  time_limit: ['a debt of ten years ago', lent({ happenedOn: dayOf('2016-01-01') }), asIs],
  notice_of_claim: [
    'a mover who must be told first',
    { ...aClaimFor('mover'), ...answering({ moveStayedInside: 'Yes' }) },
    asIs,
  ],
  arbitration_clause: ['a clause about arbitration', { ...deposit, ...answering({ arbitrationClause: 'Yes' }) }, asIs],
  claim_split: [
    'a part for another case',
    { ...deposit, ...answering({ partialClaim: 'Yes, and I want it all' }) },
    asIs,
  ],
  amount_not_asked: [
    'a bill that was taken out of the sum',
    {
      ...owes('unpaid-invoice'),
      amount: cents(400_00),
      courtAmount: cents(400_00),
      ...answering({ partialClaim: 'No' }),
      cards: [
        aCard('debt.invoice', { amount: '400', sent: '2026-03-01', due: '2026-04-05' }, { id: 'b1' }),
        { ...aCard('debt.invoice', { amount: '385', sent: '2026-05-28' }, { id: 'b2' }), counts: 'no' },
      ],
    },
    asIs,
  ],
  insurer_paid: [
    'insurance that paid a part of all that is asked for',
    { ...aClaimFor('dog-bite'), ...answering({ insurerPaid: 'Yes, and I ask for all of it' }) },
    asIs,
  ],
  wrong_party: ['a firm that is not sued', doubled, telling('I signed with Harbor Point Homes LLC in May.')],
  part_payment_not_credited: ['a payment nobody took off', doubled, telling('In July he paid me $300.00 of it.')],
  setoff_unanswered: ['a debt they speak of', doubled, telling('He said that I owe him for the carpet.')],
  interest_on_penalty: ['interest on a doubled sum', withRow('Interest', '100', 3_700_00, { multiple: 'now' }), asIs],
  charge_and_interest: ['a late charge and interest', withRow('Late charge', '100', 1_900_00), asIs],
};

/** Defects of the settled facts of a packet, not of what is on its pages. */
const SETTLED: Readonly<Partial<Record<LineCode, (packet: CourtPacket) => CourtPacket>>> = {
  amount_above_part: (packet) => ({ ...packet, facts: { ...packet.facts, demandCents: 9_999_999_00 } }),
  county_not_allowed: (packet) => ({ ...packet, facts: { ...packet.facts, countyIsAllowed: false } }),
};

function codesWith(claim: Claim, spoil: Spoil, settle: (packet: CourtPacket) => CourtPacket): readonly LineCode[] {
  const packet = settle(packetOf(claim));
  const files = readBack(packet).map((file) => {
    const spoiled = spoil(file);
    return { ...spoiled, problems: checkPaper(spoiled, packet.facts) };
  });
  return readPacket(files, packet.readings).map(({ code }) => code);
}

describe('a defect that is planted in the papers is found', () => {
  test.each(PAPER_LINES.map(({ code }) => [code, PLANTED[code][0]] as const))('%s: %s', (code) => {
    const [, claim, spoil] = PLANTED[code];
    expect(codesWith(claim, spoil, SETTLED[code] ?? ((packet) => packet))).toContain(code);
  });

  test('and is not there before it is planted on a page', () => {
    const spoiled = PAPER_LINES.filter(({ code }) => PLANTED[code][2] !== asIs);
    expect(spoiled.length).toBeGreaterThanOrEqual(20);
    for (const { code } of spoiled) {
      expect([code, codesWith(PLANTED[code][1], asIs, (packet) => packet).includes(code)]).toEqual([code, false]);
    }
  });
});

test('a defendant whose insurer alone is told of did nothing by the facts', () => {
  const [first] = lent().defendants;
  const vera = { ...first, name: { kind: 'person', person: { first: 'Vera', last: 'Quist' } } } as const;
  const crash = (...more: Claim['cards']): Claim => ({
    ...aClaimFor('car-crash'),
    story: '',
    defendants: [first, vera],
    cards: [
      aCard(
        'damage.crash',
        { day: '2026-08-06', whose: 'own', state: 'red', driver: 'you', how: 'behind' },
        { defendant: '0' },
      ),
      aCard('damage.insurance', { did: 'yours-refused' }, { defendant: '1' }),
      ...more,
    ],
  });
  const codesFor = (claim: Claim) => codesWith(claim, asIs, (packet) => packet);
  expect(textsOf(crash())).toContain('Vera Quist');
  expect(codesFor(crash())).toContain('defendant_untold');
  const told = aCard('damage.said', { did: 'said', quote: 'I let him take my car.' }, { defendant: '1' });
  expect(codesFor(crash(told))).not.toContain('defendant_untold');
});

const textsOf = (claim: Claim): string =>
  readBack(packetOf(claim))
    .flatMap(({ kind, pages }) => (kind === 'complaint' ? pages : []))
    .join(' ');

test('no part of a plan is early where the agreement makes all of it due', () => {
  const [, plan] = PLANTED.part_not_due;
  const called = { ...plan, cards: [...plan.cards, aCard('debt.all-due', { when: 'one' })] };
  expect(codesWith(called, asIs, (packet) => packet)).not.toContain('part_not_due');
});

describe('pay that is asked for', () => {
  const codesFor = (claim: Claim) => codesWith(claim, asIs, (packet) => packet);

  test.each([
    ['48', '864'],
    // 35 hours and 20 minutes, as people type them.
    ['35.3', '636'],
  ])('is what %s hours give: $%s', (hours, earned) => {
    expect(codesFor(worked(hours, earned))).not.toContain('pay_unequal');
  });

  test('is explained by a card that says of which parts it is made up', () => {
    const parts = aCard('free.parts', {
      total: '936',
      m1: '720',
      w1: { text: '40 hours' },
      m2: '216',
      w2: { text: '8 hours at time and a half' },
    });
    expect(codesFor(worked('48', '936'))).toContain('pay_unequal');
    expect(codesFor(worked('48', '936', parts))).not.toContain('pay_unequal');
  });

  test('is said with its figures', () => {
    expect(packetOf(worked('48', '900')).readings.unequalPay).toEqual({
      worked: '48',
      rate: '$18.00',
      comes: '$864.00',
      earned: '$900.00',
    });
  });
});

test('a defendant who was only asked to pay did nothing by the facts', () => {
  const [first] = lent().defendants;
  const claim: Claim = {
    ...aClaimFor('parked-car'),
    story: '',
    defendants: [first, firm('Quist Couriers Inc.')],
    cards: [
      aCard('damage.parked', { day: '2026-08-06', whose: 'own', driver: 'you' }, { defendant: '0' }),
      aCard('damage.request', { day: '2026-09-01', what: 'pay', way: 'email', answer: 'none' }, { defendant: '1' }),
    ],
  };
  expect(textsOf(claim)).toContain('I asked Quist Couriers Inc.');
  expect(codesWith(claim, asIs, (packet) => packet)).toContain('defendant_untold');
});

describe('a point that no card tells', () => {
  const pointsOf = (claim: Claim) => packetOf(claim).readings.untoldElements;

  test('is not what it cost, where the price paid is what is asked for', () => {
    const paid = aCard('contract.paid', { amount: '1200', day: '2026-07-06' });
    const failed = aCard('contract.not-done', { day: '2026-07-20', kind: 'not' });
    const claim: Claim = { ...aClaimFor('service-not-done'), story: '', cards: [failed] };
    expect(pointsOf(claim)).toContain('contract.loss');
    expect(pointsOf({ ...claim, cards: [paid, failed] })).not.toContain('contract.loss');
  });

  test('is not the leaving, where a list of charges came after it', () => {
    const list = aCard('rental.list', { day: '2026-06-20' });
    const home = aCard('rental.home', { from: '2024-05-01', to: '2026-04-30' });
    const claim: Claim = { ...aClaimFor('deposit-unfair-deductions'), story: '', cards: [home] };
    expect(pointsOf(claim)).toContain('deposit.left');
    expect(pointsOf({ ...claim, cards: [home, list] })).not.toContain('deposit.left');
  });

  test('is one that a card for the ticked reasons could tell', () => {
    const paid = aCard('construction.paid', { amount: '1200', day: '2026-07-06' });
    const claimOf = (reason: string): Claim => ({ ...aClaimFor(reason), story: '', cards: [paid] });
    expect(pointsOf(claimOf('unfinished-work'))).toContain('home_work.cost');
    expect(pointsOf(claimOf('deposit-no-work'))).not.toContain('home_work.cost');
  });
});
