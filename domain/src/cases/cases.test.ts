import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { cents } from '../money/index.ts';
import { aCase, happened, TODAY } from './testing/a-case.ts';
import {
  alertsOf,
  type CaseFacts,
  caseNotesOf,
  caseStatusOf,
  courtDaysWith,
  followUpsOf,
  isLost,
  ledgerOf,
  nextStepOf,
  OUTCOME_KINDS,
  type Outcome,
  outcomeProblems,
  outcomesOf,
  PAPERS_STATES,
  remindersOf,
  timelineOf,
} from './index.ts';

const stepOf = (more: Partial<CaseFacts>) => nextStepOf(aCase(more)).code;
const court = (more: Partial<CaseFacts['court']>): CaseFacts['court'] => ({ ...aCase().court, ...more });
const FILED = dayOf('2026-12-08');

describe('the one next step', () => {
  const waiting = { channel: 'self_mail', state: 'queued', on: null } as const;
  test.each([
    ['a letter nobody signed yet', { approvedOn: null, answerBy: null, deliveries: [] }, 'approve_letter'],
    ['an email that came back', { deliveries: [{ channel: 'email', state: 'failed', on: null }] }, 'mend_delivery'],
    ['a letter that waits to be mailed', { deliveries: [waiting], answerBy: dayOf('2026-12-20') }, 'mail_letter'],
    ['a letter nobody mailed before its answer day', { deliveries: [waiting], answerBy: TODAY }, 'renew_letter'],
    ['a mailed letter before its answer day', { answerBy: dayOf('2026-12-09') }, 'wait_for_answer'],
    ['the answer day itself, which is not over', { answerBy: TODAY }, 'wait_for_answer'],
    ['an answer day that passed in silence', {}, 'say_what_happened'],
    ['no answer, and papers that are ready', { outcomes: [happened('no_answer')] }, 'sign_papers'],
    ['no answer, and signed papers', { outcomes: [happened('no_answer')], papers: 'signed' }, 'file_papers'],
    ['no answer, and papers being made', { outcomes: [happened('no_answer')], papers: 'making' }, 'wait_for_papers'],
    [
      'no answer, and papers that were stopped',
      { outcomes: [happened('no_answer')], papers: 'stopped' },
      'mend_papers',
    ],
    [
      'no answer, and a package without papers',
      { outcomes: [happened('no_answer')], papers: 'not_bought' },
      'court_without_papers',
    ],
    [
      'a dispute before the answer day',
      { answerBy: dayOf('2026-12-20'), outcomes: [happened('disputed')] },
      'sign_papers',
    ],
    [
      'a part before the answer day',
      { answerBy: dayOf('2026-12-20'), outcomes: [happened('paid_part', { amount: cents(100) })] },
      'wait_for_answer',
    ],
    [
      'a promise whose day is to come',
      { outcomes: [happened('promised', { by: dayOf('2026-12-18') })] },
      'wait_for_promise',
    ],
    [
      'a promise whose day passed',
      { outcomes: [happened('promised', { by: dayOf('2026-12-05') })] },
      'say_what_happened',
    ],
    ['a letter that came back', { outcomes: [happened('came_back')] }, 'correct_address'],
    ['a filed case without a court date', { court: court({ filedOn: FILED }) }, 'wait_for_court'],
    ['a hearing to come', { court: court({ filedOn: FILED, hearingOn: dayOf('2027-01-20') }) }, 'prepare_hearing'],
    [
      'a hearing that is over',
      { court: court({ filedOn: FILED, hearingOn: dayOf('2026-12-07') }) },
      'say_how_hearing_went',
    ],
    [
      'a judgment of which no filing was written down',
      { court: court({ judgmentOn: dayOf('2026-12-08') }) },
      'collect',
    ],
    ['a judgment', { court: court({ filedOn: FILED, judgmentOn: dayOf('2026-12-08') }) }, 'collect'],
    [
      'a judgment that was paid',
      { court: court({ filedOn: FILED, judgmentOn: dayOf('2026-12-08') }), outcomes: [happened('paid_all')] },
      'done',
    ],
    ['a debt paid in full', { outcomes: [happened('paid_all')] }, 'done'],
  ] as const)('of %s', (_when, more, expected) => {
    expect(stepOf(more as Partial<CaseFacts>)).toBe(expected);
  });

  test('is to do nothing more only where nothing is open', () => {
    fc.assert(
      fc.property(anyCase(), (facts) => {
        const ledger = ledgerOf(facts.asked, facts.outcomes);
        // A judgment over nothing leaves nothing open, and is not the end anybody hoped for.
        const isOver = facts.approvedOn !== null && ledger.open === 0 && !isLost(ledger);
        expect(nextStepOf(facts).code === 'done').toBe(isOver);
      }),
    );
  });
});

