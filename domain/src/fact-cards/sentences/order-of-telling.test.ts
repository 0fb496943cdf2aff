import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { type CardEntry, withOrder } from '../entry.ts';
import { isGeneral } from '../general-cards.ts';
import { cardNamed } from '../offered-cards.ts';
import { inOrder } from './order-of-telling.ts';
import { readEntry } from '../read-entry.ts';
import { firstDayOf, lastDayOf, readDay } from './say-days.ts';
import { aCard } from '../testing/a-card.ts';

const catalogue = catalogueOf('debt');
const cardOf = (key: string) => {
  const card = cardNamed(catalogue, key);
  if (card === undefined) throw new Error(`There is a card ${key}.`);
  return card;
};
const statedIn = (entries: readonly CardEntry[]): readonly string[] =>
  inOrder(entries.map((entry) => readEntry(cardOf(entry.card), entry, 1))).map(({ entry }) => entry.id);

const amount = '20';
const them = { side: 'them', role: '', name: '' } as const;
const on = (day?: string) => (day === undefined ? {} : { day });
const paid = (id: string, day?: string): CardEntry => aCard('debt.part-paid', { amount, ...on(day) }, { id });
const free = (id: string, day?: string): CardEntry =>
  aCard('free.event', { who: them, what: { text: 'called' }, ...on(day) }, { id });
const loan = (id: string, day?: string): CardEntry => aCard('debt.loan', { amount, ...on(day) }, { id });
const asked = (id: string, day?: string): CardEntry => aCard('debt.asked', { how: 'phone', ...on(day) }, { id });

describe('cards with a day', () => {
  test('are told by day, whatever their phase', () => {
    expect(statedIn([asked('c', '2026-03-01'), paid('b', '2026-02-01'), loan('a', '2026-01-01')])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(statedIn([loan('second loan', '2026-05-01'), paid('first payment', '2026-02-01')])).toEqual([
      'first payment',
      'second loan',
    ]);
  });

  test('an agreement made after the bill is told after it, by its own day', () => {
    const bill = aCard('debt.invoice', { amount, sent: '2026-02-09' }, { id: 'bill' });
    const plan = (values: CardEntry['values']) => aCard('debt.all-due', { when: 'one', ...values }, { id: 'plan' });
    expect(statedIn([plan({ day: '2026-06-03', told: '2026-09-01' }), bill])).toEqual(['bill', 'plan']);
    expect(statedIn([plan({}), bill])).toEqual(['plan', 'bill']);
  });

  test('of one day are told as the catalogue puts them, and a free one behind the one it was taken after', () => {
    const day = '2026-03-01';
    expect(statedIn([asked('asked', day), loan('loan', day)])).toEqual(['loan', 'asked']);
    expect(statedIn([loan('loan', day), free('free', day), asked('asked', day)])).toEqual(['loan', 'free', 'asked']);
  });

  test('known by the month stand among its days, behind the card they were taken after', () => {
    const days = [paid('may', '2026-05-02'), paid('june', '2026-06')];
    expect(statedIn([...days, asked('asked', '2026-06-30'), free('left', '2026-07-01')])).toEqual([
      'may',
      'june',
      'asked',
      'left',
    ]);
    expect(statedIn([asked('asked', '2026-06-10'), free('and then', '2026-06'), paid('later', '2026-06-20')])).toEqual([
      'asked',
      'and then',
      'later',
    ]);
  });

  test('known by the month stand behind what the person told first and the catalogue puts earlier', () => {
    const cards = [loan('loan', '2026-06-08'), paid('paid', '2026-06-02'), asked('asked', '2026-06')];
    expect(statedIn(cards)).toEqual(['paid', 'loan', 'asked']);
  });

  test('known by the month stand where the catalogue puts them, where nothing else says it', () => {
    expect(statedIn([paid('month', '2026-03'), paid('day', '2026-03-20')])).toEqual(['day', 'month']);
    expect(statedIn([paid('from the month on', '2026-03/2026-08'), paid('day', '2026-03-20')])).toEqual([
      'day',
      'from the month on',
    ]);
    expect(statedIn([asked('asked', '2026-03-20'), paid('month', '2026-03')])).toEqual(['month', 'asked']);
    expect(statedIn([asked('asked', '2026-03-20'), loan('some day', '[2026-03-10..2026-04-10]')])).toEqual([
      'some day',
      'asked',
    ]);
  });
});

describe('cards without a day', () => {
  test('stand directly behind the card the person took before, where they are free', () => {
    const cards = [
      loan('loan', '2026-01-01'),
      free('after that'),
      asked('asked', '2026-03-01'),
      paid('paid', '2026-02-01'),
    ];
    expect(statedIn(cards)).toEqual(['loan', 'after that', 'paid', 'asked']);
  });

  test('keep that place when the card before comes late', () => {
    const cards = [asked('asked', '2026-03-01'), free('after that'), free('and then'), loan('loan', '2026-01-01')];
    expect(statedIn(cards)).toEqual(['loan', 'asked', 'after that', 'and then']);
  });

  test('stand behind it too where the same card was taken twice', () => {
    expect(statedIn([paid('first', '2026-02-01'), asked('asked', '2026-03-01'), paid('second')])).toEqual([
      'first',
      'asked',
      'second',
    ]);
  });

  test('stand behind it too where their sentence begins with a word that leans on it', () => {
    const leaning = { ...loan('leaning'), own: 'After that my brother lent the money.' };
    expect(statedIn([asked('asked', '2026-03-01'), leaning])).toEqual(['asked', 'leaning']);
    expect(statedIn([asked('asked', '2026-03-01'), loan('plain')])).toEqual(['plain', 'asked']);
  });

  test('do not come before what they rest on', () => {
    const worked: CardEntry = aCard(
      'debt.work-done',
      { what: { text: 'cut the grass' }, ...on('2026-02-01') },
      { id: 'worked' },
    );
    expect(statedIn([loan('loan', '2026-01-01'), asked('asked'), worked])).toEqual(['loan', 'worked', 'asked']);
  });
});

describe('the person’s own order', () => {
  const cards = [paid('late', '2026-03-01'), free('unknown'), paid('early', '2026-01-01')];
  const ordered = withOrder(cards, ['unknown', 'late', 'early']);

  test('comes before the days', () => {
    expect(statedIn(ordered)).toEqual(['unknown', 'late', 'early']);
  });

  test('takes in a card that came later behind the one it would follow by itself', () => {
    expect(statedIn([...ordered, paid('middle', '2026-02-01')])).toEqual(['unknown', 'late', 'early', 'middle']);
    expect(statedIn([...ordered, paid('first', '2025-02-01')])).toEqual(['first', 'unknown', 'late', 'early']);
  });

  test('gives the days again when it is taken back', () => {
    expect(statedIn(withOrder(ordered, null))).toEqual(statedIn(cards));
  });
});

describe('whatever cards are taken', () => {
  const days = fc.constantFrom(
    undefined,
    '2026-01-05',
    '2026-02-05',
    '2026-02-20',
    '2026-06-01',
    '2026-09-09',
    '2026-02',
    '2026',
    '~2026-06',
    '[2026-01-20..2026-02-10]',
    '2026-02/2026-06-01',
  );
  const made = fc.tuple(fc.constantFrom(loan, paid, asked, free), days);
  const anyCards = fc
    .array(made, { maxLength: 9 })
    .map((all) => all.map(([make, day], index) => make(`c${index}`, day)));

  test('each is told once', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        expect(statedIn(cards).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('days never run backwards', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const order = statedIn(cards).map((id) => {
          const typed = cards.find((card) => card.id === id)?.values['day'];
          const { day } = readDay(typeof typed === 'string' ? typed : '');
          return day?.kind === 'span' ? day.from : day;
        });
        // Nothing comes after what is surely later.
        order.forEach((day, index) => {
          for (const before of order.slice(0, index))
            if (day !== null && before !== null) expect(firstDayOf(before) <= lastDayOf(day)).toBe(true);
        });
      }),
    );
  });

  test('a free card without a day stands directly behind the card taken before it', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const order = statedIn(cards);
        cards.forEach((card, index) => {
          const before = cards[index - 1];
          if (before === undefined || !isGeneral({ key: card.card }) || card.values['day'] !== undefined) return;
          expect(order[order.indexOf(card.id) - 1]).toBe(before.id);
        });
      }),
    );
  });
});

