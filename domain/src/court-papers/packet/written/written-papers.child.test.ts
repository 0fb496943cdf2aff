import { expect, test } from 'vitest';
import { aClaimFor, answering } from '../../../claims/testing/a-claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { factsIn, packetOf, sheetOf, textOf } from '../../testing/packets.ts';

const crash = aClaimFor('car-crash', {
  ...answering({ isAdult: false }),
  guardianName: 'Maria Reyes',
  cards: [
    aCard('damage.crash', {
      day: '2026-06-27',
      car: { text: '2025 Nissan Altima' },
      state: 'red',
      driver: 'other',
      how: 'behind',
    }),
    aCard('damage.repair', { item: { text: 'car bumper' }, basis: 'paid', amount: '1735.40' }),
  ],
});

test('a child’s complaint says whose "I" it is, and calls no thing of the child the parent’s', () => {
  const [first = '', ...facts] = factsIn(packetOf(crash));
  expect(first).toBe(
    'In these facts, “I” and “my” mean Maria Reyes, who signs as parent or guardian of Ana Reyes, a minor.',
  );
  expect(facts.join(' ')).toContain('Ana’s 2025 Nissan Altima');
  expect(facts.join(' ')).toContain('I paid $1,735.40 to repair the car bumper.');
  expect(textOf(sheetOf(packetOf(crash), 'complaint'))).not.toMatch(/\bmy car\b/i);
});

test('words a guardian typed are the guardian’s own, and not the child’s', () => {
  const typed = { ...crash, story: 'I saw the car afterwards.', storyInLetter: 'yes' as const };
  const facts = factsIn(packetOf(typed)).join(' ');
  expect(facts).toContain('What follows is in Maria Reyes’ own words, as written in a letter to the defendant.');
  expect(facts).not.toContain('in plaintiff’s own words');
});

test('nobody speaks for a grown claimant', () => {
  const grown = { ...crash, ...answering({ isAdult: true }) };
  expect(factsIn(packetOf(grown)).join(' ')).not.toContain('parent or guardian');
});