describe('the account', () => {
  test('takes every payment off, and “all of it” pays what was open then', () => {
    const outcomes = [happened('paid_part', { amount: cents(80_000) }), happened('paid_all')];
    expect(ledgerOf(cents(244_000), outcomes)).toMatchObject({
      paid: 244_000,
      open: 0,
      payments: [{ amount: 80_000 }, { amount: 164_000 }],
    });
  });

  test('always adds up to what was asked, or given by a court, and is never below nothing', () => {
    fc.assert(
      fc.property(anyCase(), ({ asked, outcomes }) => {
        const { awarded, paid, open, payments } = ledgerOf(asked, outcomes);
        if (awarded === null) expect(paid + open).toBe(asked);
        else expect(open).toBeLessThanOrEqual(awarded);
        expect(open).toBeGreaterThanOrEqual(0);
        expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
      }),
    );
  });
});

describe('a judgment', () => {
  const judged = (amount: number) => happened('judgment', { amount: cents(amount), on: dayOf('2026-12-07') });

  test('says anew what is owed, and what is collected comes off', () => {
    const outcomes = [
      happened('paid_part', { amount: cents(44_000) }),
      judged(210_000),
      happened('collected', { amount: cents(10_000), on: TODAY }),
    ];
    expect(ledgerOf(cents(244_000), outcomes)).toMatchObject({ awarded: 210_000, open: 200_000, paid: 54_000 });
  });

  test('of nothing leaves nothing owed, and is not "paid in full"', () => {
    const facts = aCase({ outcomes: [judged(0)] });
    expect([caseStatusOf(facts), nextStepOf(facts).code, followUpsOf(facts)]).toEqual([
      'judgment',
      'lost',
      ['keep_record', 'case_closed'],
    ]);
  });
});

test('what was filed without papers of ours gives the court its days, and the filing page has the last word', () => {
  const none = { filedOn: null, servedOn: null, hearingOn: null, judgmentOn: null };
  const filed = happened('filed', { on: TODAY, by: dayOf('2027-01-12'), words: 'SC-1-26' });
  expect(courtDaysWith(none, [filed])).toEqual({ ...none, filedOn: TODAY, hearingOn: dayOf('2027-01-12') });
  expect(courtDaysWith({ ...none, hearingOn: TODAY }, [filed]).hearingOn).toBe(TODAY);
});

