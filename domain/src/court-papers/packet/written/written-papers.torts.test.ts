import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaimFor, aPersonDefendant } from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import type { CardEntry } from '../../../fact-cards/index.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { cents } from '../../../money/index.ts';
import { factsIn, packetOf, readBack, sheetOf, textOf } from '../../testing/packets.ts';
import { type LineCode, readPacket } from '../../index.ts';

const claimOf = (reason: string, cards: readonly CardEntry[], more: Partial<Claim> = {}): Claim =>
  aClaimFor(reason, {
    amount: cents(1_600_00),
    courtAmount: cents(1_600_00),
    story: '',
    calculation: '',
    cards,
    ...more,
  });
const linesOf = (claim: Claim): readonly LineCode[] => {
  const packet = packetOf(claim);
  return readPacket(readBack(packet), packet.readings).map(({ code }) => code);
};
const unstatedOf = (claim: Claim): readonly string[] => packetOf(claim).readings.untoldElements;

const repair = aCard('damage.repair', { amount: '1600', basis: 'paid', item: { text: 'fence' } });
const crash = (values: CardEntry['values']) =>
  aCard('damage.crash', { day: '2026-06-01', state: 'stop', driver: 'you', how: 'behind', ...values });
const treeFell = aCard('damage.neighbor', { day: '2026-06-01', did: 'tree', item: { text: 'fence' } });
const hurt = aCard('injury.crash', { day: '2026-06-01', state: 'stopped', driver: 'you', how: 'behind' });

describe('what was not careful', () => {
  test('is missed where a tree fell and nothing tells why', () => {
    expect(unstatedOf(claimOf('neighbor-yard', [treeFell, repair]))).toEqual(['careless.careless']);
    expect(linesOf(claimOf('neighbor-yard', [treeFell, repair]))).toContain('element_untold');
  });

  test.each<[string, string, CardEntry]>([
    ['a tree that was rotten', 'neighbor-yard', aCard('damage.careless', { what: 'dead' })],
    ['a warning that came before', 'neighbor-yard', aCard('damage.warned', { day: '2026-05-01' })],
  ])('is told by %s', (_name, reason, card) => {
    expect(unstatedOf(claimOf(reason, [treeFell, card, repair]))).toEqual([]);
  });

  test.each([
    ['from behind', 'behind', false],
    ['from the side', 'side', true],
    ['in a way nobody knows', 'other', true],
  ])('is told by a crash %s: not missed', (_name, how, isMissed) => {
    expect(unstatedOf(claimOf('car-crash', [crash({ how }), repair])).includes('careless.careless')).toBe(isMissed);
  });

  test('is told by how the other vehicle was driven', () => {
    const driving = aCard('damage.driving', { what: 'phone' });
    const claim = claimOf('car-crash', [crash({ how: 'side' }), driving, repair]);
    expect(unstatedOf(claim)).toEqual([]);
    expect(factsIn(packetOf(claim)).join(' ')).toContain('The driver was looking at a phone.');
  });
});

describe('why somebody answers for another one', () => {
  test('is missed where another one drove', () => {
    const claim = claimOf('car-crash', [crash({ driver: 'other' }), repair]);
    expect(linesOf(claim)).toContain('answer_for_untold');
  });

  test('is missed where all that is known is whose the vehicle is', () => {
    const claim = claimOf('car-crash', [crash({ driver: 'other', why: 'owner' }), repair]);
    expect(linesOf(claim)).toContain('answer_for_untold');
  });

  test.each([
    ['work', 'The driver was working for Tom Lee at that time.'],
    ['child', 'The driver was Tom Lee’s child and was under 18.'],
    ['lent', 'Tom Lee let the driver use the vehicle, and the driver had no license.'],
  ])('is a fact of the complaint: %s', (why, sentence) => {
    const claim = claimOf('car-crash', [crash({ driver: 'other', why }), repair]);
    expect(factsIn(packetOf(claim)).join(' ')).toContain(sentence);
    expect(linesOf(claim)).not.toContain('answer_for_untold');
  });

  test('is missed for a child who broke something until the card tells what the parents did', () => {
    const child = (values: CardEntry['values']) => aCard('damage.neighbor', { did: 'child', ...values });
    expect(linesOf(claimOf('neighbor-yard', [child({}), repair]))).toContain('answer_for_untold');
    const stated = claimOf('neighbor-yard', [child({ why: 'alone' }), repair]);
    expect(linesOf(stated)).not.toContain('answer_for_untold');
    expect(factsIn(packetOf(stated)).join(' ')).toContain('Tom Lee had left the child without anyone watching.');
  });

  test('is not asked where the other side drove', () => {
    expect(linesOf(claimOf('car-crash', [crash({}), repair]))).not.toContain('answer_for_untold');
  });
});

