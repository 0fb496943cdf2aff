import { describe, expect, test } from 'vitest';
import { CARD_LANGUAGES } from '../card.ts';
import { exactDay, firstDayOf, lastDayOf, readDay, sayDay, sayOnDay } from './say-days.ts';

const dayOf = (typed: string) => {
  const { day } = readDay(typed);
  if (day === null) throw new Error(`"${typed}" is a day.`);
  return day;
};

describe('one day between two days', () => {
  const unknown = dayOf('[2026-04-05..2026-05-25]');

  test('is said as one day, never as a time that went on', () => {
    expect(CARD_LANGUAGES.map((language) => sayOnDay(unknown, language))).toEqual([
      'on a day between April 5, 2026 and May 25, 2026',
      'un día entre el 5 de abril de 2026 y el 25 de mayo de 2026',
      '5 Nisan 2026 ile 25 Mayıs 2026 arasında bir gün',
      'em um dia entre 5 de abril de 2026 e 25 de maio de 2026',
    ]);
    expect(sayDay(unknown, 'en')).toBe('a day between April 5, 2026 and May 25, 2026');
  });

  test('may be known by the month at either end', () => {
    const months = dayOf('[2026-04..2026-06-10]');
    expect(CARD_LANGUAGES.map((language) => sayOnDay(months, language))).toEqual([
      'on a day between April 2026 and June 10, 2026',
      'un día entre abril de 2026 y el 10 de junio de 2026',
      'Nisan 2026 ile 10 Haziran 2026 arasında bir gün',
      'em um dia entre abril de 2026 e 10 de junho de 2026',
    ]);
  });

  test('is no exact day; what counts from it takes the first or the last day it may have been', () => {
    expect(exactDay(unknown)).toBeNull();
    expect([firstDayOf(unknown), lastDayOf(unknown)]).toEqual(['2026-04-05', '2026-05-25']);
  });

  test.each([
    ['[2026-04-05..]', null],
    ['[..2026-04-05]', null],
    ['[2026-05-25..2026-04-05]', 'card.span_reversed'],
    ['[2026-04-31..2026-05-25]', 'card.day_unknown'],
    ['[2026-04-05', 'card.day_unknown'],
  ] as const)('"%s" is no day yet', (typed, problem) => {
    expect(readDay(typed)).toEqual({ day: null, problem });
  });
});

test('a time that went on is said so in every language', () => {
  expect(CARD_LANGUAGES.map((language) => sayOnDay(dayOf('2023-06/2026-08-15'), language))).toEqual([
    'from June 2023 to August 15, 2026',
    'de junio de 2023 al 15 de agosto de 2026',
    'Haziran 2023 ayından 15 Ağustos 2026 gününe kadar',
    'de junho de 2023 até 15 de agosto de 2026',
  ]);
});

test('of two days in a row one is said or the other, as nothing lies between them', () => {
  const { day } = readDay('[2026-05-14..2026-05-15]');
  expect(day && [sayOnDay(day, 'en'), sayOnDay(day, 'es'), sayOnDay(day, 'tr')]).toEqual([
    'on May 14, 2026 or May 15, 2026',
    'el 14 de mayo de 2026 o el 15 de mayo de 2026',
    '14 Mayıs 2026 ya da 15 Mayıs 2026 günü',
  ]);
});
