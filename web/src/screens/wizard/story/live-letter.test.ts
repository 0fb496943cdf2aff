import { emptyDraft, parseCalendarDate, speakerOf } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { factsOfDraft, showsOwnWords, textOfPieces, liveSentences } from './live-letter.ts';
import { cardSummary, entryOfField } from './story-problems.ts';
import { aCard, aCatalogue, anEntry } from './testing/some-cards.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('today exists');
const catalogue = aCatalogue([aCard('paid', { repeat: true })]);
const draft = {
  ...emptyDraft,
  disputing: ['mine'],
  defendantFirstname: 'Tom',
  defendantLastname: 'Lee',
  cards: [
    anEntry('late', 'paid', { values: { amount: '20', day: '2026-05-02' } }),
    anEntry('early', 'paid', { values: { amount: '10', day: '2026-05-01' } }),
    anEntry('open', 'paid', { values: { day: '2026-05-03' } }),
  ],
};
const facts = factsOfDraft(draft, catalogue, { today: today.value });
const said = (open: string | null) =>
  liveSentences(draft, facts, 'en', open === null ? null : { entry: open, slot: null }).map(({ pieces }) =>
    textOfPieces(pieces),
  );

describe('the letter while cards are filled', () => {
  test('tells what is complete, in order of the days', () => {
    expect(speakerOf(draft).defendants).toEqual(['Tom Lee']);
    expect(said(null)).toEqual(['On May 1, 2026 I paid you $10.00.', 'On May 2, 2026 I paid you $20.00.']);
  });

  test('tells the open card with the names of its gaps', () => {
    expect(said('open').at(-1)).toBe('On May 3, 2026 I paid you how much.');
  });
});

test('own words stand by themselves only where no card tells what happened', () => {
  const typed = { ...emptyDraft, claimDescription: 'You kept it.' };
  expect([showsOwnWords(typed, false), showsOwnWords(typed, true)]).toEqual([true, false]);
  expect(showsOwnWords({ ...typed, storyInLetter: 'yes' }, true)).toBe(true);
  expect(showsOwnWords({ ...typed, claimDescription: '  ' }, false)).toBe(false);
});

test('what is wrong is told with the card’s name and its question', () => {
  const problems = [{ field: 'cards.open.amount', code: 'card.required' } as const];
  expect(cardSummary(problems, facts.entries, 'en', (code) => code)).toEqual([
    { field: 'cards.open.amount', label: 'Card paid, How much', message: 'card.required' },
  ]);
  expect([entryOfField('cards.open.amount'), entryOfField('claimDescription')]).toEqual(['open', null]);
});
