import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaim, aClaimFor, aPersonDefendant, answering } from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import {
  type CourtPacket,
  type FoundLine,
  blocksSigning,
  isOurFault,
  type LineCode,
  PAPER_LINES,
  READINGS,
  readPacket,
} from '../../index.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { writtenCases } from '../../../letters/testing/written-cases/index.ts';
import { cents } from '../../../money/index.ts';
import { dayOf } from '../../../jurisdictions/pack/dated-rows.ts';
import { packetOf, prepare, readBack } from '../../testing/packets.ts';

const foundIn = (packet: CourtPacket): readonly FoundLine[] => readPacket(readBack(packet), packet.readings);
const codesFor = (claim: Claim): readonly LineCode[] => foundIn(packetOf(claim)).map(({ code }) => code);

describe('the registry of lines', () => {
  test('has each line once, in one reading, with a page that mends it', () => {
    expect(new Set(PAPER_LINES.map(({ code }) => code)).size).toBe(PAPER_LINES.length);
    expect(new Set(PAPER_LINES.map(({ reading }) => reading))).toEqual(new Set(READINGS));
    expect(PAPER_LINES.length).toBeGreaterThanOrEqual(30);
  });

  test('hands out no papers where the fault is ours', () => {
    const ours = PAPER_LINES.filter(({ code }) => isOurFault(code));
    expect(ours.filter(({ severity }) => severity !== 'stop')).toEqual([]);
  });

  test.each<[LineCode, boolean]>([
    ['signature_line_missing', true],
    ['paper_missing', true],
    ['fee_parts_differ', true],
    ['explanation_missing', true],
    ['private_number', false],
    ['speaks_of_military', false],
    ['private_matter', false],
    ['rows_differ', false],
    ['wrong_party', false],
    ['county_open', false],
  ])('takes %s for a fault of ours: %s', (code, isOurs) => {
    expect(isOurFault(code)).toBe(isOurs);
  });
});

describe('the written cases', () => {
  const made = writtenCases.flatMap(({ name, claim, decisions }) => {
    const prepared = prepare(claim, decisions);
    return prepared.ok ? [{ name, claim, packet: prepared.value, found: foundIn(prepared.value) }] : [];
  });
  const casesWith = (code: LineCode) => made.filter(({ found }) => found.some((line) => line.code === code));

  test('have papers, and no line stops one of them', () => {
    expect(made.length).toBeGreaterThan(30);
    for (const { name, found } of made)
      expect([name, found.filter(({ severity }) => severity === 'stop')]).toEqual([name, []]);
  });

  test('show no line that their facts do not bear out', () => {
    for (const { claim } of casesWith('time_still_running'))
      expect(claim.cards.map(({ card }) => card)).toContain('debt.check-notice');
    for (const { claim } of casesWith('sum_unexplained')) expect(claim.calculation).toBe('');
    const expected: readonly LineCode[] = [
      'kind_open',
      'question_open',
      'sum_unexplained',
      'element_untold',
      'time_still_running',
      'entity_open',
      'name_too_long',
      'county_open',
    ];
    const others = made.flatMap(({ name, found }) =>
      found.filter(({ code }) => !expected.includes(code)).map(({ code }) => `${name}: ${code}`),
    );
    expect(others).toEqual([]);
  });
});

const noticeMailed = (day: string): Claim => ({
  ...aClaimFor('bad-check'),
  cards: [aCard('debt.check-notice', { day })],
});

const deposit = aClaimFor('deposit-not-returned', {
  amount: cents(1_800_00),
  courtAmount: cents(1_800_00),
  story: '',
  calculation: '',
  cards: [
    aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
    aCard('rental.deposit-paid', { amount: '1800', day: '2023-06-01' }),
  ],
});
const owed = (story: string, more: Partial<Claim> = {}): Claim => aClaim({ story, ...more });
const withRow = (label: string, amount: string): Claim => ({
  ...deposit,
  amount: cents(1_900_00),
  courtAmount: cents(1_900_00),
  amountRows: [{ id: 'r1', label, amount, isMinus: false }],
});

const bill = (amount: string, id: string, counts: '' | 'no') => ({
  ...aCard('debt.invoice', { amount, sent: '2026-03-01', due: '2026-04-05' }, { id }),
  counts,
});
const twoBills = (counts: '' | 'no', partialClaim: string): Claim =>
  aClaimFor('unpaid-invoice', {
    amount: cents(counts === 'no' ? 400_00 : 785_00),
    courtAmount: cents(counts === 'no' ? 400_00 : 785_00),
    story: '',
    calculation: '',
    cards: [bill('400', 'b1', ''), bill('385', 'b2', counts)],
    ...answering({ partialClaim }),
  });

