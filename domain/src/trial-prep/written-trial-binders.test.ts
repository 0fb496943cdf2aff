import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessClaim } from '../claim-fit/index.ts';
import type { Claim } from '../claims/claim.ts';
import { aClaim, aClaimFor, answering, aBusinessDefendant, aPersonDefendant } from '../claims/testing/a-claim.ts';
import { aCard } from '../fact-cards/testing/a-card.ts';
import type { PaperBlock } from '../court-papers/index.ts';
import { pageHasPrivateNumber } from '../court-papers/complaint/kept-out.ts';
import { anyClaim } from '../court-papers/testing/random-claims.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { allRows, usNj } from '../jurisdictions/us-nj/index.ts';
import { theories } from '../jurisdictions/us-nj/trial/index.ts';
import { readingGrade } from '../letters/checks/reading-grade.ts';
import { composeCase } from '../letters/testing/compose-case.ts';
import { writtenCases } from '../letters/testing/written-cases/index.ts';
import { cents, parseUsd } from '../money/index.ts';
import { splitSentences } from '../own-words/index.ts';
import { textsIn } from '../court-papers/testing/packets.ts';
import { amountsIn, bookOf, fileText, inputFor, ROSA, sheetOf, textOf, TODAY } from './testing/trial-binders.ts';
import {
  NO_TRIAL_NOTES,
  notesProblem,
  prepareTrialBinder,
  type TrialBinder,
  TRIAL_TITLES,
  type TrialFileKind,
} from './index.ts';

const centsOf = (amount: string): number => {
  const read = parseUsd(amount.replace('-', ''));
  if (!read.ok) throw new Error(`${amount} is no amount`);
  return amount.startsWith('-') ? -read.value : read.value;
};

const LOWEST = cents(1_777_31);