describe('what follows', () => {
  test.each([
    ['a full payment', [happened('paid_all')], ['thank_you_note', 'case_closed', 'keep_record']],
    ['a part', [happened('paid_part', { amount: cents(100) })], ['note_for_rest', 'open_papers']],
    [
      'a plan',
      [happened('plan_agreed', { amount: cents(100), by: dayOf('2027-02-01') })],
      ['plan_note', 'keep_record'],
    ],
    ['a wish for time', [happened('asks_time', { by: dayOf('2026-12-20') })], ['time_note']],
    ['a no', [happened('disputed')], ['read_their_side', 'keep_record', 'open_papers']],
    ['a day that passed without money', [happened('not_paid', { on: TODAY })], ['open_papers']],
    ['a new address', [happened('moved')], ['correct_address']],
    ['nothing', [], []],
  ] as const)('from %s', (_what, outcomes, followUps) => {
    expect(followUpsOf(aCase({ outcomes }))).toEqual(followUps);
  });

  test('from a judgment is no way to court any more, also where no filing was written down', () => {
    const judged = happened('judgment', { amount: cents(100_000) });
    const facts = aCase({ outcomes: [judged], court: court({ judgmentOn: judged.on }) });
    expect(followUpsOf(facts)).toEqual(['collect', 'keep_record']);
  });

  test('from a day that passed without money is the larger package, where papers were not bought', () => {
    expect(followUpsOf(aCase({ papers: 'not_bought', outcomes: [happened('not_paid')] }))).toEqual(['get_papers']);
  });

  test('is put into a note that names no figure nobody wrote down', () => {
    const names = { claimant: 'Lena Marchetti', defendant: 'Garrow Street Homes LLC' };
    const part = happened('paid_part', { amount: cents(80_000) });
    const [rest] = caseNotesOf(aCase({ outcomes: [part] }), names);
    expect(rest?.text).toBe(
      [
        'December 8, 2026',
        'Dear Garrow Street Homes LLC,',
        'Thank you for your payment of $800.00 on December 3, 2026. After it, $1,640.00 of what I asked for in my letter of November 21, 2026 is still open.',
        'Please pay the rest by December 22, 2026. My letter says how. If you see it another way, please write to me before that day.',
        'Sincerely,',
        'Lena Marchetti',
      ].join('\n\n'),
    );
    expect(caseNotesOf(aCase({ outcomes: [happened('paid_all')] }), names)[0]?.text).toContain(
      'your payment of $2,440.00 on December 3, 2026. With it, everything I asked for',
    );
    expect(caseNotesOf(aCase({ outcomes: [happened('no_answer')] }), names)).toEqual([]);
  });
});

describe('the alerts', () => {
  test('are the reminders, from the moment it is so', () => {
    expect(alertsOf(aCase({ approvedOn: null, answerBy: null, paidOn: TODAY }))).toMatchObject([
      { code: 'letter_unapproved' },
    ]);
    fc.assert(
      fc.property(anyCase(), (facts) => {
        const shown = alertsOf(facts).map(({ key }) => key);
        for (const { key } of remindersOf(facts)) expect(shown).toContain(key);
      }),
    );
  });
});

describe('what was written down', () => {
  const said = ({ id: _id, ...outcome }: Outcome) => outcome;
  test('is corrected by a later line, and taken back by an empty one', () => {
    const part = happened('paid_part', { amount: cents(100) });
    const lines = [
      { id: 'a', replaces: null, outcome: said(part) },
      { id: 'b', replaces: 'a', outcome: said({ ...part, amount: cents(200) }) },
      { id: 'c', replaces: null, outcome: said(happened('no_answer')) },
      { id: 'd', replaces: 'c', outcome: null },
    ];
    expect(outcomesOf(lines).map(({ id, amount }) => [id, amount])).toEqual([['b', 200]]);
  });

  test('counts by the day it happened, not by the day it was written down', () => {
    const lines = [
      { id: 'late', replaces: null, outcome: said(happened('no_answer', { on: dayOf('2026-12-08') })) },
      { id: 'early', replaces: null, outcome: said(happened('promised', { on: dayOf('2026-12-01'), by: TODAY })) },
    ];
    expect(outcomesOf(lines).map(({ id }) => id)).toEqual(['early', 'late']);
  });

  const limits = { today: TODAY, approvedOn: dayOf('2026-11-21'), open: cents(100_000) };
  test.each([
    ['a day still to come', happened('no_answer', { on: dayOf('2026-12-09') }), 'outcome.day_to_come'],
    ['a day before the letter', happened('no_answer', { on: dayOf('2026-11-20') }), 'outcome.before_letter'],
    ['a part without its sum', happened('paid_part'), 'outcome.amount_needed'],
    ['a part of nothing', happened('paid_part', { amount: cents(0) }), 'outcome.amount_needed'],
    ['a part larger than what is open', happened('paid_part', { amount: cents(100_001) }), 'outcome.more_than_open'],
    ['a promise without a day', happened('promised'), 'outcome.by_needed'],
    ['a promise for a day before it was made', happened('promised', { by: dayOf('2026-12-02') }), 'outcome.by_before'],
    ['a very long story', happened('disputed', { words: 'x'.repeat(501) }), 'outcome.words_long'],
  ])('is refused for %s', (_what, outcome, code) => {
    expect(outcomeProblems(outcome, limits).map((one) => one.code)).toEqual([code]);
  });

  test('is taken with what its kind asks for, and no more', () => {
    const whole = [
      happened('paid_all'),
      happened('paid_part', { amount: cents(100_000) }),
      happened('promised', { by: dayOf('2026-12-18') }),
      happened('disputed', { words: 'They say the work was bad.' }),
      happened('no_answer', { on: TODAY }),
      happened('came_back'),
    ];
    expect(whole.flatMap((outcome) => outcomeProblems(outcome, limits))).toEqual([]);
  });
});

