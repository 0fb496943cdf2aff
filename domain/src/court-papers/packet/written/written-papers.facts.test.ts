import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../claims/claim.ts';
import { aBusinessDefendant, aClaim, aClaimFor, aPersonDefendant } from '../../../claims/testing/a-claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { noDecisions } from '../../../letters/compose/letter-decisions.ts';
import { keyOfSource } from '../../../letters/compose/sentence-keys.ts';
import { cents } from '../../../money/index.ts';
import { blocksOf, factsIn, packetOf, sheetOf, textOf } from '../../testing/packets.ts';

describe('the facts of a complaint', () => {
  const deposit = {
    ...aClaimFor('deposit-not-returned', { amount: cents(4_000_00), story: '', calculation: '' }),
    cards: [
      aCard('rental.home', { from: '2023-06', to: '2026-08-15' }),
      aCard('rental.deposit-paid', { amount: '4000', day: '2023-06-01' }),
      aCard('rental.walk-through', {
        with: { side: 'other', role: 'superintendent', name: 'Eddie' },
        day: '2026-08-15',
        quote: 'looks better than when you moved in',
      }),
    ],
  };

  test('are told to a judge: the other side by name, and nobody is “you” but in a quotation', () => {
    const stated = factsIn(packetOf(deposit)).join(' ');
    expect(stated).toContain('On June 1, 2023 I paid Tom Lee a security deposit of $4,000.00.');
    expect(stated).toContain('On August 15, 2026 Tom Lee’s superintendent Eddie walked through the home with me');
    expect(stated.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\byou/i);
  });

  test('of several defendants name the one, or all of them together', () => {
    const defendants: Claim['defendants'] = [aPersonDefendant(), aBusinessDefendant()];
    const statedIn = (defendant: '0' | 'all') =>
      factsIn(
        packetOf({
          ...deposit,
          filingCounty: 'Essex',
          defendants,
          cards: [aCard('rental.deposit-paid', { amount: '4000' }, { defendant })],
        }),
      );
    expect(statedIn('0')).toEqual(['I paid Tom Lee a security deposit of $4,000.00.']);
    expect(statedIn('all')).toEqual(['I paid the defendants a security deposit of $4,000.00.']);
  });

  test('hold the claimant’s own words letter for letter, only when they stand in the letter, and say where they are from', () => {
    const story = 'you kept   my money  \nAnd then u laughed at me!!! It was teh worst.';
    const own = 'you kept my money And then u laughed at me!!! It was teh worst.';
    const intro = 'What follows is in plaintiff’s own words, as written in a letter to the defendant.';
    const statedIn = (storyInLetter: Claim['storyInLetter']) => factsIn(packetOf({ ...deposit, story, storyInLetter }));
    expect(statedIn('no').join(' ')).not.toContain('laughed');
    expect(statedIn('').join(' ')).not.toContain('laughed');
    expect(statedIn('yes').slice(-2)).toEqual([intro, own]);
  });

  test('leave out what the person left out of the letter, whole and nothing else', () => {
    const story = 'I paid it. It was my mistake. You have it.';
    const out = keyOfSource({ kind: 'story', start: 0, end: 0 }, 'It was my mistake.');
    const cards = [aCard('rental.deposit-paid', { amount: '4000' }), aCard('rental.returned', { result: 'none' })];
    const claim = { ...deposit, story, storyInLetter: 'yes' as const, cards };
    const stated = factsIn(packetOf(claim, { ...noDecisions, leftOut: [out, 'card:rental.returned'] }));
    expect(stated).toEqual([
      'I paid Tom Lee a security deposit of $4,000.00.',
      'What follows is in plaintiff’s own words, as written in a letter to the defendant.',
      'I paid it. You have it.',
    ]);
  });

  test('what follows a card that is left out says its day itself, and nothing hangs on what is gone', () => {
    const cards = [
      aCard('rental.deposit-paid', { amount: '4000', day: '2023-06-01' }),
      aCard('rental.list', { day: '2026-09-20' }),
      aCard('rental.charge', { amount: '600', what: { text: 'painting' } }),
      aCard('rental.home', { to: '2026-08-15' }),
    ];
    const claim = { ...deposit, reasons: ['deposit-unfair-deductions'], cards };
    expect(factsIn(packetOf(claim)).join(' ')).toContain('days after');
    const stated = factsIn(packetOf(claim, { ...noDecisions, leftOut: ['card:rental.list'] })).join(' ');
    expect(stated).not.toMatch(/days after|[Tt]hat day/);
    const paid = { day: '2026-05-01', how: 'check' };
    const twice = aClaim({
      story: '',
      calculation: '',
      cards: [
        aCard('debt.part-paid', { amount: '100', ...paid }, { id: 'a' }),
        aCard('debt.part-paid', { amount: '200', ...paid }, { id: 'b' }),
      ],
    });
    expect(factsIn(packetOf(twice))[0]).toMatch(
      /^On May 1, 2026 Tom Lee paid me \$100.00 .*That day Tom Lee paid me \$200.00/,
    );
    expect(factsIn(packetOf(twice, { ...noDecisions, leftOut: ['card:a'] }))[0]).toMatch(
      /^On May 1, 2026 Tom Lee paid me \$200.00/,
    );
  });

  test('no offer to settle is told to a judge, an agreed one that was broken is, and the cover says so', () => {
    const offered = (end: string) =>
      packetOf(
        aClaim({
          story: '',
          calculation: '',
          cards: [
            aCard('debt.loan', { amount: '1000', day: '2026-01-05' }),
            aCard('debt.offer', { by: 'you', amount: '400', day: '2026-03-05', end }),
          ],
        }),
      );
    expect(factsIn(offered('refused')).join(' ')).not.toContain('offered');
    expect(textOf(sheetOf(offered('refused'), 'cover'))).toContain('An offer to settle');
    expect(factsIn(offered('broken')).join(' ')).toContain('offered me $400.00');
    expect(textOf(sheetOf(offered('broken'), 'cover'))).not.toContain('An offer to settle');
  });

  test('what follows from a card stays in its paragraph, where one can say yes or no to it', () => {
    const loans = ['2026-01-05', '2026-02-05', '2026-03-05'].map((day) =>
      aCard('debt.loan', { amount: '100', day }, { id: day }),
    );
    const [first = ''] = factsIn(packetOf(aClaim({ story: '', calculation: '', cards: loans })));
    expect(first).toContain('Together these loans come to $300.00.');
  });

  test('a sentence that may hurt stands: only the person leaves it out', () => {
    expect(factsIn(packetOf(aClaim({ story: 'I lent it. It was partly my fault.' })))[0]).toBe(
      'I lent it. It was partly my fault.',
    );
  });

  test.each([
    ['a private number', 'My social security number is 123-45-6789 he said.', 'A sentence with a private number'],
    ['military service', 'He is in the Army now.', 'Words about military service were left out.'],
    ['health', 'I have diabetes and could not work.', 'About somebody’s health: I have diabetes'],
    ['papers to be here', 'He is undocumented.', 'About papers to live in this country: He is undocumented.'],
  ])('about %s stay out as whole sentences, and that is told', (_name, sentence, stated) => {
    const packet = packetOf(aClaim({ story: `I lent him money. ${sentence} He did not pay.` }));
    expect(factsIn(packet)[0]).toBe('I lent him money. He did not pay.');
    expect(textOf(sheetOf(packet, 'cover'))).toContain(stated);
  });

  test('a card with a private number in its typed words goes as a whole too', () => {
    const cards = [
      aCard('rental.deposit-paid', { amount: '4000' }),
      aCard('rental.left-clean', { did: 'wrote my social security number 123-45-6789 on the form' }),
    ];
    const packet = packetOf({ ...deposit, reasons: ['deposit-unfair-deductions'], cards });
    expect(factsIn(packet)).toEqual(['I paid Tom Lee a security deposit of $4,000.00.']);
    expect(textOf(sheetOf(packet, 'cover'))).toContain('A sentence with a private number was left out');
  });
});

