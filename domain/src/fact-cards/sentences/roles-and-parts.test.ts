import { describe, expect, test } from 'vitest';
import { calendarDate } from '../../calendar/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { type CardEntry, CARD_LIMITS } from '../entry.ts';
import { factsOf } from '../facts.ts';
import { aCard } from '../testing/a-card.ts';

const today = calendarDate(2026, 11, 21);
if (!today.ok) throw new Error('November 21, 2026 exists');
const catalogue = catalogueOf('debt');
const statedIn = (entry: CardEntry, isWe = false) =>
  factsOf({
    entries: [entry],
    rows: [],
    catalogue,
    reasons: ['personal-loan'],
    speaker: { isWe, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.value,
    clockDays: () => null,
  });
const copies = (entry: CardEntry, isWe = false) => Object.values(statedIn(entry, isWe).sentences[0]?.copies ?? {});

describe('who acted', () => {
  const called = (role: string, name = '') =>
    aCard('free.event', { day: '2026-05-04', who: { side: 'other', role, name }, what: { pick: 'called' } });

  test('may be somebody of the claimant’s or of the other side, by name', () => {
    expect(copies(called('common-husband', 'Orhan'))).toEqual([
      'On May 4, 2026 my husband Orhan called.',
      'El 4 de mayo de 2026 Orhan (mi esposo) llamó por teléfono.',
      '4 Mayıs 2026 günü Orhan (kocam) telefon etti.',
      'Em 4 de maio de 2026 Orhan (meu marido) telefonou.',
    ]);
    expect(copies(called('common-office', 'Gail Ruiz'), true)[0]).toBe(
      'On May 4, 2026 our office manager Gail Ruiz called.',
    );
    expect(copies(called('common-their-driver'))[0]).toBe('On May 4, 2026 your driver called.');
  });

  test('is offered wherever a card takes somebody else, each role once', () => {
    const slots = catalogue.cards.flatMap((card) =>
      card.slots.filter(({ kind, only }) => kind === 'who' && (only === undefined || only.includes('other'))),
    );
    expect(slots.length).toBeGreaterThan(3);
    for (const { roles = [] } of slots) {
      const letters = roles.map(({ letter }) => letter);
      expect(letters).toContain('{your} driver');
      expect(new Set(letters).size).toBe(letters.length);
    }
    const mine = catalogue.cards.flatMap(({ slots: all }) => all.filter(({ only }) => only?.join() === 'me,you'));
    expect(mine.flatMap(({ roles = [] }) => roles)).toEqual([]);
  });
});

describe('what a sum is made of', () => {
  const parts = (values: CardEntry['values']) => aCard('free.parts', { total: '412', m1: '185', m2: '135', ...values });

  test('is told by its parts, and adds nothing to the claim', () => {
    const tow = parts({ w1: { pick: 'tow' }, w2: { pick: 'storage' }, m3: '92', w3: { pick: 'fee' } });
    expect(copies(tow)).toEqual([
      'The sum of $412.00 includes $185.00 for the tow, $135.00 for storage and $92.00 for a fee.',
      'La suma de $412.00 incluye $185.00 por la grúa, $135.00 por el almacenamiento y $92.00 por un cargo.',
      '$412.00 tutarının içinde şunlar var: $185.00 (çekici), $135.00 (saklama) ve $92.00 (bir ücret).',
      'A soma de $412.00 inclui $185.00 (o guincho), $135.00 (a armazenagem) e $92.00 (uma taxa).',
    ]);
    expect(statedIn(tow).rows).toEqual([]);
  });

  test('needs no words for a part', () => {
    expect(copies(parts({}))[0]).toBe('The sum of $412.00 includes $185.00 and $135.00.');
    expect(copies(parts({ m3: '40', m4: '52', w4: { text: 'the dolly' } }))[0]).toBe(
      'The sum of $412.00 includes $185.00, $135.00, $40.00 and $52.00 for the dolly.',
    );
    expect(Object.keys(parts({}).values).length).toBeLessThan(CARD_LIMITS.slots);
  });
});
