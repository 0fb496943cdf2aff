import { describe, expect, test } from 'vitest';
import { emptyLedger } from '../composed-letter.ts';
import { address, aParty, business, person } from '../testing-pack.ts';
import { isBroken } from './sound-sentences.ts';
import { addressRecipient, type VoiceInput } from './address-recipient.ts';

const at = address('1 A St', 'Newark', '07102');
const store = aParty(business('Northfield Goods LLC', 'Owen Marsh'), at);
const tom = aParty(person('Tom', 'Lee'), at);

const speak = (texts: readonly string[], rest: Partial<VoiceInput> = {}) =>
  addressRecipient(
    texts,
    {
      claimant: aParty(person('Marisol', 'Vega'), address('2 B St', 'Newark', '07102')),
      defendants: [store],
      situation: 'product',
      isClaimantSeller: false,
      isFormName: (word) => /Northfield|Goods|Tom|Lee|Owen|Marsh/.test(word),
      whoIs: () => null,
      ...rest,
    },
    emptyLedger(),
  );
const told = (texts: readonly string[], rest: Partial<VoiceInput> = {}): string => {
  const { sentences, manner } = speak(texts, rest);
  return manner === 'you' ? sentences.join(' ') : `(own words) ${sentences.join(' ')}`;
};

const NOUNS = ['chairs', 'sneakers', 'speakers', 'plates', 'bikes', 'laptops', 'tires', 'wine glasses'];
const OF_THINGS = [
  'They were broken.',
  'They were damaged when they came.',
  'They came broken.',
  'They came late.',
  'They never came.',
  'They arrived in pieces.',
  'They went flat.',
  'They broke after a week.',
  'They fell apart.',
  'They stopped working.',
  'They did not work.',
  'They did not fit.',
  'They were the wrong size.',
  'They were not as described.',
  'They were missing parts.',
  'They would not turn on.',
  'They leaked.',
  'They cost $300 each.',
  'They started to smell.',
  'They are still broken.',
  'They have cracked.',
  'They had been used.',
  "They weren't new.",
  'They kept falling over.',
  'They took two months to arrive.',
  'They got rusty in a week.',
  'They came with scratches.',
  'They turned green.',
  'They were in good shape.',
  'They buzz.',
  'They were delivered in June.',
  'Their legs were bent.',
  'I returned them.',
  'I sent them back.',
  'I took them to the store.',
];