describe('a line is found where a claim gives cause for it', () => {
  test.each<[LineCode, string, Claim]>([
    [
      'entity_open',
      'a business whose name says no kind',
      owed('I lent them $2,000 on June 1, 2026.', {
        defendants: [
          { ...aBusinessDefendant(), name: { kind: 'business', legalName: 'Reyes & Sons', contactName: '' } },
        ],
      }),
    ],
    [
      'name_too_long',
      'a name of ninety letters',
      owed('I lent them $2,000 on June 1, 2026.', {
        defendants: [
          { ...aBusinessDefendant(), name: { kind: 'business', legalName: `${'W'.repeat(90)} LLC`, contactName: '' } },
        ],
      }),
    ],
    ['county_open', 'a county the claimant chose against the addresses', { ...deposit, filingCounty: 'Bergen' }],
    ['kind_open', 'a dispute of no kind we name', owed('I paid on June 1, 2026.', { situation: 'other', reasons: [] })],
    ['question_open', 'a question nobody answered', deposit],
    ['sum_unexplained', 'a sum that nothing explains', owed('I lent Tom $2,000 on June 1, 2026.', { calculation: '' })],
    ['element_untold', 'a point that no card tells', deposit],
    ['time_still_running', 'a returned check whose notice still runs', noticeMailed('2026-11-02')],
    [
      'notice_of_claim',
      'a mover inside the State',
      { ...aClaimFor('mover'), ...answering({ moveStayedInside: 'Yes' }) },
    ],
    [
      'defendant_untold',
      'a second defendant of whom nothing is told',
      owed('I lent Tom $2,000 on June 1, 2026.', {
        defendants: [
          aPersonDefendant(),
          { ...aPersonDefendant(), name: { kind: 'person', person: { first: 'Vera', last: 'Quist' } } },
        ],
      }),
    ],
    ['interest_unexplained', 'interest without its rate', withRow('Interest', '100')],
    [
      'interest_on_penalty',
      'interest where the law doubles the sum',
      {
        ...withRow('Interest', '100'),
        amount: cents(3_700_00),
        courtAmount: cents(3_700_00),
        multiple: 'now',
      },
    ],
    [
      'instalment_undated',
      'payments by the month without a day',
      owed('Tom was to pay me $200 every month. He did not.'),
    ],
    [
      'time_limit',
      'a debt of ten years ago',
      owed('I lent Tom $2,000. He did not pay.', { happenedOn: dayOf('2016-01-01') }),
    ],
    ['arbitration_clause', 'a contract with such a clause', { ...deposit, ...answering({ arbitrationClause: 'Yes' }) }],
    [
      'claim_split',
      'a part kept for another case',
      { ...deposit, ...answering({ partialClaim: 'Yes, and I want it all' }) },
    ],
    ['claim_split', 'another case about it', { ...deposit, ...answering({ otherCase: true }) }],
    [
      'insurer_paid',
      'insurance that paid a part of all that is asked for',
      { ...aClaimFor('dog-bite'), ...answering({ insurerPaid: 'Yes, and I ask for all of it' }) },
    ],
    [
      'wrong_party',
      'a firm that is not sued',
      owed('I signed with Harbor Point Homes LLC on June 1, 2026. Tom kept it.'),
    ],
    ['part_payment_not_credited', 'a payment nobody took off', owed('I lent Tom $2,000. He paid me $300 in July.')],
    [
      'setoff_unanswered',
      'a debt the other side speaks of',
      owed('I lent Tom $2,000. He said that I owe him for paint.'),
    ],
  ])('%s: %s', (code, _name, claim) => {
    expect(codesFor(claim)).toContain(code);
  });

  test.each<[LineCode, string, Claim]>([
    ['amount_not_asked', 'a bill that is told of and was taken out of the sum', twoBills('no', 'No')],
    [
      'late_charge_unexplained',
      'late fees without their rate',
      aClaimFor('tenant-owes-rent', {
        amount: cents(1_725_00),
        courtAmount: cents(1_725_00),
        story: '',
        calculation: '',
        cards: [
          aCard('rental.rent-unpaid', { month: '2026-03', amount: '1575' }),
          aCard('rental.lease-charge', { what: { pick: 'late' }, amount: '150', day: '2026-02/2026-04' }),
        ],
      }),
    ],
    [
      'quote_not_english',
      'words in Spanish',
      owed(
        'I lent Tom $2,000 on June 1, 2026. He said that he would pay me back in July. He wrote: “mañana te pago, no tengo dinero”.',
      ),
    ],
    ['setoff_unanswered', 'a wish to pay less', owed('I lent Tom $2,000. He wrote: “I should get something off”.')],
  ])('%s: %s', (code, _name, claim) => {
    expect(codesFor(claim)).toContain(code);
  });

  test('an amount that counts, or that is given up or kept for later by an answer, is not held against the papers', () => {
    for (const claim of [twoBills('', 'No'), twoBills('no', 'Yes, and I give it up')])
      expect(codesFor(claim)).not.toContain('amount_not_asked');
  });

  test('words in English, and late fees with their rate, are no line', () => {
    const quoted = owed('I lent Tom $2,000. He wrote: “sorry man, give me two weeks”.');
    expect(codesFor(quoted)).not.toContain('quote_not_english');
    const charge = {
      ...withRow('Late fees', '100'),
      story: 'The lease sets late fees of $50.00 for each late month.',
      storyInLetter: 'yes' as const,
    };
    expect(codesFor(charge)).not.toContain('late_charge_unexplained');
    expect(codesFor({ ...charge, story: 'They owe late fees.' })).toContain('late_charge_unexplained');
  });

  test('what somebody’s own insurance paid is no payment of the other side', () => {
    const codes = codesFor(owed('Tom hit my car. My insurance company paid me $300.00 of it.'));
    expect(codes).not.toContain('part_payment_not_credited');
  });

  test('a list of charges that came by mail tells that the landlord knew the address', () => {
    const list = aCard('rental.list', { day: '2026-09-24', how: 'mail', came: '2026-09-28' });
    const withList = aClaimFor('deposit-unfair-deductions', { ...deposit, reasons: ['deposit-unfair-deductions'] });
    const leftUnsaid = (claim: Claim) => packetOf(claim).readings.untoldElements;
    expect(leftUnsaid(withList)).toContain('deposit.address');
    expect(leftUnsaid({ ...withList, cards: [...deposit.cards, list] })).not.toContain('deposit.address');
  });

  test('a part payment that the note takes off is no line', () => {
    const claim = owed('I lent Tom $2,300. He paid me $300 in July.', {
      calculation: 'I lent $2,300 and took off $300.',
    });
    expect(codesFor(claim)).not.toContain('part_payment_not_credited');
  });

  test('interest with its rate and its first day is no line', () => {
    const claim = {
      ...withRow('Interest', '100'),
      story: 'The lease gives 5% a year from September 14, 2026.',
      storyInLetter: 'yes' as const,
    };
    expect(codesFor(claim)).not.toContain('interest_unexplained');
  });

  test('interest from another day, or on a doubled sum, is not what the complaint must ask for', () => {
    const packet = packetOf(deposit);
    const made = readBack(packet);
    expect(made.map(({ pages }) => pages.join(' ')).join(' ')).toContain('$1,800.00 from September 15, 2026');
    for (const wrong of ['$1,800.00 from August 15, 2026', '$3,600.00 from September 15, 2026']) {
      const files = made.map((file) => ({
        ...file,
        pages: file.pages.map((page) => page.replace('$1,800.00 from September 15, 2026', wrong)),
      }));
      expect(readPacket(files, packet.readings).map(({ code }) => code)).toContain('explanation_missing');
    }
  });

  test('what is given up, or added by law, does not explain a sum that has no calculation', () => {
    const over = owed('I lent Tom $5,600 on June 1, 2026.', {
      amount: cents(5_600_00),
      courtAmount: cents(5_600_00),
      waiveExcess: 'small_claims',
      calculation: '',
    });
    expect(codesFor(over)).toContain('sum_unexplained');
    expect(codesFor({ ...over, calculation: 'I lent $5,600 and got nothing.' })).not.toContain('sum_unexplained');
  });

  test('what is not settled keeps the complaint from being signed on the screen', () => {
    expect(blocksSigning(codesFor({ ...deposit, filingCounty: 'Bergen' }))).toBe(true);
    expect(blocksSigning(codesFor(deposit))).toBe(false);
  });
});

test('a check may be sued for without the notice that only damages need, and once its days are over', () => {
  expect(codesFor(aClaimFor('bad-check'))).not.toContain('time_still_running');
  expect(codesFor(noticeMailed('2026-09-01'))).not.toContain('time_still_running');
});
