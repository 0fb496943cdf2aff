import { expect, test } from 'vitest';
import { parseCalendarDate } from '../../calendar/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { factsOf } from '../facts.ts';
import { categories } from '../../claims/taxonomy/index.ts';
import type { CardEntry } from '../entry.ts';
import { aCard } from '../testing/a-card.ts';
import { VERBS_OF_I } from './person-words.ts';

const today = parseCalendarDate('2026-11-21');
const SPEAKER = { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street', child: 'Jay Moss' } as const;
if (!today.ok) throw new Error('November 21, 2026 exists');

test('where a parent writes, what happened to the child names it, and what the parent paid and heard stays theirs', () => {
  const { sentences } = factsOf({
    entries: [
      aCard('free.event', {
        day: '2026-08-01',
        who: { side: 'us', role: '', name: '' },
        what: { text: 'fell off the swing' },
      }),
      aCard('free.told', { who: { side: 'them', role: '', name: '' }, how: 'said', quote: 'next week' }),
      aCard('free.cost', { amount: '20', what: { text: 'a bus ticket' } }),
    ],
    rows: [],
    catalogue: catalogueOf('other'),
    reasons: [],
    speaker: SPEAKER,
    letterDay: today.value,
    clockDays: () => null,
  });
  const text = sentences.map((one) => one.text).join(' ');
  expect(text).toContain('Jay Moss fell off the swing.');
  expect(text).toContain('You said: “next week”.');
  expect(text).toContain('I paid $20.00 for a bus ticket.');
});

test('a parent who tells what a repair costs does not call the child’s car their own, in sentence or row', () => {
  const { sentences, rows } = factsOf({
    entries: [
      aCard('damage.crash', {
        day: '2026-06-27',
        car: { text: '2025 Nissan Altima' },
        state: 'red',
        driver: 'other',
        how: 'behind',
      }),
      aCard('damage.repair', { item: { text: 'car bumper' }, basis: 'billed', amount: '1735.40' }),
    ],
    rows: [],
    catalogue: catalogueOf('damaged-property'),
    reasons: ['car-crash'],
    speaker: SPEAKER,
    letterDay: today.value,
    clockDays: () => null,
  });
  const text = [...sentences.map((one) => one.text), ...rows.map(({ label }) => label)].join(' ');
  expect(text).toContain('Jay Moss’ 2025 Nissan Altima');
  expect(text).toContain('to repair the car bumper is $1,735.40');
  expect(text).toContain('For the car bumper');
  expect(text).not.toMatch(/\bmy\b/i);
});

test('who paid is still the writer’s own wife, and words that say whose a thing is stay alone', () => {
  const statedIn = (item: string) =>
    factsOf({
      entries: [
        aCard('damage.repair', { item: { text: item }, basis: 'billed', amount: '90' }),
        aCard('damage.price', { amount: '300', by: { side: 'other', role: 'wife', name: 'Ana' } }),
      ],
      rows: [],
      catalogue: catalogueOf('damaged-property'),
      reasons: ['cleaner-or-storage'],
      speaker: SPEAKER,
      letterDay: today.value,
      clockDays: () => null,
    })
      .sentences.map(({ text }) => text)
      .join(' ');
  expect(statedIn('the rear bumper')).toContain('to repair the rear bumper is');
  expect(statedIn('bike')).toMatch(/my wife Ana/i);
});

const tell = (category: string, reasons: readonly string[], entries: readonly CardEntry[]) =>
  factsOf({
    entries,
    rows: [],
    catalogue: catalogueOf(category),
    reasons,
    speaker: SPEAKER,
    letterDay: today.value,
    clockDays: () => null,
  });

test('of whom a card tells is the guardian’s to say, whatever kind of card it is', () => {
  const paid = (self: 'child' | 'guardian') =>
    tell('other', [], [aCard('free.cost', { amount: '20', what: { text: 'a bus ticket' } }, { self })]).sentences[0];
  expect(paid('child')?.text).toBe('Jay Moss paid $20.00 for a bus ticket.');
  expect(paid('guardian')?.text).toBe('I paid $20.00 for a bus ticket.');
});

test('a reading copy says "I" in its verbs, so it names the child before a sentence of theirs', () => {
  const copies = (self: 'child' | 'guardian') =>
    tell('other', [], [aCard('free.cost', { amount: '20' }, { self })]).sentences[0]?.copies;
  expect(copies('child')?.es).toMatch(/^Jay Moss: /);
  expect(copies('child')?.tr).toMatch(/^Jay Moss: /);
  expect(copies('guardian')?.es).not.toContain('Jay Moss');
});

test('who the guardian calls "my wife" is theirs, also in a sentence of the child', () => {
  const by = { side: 'other', role: 'wife', name: 'Ana' } as const;
  const [sentence] = tell(
    'damaged-property',
    ['cleaner-or-storage'],
    [aCard('damage.price', { amount: '300', by }, { self: 'child' })],
  ).sentences;
  expect(sentence?.text).toMatch(/my wife Ana/i);
  expect(sentence?.text).not.toContain('Jay Moss’ wife');
  // A copy has the child's name before the sentence: "mi esposa" alone would be the child's.
  expect(sentence?.copies.es).toContain('mi esposa, de quien firma la carta');
  expect(sentence?.copies.tr).toContain('karım – mektubu imzalayanın');
});

test('a verb of the present fits the name that stands before it', () => {
  const state = aCard('charge.returned', { what: { text: 'cello' } }, { self: 'child' });
  const catalogue = catalogueOf('chargeback');
  const card = catalogue.cards.find(({ key }) => key === 'charge.returned');
  const said = tell('chargeback', card?.reasons ?? [], [state]).sentences.map(({ text }) => text);
  expect(said.join(' ')).not.toMatch(/Jay Moss (?:still )?have\b/);
});

/** Frames of ours: what comes behind {I} and would have to change behind a name is a token. */
test('no frame puts a bare verb of the present behind "I"', () => {
  const verbs = Object.values(VERBS_OF_I).map(([verb]) => verb);
  const bare = new RegExp(`\\{I\\}(?: still| no longer)? (?:${verbs.join('|')})\\b`);
  const found = [...categories.map(({ value }) => value), ''].flatMap((category) => {
    const { cards, derived } = catalogueOf(category);
    const frames = [...cards.flatMap(({ says }) => says), ...derived].map(({ en }) => en);
    return frames.filter((en) => bare.test(en));
  });
  expect(found).toEqual([]);
});