describe('the timeline', () => {
  test('goes from the first day to the last, with today in its place', () => {
    const facts = aCase({
      writtenOn: dayOf('2026-11-20'),
      outcomes: [happened('paid_part', { amount: cents(80_000) })],
    });
    expect(timelineOf(facts).map(({ key, when }) => `${key} ${when}`)).toEqual([
      'incident past',
      'package past',
      'written past',
      'approved past',
      'mailed past',
      'outcome_paid_part past',
      'answer_day past',
      'today today',
      'last_day_to_file ahead',
    ]);
  });

  test('tells of money that was collected after the judgment of the same day', () => {
    const facts = aCase({
      court: court({ filedOn: FILED, judgmentOn: FILED }),
      outcomes: [happened('collected', { on: FILED, amount: cents(50_000) })],
    });
    const keys = timelineOf(facts).map(({ key }) => key);
    expect(keys.slice(-4)).toEqual(['filed', 'judgment', 'outcome_collected', 'today']);
  });

  test('names no last day to file once the case is filed', () => {
    const keys = timelineOf(aCase({ court: court({ filedOn: FILED }) })).map(({ key }) => key);
    expect(keys).toContain('filed');
    expect(keys).not.toContain('last_day_to_file');
  });

  test('asks for no answer any more once the case is filed, or all is paid', () => {
    const answerBy = addDays(TODAY, 9);
    const keysOf = (facts: Partial<CaseFacts>) => timelineOf(aCase({ answerBy, ...facts })).map(({ key }) => key);
    expect(keysOf({})).toContain('answer_day');
    expect(keysOf({ court: court({ filedOn: TODAY }) })).not.toContain('answer_day');
    expect(keysOf({ outcomes: [happened('paid_all')] })).not.toContain('answer_day');
  });

  test('is in the order of days and holds today once, whatever is known', () => {
    fc.assert(
      fc.property(anyCase(), (facts) => {
        const moments = timelineOf(facts);
        expect(moments.map(({ day }) => day)).toEqual(moments.map(({ day }) => day).toSorted());
        expect(moments.filter(({ key }) => key === 'today')).toHaveLength(1);
      }),
    );
  });
});

test.each([
  ['pending', { approvedOn: null }],
  ['completed', { answerBy: TODAY }],
  ['answer_day_passed', {}],
  ['part_paid', { outcomes: [happened('paid_part', { amount: cents(5) })] }],
  ['paid', { outcomes: [happened('paid_all')] }],
  ['filed', { court: court({ filedOn: FILED }) }],
  ['judgment', { court: court({ filedOn: FILED, judgmentOn: FILED }) }],
] as const)('a case is %s', (status, more) => {
  expect(caseStatusOf(aCase(more as Partial<CaseFacts>))).toBe(status);
});

function anyCase(): fc.Arbitrary<CaseFacts> {
  const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days));
  const maybe = fc.option(day, { nil: null });
  const sum = fc.integer({ min: 0, max: 300_000 }).map(cents);
  const outcome = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...OUTCOME_KINDS),
    on: day,
    amount: fc.option(sum, { nil: null }),
    by: maybe,
    words: fc.constant(''),
  });
  return fc
    .record({
      asked: fc.integer({ min: 1, max: 300_000 }).map(cents),
      incidentOn: maybe,
      approvedOn: maybe,
      answerBy: maybe,
      papers: fc.constantFrom(...PAPERS_STATES),
      court: fc.record({ filedOn: maybe, servedOn: maybe, hearingOn: maybe, judgmentOn: maybe }),
      lastDayToFile: maybe,
      outcomes: fc.array(outcome, { maxLength: 6 }),
    })
    .map((more) => aCase(more));
}
