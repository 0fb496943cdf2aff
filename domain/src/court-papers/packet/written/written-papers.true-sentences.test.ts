import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaim, aClaimFor, aPersonDefendant } from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import { readPacket } from '../../index.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { cents } from '../../../money/index.ts';
import { packetOf, readBack, sheetOf, tickedIn, textOf } from '../../testing/packets.ts';

const codesOf = (claim: Claim) => {
  const packet = packetOf(claim);
  return readPacket(readBack(packet), packet.readings).map(({ code }) => code);
};
const inState = aPersonDefendant();
const outside = (): Claim['defendants'][number] => {
  const one = aBusinessDefendant();
  return {
    ...one,
    name: { kind: 'business', legalName: 'Greenpoint Realty Partners Inc.', contactName: '' },
    address: { ...one.address, city: 'Brooklyn', state: 'NY', zip: '11222' },
  };
};

describe('a defendant whom the court’s mail does not reach', () => {
  const alone = aClaim({ defendants: [outside()] });
  const both = aClaim({ defendants: [inState, outside()] });

  test('alone: the clerk is asked for the summons and for no service', () => {
    const text = textOf(sheetOf(packetOf(alone), 'service'));
    expect(text).not.toContain('serve the summons and complaint on each defendant');
    expect(text).not.toContain('Where and How to File');
    expect(text).toContain('the plaintiff has it served there');
    expect(tickedIn(packetOf(alone), 'service')).toEqual([]);
    expect(text).not.toContain('Certified and ordinary mail');
  });

  test('beside one whom it reaches: each is told of as it is', () => {
    const text = textOf(sheetOf(packetOf(both), 'service'));
    expect(text).toContain('on each defendant named below');
    expect(text).toContain('The plaintiff has the papers served on Greenpoint Realty Partners Inc. there');
    expect(text).not.toContain('Where and How to File');
  });

  test('nothing says that the court mails to it', () => {
    const textsOf = (claim: Claim) =>
      `${textOf(sheetOf(packetOf(claim), 'filing'))}${textOf(sheetOf(packetOf(claim), 'after_filing'))}`;
    for (const claim of [alone, both]) {
      expect(textsOf(claim)).not.toMatch(/mails the summons to each defendant(?! in the State)/);
      expect(textsOf(claim)).not.toContain('No envelopes for defendants: the court addresses');
    }
    expect(textsOf(aClaim({ defendants: [inState] }))).toContain('mails the summons to each defendant');
  });

  test('a name that ends in a full stop ends no sentence twice', () => {
    const claim = aClaimFor('deposit-not-returned', {
      defendants: [outside()],
      cards: [
        aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
        aCard('rental.deposit-paid', { amount: '4000' }),
      ],
    });
    for (const { sheets } of packetOf(claim).files)
      for (const sheet of sheets) expect(textOf(sheet)).not.toMatch(/Inc\.\./);
  });
});

describe('lines of the readings that are true', () => {
  test('“you” in words of the other side is no word of the plaintiff’s', () => {
    const said = (quote: string) =>
      aClaim({ story: '', cards: [aCard('debt.asked', { what: 'pay', day: '2026-09-12', quote })] });
    expect(textOf(sheetOf(packetOf(said('you left, you get nothing')), 'cover'))).not.toContain('Words you typed say');
    const own = aClaim({ story: 'You kept my money.', storyInLetter: 'yes' });
    expect(textOf(sheetOf(packetOf(own), 'cover'))).toContain('Words you typed say');
  });

  test.each([
    ['you still owe me 4,800 for the work', true],
    ['you owe us for the broken heater, $900', true],
    ['nobody owes you anything', false],
  ])('a claim of the other side stands in a quotation of theirs: %s', (quote, isThere) => {
    const claim = aClaim({ cards: [aCard('debt.asked', { what: 'pay', day: '2026-09-12', quote })] });
    expect(codesOf(claim).includes('setoff_unanswered')).toBe(isThere);
  });

  test('two plaintiffs ask together, and no certified paper holds advice', () => {
    const claim = aClaim({
      amount: cents(7_000_00),
      courtAmount: cents(7_000_00),
      coClaimants: [{ firstname: 'Ann', lastname: 'Bell', address: '', phonenumber: '' }],
    });
    const all = textOf(packetOf(claim).files);
    expect(all).not.toMatch(/\bPlaintiff (?:asks|gives|demands)\b/);
    expect(textOf(sheetOf(packetOf(claim), 'military'))).not.toMatch(/ask the clerk|stands on no paper/);
  });

  test('a landlord must show damage, so a tenant who tells nothing of it leaves no point out', () => {
    const cards = [
      aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
      aCard('rental.deposit-paid', { amount: '2000', day: '2023-06-01' }),
      aCard('rental.keys', { day: '2026-08-15' }),
      aCard('rental.new-address', { how: 'email', day: '2026-08-10' }),
      aCard('rental.returned', { result: 'nothing' }),
    ];
    const leftUnsaid = (all: typeof cards) =>
      packetOf(aClaimFor('deposit-not-returned', { story: '', calculation: '', cards: all })).readings.untoldElements;
    expect(leftUnsaid(cards)).toEqual([]);
    expect(leftUnsaid(cards.filter(({ card }) => card !== 'rental.returned'))).toContain('deposit.kept');
  });

  test('a county where a defendant lives for sure is not open', () => {
    const at = (city: string, zip: string) => ({ ...inState, address: { ...inState.address, city, zip } });
    const two = aClaim({ defendants: [at('Collingswood', '08108'), at('Mount Holly', '08060')], filingCounty: '' });
    expect(codesOf(two)).not.toContain('county_open');
    expect(textOf(sheetOf(packetOf(two), 'cover'))).not.toContain('the addresses leave it open');
  });
});
