import { describe, expect, test } from 'vitest';
import type { Claim } from '../claims/claim.ts';
import { subcategories } from '../claims/taxonomy/index.ts';
import { aClaim, aClaimFor, answering } from '../claims/testing/a-claim.ts';
import { catalogueOf } from '../fact-cards/catalogue/index.ts';
import { aCard } from '../fact-cards/testing/a-card.ts';
import { usNj } from '../jurisdictions/us-nj/index.ts';
import { bookOf, fileText, ROSA, sheetOf, textOf } from './testing/trial-binders.ts';
import { NO_TRIAL_NOTES, type TrialBinder } from './index.ts';

describe('what the judge must hear', () => {
  const LOAN = [
    aCard('debt.loan', { amount: '2000', day: '2026-06-01' }, { proof: ['bank'] }),
    aCard('debt.unpaid', { what: 'nothing' }),
  ];

  test('names the exhibit and the witness of a point, the own word, and the gap', () => {
    const exhibits = [{ id: 'e1', mark: 'P-1', description: 'Bank record' }];
    const notes = {
      ...NO_TRIAL_NOTES,
      witnesses: [ROSA],
      proofs: [
        { element: 'loan.given', exhibitIds: ['e1'], witnessIds: [] },
        { element: 'loan.loan', exhibitIds: [], witnessIds: ['w1'] },
      ],
    };
    const text = textOf(sheetOf(bookOf(aClaim({ cards: LOAN }), { exhibits, notes }), 'hearing'));
    expect(text).toContain('Exhibit P-1: Bank record.');
    expect(text).toContain('Witness: Rosa Diaz.');
    expect(text).toContain('Only your own word so far. You can say: “I received no payment.”');
    const bill = aClaimFor('unpaid-invoice', { cards: [aCard('debt.asked', { how: 'text' })] });
    expect(textOf(sheetOf(bookOf(bill), 'hearing'))).toContain('GAP: nothing speaks of this yet. People bring:');
  });

  test('names what was ticked on the card of a point, to be added as an exhibit', () => {
    const ticked = Object.keys(catalogueOf('debt').proof).slice(0, 1);
    const cards = LOAN.map((one) => ({ ...one, proof: ticked }));
    expect(textOf(sheetOf(bookOf(aClaim({ cards })), 'hearing'))).toContain('Add it to your exhibits.');
  });

  test('sorts nobody’s own words: without cards no point is told by a sentence, and none is a gap', () => {
    const text = textOf(sheetOf(bookOf(aClaim()), 'hearing'));
    expect(text).not.toMatch(/GAP|You can say/);
    expect(text).toContain('No paper and no witness is named for this yet.');
  });

  test.each(subcategories.map(({ value }) => value))('%s has points, answers and questions of its own', (reason) => {
    const found = usNj.trial?.theoriesOf(aClaimFor(reason)) ?? [];
    expect(found).toHaveLength(1);
    for (const { key, elements, defences } of found) {
      expect(key).not.toBe('general');
      expect(elements.length).toBeGreaterThanOrEqual(3);
      expect(defences.length).toBeGreaterThanOrEqual(2);
      const keys = elements.map((one) => one.key);
      for (const { against } of defences) expect(keys).toEqual(expect.arrayContaining([...against]));
    }
  });

  test('a claimant on the selling side never gets the buyer’s points', () => {
    const keysOf = (reason: string) => usNj.trial?.theoriesOf(aClaimFor(reason)).map(({ key }) => key);
    expect(keysOf('tenant-owes-rent')).toEqual(['rent_owed']);
    expect(keysOf('homeowner-did-not-pay')).toEqual(['bill']);
    expect(keysOf('customer-chargeback')).toEqual(['bill']);
  });
});

describe('questions to a witness', () => {
  test('come from the points they were named for, and from what they saw', () => {
    const notes = {
      ...NO_TRIAL_NOTES,
      witnesses: [{ ...ROSA, saw: 'She heard Tom say on June 3 that he would pay $500.' }],
      proofs: [{ element: 'loan.loan', exhibitIds: [], witnessIds: ['w1'] }],
    };
    const text = textOf(sheetOf(bookOf(aClaim(), { notes }), 'witnesses'));
    expect(text).toContain('How do you know Ana Reyes and Tom Lee?');
    expect(text).toContain('What did Tom Lee say about paying it back? What were the words?');
    expect(text).toContain('How do you remember that it was that day?');
    expect(text).toContain('How do you know how much it was?');
  });

  test('hold no private number of the notes', () => {
    const notes = { ...NO_TRIAL_NOTES, witnesses: [{ ...ROSA, saw: 'She saw it. Her SSN is 123-45-6789.' }] };
    const book = bookOf(aClaim(), { notes });
    expect(textOf(book)).not.toContain('123-45-6789');
    expect(fileText(book, 'book')).toContain('A line of your notes held a private number and was left out.');
  });
});

