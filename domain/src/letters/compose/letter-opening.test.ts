import { describe, expect, test } from 'vitest';
import { aCard } from '../../fact-cards/testing/a-card.ts';
import type { CardEntry } from '../../fact-cards/index.ts';
import { composeLetter } from './compose-letter.ts';
import { subjectOf } from '../wording/letter-subjects.ts';
import { composeInput, depositClaim } from '../testing/letter-pack.ts';

const openingOf = (reasons: readonly string[], ...cards: readonly CardEntry[]): string => {
  const { sentences } = composeLetter(
    composeInput(
      depositClaim({
        situation: 'debt',
        reasons: [...reasons],
        cards: cards.map((card, index) => ({ ...card, id: `c${index}` })),
      }),
    ),
  );
  return sentences.find(({ text }) => text.startsWith('This is about'))?.text ?? '';
};
const order = (what: string): CardEntry =>
  aCard('debt.order', { price: '900', per: 'total', what: { text: what }, form: 'spoken' });

describe('what the letter is about', () => {
  test('is the thing itself, where the card of the reason names it', () => {
    expect(openingOf(['unpaid-invoice'], order('a stone patio'))).toBe('This is about a stone patio.');
  });

  test('names no thing where several cards may name one, though only one of them does', () => {
    expect(openingOf(['unpaid-invoice'], order('a stone patio'), order('a bench'))).toBe('This is about a bill.');
    const unnamed = aCard('debt.order', { price: '400', per: 'total', form: 'spoken' });
    expect(openingOf(['unpaid-invoice'], order('one load of freight'), unnamed)).toBe('This is about a bill.');
  });

  test('names no thing where several bills for different things are open', () => {
    const bill = (what: string) => aCard('debt.invoice', { amount: '300', bill: { text: what } });
    expect(openingOf(['unpaid-invoice'], order('a stone patio'), bill('the patio'))).toBe(
      'This is about a stone patio.',
    );
    expect(openingOf(['unpaid-invoice'], order('a stone patio'), bill('the patio'), bill('the steps'))).toBe(
      'This is about a bill.',
    );
  });

  test('is what was ticked where no card names a thing, where too many do, and where one reason would be missing', () => {
    expect(openingOf(['unpaid-invoice'])).toBe('This is about a bill.');
    expect(openingOf(['unpaid-invoice'], order('a wall'), order('a bench'), order('a gate'))).toBe(
      'This is about a bill.',
    );
    expect(openingOf(['unpaid-invoice', 'personal-loan'], order('a wall'))).toBe('This is about a bill and a loan.');
  });

  test('is not a thing that the person took out of the sentence', () => {
    expect(openingOf(['unpaid-invoice'], { ...order('a wall'), own: 'You agreed to pay.' })).toBe(
      'This is about a bill.',
    );
  });

  test('names no plural, because the claim may be about one of them', () => {
    const sold = (count: string) =>
      aCard('debt.sold', { price: '900', form: 'spoken', what: { pick: 'furniture.chair', count } });
    expect(openingOf(['unpaid-goods'], sold('1'))).toBe('This is about a chair.');
    expect(openingOf(['unpaid-goods'], sold('4'))).toBe('This is about payment for goods.');
  });

  test('does not say one thing twice', () => {
    const claim = depositClaim({ situation: 'broken-contract', reasons: ['event-vendor', 'service-not-done'] });
    expect(subjectOf(claim).purpose).toBe('an event service');
    expect(openingOf(['paid-by-mistake', 'bad-check'])).toBe('This is about a payment and a returned payment.');
    expect(openingOf(['unpaid-work', 'shared-bills'])).toBe('This is about payment for work and shared bills.');
  });
});
