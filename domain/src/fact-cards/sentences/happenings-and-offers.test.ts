import { expect, test } from 'vitest';
import { CARD_LANGUAGES } from '../card.ts';
import { allThings, catalogueOf } from '../catalogue/index.ts';
import type { CardEntry } from '../entry.ts';
import { readEntry } from '../read-entry.ts';
import { sayCard } from './say-card.ts';
import { aCard } from '../testing/a-card.ts';
import { thingsFor } from '../things/thing.ts';

const { cards } = catalogueOf('auto');
const things = allThings();
const said = (key: string, values: CardEntry['values'], defendants: readonly string[] = ['Tom Lee']) => {
  const card = cards.find((one) => one.key === key);
  if (card === undefined) throw new Error(`no card ${key}`);
  const read = readEntry(card, aCard(key, values), 1, things);
  return CARD_LANGUAGES.map(
    (language) =>
      sayCard(read, { speaker: { isWe: false, defendants, place: '' }, language, mentionedDay: null }) ??
      JSON.stringify(read.problems),
  );
};

test('who writes no English picks what happened as a whole sentence', () => {
  expect(said('free.happened', { day: '2026-05-03', what: { pick: 'happenings.wheel-off' } })).toEqual([
    'On May 3, 2026 the wheel came off while the vehicle was moving.',
    'El 3 de mayo de 2026 se salió la rueda con el vehículo en marcha.',
    '3 Mayıs 2026 günü araç giderken tekerlek çıktı.',
    'Em 3 de maio de 2026 a roda se soltou com o veículo andando.',
  ]);
  expect(said('free.happened', { what: { pick: 'happenings.nobody-came' } })).toEqual([
    'Nobody came.',
    'No vino nadie.',
    'Kimse gelmedi.',
    'Não veio ninguém.',
  ]);
});

test('what happened is offered only where a whole sentence is asked for', () => {
  const isHappening = ({ id }: { readonly id: string }) => id.startsWith('happenings.');
  expect(thingsFor(things, { form: 'alone' }).some(isHappening)).toBe(false);
  expect(thingsFor(things, { form: 'the', fields: ['goods'] }).some(isHappening)).toBe(false);
  expect(thingsFor(things, { form: 'alone', fields: ['happenings'] }).every(isHappening)).toBe(true);
});

test('an offer may be in parts, of a thing, and on terms', () => {
  const who = { side: 'them', role: '', name: '' } as const;
  expect(said('free.offer', { who, amount: '50', every: 'month', answer: 'no' })).toEqual([
    'You offered me $50.00 a month. I did not accept.',
    'Usted me ofreció $50.00 (cada mes). No acepté.',
    'Bana her ay $50.00 teklif ettiniz. Kabul etmedim.',
    'A outra parte me ofereceu $50.00 (por mês). Não aceitei.',
  ]);
  expect(said('free.offer', { who, what: { text: 'three small trees' }, terms: 'good-will' })[0]).toBe(
    'You offered me this: three small trees, as good will, without admitting anything.',
  );
  expect(said('free.offer', { who, amount: '300', terms: 'release' })[0]).toBe(
    'You offered me $300.00, on the condition that I sign that nothing more is owed.',
  );
  expect(said('free.offer', { who })).toEqual([
    'You made me an offer.',
    'Usted me hizo una oferta.',
    'Bana bir teklif sundunuz.',
    'A outra parte me fez uma oferta.',
  ]);
});

test('a thing may be taken back in place of its value', () => {
  expect(said('free.take-back', { what: { text: 'the amplifier' }, state: 'works' })[0]).toBe(
    'I am ready to take back the amplifier in place of its value, in working order.',
  );
});
