import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../../calendar/index.ts';
import { categories } from '../../claims/taxonomy/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { CardEntry } from '../entry.ts';
import { factsOf } from '../facts.ts';
import { aCard } from '../testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');

const factsFor = (category: string, reasons: readonly string[], ...entries: readonly CardEntry[]) =>
  factsOf({
    entries: entries.map((entry, index) => ({ ...entry, id: `c${index}` })),
    rows: [],
    catalogue: catalogueOf(category),
    reasons,
    speaker: { isWe: false, defendants: ['Tom Lee', 'Ann Voss'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  });

describe('a letter to two defendants', () => {
  const pay = (amount: string, defendant: CardEntry['defendant']) =>
    aCard('promise.pay', { amount, day: '2025-09-01' }, { defendant });

  test('names in the row the one whom the card is about, in every language', () => {
    const { rowCopies } = factsFor('verbal-promise', ['promised-to-pay'], pay('2500', '0'), pay('425', 'all'));
    expect(rowCopies.en.map(({ label }) => label)).toEqual(['Promised payment (Tom Lee)', 'Promised payment']);
    expect(rowCopies.es.map(({ label }) => label.includes('Tom Lee'))).toEqual([true, false]);
    expect(rowCopies.tr.map(({ label }) => label.includes('Tom Lee'))).toEqual([true, false]);
  });

  test('puts the name where a row says you', () => {
    const paid = aCard('injury.received', { source: 'their-insurance', amount: '500' }, { defendant: '1' });
    const { rows } = factsFor('injury', ['dog-bite'], paid);
    expect(rows.map(({ label }) => label)).toEqual(['Less: paid by Ann Voss’ insurance company']);
  });

  test('names the one whose people an answer of ours speaks of', () => {
    const came = aCard(
      'free.event',
      { who: { side: 'other', role: 'their-worker', name: '' }, what: { pick: 'called' } },
      { defendant: '1' },
    );
    expect(factsFor('debt', ['unpaid-work'], came).sentences.map(({ text }) => text)).toEqual([
      'Someone who works for Ann Voss called.',
    ]);
  });

  test('says no sum over what both of them did as if it were about one', () => {
    const both = [
      pay('2500', '0'),
      pay('425', '1'),
      aCard('promise.part', { amount: '100', day: '2025-10-01' }, { defendant: '0' }),
    ];
    const said = factsFor('verbal-promise', ['promised-to-pay'], ...both).sentences;
    expect(said.filter(({ source }) => source.kind === 'derived').map(({ text }) => text)).toEqual([]);
  });
});

describe('what follows from cards, in a letter to two defendants', () => {
  const warned = (defendant: CardEntry['defendant']) =>
    aCard('damage.warned', { day: '2025-10-18', words: { pick: 'dead-tree' } }, { defendant });
  const fell = (defendant: CardEntry['defendant']) =>
    aCard('damage.neighbor', { day: '2026-03-06', did: 'tree', item: { text: 'garage' } }, { defendant });
  const derived = (category: string, reasons: readonly string[], ...entries: readonly CardEntry[]) =>
    factsFor(category, reasons, ...entries).sentences.filter(({ source }) => source.kind === 'derived');
  const tree = (...entries: readonly CardEntry[]) => derived('damaged-property', ['neighbor-yard'], ...entries);

  test('names the one who was warned, also behind a card about both', () => {
    const [said] = tree(warned('1'), fell('all'));
    expect(said?.text).toBe('I had let Ann Voss know about the problem 139 days earlier.');
    expect(said?.copies.es).toContain('a Ann Voss del problema');
    expect(said?.copies.tr).toMatch(/^Ann Voss: /);
  });

  test('says you where both were warned, also behind a card about one of them', () => {
    const [said] = tree(warned('all'), fell('0'));
    expect(said?.text).toBe('I had let you know about the problem 139 days earlier.');
  });

  test('does not say of both when the payment of one was due', () => {
    const pay = (defendant: CardEntry['defendant']) =>
      aCard('promise.pay', { amount: '900', due: '2026-09-01' }, { defendant });
    const broken = (defendant: CardEntry['defendant']) => aCard('promise.broken', { kind: 'nothing' }, { defendant });
    const statedIn = (one: CardEntry['defendant'], other: CardEntry['defendant']) =>
      derived('verbal-promise', ['promised-to-pay'], pay(one), broken(other)).length;
    expect([statedIn('0', 'all'), statedIn('0', '1'), statedIn('0', '0'), statedIn('all', '1')]).toEqual([0, 0, 1, 1]);
  });

  test('that names nobody does not come behind a sentence about the other one', () => {
    const billed = { amount: '90', kind: 'bill', sent: '2026-07-06', due: '2026-07-06' };
    const asked = aCard('debt.invoice', billed, { defendant: '0' });
    const statedIn = (defendant: CardEntry['defendant']) => {
      const what = { text: 'signed for that bill' };
      const who = { side: 'them', role: '', name: '' } as const;
      const event = aCard('free.event', { who, what, day: '2026-07-09' }, { defendant });
      return derived('debt', ['unpaid-invoice'], asked, event).map(({ text }) => text);
    };
    expect(statedIn('1')).toEqual([]);
    expect(statedIn('0')).toEqual(['Payment was due 138 days before the date of this letter.']);
  });
});

type Example = {
  readonly reasons: readonly string[];
  readonly cards: readonly { readonly key: string; readonly values: CardEntry['values'] }[];
};

describe.each(categories)('what follows from the cards of $value', ({ value }) => {
  test(`${value}: no sentence tells of another defendant than the card it speaks of`, async () => {
    const file = (await import(`../testing/examples/${value}.json`)) as { default: readonly Example[] };
    const { derived } = catalogueOf(value);
    const anyDefendant = fc.constantFrom('0' as const, '1' as const, 'all' as const);
    fc.assert(
      fc.property(
        fc.constantFrom(...file.default),
        fc.array(anyDefendant, { minLength: 40, maxLength: 40 }),
        ({ reasons, cards }, defendants) => {
          const entries = cards.map(({ key, values }, at) =>
            aCard(key, values, { id: `c${at}`, defendant: defendants[at] ?? 'all' }),
          );
          const of = (card: string) => new Set(entries.filter((one) => one.card === card).map((one) => one.defendant));
          for (const { text, source } of factsFor(value, reasons, ...entries).sentences) {
            if (source.kind !== 'derived') continue;
            const row = derived.find(({ key }) => key === source.key);
            const anchor = entries.find(({ id }) => id === source.entry);
            if (row === undefined || anchor === undefined) throw new Error('it follows from no row or no card');
            const spoken = row.of ?? row.after;
            const meant = spoken === row.after ? new Set([anchor.defendant]) : of(spoken);
            const names = ['Tom Lee', 'Ann Voss'].flatMap((name, at) => (text.includes(name) ? [`${at}`] : []));
            if (/\byou/i.test(text)) expect([text, ...meant]).toEqual([text, 'all']);
            if (names.length > 0) expect([text, ...meant]).toEqual([text, ...names]);
            // What is not addressed may tell of one of them only behind a sentence about that one.
            const refs = [...row.needs, ...Object.keys(row.is ?? {})];
            const others = refs.map((ref) => ref.slice(0, ref.lastIndexOf('.'))).filter((key) => key !== spoken);
            for (const key of others.filter((other) => other !== row.after))
              for (const one of of(key)) expect([text, anchor.defendant, 'all']).toContain(one);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
