import { describe, expect, test } from 'vitest';
import { categories } from '../../claims/taxonomy/index.ts';
import { TRANSLATED_CODES } from '../../languages.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { Slot } from '../card.ts';
import { COPY_WORDS } from '../words/all-languages.ts';
import { findByName, foldWords, namesOf } from './find-things.ts';
import { allThings } from './index.ts';
import { isThingId, labelOf, takesCount, type Thing, THING_FIELDS, thingsFor, wordsOf } from './thing.ts';

const things = allThings();
const thing = (id: string): Thing => things.find((one) => one.id === id) ?? expect.unreachable(`no ${id}`);
const slots: readonly Slot[] = categories.flatMap(({ value }) =>
  catalogueOf(value).cards.flatMap((card) => card.slots),
);

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the vocabulary of things', () => {
  test('names well over nine hundred things, in every field', () => {
    expect(things.length).toBeGreaterThan(1_300);
    const few = THING_FIELDS.filter((field) => things.filter(({ id }) => id.startsWith(`${field}.`)).length < 25);
    expect(few).toEqual([]);
  });

  test.each(['id', 'en', 'es', 'tr', 'pt'] as const)('names no two things alike: %s', (key) => {
    expect(twice(things.map((one) => foldWords(one[key])))).toEqual([]);
  });

  test('has an article where English has one, and none where it has none', () => {
    const wrong = things.filter(({ id, letter, en, article, plural }) => {
      // What happened is a whole sentence and begins as it likes.
      if (id.startsWith('happenings.')) return letter !== en || article !== undefined;
      const hasArticle = /^an? /.test(letter);
      return hasArticle !== (article !== undefined) || letter.replace(/^an? /, '') !== en || (hasArticle && plural);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('has letter texts that fit a slot and hold no token but the person’s', () => {
    const wrong = things.filter(({ letter, do: done }) => {
      const action = (done?.letter ?? '').replaceAll(/\{(?:my|me)\}/g, '');
      return letter.length > 60 || /[{}[\]|()]/.test(letter) || /[{}[\]|]/.test(action);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('keeps its ids apart from the answers of the slots', () => {
    expect(things.every(({ id }) => isThingId(id) && id.length <= 60)).toBe(true);
    expect(slots.flatMap(({ common = [] }) => common.filter(({ value }) => isThingId(value)))).toEqual([]);
  });

  test('is offered by most slots of a thing, and by none of another kind', () => {
    expect(
      slots.filter(({ kind, things: taken }) => taken !== undefined && kind !== 'thing' && kind !== 'words'),
    ).toEqual([]);
    expect(slots.filter(({ things: taken }) => taken !== undefined).length).toBeGreaterThan(90);
    for (const { things: taken } of slots)
      if (taken !== undefined) expect(thingsFor(things, taken).length).toBeGreaterThan(25);
  });
});

describe('looking for a thing', () => {
  const found = (typed: string, language: 'en' | 'es' | 'tr', form: 'alone' | 'do' = 'alone'): readonly string[] =>
    findByName(
      thingsFor(things, { form }).map((item) => ({ item, names: namesOf(item, language, { form }) })),
      typed,
      8,
    ).map(({ id }) => id);

  test.each(['es', 'tr', 'pt'] as const)('finds each thing by its name and by each of its synonyms: %s', (language) => {
    const all = things.map((item) => ({ item, names: namesOf(item, language, { form: 'alone' }) }));
    const lost = things.flatMap((one) =>
      [one[language], ...(one.also?.[language] ?? [])].filter((name) => !findByName(all, name, 12).includes(one)),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ['camion de comida', 'es', 'vehicle.food-truck'],
    ['troca de comida', 'es', 'vehicle.food-truck'],
    ['pistola de pint', 'es', 'tools.spray-gun'],
    ['HORTENSIAS', 'es', 'plants.hydrangeas'],
    ['panel de carpa', 'es', 'party.tent-panel'],
    ['lavarropas', 'es', 'home.washing-machine'],
    ['lumper', 'es', 'money.lumper-fee'],
    ['tanda', 'es', 'money.share-in-a-savings-club'],
    ['kompresor', 'tr', 'tools.compressor'],
    ['çamaşır makinesi', 'tr', 'home.washing-machine'],
    ['CAMASIR MAKINESI', 'tr', 'home.washing-machine'],
    ['ortanca', 'tr', 'plants.hydrangeas'],
    ['ısıtıcı', 'tr', 'home.space-heater'],
  ] as const)('finds %s (%s)', (typed, language, id) => {
    expect(found(typed, language)).toContain(id);
  });

  test('puts what is named so before what only begins so', () => {
    expect(found('silla', 'es')[0]).toBe('furniture.chair');
    expect(found('hortum', 'tr')[0]).toBe('tools.hose');
  });

  test('finds nothing for what nobody calls a thing', () => {
    expect(found('zzz', 'es')).toEqual([]);
  });

  test('offers only what can be done where the letter says "to …"', () => {
    expect(found('limpi', 'es', 'do')).toContain('services.house-cleaning');
    expect(found('refrigerador', 'es', 'do')).toEqual([]);
  });
});

describe('a thing in a sentence', () => {
  test.each([
    ['alone', null, 'a tent panel', 'un panel de carpa', 'çadır paneli', 'um painel de tenda'],
    ['bare', null, 'tent panel', 'panel de carpa', 'çadır paneli', 'painel de tenda'],
    ['the', null, 'the tent panel', 'el panel de carpa', 'çadır paneli', 'o painel de tenda'],
  ] as const)('stands as its frame needs it: %s', (form, count, letter, es, tr, pt) => {
    expect(wordsOf(thing('party.tent-panel'), form, count)).toMatchObject({ letter, es, tr, pt });
  });

  test('has an article that its language knows, and a plural unless its language counts without one', () => {
    for (const { article = {}, many, ...said } of things)
      for (const language of TRANSLATED_CODES) {
        const { the, keepsSingular = false } = COPY_WORDS[language];
        expect([said.id, ...Object.keys(the), undefined]).toContain(article[language]);
        if (many !== undefined) expect([said.id, many[language] === undefined]).toEqual([said.id, keepsSingular]);
      }
  });

  test('stands in the plural behind a number, but for Turkish', () => {
    expect(wordsOf(thing('furniture.chair'), 'bare', 4)).toMatchObject({
      letter: '4 chairs',
      es: '4 sillas',
      tr: '4 sandalye',
      pt: '4 cadeiras',
    });
  });

  test('is done where something is done', () => {
    expect(wordsOf(thing('services.house-cleaning'), 'do')).toMatchObject({
      letter: 'clean {my} home',
      es: 'limpiar la casa',
    });
    expect(labelOf(thing('services.house-cleaning'), 'es', { form: 'do' })).toBe('limpiar la casa');
  });

  test('takes a number only where there can be several', () => {
    expect(takesCount(thing('furniture.chair'), { form: 'bare' })).toBe(true);
    expect(takesCount(thing('furniture.chair'), { form: 'bare', one: true })).toBe(false);
    expect(takesCount(thing('food.flour'), { form: 'alone' })).toBe(false);
  });
});
