import { describe, expect, test } from 'vitest';
import { categories } from '../../claims/taxonomy/index.ts';
import { CARD_LANGUAGES, type Card, type CardLanguage, type CardOption, type Slot } from '../card.ts';
import { catalogueOf } from './index.ts';
import { isGeneral } from '../general-cards.ts';
import { readEntry } from '../read-entry.ts';
import { sayCard } from '../sentences/say-card.ts';
import { aCard } from '../testing/a-card.ts';
import type { SlotValue } from '../entry.ts';

const SPEAKER = { isWe: false, defendants: ['Dana Reyes'], place: '12 Oak Street' };

/** All cards, each once. */
const CARDS: readonly Card[] = [
  ...catalogueOf('other').cards.filter(isGeneral),
  ...categories.flatMap(({ value }) => catalogueOf(value).cards.filter((card) => !isGeneral(card))),
];

/** Some answer to a slot that must have one. */
function someAnswer({ kind, only, options = [] }: Slot): SlotValue {
  if (kind === 'money') return '400';
  if (kind === 'count') return '3';
  if (kind === 'yesno') return 'yes';
  if (kind === 'choice') return options[0]?.value ?? '';
  return { side: only === undefined || only.includes('other') ? 'other' : 'them', role: '', name: 'Luis Ortega' };
}

/** What lets a slot be asked: the first answer that its condition names. */
const askedBy = (card: Card, { when = {} }: Slot): Record<string, SlotValue> =>
  Object.fromEntries(
    Object.entries(when).flatMap(([key, wanted]): [string, SlotValue][] => {
      const [first = ''] = [wanted].flat();
      const other = card.slots.find((one) => one.key === key);
      if (first === 'empty' || other === undefined) return [];
      return [[key, first === 'filled' ? someAnswer(other) : first]];
    }),
  );

/** The card with its needed answers and these, as a sentence; null where they make none. */
function said(card: Card, values: Record<string, SlotValue>, language: CardLanguage = 'en'): string | null {
  const required = card.slots.filter((slot) => slot.required === true);
  const all = { ...Object.fromEntries(required.map((slot) => [slot.key, someAnswer(slot)])), ...values };
  return sayCard(readEntry(card, aCard(card.key, all), 1), { speaker: SPEAKER, language, mentionedDay: null });
}

const YES_OR_NO: readonly Pick<CardOption, 'value'>[] = [{ value: 'yes' }, { value: 'no' }];
const answersTo = ({ kind, options = [] }: Slot): readonly Pick<CardOption, 'value'>[] =>
  kind === 'choice' ? options : kind === 'yesno' ? YES_OR_NO : [];

/** Answers that claim nothing: what is said with them is said with no answer too. */
const VAGUE = new Set(['other', 'unsure', 'settle', 'else']);

/** A vehicle is called one's own until somebody says that it was rented or borrowed. */
const OWN_UNTIL_SAID = new Set(['damage.crash.whose', 'damage.parked.whose']);

const wordsOf = (sentence: string): ReadonlySet<string> => new Set(sentence.toLowerCase().match(/[\p{L}\d$]+/gu));

describe('what a card says', () => {
  test('without an answer is nothing that only one of its answers says', () => {
    const taken = CARDS.flatMap((card) =>
      card.slots.flatMap((slot) => {
        if (slot.required === true || OWN_UNTIL_SAID.has(`${card.key}.${slot.key}`)) return [];
        const base = askedBy(card, slot);
        const silent = said(card, base);
        const answers = answersTo(slot).map(({ value }) => ({
          value,
          text: said(card, { ...base, [slot.key]: value }),
        }));
        const same = answers.find(({ value, text }) => text === silent && !VAGUE.has(value));
        if (silent === null || same === undefined) return [];
        // What is said then may be less than each answer says, and never something else.
        const isMore = answers.some(
          ({ value, text }) =>
            text !== null && !VAGUE.has(value) && [...wordsOf(silent)].some((word) => !wordsOf(text).has(word)),
        );
        return isMore ? [`${card.key}.${slot.key}: “${silent}” as with ${same.value}`] : [];
      }),
    );
    expect(taken).toEqual([]);
  });

  test('has no gap and no open place, with each answer and in each language', () => {
    const broken = CARDS.flatMap((card) =>
      card.slots.flatMap((slot) =>
        answersTo(slot).flatMap(({ value }) =>
          CARD_LANGUAGES.flatMap((language) => {
            const text = said(card, { ...askedBy(card, slot), [slot.key]: value }, language) ?? '';
            return / [.,;:?]|\.\.|[{}[\]|]| {2}/.test(text) ? [`${card.key} ${slot.key}=${value}: ${text}`] : [];
          }),
        ),
      ),
    );
    expect(broken).toEqual([]);
  });

  /** What the person reads before they answer: the question, the slots' names and the answers. */
  const askedIn = ({ ask, title, slots }: Card, language: CardLanguage): string =>
    [
      ask[language],
      title[language],
      ...slots.flatMap(({ label, start, options = [], common = [] }) => [
        label[language],
        start?.[language] ?? '',
        ...[...options, ...common].map((answer) => answer[language]),
      ]),
    ]
      .join(' ')
      .toLowerCase();
  const withoutTokens = (frame: string): string => frame.replaceAll(/\{[^}]*\}|\?[\w=,&-]+:/g, '');

  test('holds no number of its own: every day, count and sum is an answer', () => {
    const numbers = CARDS.flatMap((card) =>
      [...card.says, ...(card.counts === undefined ? [] : [card.counts.label])].flatMap((texts) =>
        CARD_LANGUAGES.flatMap((language) =>
          (withoutTokens(texts[language]).match(/\d+/g) ?? []).flatMap((number) =>
            // "Under 18" is what the answer says.
            askedIn(card, language).includes(number) ? [] : [`${card.key}: ${texts[language]}`],
          ),
        ),
      ),
    );
    expect(numbers).toEqual([]);
  });

  test('names a cause only where the card asks for one', () => {
    const CAUSE = /\b(?:because|caused?|due to|as a result|so that|fault|could have been)\b/gi;
    // Their question asks what ended the rental, and what somebody did and what was damaged by it.
    const ASKED = new Set(['rental.why-left', 'construction.damage', 'charge.cost']);
    const caused = CARDS.filter(({ key }) => !ASKED.has(key)).flatMap((card) =>
      card.says.flatMap(({ en }) =>
        (withoutTokens(en).match(CAUSE) ?? []).flatMap((word) =>
          askedIn(card, 'en').includes(word.toLowerCase()) ? [] : [`${card.key}: ${en}`],
        ),
      ),
    );
    expect(caused).toEqual([]);
  });
});
