import { describe, expect, test } from 'vitest';
import { categories } from '../../claims/taxonomy/index.ts';
import { CARD_LANGUAGES, type Card } from '../card.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { CardEntry } from '../entry.ts';
import { readEntry } from '../read-entry.ts';
import { sayCard } from './say-card.ts';
import { aCard } from '../testing/a-card.ts';

const cards = [...new Map(categories.flatMap(({ value }) => catalogueOf(value).cards).map((card) => [card.key, card]))];
const speaker = { isWe: false, defendants: ['Pat Lee'], place: '' };

const say = (card: Card, values: CardEntry['values']): readonly string[] =>
  CARD_LANGUAGES.map(
    (language) =>
      sayCard(readEntry(card, aCard(card.key, values), 1), { speaker, language, mentionedDay: null }) ?? 'nothing',
  );

const has = (card: Card, key: string): boolean => card.slots.some((slot) => slot.key === key);

describe('who paid whom', () => {
  test('every card of money that came to the claimant can say that somebody else got it', () => {
    const without = cards.flatMap(([key, card]) =>
      card.counts?.sign === -1 &&
      card.says.some(({ en }) =>
        /(?:paid|gave) \{me\}(?: back)?(?: \{amount\}|\[ \{)|\{I\} got \{amount\} from/.test(en),
      ) &&
      !has(card, 'to')
        ? [key]
        : [],
    );
    // What an insurance company pays goes to the insured.
    expect(without).toEqual(['contract.insurance', 'construction.insurance']);
  });

  test('every card of money that the claimant paid can say that somebody else paid it', () => {
    const without = cards.flatMap(([key, card]) =>
      card.says.some(({ en }) => /\{I\} paid \{you\}/.test(en)) && !has(card, 'by') ? [key] : [],
    );
    expect(without).toEqual([]);
  });

  test.each(cards.filter(([, card]) => has(card, 'to') && card.counts?.sign === -1))(
    '%s names who got the money, in every language, and not the claimant',
    (_key, card) => {
      const firsts = Object.fromEntries(
        card.slots.flatMap((slot) =>
          slot.kind === 'choice' && slot.required === true
            ? [[slot.key, (slot.options ?? []).find(({ value }) => value === 'you' || value === 'money')?.value ?? '']]
            : [],
        ),
      );
      const needed = has(card, 'who') ? { who: { side: 'them', role: '', name: '' } as const } : {};
      const said = say(card, {
        ...firsts,
        ...needed,
        amount: '$60.00',
        to: { side: 'other', role: 'son', name: 'Emre' },
      });
      for (const text of said) {
        expect(text).toContain('Emre');
        expect(text).toContain('$60.00');
        expect(text).not.toMatch(/\b(?:me|us|bana|bize|aldım|aldık|recibí)\b/i);
      }
    },
  );

  test('money that went to a relative reads as one sentence', () => {
    const card = catalogueOf('broken-contract').cards.find(({ key }) => key === 'contract.refunded');
    if (card === undefined) throw new Error('no such card');
    expect(
      say(card, { from: 'you', amount: '$60.00', day: '2026-07-03', to: { side: 'other', role: 'son', name: 'Emre' } }),
    ).toEqual([
      'On July 3, 2026 you gave my son Emre back $60.00.',
      'El 3 de julio de 2026 usted le devolvió a Emre (mi hijo) $60.00.',
      '3 Temmuz 2026 günü $60.00 geri verdiniz. Parayı Emre (oğlum) aldı.',
      'Em 3 de julho de 2026 a outra parte devolveu $60.00 para Emre (meu filho).',
    ]);
  });
});