test('another agreement without a day stands by the one it is like, whenever the person thought of it', () => {
  const order = (id: string): CardEntry => aCard('debt.order', { price: '300', per: 'total' }, { id });
  expect(statedIn([order('first'), asked('asked', '2026-05-01'), free('offer'), order('second')])).toEqual([
    'first',
    'second',
    'asked',
    'offer',
  ]);
});

describe('cards that were taken as they happened', () => {
  const answer = (id: string): CardEntry =>
    aCard('debt.said', { who: them, form: 'said', gist: { text: 'money was short' } }, { id });
  const story = [
    loan('first loan', '2026-01-05'),
    answer('their answer'),
    paid('a payment', '2026-02-01'),
    loan('second loan', '2026-03-01'),
    asked('asked', '2026-04-01'),
    paid('last payment'),
  ];

  test('keep that order, those without a day and those of one day too', () => {
    expect(statedIn(story)).toEqual(story.map(({ id }) => id));
    const sameDay = [asked('asked first', '2026-05-01'), paid('then paid', '2026-05-01')];
    expect(statedIn([...story, ...sameDay])).toEqual([...story, ...sameDay].map(({ id }) => id));
  });

  test('go by the days as soon as one day lies before another that was told', () => {
    expect(statedIn([...story, free('earlier', '2026-01-01')]).at(0)).toBe('earlier');
  });

  test('go by the catalogue where the person only went down the screen', () => {
    expect(statedIn([loan('loan', '2026-01-01'), asked('asked', '2026-03-01'), loan('plain')])).toEqual([
      'loan',
      'plain',
      'asked',
    ]);
  });
});