describe('people the cards name', () => {
  const cards = [
    aCard('debt.said', {
      who: { side: 'other', role: '', name: 'Luis Ortega' },
      form: 'said',
      quote: 'I will pay you',
    }),
  ];
  const claim = aClaim({ cards });
  const sheet = (book: TrialBinder) => textOf(sheetOf(book, 'witnesses'));

  test('are proposed as witnesses with what the card says, until they are one', () => {
    const luis = { ...ROSA, name: 'Luis Ortega' };
    expect(sheet(bookOf(claim))).toContain('People your answers name');
    expect(sheet(bookOf(claim))).toContain('Luis Ortega: ');
    const named = sheet(bookOf(claim, { notes: { ...NO_TRIAL_NOTES, witnesses: [luis] } }));
    expect(named).not.toContain('People your answers name');
  });
});

describe('the outline', () => {
  const outline = (claim: Claim) => textOf(sheetOf(bookOf(claim), 'outline'));

  test('speaks of an agreement only where one was told or asked for', () => {
    const crash = { story: 'On June 1, 2026 Tom Lee drove into my car.', ...answering({ agreementKind: null }) };
    expect(outline(aClaimFor('car-crash', crash))).not.toContain('What was agreed');
    expect(outline(aClaim(answering({ agreementKind: 'Spoken only' })))).toContain('Kind of agreement: Spoken only.');
  });

  test('of harm has no agreement, whatever was answered or told', () => {
    const cards = [aCard('damage.parked', { day: '2026-06-01', driver: 'you' })];
    const stated = outline(aClaimFor('parked-car', { cards, ...answering({ agreementKind: 'Spoken only' }) }));
    expect(stated).not.toContain('What was agreed');
    expect(stated).not.toContain('Spoken only');
    expect(stated).toContain('What happened');
  });

  test('says each fact where its card belongs, as a court hears it', () => {
    const cards = [
      aCard('debt.loan', { amount: '2000', day: '2026-06-01' }),
      aCard('debt.unpaid', { what: 'nothing' }),
      aCard('debt.asked', { what: 'pay', how: 'text', day: '2026-08-01' }),
    ];
    const blocks = sheetOf(bookOf(aClaim({ cards, story: '' })), 'outline')?.blocks ?? [];
    const texts = blocks.flatMap((one) => (one.kind === 'heading' || one.kind === 'paragraph' ? [one.text] : []));
    expect(texts.slice(0, 4)).toEqual([
      'What was agreed',
      'On June 1, 2026 I lent Tom Lee $2,000.00.',
      'What happened',
      'I received no payment.',
    ]);
    expect(texts.find((text) => text.startsWith('On August 1, 2026 I asked Tom Lee'))).toBeDefined();
  });

  test('without cards lists the own words in their order, under one heading', () => {
    const story = 'He never paid. We had agreed on it. I lent it on May 1, 2026.';
    const blocks = sheetOf(bookOf(aClaim({ story })), 'outline')?.blocks ?? [];
    const at = blocks.findIndex((one) => one.kind === 'heading' && one.text === 'In my own words');
    expect(blocks[at + 1]).toEqual({ kind: 'paragraph', text: story });
    expect(textOf(blocks)).not.toMatch(/What was agreed|What happened/);
  });

  test('holds no sentence that the complaint does not hold', () => {
    const cards = [aCard('debt.loan', { amount: '2000' }), aCard('debt.unpaid', { what: 'nothing' })];
    const claim = aClaim({
      cards,
      story: 'He is in the Army. My number is 123-45-6789, a card.',
      storyInLetter: 'yes',
    });
    expect(outline(claim)).not.toMatch(/Army|6789/);
  });
});

describe('a tenant who left', () => {
  const owes = (lastDay: string, left: string) =>
    bookOf(
      aClaimFor('tenant-owes-rent', {
        cards: [
          aCard('rental.let', { from: '2025-03-01', to: lastDay, lease: 'written', rent: '1000', per: 'month' }),
          aCard('rental.rent-unpaid', { month: '2026-07', amount: '2000' }),
          aCard('rental.tenant-left', { day: left, told: 'given' }),
        ],
      }),
    );
  const POINT = 'If the tenant left early, you tried to find a new one.';

  test('on the last day of the lease leaves nobody to be found anew, and before it does', () => {
    expect(textOf(sheetOf(owes('2026-08-31', '2026-08-31'), 'hearing'))).not.toContain(POINT);
    expect(textOf(sheetOf(owes('2026-08-31', '2026-06-30'), 'hearing'))).toContain(POINT);
  });
});
