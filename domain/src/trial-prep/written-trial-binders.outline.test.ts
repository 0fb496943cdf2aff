import { describe, expect, test } from 'vitest';
import type { Claim } from '../claims/claim.ts';
import { aBusinessDefendant, aClaim, aClaimFor } from '../claims/testing/a-claim.ts';
import { categories } from '../claims/taxonomy/index.ts';
import { catalogueOf } from '../fact-cards/catalogue/index.ts';
import { aCard } from '../fact-cards/testing/a-card.ts';
import { ANSWERS } from '../jurisdictions/us-nj/trial/answers.ts';
import { theories } from '../jurisdictions/us-nj/trial/theories.ts';
import { usNj } from '../jurisdictions/us-nj/index.ts';
import { writtenCases } from '../letters/testing/written-cases/index.ts';
import { cents } from '../money/index.ts';
import { bookOf, ROSA, sheetOf, textOf, TODAY } from './testing/trial-binders.ts';
import { NO_TRIAL_NOTES, trialOffers } from './index.ts';

const STORY = 'He never paid. We had agreed on it. I lent it on May 1, 2026.';
const LOAN = [aCard('debt.loan', { amount: '2000', day: '2026-06-01' }), aCard('debt.unpaid', { what: 'nothing' })];
const mine = (claim: Claim, spoken: readonly string[]) => {
  const blocks = sheetOf(bookOf(claim, { notes: { ...NO_TRIAL_NOTES, spoken } }), 'outline')?.blocks ?? [];
  const at = blocks.findIndex((one) => one.kind === 'heading' && one.text === 'In my own words');
  const stated = blocks[at + 1];
  return at < 0 || stated?.kind !== 'paragraph' ? null : stated.text;
};
const written = (name: string) => {
  const found = writtenCases.find((one) => one.name.startsWith(name));
  if (found === undefined) throw new Error(name);
  return found;
};
const outlineOfCase = (name: string) => {
  const { claim, decisions } = written(name);
  return sheetOf(bookOf(claim, { decisions }), 'outline');
};

describe('own sentences on the outline', () => {
  const claim = aClaim({ cards: LOAN, story: STORY, storyInLetter: 'yes' });

  test('are those the person chose, in the order of the story, and none where cards tell it and nothing was chosen', () => {
    expect(mine(claim, [])).toBeNull();
    expect(mine(claim, ['I lent it on May 1, 2026.', 'He never paid.'])).toBe(
      'He never paid. I lent it on May 1, 2026.',
    );
  });

  test('leave out a chosen sentence that the complaint does not hold any more', () => {
    expect(mine(claim, ['He owes me a boat.', 'He never paid.'])).toBe('He never paid.');
  });

  test('are taken in their order where there is no card and nothing was chosen: the page would be empty', () => {
    expect(mine(aClaim({ story: STORY }), [])).toBe(STORY);
    expect(mine(aClaim({ story: STORY }), ['We had agreed on it.'])).toBe('We had agreed on it.');
  });

  test('are offered as the court hears them', () => {
    expect(trialOffers({ claim, pack: usNj, today: TODAY }).sentences).toEqual([
      'He never paid.',
      'We had agreed on it.',
      'I lent it on May 1, 2026.',
    ]);
  });

  test('are not offered where they speak of the letter, which no outline takes over', () => {
    const counted = aClaim({ story: 'He never paid. It is 40 days to the date of this letter.', storyInLetter: 'yes' });
    expect(trialOffers({ claim: counted, pack: usNj, today: TODAY }).sentences).toEqual(['He never paid.']);
  });
});

describe('witnesses from the cards', () => {
  test('are offered with the sentence that names them, each once', () => {
    const { claim, decisions } = written('parked car hit');
    const { witnesses } = trialOffers({ claim, pack: usNj, today: TODAY, decisions });
    expect(witnesses.length).toBeGreaterThan(0);
    for (const { name, saw } of witnesses) expect([name, saw]).not.toContain('');
    expect(new Set(witnesses.map(({ name }) => name)).size).toBe(witnesses.length);
  });
});

