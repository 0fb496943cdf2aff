import { describe, expect, test } from 'vitest';
import { aClaimFor } from '../../../claims/testing/a-claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { bookOf, ROSA, sheetOf as bookSheetOf } from '../../../trial-prep/testing/trial-binders.ts';
import { NO_TRIAL_NOTES } from '../../../trial-prep/index.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { courtHearing } from '../../complaint/complaint-facts.ts';
import { blocksOf, packetOf, sheetOf, textOf, TODAY } from '../../testing/packets.ts';
import { namedWitnesses } from '../named-witnesses.ts';

const listOf = (reason: string, cards: Parameters<typeof aClaimFor>[1] = {}): string =>
  textOf(blocksOf(packetOf(aClaimFor(reason, cards)), 'proof', 'checklist'));
const courtDay = (claim: Parameters<typeof bookOf>[0], more: Parameters<typeof bookOf>[1] = {}): string =>
  textOf(bookSheetOf(bookOf(claim, more), 'court_day'));

const unfinished = {
  cards: [
    aCard('construction.hired', { day: '2026-03-01' }),
    aCard(
      'construction.finding',
      {
        day: '2026-06-11',
        who: { side: 'other', role: 'contractor', name: 'Luis Ferreira' },
        form: 'told',
        finding: { pick: 'unfinished' },
      },
      { proof: ['report'] },
    ),
  ],
};

describe('the checklist of proof', () => {
  test.each([
    ['tenant-owes-rent', 'Rent ledger', /deposit was paid|Forwarding/],
    ['unpaid-work', 'Time sheets', /IOU|Returned check/],
    ['used-car', 'bill of sale', /work order|Old parts/],
  ])('of %s is of that kind of claim alone', (reason, fitting, foreign) => {
    for (const text of [listOf(reason), courtDay(aClaimFor(reason))]) {
      expect(text).toContain(fitting);
      expect(text).not.toMatch(foreign);
    }
  });

  test('names first what was ticked, and who is named as having seen it', () => {
    const text = listOf('unfinished-work', unfinished);
    expect(text).toContain('Witness: Luis Ferreira (another contractor)');
    expect(text.toLowerCase()).toContain('report');
    expect(text.indexOf('Luis Ferreira')).toBeLessThan(text.indexOf('Before and after photos'));
  });

  test('tells whose a witness is as the plaintiff reads it, in the language they read', () => {
    const who = { side: 'other', role: 'common-their-employee', name: 'Kyle Ott' } as const;
    const [first, finding] = unfinished.cards;
    if (first === undefined || finding === undefined) throw new Error('both cards are there');
    const theirs = { cards: [first, { ...finding, values: { ...finding.values, who } }] };
    expect(listOf('unfinished-work', theirs)).toContain('Witness: Kyle Ott (the other side’s employee)');
    const claim = aClaimFor('unfinished-work', theirs);
    const { sentences } = courtHearing({ claim, pack: usNj, today: TODAY });
    expect(namedWitnesses(sentences, 'es').map(({ name }) => name)).toEqual(['Kyle Ott (de la otra parte)']);
    expect(namedWitnesses(sentences, 'tr').map(({ name }) => name)).toEqual(['Kyle Ott (karşı taraftan)']);
    const officer = { side: 'other', role: 'inspector', name: 'Ann Hale' } as const;
    const seen = aClaimFor('unfinished-work', {
      cards: [first, { ...finding, values: { ...finding.values, who: officer } }],
    });
    const heard = courtHearing({ claim: seen, pack: usNj, today: TODAY });
    for (const language of ['es', 'tr', 'pt'] as const)
      expect(namedWitnesses(heard.sentences, language)[0]?.name).toMatch(/^Ann Hale \(\p{Ll}/u);
  });

  test('of the court day tells people of the facts from witnesses of the notes', () => {
    const claim = aClaimFor('unfinished-work', unfinished);
    const notes = { ...NO_TRIAL_NOTES, witnesses: [ROSA] };
    expect(courtDay(claim, { notes })).toContain('Your witnesses: Rosa Diaz');
    expect(courtDay(claim, { notes })).toContain('People your facts name, if they come: Luis Ferreira');
    const both = { ...notes, witnesses: [ROSA, { ...ROSA, id: 'w2', name: 'Luis Ferreira' }] };
    expect(courtDay(claim, { notes: both })).not.toContain('People your facts name');
  });

  test('holds no private number, and without ticks no empty list', () => {
    const named = (who: string): string => {
      const [first, finding] = unfinished.cards;
      if (first === undefined || finding === undefined) throw new Error('both cards are there');
      const ticked = { ...finding, proof: ['witness'], values: { ...finding.values, 'proof.witness': { text: who } } };
      return listOf('unfinished-work', { cards: [first, ticked] });
    };
    expect(named('Ana Diaz')).toContain('Ana Diaz');
    expect(named('Ana Diaz, 123-45-6789')).not.toContain('123-45');
    expect(textOf(sheetOf(packetOf(aClaimFor('unpaid-invoice')), 'proof'))).not.toContain('What you told us');
  });
});
