import { describe, expect, test } from 'vitest';
import { calendarDate } from '../../calendar/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { CardEntry } from '../entry.ts';
import { factsOf } from '../facts.ts';
import { aCard } from '../testing/a-card.ts';

const today = calendarDate(2026, 11, 21);
if (!today.ok) throw new Error('November 21, 2026 exists');
const statedIn = (category: string, entries: readonly CardEntry[], defendants: readonly string[] = ['Tom Lee']) => {
  const catalogue = catalogueOf(category);
  const reasons = [...new Set(catalogue.cards.flatMap((card) => card.reasons))].filter((reason) => reason !== '*');
  const speaker = { isWe: false, defendants, place: '12 Main Street' };
  const facts = factsOf({
    entries,
    rows: [],
    catalogue,
    reasons,
    speaker,
    letterDay: today.value,
    clockDays: () => null,
  });
  return {
    said: facts.sentences.map(({ text }) => text),
    copies: facts.sentences.map(({ copies }) => copies),
    ...facts,
  };
};
const them = { side: 'them', role: '', name: '' } as const;

describe('what was said once', () => {
  test('a month is not named again by the next sentence, in any language', () => {
    const event = (id: string) => aCard('free.event', { day: '2026-03', who: them, what: { pick: 'called' } }, { id });
    const { copies } = statedIn('debt', [event('a'), event('b'), event('c')]);
    expect(copies.map(({ en }) => en)).toEqual([
      'In March 2026 you called.',
      'That month you called.',
      'In March 2026 you called.',
    ]);
    expect(copies[1]).toMatchObject({ es: expect.stringMatching(/^Ese mes/), tr: expect.stringMatching(/^Aynı ay/) });
  });

  const luis = { side: 'other', role: 'common-office', name: 'Luis Ortega' } as const;
  const lucy = { side: 'other', role: 'common-husband', name: 'Luis Ortega' } as const;
  const act = (id: string, who: CardEntry['values'][string]) =>
    aCard('free.event', { who, what: { pick: 'called' } }, { id });

  test('who somebody is stands beside the name once, and again for another of that name', () => {
    expect(statedIn('debt', [act('a', luis), act('b', luis), act('c', lucy)]).said).toEqual([
      'My office manager Luis Ortega called.',
      'Luis Ortega called.',
      'My husband Luis Ortega called.',
    ]);
  });

  test('a row has the name alone', () => {
    const shop = { side: 'other', role: 'shop', name: 'Luis' } as const;
    const fix = aCard('auto.fix-cost', { kind: 'paid', who: shop, amount: '80', work: { pick: 'brakes' } });
    const { rows, said } = statedIn('auto', [fix]);
    expect(said[0]).toContain('Luis (a repair shop)');
    expect(rows[0]?.label).toBe('Paid to Luis to repair the brakes');
  });

  test('one of several who speaks of themselves is named once in the sentence', () => {
    const entry = { ...aCard('damage.said', { did: 'officer', words: { pick: 'not-see' } }), defendant: '0' as const };
    expect(statedIn('damaged-property', [entry], ['Kyle Orr', 'Dee Orr']).said).toEqual([
      'Kyle Orr told a police officer that they did not see it.',
    ]);
    const plain = aCard('damage.said', { did: 'officer', words: { pick: 'not-see' } });
    expect(statedIn('damaged-property', [plain]).said).toEqual(['You told a police officer that you did not see it.']);
  });

  test('a price is agreed once: the bill beside the order says what it comes to', () => {
    const order = aCard('debt.order', { price: '450', per: 'piece', what: { text: '7 patterns' }, form: 'spoken' });
    const bill = aCard('debt.invoice', { amount: '3150', kind: 'price', bill: { text: '7 patterns' } }, { id: 'bill' });
    expect(statedIn('debt', [order, bill]).said).toContain('For 7 patterns that is $3,150.00.');
    const rush = aCard('debt.order', { price: '200', per: 'total', what: { text: 'rush work' }, form: 'spoken' });
    const fee = { amount: '200', kind: 'price', bill: { text: 'the rush fee' } };
    const { said, rows } = statedIn('debt', [rush, aCard('debt.invoice', fee, { id: 'fee' })]);
    expect(said).toEqual(['You agreed in spoken words to pay me $200.00 in all for rush work.']);
    expect(rows.map(({ label }) => label)).toEqual(['Agreed price: the rush fee']);
    const due = aCard('debt.invoice', { ...fee, due: '2026-05-01' }, { id: 'due' });
    expect(statedIn('debt', [rush, due]).said).toContain('For the rush fee that is $200.00, due on May 1, 2026.');
    expect(statedIn('debt', [bill]).said).toEqual(['The agreed price for 7 patterns was $3,150.00.']);
  });
});