describe('the slots of the outline', () => {
  test('tell the sum line by line, and what the other side may say with the answer', () => {
    const sheet = outlineOfCase('deposit doubled by law');
    const headings = sheet?.blocks.flatMap((one) => (one.kind === 'heading' ? [one.text] : []));
    expect(headings).toEqual([
      'What was agreed',
      'What happened',
      'What I paid and what it cost',
      'How the sum is made',
      'What they may say, and my answer',
      'Key days',
      'What I asked for',
      'What I ask the judge for',
    ]);
    const stated = textOf(sheet);
    expect(stated).toContain('Security deposit paid: $1,800.00');
    expect(stated).toContain('In all $3,600.00');
  });

  test('of a crash have no agreement', () => {
    expect(textOf(outlineOfCase('parked car hit'))).not.toContain('What was agreed');
  });

  test('speak of no day of “this letter”: in court there is none', () => {
    for (const { claim, decisions } of writtenCases) {
      const sheet = sheetOf(bookOfOrNull(claim, decisions), 'outline');
      expect(textOf(sheet ?? '')).not.toMatch(/\bthis letter\b/);
    }
  });

  test('ask the person to write how they came to deal with the other side, and do not print that as their words', () => {
    const stated = outlineOfCase('unpaid invoices');
    const written = stated?.blocks.find((one) => one.kind === 'write');
    expect(written).toMatchObject({ label: expect.stringMatching(/how/i) });
    expect(stated?.blocks).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('Tell the judge') }),
    );
  });
});

const EMPTY = { author: '', runningHead: '', preparedOn: TODAY, files: [], rowIds: [] };
function bookOfOrNull(claim: Claim, decisions: (typeof writtenCases)[number]['decisions']) {
  try {
    return bookOf(claim, { decisions });
  } catch {
    return EMPTY;
  }
}

test('a name that ends in a period gets no second one', () => {
  const claim = aClaimFor('unpaid-invoice', {
    defendants: [
      { ...aBusinessDefendant(), name: { kind: 'business', legalName: 'Bagel Works Inc.', contactName: '' } },
    ],
  });
  expect(textOf(bookOf(claim).files)).not.toContain('Inc..');
});

test('no file of a book has a sheet without words', () => {
  for (const { claim, decisions } of writtenCases) {
    const book = bookOfOrNull(claim, decisions);
    for (const { sheets } of book.files) {
      expect(sheets.length).toBeGreaterThan(0);
      for (const { blocks } of sheets) expect(textOf(blocks).length).toBeGreaterThan(200);
    }
  }
  expect(bookOf(aClaim(), { notes: { ...NO_TRIAL_NOTES, witnesses: [ROSA] } }).files).toHaveLength(6);
});

describe('an answer to what they may say', () => {
  const deposit = aClaimFor('deposit-not-returned', {
    amount: cents(1_300_00),
    courtAmount: cents(1_300_00),
    cards: [
      aCard('rental.home', { from: '2023-06-01', to: '2026-05-31', lease: 'written', rent: '1750' }),
      aCard('rental.deposit-paid', { amount: '2500', day: '2023-05-20' }),
      aCard('rental.new-address', { day: '2026-05-29', how: 'email' }),
      aCard('rental.keys', { how: 'hand', day: '2026-05-31' }),
      aCard('rental.returned', { result: 'part', amount: '1200', day: '2026-07-09' }),
    ],
  });

  test('is a card that answers it, and what no card answers is not there', () => {
    const stated = textOf(sheetOf(bookOf(deposit), 'outline'));
    expect(stated).toContain('Nobody told us where to send the money');
    expect(stated).toContain('On May 29, 2026 I gave Tom Lee my new address by email.');
    expect(stated).not.toContain('Rent or other bills were still owed');
  });

  test('stands on the sheet about the other side too; else it names what could be brought', () => {
    const rows = (sheetOf(bookOf(deposit), 'other_side')?.blocks ?? []).flatMap((one) =>
      one.kind === 'table' ? one.rows : [],
    );
    const answerTo = (says: string) => rows.find(([said]) => said?.includes(says))?.[1];
    expect(answerTo('Nobody told us where')).toContain('my new address');
    expect(answerTo('Rent or other bills')).not.toMatch(/I got back|after I moved out/);
  });

  test('names cards and sayings that there are', () => {
    const says = new Set(theories.flatMap(({ defences }) => defences.map((one) => one.says)));
    const known = new Set(categories.flatMap(({ value }) => catalogueOf(value).cards.map(({ key }) => key)));
    expect(Object.keys(ANSWERS).filter((one) => !says.has(one))).toEqual([]);
    const named = Object.values(ANSWERS).flatMap(({ cards, only = {} }) => [...cards, ...Object.keys(only)]);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});
