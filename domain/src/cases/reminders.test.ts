import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { type CaseFacts, draftRemindersOf, REMINDER_KINDS, REMINDERS, remindersOf } from './index.ts';
import { aCase, happened, TODAY } from './testing/a-case.ts';

const codesOf = (more: Partial<CaseFacts>) => remindersOf(aCase(more)).map(({ code }) => code);
const court = (more: Partial<CaseFacts['court']>): CaseFacts['court'] => ({ ...aCase().court, ...more });
const UNSIGNED = { approvedOn: null, answerBy: null, deliveries: [] } as const;
const UNMAILED = { deliveries: [{ channel: 'self_mail', state: 'queued', on: null }] } as const;
const SILENT = { papers: 'not_bought' } as const;
const inDays = (days: number) => addDays(TODAY, days);

describe('a reminder is due', () => {
  test.each([
    ['three days after paying, for a letter nobody approved', { ...UNSIGNED, paidOn: inDays(-3) }, 'letter_unapproved'],
    [
      'five days after approving, for a letter nobody mailed',
      { ...UNMAILED, approvedOn: inDays(-5) },
      'letter_unmailed',
    ],
    ['three days before the answer day', { answerBy: inDays(3) }, 'answer_day_near'],
    ['the day before it, when no look happened earlier', { answerBy: inDays(1) }, 'answer_day_near'],
    ['the day after the answer day', { ...SILENT, answerBy: inDays(-1) }, 'answer_day_passed'],
    ['when nobody answered and the papers are unsigned', { outcomes: [happened('no_answer')] }, 'papers_unsigned'],
    [
      'when nobody answered and the papers are out of date',
      { outcomes: [happened('no_answer')], papers: 'out_of_date' },
      'papers_out_of_date',
    ],
    [
      '90 days before the time to file ends',
      { ...SILENT, answerBy: inDays(60), lastDayToFile: inDays(90) },
      'time_limit_near',
    ],
    ['7 days before a hearing', { court: court({ filedOn: TODAY, hearingOn: inDays(7) }) }, 'hearing_near'],
    ['the day before a hearing', { court: court({ filedOn: TODAY, hearingOn: inDays(1) }) }, 'hearing_near'],
  ] as const)('%s', (_when, more, expected) => {
    expect(codesOf(more as Partial<CaseFacts>)).toEqual([expected]);
  });

  test.each([
    ['two days after paying', { ...UNSIGNED, paidOn: inDays(-2) }],
    ['four days after approving', { ...UNMAILED, approvedOn: inDays(-4), answerBy: inDays(12) }],
    ['four days before the answer day', { answerBy: inDays(4) }],
    ['on the answer day itself', { answerBy: TODAY }],
    ['weeks after a day that nobody was reminded of', { ...SILENT, answerBy: inDays(-30) }],
    ['91 days before the time to file ends', { answerBy: inDays(60), lastDayToFile: inDays(91) }],
    ['on the day of the hearing', { court: court({ filedOn: TODAY, hearingOn: TODAY }) }],
    ['about the answer day when they promised to pay', { outcomes: [happened('promised', { by: inDays(9) })] }],
    ['when all of it was paid', { outcomes: [happened('paid_all')], lastDayToFile: inDays(7) }],
    ['after a judgment', { court: court({ filedOn: TODAY, hearingOn: inDays(1), judgmentOn: TODAY }) }],
    ['about the time to file of a case that is filed', { court: court({ filedOn: TODAY }), lastDayToFile: inDays(7) }],
  ] as const)('but not %s', (_when, more) => {
    expect(codesOf(more as Partial<CaseFacts>)).toEqual([]);
  });
});

/** Looks at the same facts on each of these days, in order, and keeps what was not said before. */
function heard(facts: Partial<CaseFacts>, days: readonly number[]): readonly string[] {
  const said = new Set<string>();
  for (const day of days) for (const { key } of remindersOf(aCase({ ...facts, today: inDays(day) }))) said.add(key);
  return [...said];
}
const upTo = (days: number) => Array.from({ length: days }, (_, day) => day);

describe('its key', () => {
  test('makes the time to file be spoken of at 90, 30 and 7 days, each once', () => {
    const facts = { ...SILENT, answerBy: dayOf('2026-07-01'), lastDayToFile: inDays(100) };
    expect(heard(facts, upTo(101))).toEqual(
      [90, 30, 7].map((distance) => `time_limit_near-${distance}:${inDays(100)}`),
    );
  });

  test('makes whoever is first looked at late hear the nearest distance alone', () => {
    const facts = { ...SILENT, answerBy: dayOf('2026-07-01'), lastDayToFile: inDays(5) };
    expect(heard(facts, upTo(5))).toEqual([`time_limit_near-7:${inDays(5)}`]);
  });

  test('is a new one when the court moves the hearing', () => {
    const filed = (hearingOn: Parameters<typeof court>[0]['hearingOn']) =>
      remindersOf(aCase({ court: court({ filedOn: TODAY, hearingOn: hearingOn ?? null }) }))[0]?.key;
    expect(filed(inDays(6))).not.toBe(filed(inDays(7)));
  });

  test('is never more than one of each, and tells no more than a code and a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 200 }), fc.integer({ min: -20, max: 200 }), (answer, limit) => {
        const keys = remindersOf(aCase({ answerBy: inDays(answer), lastDayToFile: inDays(limit) })).map(
          ({ key }) => key,
        );
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of keys) expect(key).toMatch(/^[a-z_]+(-\d+)?:\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});

test('a draft is spoken of in its last week, until it goes', () => {
  expect(draftRemindersOf(TODAY, inDays(8))).toEqual([]);
  expect(draftRemindersOf(TODAY, inDays(7))).toMatchObject([{ code: 'draft_ends', day: inDays(7) }]);
  expect(draftRemindersOf(TODAY, TODAY)).toEqual([]);
});

test('each kind that can be switched off has a reminder', () => {
  expect(new Set(Object.values(REMINDERS))).toEqual(new Set(REMINDER_KINDS));
});