describe('they for goods stays they', () => {
  test.each(NOUNS)('%s', (noun) => {
    const wrong = OF_THINGS.flatMap((sentence) => {
      const result = told([`I bought six ${noun} from the store for $2,000.`, sentence]);
      return result === `I bought six ${noun} from you for $2,000. ${sentence.replace(' to the store', ' to you')}` ||
        result ===
          `I bought six ${noun} from you for $2,000. ${sentence.replace(' to the store', ' to your business')}` ||
        result === `I bought six ${noun} from you for $2,000. ${sentence}`
        ? []
        : [result];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    [
      ['I lent Tom two bikes worth $2,000.', 'They came back broken.'],
      'I lent you two bikes worth $2,000. They came back broken.',
    ],
    [['I lent Tom two cameras.', 'He lost them.'], 'I lent you two cameras. You lost them.'],
    [
      ['I sold Tom my speakers.', 'They work fine.', 'He did not pay.'],
      'I sold you my speakers. They work fine. You did not pay.',
    ],
  ])('a person: %j', (texts, written) => {
    expect(told(texts, { defendants: [tom], situation: 'debt' })).toBe(written);
  });

  test.each([
    [['The chairs came on June 5.', 'They were broken.'], 'The chairs came on June 5. They were broken.'],
    [['I bought tires.', 'They went flat.'], 'I bought tires. They went flat.'],
    [['I opened the boxes and they were damaged.'], 'I opened the boxes and they were damaged.'],
    [['My new headphones came on May 2.', 'They did not work.'], 'My new headphones came on May 2. They did not work.'],
    [['I paid $90 for a pair of boots.', 'They tore.'], 'I paid $90 for a pair of boots. They tore.'],
    [
      ['Northfield Goods sold me lamps.', 'I called on May 1.', 'They flicker.'],
      'You sold me lamps. I called on May 1. They flicker.',
    ],
    [['They were cracked when I opened the package.'], 'They were cracked when I opened the package.'],
    [['I got a table.', 'They came broken.'], 'I got a table. They came broken.'],
  ])('%#: %j', (texts, written) => {
    expect(told(texts)).toBe(written);
  });
});

const OF_PEOPLE: readonly (readonly [string, string])[] = [
  ['They refused a refund.', 'You refused a refund.'],
  ['They told me to wait.', 'You told me to wait.'],
  ['They did not answer.', 'You did not answer.'],
  ['They never called me back.', 'You never called me back.'],
  ['They said no.', 'You said no.'],
  ['They kept my money.', 'You kept my money.'],
  ['They stopped answering.', 'You stopped answering.'],
  ['They were rude to me.', 'You were rude to me.'],
  ['They would not refund me.', 'You would not refund me.'],
  ['They have not paid me back.', 'You have not paid me back.'],
  ['They failed to send new ones.', 'You failed to send new ones.'],
  ['They came to my house on June 1.', 'You came to my house on June 1.'],
  ['They went out of business.', 'You went out of business.'],
  ['They promised new ones.', 'You promised new ones.'],
  ['I told them on June 1.', 'I told you on June 1.'],
  ['I called them twice.', 'I called you twice.'],
  ['I sent them photos.', 'I sent you photos.'],
  ['I gave them the receipt.', 'I gave you the receipt.'],
  ['I paid them in cash.', 'I paid you in cash.'],
  ['Their manager said no.', 'Your manager said no.'],
  ['They charged me $50.', 'You charged me $50.'],
  ['They closed my ticket.', 'You closed my ticket.'],
  ['They had my money since April.', 'You had my money since April.'],
  ['They got my letter in May.', 'You got my letter in May.'],
  ['They never got my calls.', 'You never got my calls.'],
  ['They have no right to keep it.', 'You have no right to keep it.'],
  ['They were going to send new ones.', 'You were going to send new ones.'],
];

describe('they for people is still told to them', () => {
  test.each(['chairs', 'sneakers', 'laptops'])('after %s', (noun) => {
    const wrong = OF_PEOPLE.flatMap(([typed, written]) => {
      const result = told([`I bought six ${noun} from the store for $2,000.`, 'They were broken.', typed]);
      return result === `I bought six ${noun} from you for $2,000. They were broken. ${written}` ? [] : [result];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    [
      ['I hired Northfield Goods to paint two rooms.', 'They came on March 3.'],
      'I hired you to paint two rooms. You came on March 3.',
    ],
    [['I paid $800 to fix the doors.', 'They never came.'], 'I paid $800 to fix the doors. You never came.'],
    [['I paid $800.', 'They stopped working after two days.'], 'I paid $800. You stopped working after two days.'],
    [['I called on May 1.', 'They were late.'], 'I called on May 1. You were late.'],
    [['I waited.', 'They came late and left.'], 'I waited. You came late and left.'],
    [['They broke my window.'], 'You broke my window.'],
    [['They cracked my screen.'], 'You cracked my screen.'],
    [['They were hired in May.'], 'You were hired in May.'],
    [['They delivered two plates.', 'They broke one.'], 'You delivered two plates. You broke one.'],
    [
      ['They broke two plates.', 'They were my mother’s.', 'They offered $20.'],
      'You broke two plates. They were my mother’s. You offered $20.',
    ],
    [
      ['I hired them to hang six doors.', 'They hung two.', 'They are still not hung.'],
      'I hired you to hang six doors. You hung two. They are still not hung.',
    ],
    [['They sent me the wrong lamps.', 'They do not fit.'], 'You sent me the wrong lamps. They do not fit.'],
  ])('%#: %j', (texts, written) => {
    expect(told(texts, { situation: 'construction' })).toBe(written);
  });
});

describe('what may be either is asked', () => {
  test.each(['They had no box.', 'They got nothing.', 'They made noise.'])('%s', (sentence) => {
    const texts = ['I bought six sneakers from the store.', sentence];
    const { manner, unsure, sentences } = speak(texts);
    expect([manner, sentences, unsure.map(({ word }) => word)]).toEqual(['own_words', texts, ['they']]);
    expect(told(texts, { whoIs: () => 'other' })).toBe(`I bought six sneakers from you. ${sentence}`);
    expect(told(texts, { whoIs: () => 'recipient' })).toBe(
      `I bought six sneakers from you. ${sentence.replace('They', 'You')}`,
    );
  });
});

test('a "you" that is broken like a thing is never let through', () => {
  expect(
    ['You were broken.', 'You came broken.', 'You went flat.', 'You fell apart.', 'You were the wrong size.'].filter(
      (text) => !isBroken(text),
    ),
  ).toEqual([]);
  expect(
    [
      'You were late.',
      'You broke it.',
      'You came back.',
      'You went away.',
      'You fell behind.',
      'You were wrong.',
      'You damaged it.',
    ].filter(isBroken),
  ).toEqual([]);
});