describe('the sums of a complaint', () => {
  const deposit = aClaimFor('deposit-not-returned', {
    amount: cents(4_000_00),
    story: '',
    calculation: 'The deposit was 4,000.',
    cards: [
      aCard('rental.home', { from: '2023-06-01', to: '2026-08-15' }),
      aCard('rental.deposit-paid', { amount: '4000' }),
    ],
  });
  const sumsIn = (claim: Claim) =>
    blocksOf(packetOf(claim), 'complaint', 'amounts').flatMap(({ rows }) =>
      rows.map(({ label, amount }) => [label, amount]),
    );

  test('are the rows of the facts, where they add up, in place of the note on the amount', () => {
    const packet = packetOf(deposit);
    expect(sumsIn(deposit).at(-1)).toEqual(['Sum demanded', '$4,000.00']);
    expect(sumsIn(deposit)).toHaveLength(2);
    expect(textOf(sheetOf(packet, 'complaint'))).not.toContain('The deposit was 4,000.');
    expect(textOf(sheetOf(packet, 'cover'))).toContain('The table of sums says it: The deposit was 4,000.');
    expect(packet.officialForm.texts['facts.calculation']).toContain('Sum demanded: $4,000.00');
  });

  test('are the claimant’s note, as typed, where the rows do not add up', () => {
    const claim = { ...deposit, amount: cents(4_100_00), courtAmount: cents(4_100_00) };
    expect(sumsIn(claim)).toEqual([]);
    expect(factsIn(packetOf(claim)).at(-1)).toBe('The deposit was 4,000.');
  });

  test('of a multiple for the court alone name the statute and both figures, and go to the part that hears them', () => {
    const claim: Claim = { ...deposit, multiple: 'court', courtAmount: cents(8_000_00) };
    const packet = packetOf(claim);
    const text = textOf(sheetOf(packet, 'complaint'));
    expect(packet.part).toBe('special_civil');
    expect(packet.facts.demand).toBe('$8,000.00');
    expect(text).toContain('in the amount of $8,000.00, plus interest');
    expect(text).toContain(
      'The money owed is $4,000.00. Plaintiff asks the court to add $4,000.00 under N.J.S.A. 46:8-21.1, which makes $8,000.00.',
    );
    expect(sumsIn(claim).slice(-2)).toEqual([
      ['Added under N.J.S.A. 46:8-21.1', '$4,000.00'],
      ['Sum demanded', '$8,000.00'],
    ]);
    expect(packet.rowIds).toContain('multiple.deposit@2026-11-21');
  });

  test('of a multiple asked for now hold it as a row with its statute', () => {
    const claim: Claim = { ...deposit, multiple: 'now', amount: cents(8_000_00), courtAmount: cents(8_000_00) };
    expect(textOf(sumsIn(claim))).toContain('the law doubles a deposit that was kept (N.J.S.A. 46:8-21.1)');
    expect(sumsIn(claim).at(-1)).toEqual(['Sum demanded', '$8,000.00']);
  });

  test('tell what is given up of the sum for the court', () => {
    const claim: Claim = {
      ...deposit,
      multiple: 'court',
      courtAmount: cents(8_000_00),
      waiveExcess: 'small_claims',
    };
    const packet = packetOf(claim);
    expect([packet.part, packet.facts.demand]).toEqual(['small_claims', '$5,000.00']);
    expect(textOf(sheetOf(packet, 'complaint'))).toContain('The full claim is $8,000.00. Plaintiff gives up $3,000.00');
    expect(sumsIn(claim).at(-2)).toEqual(['Less the part given up to stay in this court', '-$3,000.00']);
  });
});

describe('what the cover lists as left out', () => {
  const SECRET = '123-45-6789';

  test.each([
    [
      'an offer to settle',
      {
        cards: [
          aCard('charge.offer', { day: '2026-03-09', kind: 'money', terms: { text: `My SSN is ${SECRET}.` } }),
          aCard('charge.asked', { day: '2026-03-20', how: 'email' }),
        ],
      },
    ],
    ['a note on the sum that the table says too', { calculation: `My SSN is ${SECRET}. I paid $450.` }],
  ])('never quotes a private number that is in it: %s', (_what, more: Partial<Claim>) => {
    const packet = packetOf({ ...aClaimFor('wrong-amount'), ...more });
    expect(textOf(packet)).not.toContain(SECRET);
    expect(textOf(sheetOf(packet, 'cover'))).toContain('private number');
  });
});
