import { describe, expect, test } from 'vitest';
import { CARD_LANGUAGES } from './card.ts';
import { catalogueOf } from './catalogue/index.ts';
import { offeredCards } from './offered-cards.ts';
import { inOneLanguage, ofReasons, wholeCatalogue } from './sent-catalogue.ts';

const { things: _things, ...deposit } = catalogueOf('tenant-landlord');
const REASONS = ['deposit-not-returned'];

describe('the cards of the ticked reasons', () => {
  const few = ofReasons(deposit, REASONS);

  test('are fewer, and every card that is offered for them is there', () => {
    expect(few.cards.length).toBeLessThan(deposit.cards.length);
    expect(offeredCards(few, REASONS)).toEqual(offeredCards(deposit, REASONS));
  });

  test('are all of the category where no reason is named', () => {
    expect(ofReasons(deposit, []).cards).toEqual(deposit.cards);
  });

  test('bring only the derived sentences that can follow one of them', () => {
    const keys = few.cards.map(({ key }) => key);
    expect(few.derived.length).toBeGreaterThan(0);
    expect(few.derived.filter(({ after }) => !keys.includes(after))).toEqual([]);
  });
});

describe('cards in one language', () => {
  test.each(CARD_LANGUAGES)('read the same in %s and in English once they are whole again', (language) => {
    const sent = inOneLanguage(deposit, language);
    const whole = wholeCatalogue(structuredClone(sent));
    const textsOf = (of: typeof deposit | null) =>
      of?.cards.map(({ title, ask, says }) => [title.en, title[language], ask[language], says.map((one) => one.en)]);
    expect(textsOf(whole)).toEqual(textsOf(deposit));
  });

  test('hold no word of another language', () => {
    const sent = JSON.stringify(inOneLanguage(deposit, 'es'));
    const [home] = deposit.cards;
    expect(sent).toContain(home?.title.es);
    expect(sent).not.toContain(home?.title.tr);
    expect(sent).not.toContain('"tr_we"');
  });

  test('have English in the place of a language that was left out', () => {
    const whole = wholeCatalogue(inOneLanguage(deposit, 'en'));
    expect(whole?.cards[0]?.title.tr).toBe(deposit.cards[0]?.title.en);
  });

  test('are refused where they are no cards', () => {
    expect([wholeCatalogue(null), wholeCatalogue({ category: 'x' }), wholeCatalogue([1])]).toEqual([null, null, null]);
  });
});
