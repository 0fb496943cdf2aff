import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaim, aPersonDefendant } from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import { checkPaper, type CourtPacket } from '../../index.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { cents } from '../../../money/index.ts';
import type { Defendant } from '../../../parties/index.ts';
import { blocksOf, fileOf, packetOf, sheetOf, textOf, textsIn, tickedIn, TODAY } from '../../testing/packets.ts';

describe('days and fees', () => {
  test('the days after filing are told by their rule, as nobody has filed yet', () => {
    const rows = blocksOf(packetOf(aClaim({ amount: cents(6_000_00) })), 'after_filing', 'table').flatMap(
      (one) => one.rows,
    );
    expect(rows.map(([, when]) => when)).toEqual(
      expect.arrayContaining([
        'Within 35 days of the day it was served',
        'About 38 days after the court mails the summons',
      ]),
    );
  });

  test('military service is spoken of only where a defendant is a person', () => {
    const after = (defendants: Claim['defendants']) =>
      textOf(sheetOf(packetOf(aClaim({ defendants })), 'after_filing'));
    expect(after([aBusinessDefendant()])).not.toMatch(/military/i);
    expect(after([aBusinessDefendant(), aPersonDefendant()])).toContain('the paper on military service');
  });

  test('the fee sheet has a line for each dated row, and the payee', () => {
    const packet = packetOf(
      aClaim({ filingCounty: 'Essex', defendants: [aPersonDefendant(), aPersonDefendant(), aPersonDefendant()] }),
    );
    const [amounts] = blocksOf(packet, 'fees', 'amounts');
    expect(amounts?.rows.map(({ amount }) => amount)).toEqual(['$35.00', '$10.00', '$30.00', '$75.00']);
    expect(textOf(sheetOf(packet, 'fees'))).toContain('Treasurer, State of New Jersey');
  });

  describe('a defendant outside the State', () => {
    const inAlbany = aPersonDefendant({ city: 'Albany', state: 'NY', zip: '12207' });
    const packet = (...defendants: [Defendant, ...Defendant[]]) =>
      packetOf(aClaim({ filingCounty: 'Essex', defendants }));
    const amountsOf = (made: CourtPacket) =>
      blocksOf(made, 'fees', 'amounts').flatMap(({ rows }) => rows.map(({ amount }) => amount));
    const ticks = (made: CourtPacket) => tickedIn(made, 'service').map(({ text }) => text);
    const mail = expect.stringContaining('Certified and ordinary mail ($10.00 for each defendant)');

    test('is not charged the court’s mail, which serves the others', () => {
      const made = packet(aPersonDefendant(), inAlbany);
      expect(amountsOf(made)).toEqual(['$35.00', '$5.00', '$10.00', '$50.00']);
      expect(ticks(made)).toEqual([mail]);
      expect(textOf(blocksOf(made, 'service', 'table'))).not.toContain('Albany');
      expect(textOf(sheetOf(made, 'fees'))).toContain('no mail fee is due for a defendant there');
      expect(amountsOf(packet(aPersonDefendant(), aPersonDefendant()))).toEqual([
        '$35.00',
        '$5.00',
        '$20.00',
        '$60.00',
      ]);
    });

    test('alone leaves the court nobody to mail to', () => {
      const made = packet(inAlbany);
      expect(amountsOf(made)).toEqual(['$35.00', '$35.00']);
      expect(ticks(made)).toEqual([]);
    });

    test('beside one within keeps no paper from being made', () => {
      const problemsOf = (made: CourtPacket) => {
        const texts = textsIn(fileOf(made, 'service')?.sheets ?? []);
        const pages = [[...texts, 'Page 1 of 1'].join('\n')];
        return checkPaper({ kind: 'service', pages, texts: [], marks: [], statements: [] }, made.facts);
      };
      const within = aPersonDefendant({ street: '7 Far Rd' });
      const mixed = packet(within, inAlbany);
      expect(problemsOf(mixed)).toEqual([]);
      expect(problemsOf(packet(inAlbany))).toEqual([]);
      expect(problemsOf({ ...mixed, facts: packet(within, within).facts })).toEqual([]);
      expect(problemsOf({ ...packet(inAlbany), facts: mixed.facts })).toContain('address_missing');
    });

    test('is not said to be served by the court', () => {
      const cover = (...defendants: [Defendant, ...Defendant[]]) => textOf(sheetOf(packet(...defendants), 'cover'));
      expect(cover(aPersonDefendant())).toContain('so that the court serves every defendant.');
      expect(cover(aPersonDefendant(), inAlbany)).toContain('so that the court serves each defendant in the State.');
      for (const words of [cover(aPersonDefendant(), inAlbany), cover(inAlbany)])
        expect(words).not.toContain('serves every defendant');
    });

    test('gets the papers by the steps the sheet on filing tells, which others need not read', () => {
      const stated = textOf(sheetOf(packet(aPersonDefendant(), inAlbany), 'filing'));
      expect(stated).toContain('A sheriff or a process server there does it');
      expect(stated).toContain('Mail alone comes second');
      expect(stated).toContain('Please confirm with the clerk.');
      expect(textOf(sheetOf(packet(aPersonDefendant()), 'filing'))).not.toContain('process server');
    });
  });

  test('the sheet on filing counts the copies: one for each defendant and one to keep', () => {
    const statedIn = (...defendants: [Defendant, ...Defendant[]]) =>
      textOf(sheetOf(packetOf(aClaim({ filingCounty: 'Essex', defendants })), 'filing'));
    // Complaint, request for service, and the summons, which is the court's own form.
    expect(statedIn(aPersonDefendant())).toMatch(
      /you need 3 sets of these 3 papers: the 2 below and .* and 2 sets are copies/,
    );
    expect(statedIn(aPersonDefendant(), aPersonDefendant())).toMatch(
      /you need 4 sets of these 3 papers: .* and 3 sets are/,
    );
  });

  test('the cover and the reading of it take the number of copies from the same dated row', () => {
    const made = packetOf(aClaim({ filingCounty: 'Essex', defendants: [aPersonDefendant(), aPersonDefendant()] }));
    expect(textOf(sheetOf(made, 'cover'))).toContain('Make 3 copies of the complaint and the summons');
    expect(textOf(sheetOf(made, 'cover'))).toContain(made.readings.copies);
    const row = usNj.filing?.copies(TODAY).id ?? '';
    expect(sheetOf(made, 'cover')?.rowIds).toContain(row);
  });

  test('a megabyte is the same to the reading of the papers as to a file that is checked before filing', () => {
    expect(packetOf(aClaim()).readings.largestFileBytes).toBe(35 * 1_000_000);
  });

  test('the fee waiver table follows the poverty line of the year', () => {
    const rows = blocksOf(packetOf(aClaim()), 'fee_waiver', 'table').flatMap((one) => one.rows);
    expect(rows.slice(0, 2)).toEqual([
      ['1', '$23,940.00'],
      ['2', '$32,460.00'],
    ]);
  });
});