describe('the money worksheet', () => {
  test('adds up to the cent for any claim, payments and interest', () => {
    const payments = fc.array(fc.record({ days: fc.nat(100), part: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(anyClaim, payments, (claim, paid) => {
        const notes = {
          ...NO_TRIAL_NOTES,
          wantsInterest: true,
          payments: paid.map(({ days, part }) => ({
            paidOn: dayOf(`2026-0${7 + (days % 3)}-1${days % 10}`),
            cents: cents(Math.floor((claim.amount * part) / 1_000)),
          })),
        };
        const prepared = prepareTrialBinder(inputFor(claim, { notes }));
        if (!prepared.ok) return;
        for (const rows of amountsIn(prepared.value, 'money')) {
          const own = rows.filter(({ isTotal }) => !isTotal);
          const [sum] = rows.filter(({ isTotal }) => isTotal);
          if (own.length === 0) continue;
          expect(own.reduce((total, { amount }) => total + centsOf(amount), 0)).toBe(centsOf(sum?.amount ?? ''));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('takes the rows of the facts when they come to the claim, and only then, whatever the letter prints', () => {
    const cards = [aCard('debt.loan', { amount: '2500' }), aCard('debt.part-paid', { amount: '500' })];
    const letter = { issuedOn: TODAY, deadline: TODAY, text: 'Dear Tom Lee:\n\nMoney lent: $1.00\nTotal: $1.00' };
    const rows = (amount: number) =>
      amountsIn(bookOf(aClaim({ cards, amount: cents(amount) }), { letter }), 'money')[0]?.map(({ label }) => label);
    expect(rows(2_000_00)).toEqual(['Money lent', 'Less: payment received', 'A. Sum claimed']);
    expect(rows(1_999_00)).toEqual(['The claim', 'A. Sum claimed']);
  });

  test('of a multiple for the court alone has a row for what the law adds', () => {
    const claim = aClaimFor('deposit-not-returned', {
      amount: cents(4_000_00),
      courtAmount: cents(8_000_00),
      multiple: 'court',
      cards: [
        aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
        aCard('rental.deposit-paid', { amount: '4000' }),
      ],
    });
    expect(amountsIn(bookOf(claim), 'money')[0]?.map(({ label, amount }) => [label, amount])).toEqual([
      ['Security deposit paid', '$4,000.00'],
      ['Added under N.J.S.A. 46:8-21.1', '$4,000.00'],
      ['A. Sum claimed', '$8,000.00'],
    ]);
  });

  test('counts interest on what was open on each day', () => {
    const payments = [{ paidOn: dayOf('2026-08-31'), cents: cents(1_000_00) }];
    const text = fileText(bookOf(aClaim(), { notes: { ...NO_TRIAL_NOTES, wantsInterest: true, payments } }), 'money');
    // $2,000 for 91 days and $1,000 for 82 days at 4.5 percent.
    expect(text).toContain('2026: 91 days on $2,000.00');
    expect(text).toContain('"$22.44"');
    expect(text).toContain('2026: 82 days on $1,000.00');
    expect(text).toContain('"$10.11"');
  });

  test('shows no interest sum for harm, whose days start with the filing', () => {
    const notes = { ...NO_TRIAL_NOTES, wantsInterest: true };
    expect(fileText(bookOf(aClaimFor('parked-car'), { notes }), 'money')).toContain('R. 4:42-11(b)');
  });
});

describe('the lowest figure', () => {
  test('stands in the private file alone, whatever the claim', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const prepared = prepareTrialBinder(inputFor(claim, { lowest: LOWEST }));
        if (!prepared.ok) return;
        for (const { kind, sheets } of prepared.value.files) {
          expect(/1,777\.31|177731/.test(textOf(sheets))).toBe(kind === 'mediation');
        }
      }),
      { numRuns: 40 },
    );
  });

  test('and what is open leave the room to move', () => {
    const [figures] = amountsIn(bookOf(aClaim(), { lowest: LOWEST }), 'mediation');
    expect(figures?.slice(-2).map(({ amount }) => amount)).toEqual(['$1,777.31', '$222.69']);
  });

  test('changes no other file', () => {
    const without = bookOf(aClaim());
    const others = (book: TrialBinder) => book.files.filter(({ kind }) => kind !== 'mediation');
    expect(others(bookOf(aClaim(), { lowest: LOWEST }))).toEqual(others(without));
  });
});

describe('the guides', () => {
  test('go by the part of the court', () => {
    const day = (amount: number) => textOf(sheetOf(bookOf(aClaim({ amount: cents(amount) })), 'court_day'));
    expect(day(2_000_00)).toContain('Small Claims: no written answer');
    expect(day(9_000_00)).toContain('On the trial day a mediator first tries');
    expect(day(9_000_00)).toContain('Special Civil Part: read the other side’s written answer');
  });

  test('speak of wages only where a debtor can earn some', () => {
    const against = (defendants: Claim['defendants']) => fileText(bookOf(aClaim({ defendants })), 'collecting');
    expect(against(aClaim().defendants)).toContain('more than $217.50 a week');
    expect(against([aBusinessDefendant()])).not.toContain('$217.50');
  });

  test('of collecting say what an officer reaches where an address is out of State', () => {
    const at = (place: Parameters<typeof aPersonDefendant>[0]) =>
      fileText(
        bookOf(aClaim({ filingCounty: 'Essex', defendants: [aPersonDefendant(), aPersonDefendant(place)] })),
        'collecting',
      );
    expect(at({})).not.toContain('outside the State');
    expect(at({ city: 'Albany', state: 'NY', zip: '12207' })).toContain('At least one address is outside the State.');
  });

  test('tell to confirm what was not read on an official page', () => {
    const book = bookOf(aClaim());
    expect(fileText(book, 'collecting')).toContain('Please confirm with the clerk.');
    expect(textOf(sheetOf(book, 'court_day'))).toContain(
      'A court interpreter is free of charge. Ask on the complaint, or call the office early. Please confirm with the clerk.',
    );
  });

  test('say how to pay in parts, to the cent, when the claimant said so', () => {
    const book = bookOf(aClaim({ amount: cents(1_000_00), ...answering({ paymentPlan: 'Yes, up to 3 months' }) }));
    expect(fileText(book, 'mediation')).toContain('$333.34, $333.33, $333.33');
  });
});

describe('what the outline says of the letter', () => {
  const DEADLINE = dayOf('2026-12-07');
  const outline = (text: string) =>
    textOf(sheetOf(bookOf(aClaim(), { letter: { issuedOn: TODAY, deadline: DEADLINE, text } }), 'outline'));

  test('is the sum the approved words ask for, whatever the claim says', () => {
    const stated = outline('Dear Tom Lee:\n\nPlease pay me $1,900.00 by December 7, 2026.\n\nSincerely,\nAna');
    expect(stated).toContain('My letter of November 21, 2026 asked for $1,900.00 by December 7, 2026.');
    expect(stated).toContain('I wrote to the other side and asked for $1,900.00.');
    expect(stated).not.toContain('asked for $2,000.00');
  });

  test.each([
    ['no sum', 'Please pay me what you owe by December 7, 2026.'],
    ['two sums', 'Please pay me $1,900.00 by December 7, 2026. Please pay $2,000.00.'],
  ])('names no sum where the letter asks for %s', (_name, text) => {
    expect(outline(text)).toContain('My letter of November 21, 2026 asked for the money by December 7, 2026.');
    expect(outline(text)).toContain('I wrote to the other side and asked for the money.');
  });

  test('names no last day the letter does not hold, nor does the sheet for the judge', () => {
    const letter = { issuedOn: TODAY, deadline: DEADLINE, text: 'Please pay me $2,000.00 by December 10, 2026.' };
    const book = bookOf(aClaim(), { letter });
    const stated = textOf([sheetOf(book, 'outline'), sheetOf(book, 'hearing')]);
    expect(stated).toContain('My letter of November 21, 2026 asked for $2,000.00.');
    expect(stated).toContain('Your letter of November 21, 2026. Bring the letter and proof that it was sent.');
    expect(stated).not.toMatch(/December 7|last day my letter gave/);
  });
});

describe('the answer to “too late”', () => {
  const answers = (claim: Claim) => textOf(sheetOf(bookOf(claim), 'other_side'));

  test('names the limit that seems over beside the one that does not', () => {
    const stated = answers(aClaim({ reasons: ['personal-loan', 'bad-check'], happenedOn: dayOf('2023-01-10') }));
    expect(stated).toContain('may have ended on January 10, 2026. Only a court can decide that.');
    expect(stated).toContain('may end on January 10, 2029.');
  });

  test('names the earlier day of a child, where the pause is not sure', () => {
    const stated = answers(
      aClaimFor('never-came', {
        claimantBirthDate: dayOf('2012-01-01'),
        guardianName: 'Maria Reyes',
        happenedOn: dayOf('2024-06-01'),
        ...answering({ isAdult: false }),
      }),
    );
    expect(stated).toContain('may end on January 1, 2034.');
    expect(stated).toContain('Without a pause, the time may end on June 1, 2028.');
  });
});

describe('the settlement agreement', () => {
  test('names the parties and the sum, and leaves what is agreed and all signatures open', () => {
    const blocks = sheetOf(bookOf(aClaim()), 'settlement')?.blocks ?? [];
    const of = <K extends PaperBlock['kind']>(kind: K) =>
      blocks.filter((one): one is Extract<PaperBlock, { kind: K }> => one.kind === kind);
    expect(textOf(blocks)).toContain('Tom Lee will pay to Ana Reyes:');
    expect(of('amounts')[0]?.rows.at(-1)?.amount).toBe('$2,000.00');
    expect(of('choices').flatMap(({ options }) => options.filter(({ isTicked }) => isTicked))).toEqual([]);
    expect(of('signature').map(({ printedName }) => printedName)).toEqual(['Ana Reyes', 'Tom Lee']);
    expect(textOf(of('signature'))).not.toContain('"signed"');
  });
});

describe('every sheet', () => {
  test('rests on dated rows that are there', () => {
    const known = new Set(allRows.map(({ id }) => id));
    const { rowIds } = bookOf(aClaim());
    expect(rowIds.length).toBeGreaterThan(20);
    expect(rowIds.filter((id) => !known.has(id))).toEqual([]);
  });

  test('holds no text that looks like a private number to the check of made papers', () => {
    const texts = bookOf(aClaim()).files.flatMap(({ sheets }) => sheets.flatMap(({ blocks }) => textsIn(blocks)));
    expect(texts.filter(pageHasPrivateNumber)).toEqual([]);
  });

  test('is the same every time', () => {
    expect(bookOf(aClaim(), { lowest: LOWEST })).toEqual(bookOf(aClaim(), { lowest: LOWEST }));
  });

  test('is made for the written cases of all twelve categories, or their court papers are stopped too', () => {
    const made = new Set<string>();
    for (const one of writtenCases) {
      const fit = assessClaim(one.claim, usNj, TODAY);
      const { composed } = composeCase(one, usNj, fit, TODAY);
      const letter = { issuedOn: TODAY, deadline: fit.letterDeadline, text: composed.text };
      const prepared = prepareTrialBinder(inputFor(one.claim, { letter, decisions: one.decisions }));
      if (prepared.ok) made.add(one.claim.situation);
      else expect(prepared.error.code).toMatch(/^papers\./);
    }
    expect(made.size).toBe(12);
  });

  test('is not made above the limit of the part without a waiver', () => {
    const prepared = prepareTrialBinder(inputFor(aClaim({ amount: cents(24_000_00) })));
    expect(prepared).toMatchObject({ ok: false, error: { code: 'papers.law_division' } });
  });
});

describe('the words', () => {
  const gradeOf = (text: string): number =>
    readingGrade(splitSentences(text).map(({ start, end }) => text.slice(start, end)));

  test.each(theories.map(({ key }) => key))('of %s can be read after eight years of school', (key) => {
    const found = theories.find((one) => one.key === key);
    const texts = (found?.elements ?? []).flatMap(({ text, ask }) => [text, ask.replaceAll(/\{\w+\}/g, 'Ana')]);
    const said = (found?.defences ?? []).map(({ says }) => says);
    expect(gradeOf([...texts, ...said].join(' '))).toBeLessThanOrEqual(8);
  });

  test.each<TrialFileKind>(['book', 'outline', 'money', 'settlement', 'mediation', 'collecting'])(
    'of the %s can be read after eight years of school',
    (kind) => {
      const file = bookOf(aClaim(), { notes: { ...NO_TRIAL_NOTES, witnesses: [ROSA] } }).files.find(
        (one) => one.kind === kind,
      );
      const prose = (file?.sheets ?? [])
        .flatMap(({ blocks }) => blocks)
        .flatMap((one) => {
          if (one.kind === 'paragraph' || one.kind === 'notice') return [one.text];
          if (one.kind === 'checklist') return one.items;
          if (one.kind === 'numbered') return one.paragraphs;
          return one.kind === 'steps' ? one.items.map(({ head, text }) => `${head} ${text}`) : [];
        });
      expect(gradeOf(prose.map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`)).join(' '))).toBeLessThanOrEqual(8);
    },
  );
});

describe('notes', () => {
  const problem = (notes: Partial<typeof NO_TRIAL_NOTES>, lowest: number | null = null) =>
    notesProblem({ ...NO_TRIAL_NOTES, ...notes }, lowest === null ? null : cents(lowest), cents(2_000_00), TODAY)?.code;

  test('are refused when a witness is named twice, and fine when nothing is wrong', () => {
    expect(problem({ witnesses: [ROSA, ROSA] })).toBe('trial.witness_twice');
    expect(problem({ witnesses: [ROSA] }, 2_000_00)).toBeUndefined();
    expect(problem({}, 2_000_01)).toBe('trial.lowest_too_high');
  });
});

test('every paper has a title that is translated', () => {
  expect(bookOf(aClaim()).files.map(({ title }) => title)).toEqual(TRIAL_TITLES);
});