describe('a reason that was ticked', () => {
  test('and that no card tells of is named', () => {
    const deal = aCard('construction.deal', { day: '2026-03-01', price: '9000' });
    const defect = aCard('construction.fix-cost', { kind: 'paid', amount: '1600' });
    const claim = (cards: readonly CardEntry[]) =>
      claimOf('bad-work', cards, { reasons: ['bad-work', 'no-contract-or-registration'] });
    expect(linesOf(claim([deal, defect]))).toContain('reason_untold');
    const finding = aCard('construction.defect', { what: { text: 'tiles' } });
    const stated = claim([deal, defect, finding, aCard('construction.paper', { kind: 'none' })]);
    expect(linesOf(stated)).not.toContain('reason_untold');
  });

  test('is told where its own cards are filled', () => {
    expect(linesOf(claimOf('car-crash', [crash({}), repair]))).not.toContain('reason_untold');
    const both = claimOf('car-crash', [crash({}), repair], { reasons: ['car-crash', 'animal'] });
    expect(linesOf(both)).toContain('reason_untold');
  });
});

describe('the vehicle somebody was hurt in', () => {
  test('is told with its time and whose it was', () => {
    const stated = {
      ...hurt,
      values: { ...hurt.values, time: { text: '5:40 PM' }, car: { text: '2025 Nissan Altima' }, whose: 'rented' },
    };
    const care = aCard('injury.care', { pay: 'self', amount: '1600' });
    const facts = factsIn(packetOf(claimOf('crash-injury', [stated, care]))).join(' ');
    expect(facts).toContain('The time was about 5:40 PM. The vehicle was this one: 2025 Nissan Altima. It was rented.');
  });
});

describe('interest', () => {
  const complaintOf = (claim: Claim): string => textOf(sheetOf(packetOf(claim), 'complaint'));
  const fixes = (...kinds: readonly [kind: string, amount: string][]) =>
    kinds.map(([kind, amount], index) => aCard('construction.fix-cost', { kind, amount }, { id: `fix${index}` }));

  test('is asked on an estimate only from the day it is spent', () => {
    const claim = claimOf('bad-work', fixes(['estimate', '1600']));
    expect(complaintOf(claim)).toContain(
      'Plaintiff asks for interest on the $1,600.00, which is an estimate, only from the day it is spent',
    );
    expect(complaintOf(claim)).not.toContain('interest on $1,600.00 from');
  });

  test('is asked at once on what was paid beside an estimate', () => {
    const claim = claimOf('bad-work', fixes(['paid', '600'], ['estimate', '1000']));
    expect(complaintOf(claim)).toContain('interest on $600.00 from');
    expect(complaintOf(claim)).toContain(
      'On the $1,000.00 of it that is an estimate, interest is asked for only from the day it is spent.',
    );
  });
});

describe('who drove', () => {
  const lyle: Claim['defendants'][number] = {
    ...aPersonDefendant(),
    name: { kind: 'person', person: { first: 'Derrick', last: 'Lyle' } },
  };
  const statedIn = (otherDriver: string, own?: string): string => {
    const hit = crash({ driver: 'other', why: 'work' });
    const card = { ...hit, defendant: '0' as const, ...(own === undefined ? {} : { own }) };
    const defendants: Claim['defendants'] = [aBusinessDefendant(), lyle];
    const courtDetails = { ...aClaimFor('car-crash').courtDetails, otherDriver };
    return factsIn(packetOf(claimOf('car-crash', [card, repair], { defendants, courtDetails }))).join(' ');
  };

  test('is in the facts where a card names the firm and a line of the form names a defendant', () => {
    expect(statedIn('Derrick Lyle')).toMatch(
      /the driver of .*vehicle hit it from behind\..* The driver was Derrick Lyle\./,
    );
  });

  test('is not told of somebody who is not sued, nor twice', () => {
    expect(statedIn('Ann Moss')).not.toMatch(/The driver was [A-Z]/);
    expect(statedIn('')).not.toMatch(/The driver was [A-Z]/);
    expect(statedIn('Derrick Lyle', 'Derrick Lyle drove their van and hit my car.')).not.toMatch(
      /The driver was [A-Z]/,
    );
  });
});
