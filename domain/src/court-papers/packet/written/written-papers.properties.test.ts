import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import type { Claim } from '../../../claims/claim.ts';
import type { CourtPacket } from '../../index.ts';
import {
  blocksOf,
  fileOf,
  packetOf,
  factsIn,
  prepare,
  textOf,
  textsIn,
  tickedIn,
  TODAY,
} from '../../testing/packets.ts';
import { courtHearing } from '../../complaint/complaint-facts.ts';
import { pageHasPrivateNumber } from '../../complaint/kept-out.ts';
import { anyClaim, SECRETS } from '../../testing/random-claims.ts';
import { rowOn } from '../../../jurisdictions/pack/dated-rows.ts';
import { allRows, usNj } from '../../../jurisdictions/us-nj/index.ts';
import { cents, formatUsd, parseUsd } from '../../../money/index.ts';
import { cleanTyped } from '../../../own-words/index.ts';

describe('any claim', () => {
  /** Some claims have no papers; where most had none, a property would hold of nothing. */
  const anyPacket = (check: (packet: CourtPacket, claim: Claim) => void) => {
    let made = 0;
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const prepared = prepare(claim);
        if (!prepared.ok) return;
        made += 1;
        check(prepared.value, claim);
      }),
      { numRuns: 60 },
    );
    expect(made).toBeGreaterThan(20);
  };

  test('nobody who needs a lawyer has papers', () => {
    anyPacket((_packet, claim) => expect(assessClaim(claim, usNj, TODAY).mayAppearAlone).not.toBe('no'));
  });

  test('no word about military service and no private number reaches what is filed or the packet', () => {
    anyPacket((packet) => {
      for (const kind of ['packet', 'complaint', 'summons', 'service'] as const) {
        const text = textOf(fileOf(packet, kind)?.sheets.map(({ blocks }) => blocks));
        for (const secret of SECRETS) expect(text).not.toContain(secret);
        expect(text).not.toMatch(/Army|deployed|active duty/);
      }
    });
  });

  test('every fact is a sentence of a filled card, or the claimant’s own words letter for letter', () => {
    anyPacket((packet, claim) => {
      const { facts, sentences, cardFacts: cards } = courtHearing({ claim, pack: usNj, today: TODAY });
      const [ours, typed] = [new Set(cards.sentences.map(({ text }) => text)), cleanTyped(claim.story)];
      for (const { text, entry } of sentences)
        expect(entry === null ? typed.includes(text) : ours.has(text)).toBe(true);
      const stated = [...facts.story, ...facts.calculation].join(' ');
      expect(factsIn(packet).join(' ')).toBe(stated);
    });
  });

  test('no text of a packet looks like a private number to the check of made papers', () => {
    anyPacket((packet) => {
      const texts = packet.files.flatMap(({ sheets }) => sheets.flatMap(({ blocks }) => textsIn(blocks)));
      expect(texts.filter(pageHasPrivateNumber)).toEqual([]);
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
      expect(files.filter(({ stage }) => stage === 'file').map(({ kind }) => kind)).toEqual(['complaint', 'service']);
    });
  });

  test('the same claim gives the same packet', () => {
    anyPacket((packet, claim) => expect(packetOf(claim)).toEqual(packet));
  });
});
