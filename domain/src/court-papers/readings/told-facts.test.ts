import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaim, aPersonDefendant } from '../../claims/testing/a-claim.ts';
import type { Claim } from '../../claims/claim.ts';

type Defendant = Claim['defendants'][number];
type Stated = readonly [name: string, defendants: readonly [Defendant, ...Defendant[]], text: string];
import { type LineCode, type ReadingFacts, readPacket } from '../index.ts';
import { packetOf } from '../testing/packets.ts';

const person = (first: string, last: string): Defendant => ({
  ...aPersonDefendant(),
  name: { kind: 'person', person: { first, last } },
});
const business = (legalName: string): Defendant => ({
  ...aBusinessDefendant(),
  name: { kind: 'business', legalName, contactName: '' },
});
const factsFor = (first: Defendant, ...others: readonly Defendant[]): ReadingFacts =>
  packetOf(aClaim({ defendants: [first, ...others] })).readings;
const one = factsFor(person('Tom', 'Lee'));

/** The codes found in a complaint whose numbered facts are these. */
function codesFor(stated: readonly string[], more: Partial<ReadingFacts> = {}, facts = one): readonly LineCode[] {
  const numbered = stated.map((text, index) => `${index + 1}. ${text}`).join('\n');
  const page = `Facts: why the defendant owes the money\n${numbered}\nDemand\nPage 1 of 1`;
  const paper = { pages: [page], texts: [], marks: [], statements: [] };
  const file = { ...paper, kind: 'complaint' as const, fileName: 'Complaint.pdf', bytes: 1, problems: [] };
  return readPacket([file], { ...facts, ...more }).map(({ code }) => code);
}

describe('a part payment', () => {
  test.each([
    'He has not paid me the $1,200.',
    'She never paid me back the $500.',
    'He hasn’t repaid me the $500.',
    "They haven't refunded us the $45.50.",
    'They refused and have since then not returned me my $80.',
  ])('is none where it did not come: %s', (text) => {
    expect(codesFor([text], { explanations: [] })).not.toContain('part_payment_not_credited');
  });

  test.each([
    'He did not answer me. In July he paid me $300.',
    'He paid me $300 but has not paid me the rest.',
    'He never answered, but he paid me $300 in July.',
  ])('is one beside what did not come: %s', (text) => {
    expect(codesFor([text], { explanations: [] })).toContain('part_payment_not_credited');
  });

  test.each([
    'I lent $2,300 and took off $300.',
    'I lent $2,300 and took off $300.00 of it.',
    '$2,300 less $300, is it.',
  ])('is taken off however the sum is written: %s', (note) => {
    const stated = ['He paid me $300, but no more came.'];
    expect(codesFor(stated, { explanations: [note] })).not.toContain('part_payment_not_credited');
  });

  test('is not taken off by a larger sum that begins with its digits', () => {
    expect(codesFor(['He paid me $300 in July.'], { explanations: ['I lent $3000.'] })).toContain(
      'part_payment_not_credited',
    );
  });
});

describe('a firm in the facts', () => {
  test.each([
    ['Northfield Painting LLC', 'I signed with Northfield Painting, LLC in May.'],
    ['Northfield Painting, LLC', 'I signed with Northfield Painting LLC in May.'],
    ['Northfield Painting Inc.', 'I signed with Northfield Painting, Inc. in May.'],
    ['NORTHFIELD PAINTING LLC', 'I signed with Northfield Painting LLC in May.'],
  ])('is the defendant %s: %s', (name, text) => {
    expect(codesFor([text], {}, factsFor(business(name)))).not.toContain('wrong_party');
  });

  test('is another one, where its name only ends a longer word of the defendant’s', () => {
    const defendant = business('Oakpainting LLC');
    expect(codesFor(['I signed with Oakpainting LLC in May.'], {}, factsFor(defendant))).not.toContain('wrong_party');
    expect(codesFor(['I signed with Painting LLC in May.'], {}, factsFor(defendant))).toContain('wrong_party');
  });

  test('is another one, with a comma before its ending too', () => {
    expect(codesFor(['I signed with Harbor Homes, LLC in May.'])).toContain('wrong_party');
  });
});

describe('a name somebody trades under', () => {
  test.each([
    'He does business as RC Custom Decks. His sign says so.',
    'I hired Tom Lee t/a Lee & Sons Decks.',
    'Tom Lee, d/b/a Lee Decks, took my money.',
    'He was trading under the name of Northern Decks.',
  ])('is missed where no caption has it: %s', (text) => {
    expect(codesFor([text])).toContain('trade_name_untold');
  });

  test.each([
    ['that is sued', factsFor(business('RC Custom Decks LLC')), 'He does business as RC Custom Decks.'],
    ['that is part of the typed name', factsFor(person('Ray', 'Costa t/a RC Decks')), 'Ray Costa t/a RC Decks came.'],
    ['that nobody tells', one, 'He did business as usual and as he pleased.'],
  ])('is not missed %s', (_name, facts, text) => {
    expect(codesFor([text], {}, facts)).not.toContain('trade_name_untold');
  });
});

describe('a second defendant', () => {
  test.each([
    [
      'an entity word',
      [business('Alder Roofing LLC'), business('Birch Siding LLC')],
      'I paid Alder Roofing LLC in May.',
    ],
    ['an entity word', [business('Alder Roofing, Inc.'), business('Quill Inc.')], 'I paid Alder Roofing, Inc. in May.'],
    ['an article', [person('Tom', 'Lee'), business('The Siding Company')], 'The roof leaked. Tom did not come back.'],
    ['a shared surname', [person('Tom', 'Lee'), person('Ann', 'Lee')], 'I lent Tom Lee $2,000.'],
    ['a surname in other capitals', [person('Tom', 'LEE'), person('Ann', 'Lee')], 'I lent Ann $2,000. LEE is a name.'],
    [
      'a longer word',
      [person('Tom', 'Lee'), person('Ann', 'Bell')],
      'I lent Tom $2,000 at 4 Bellevue Avenue, Annandale.',
    ],
    ['its owner’s name', [person('Tom', 'Lee'), business('Tom Lee LLC')], 'I lent Tom Lee $2,000.'],
  ] satisfies readonly Stated[])('is not told of by %s', (_name, [first, ...others], text) => {
    expect(codesFor([text], {}, factsFor(first, ...others))).toContain('defendant_untold');
  });

  test.each([
    ['a first name', [person('Tom', 'Lee'), person('Ann', 'Lee')], 'I lent Tom and Ann $2,000.'],
    ['a name without its ending', [person('Tom', 'Lee'), business('A & B, LLC')], 'Tom sent me to A & B in May.'],
    ['a part of a name before a comma', [person('Tom', 'Lee'), business('Alder, Birch Inc.')], 'Tom took me to Alder.'],
  ] satisfies readonly Stated[])('is told of by %s', (_name, [first, ...others], text) => {
    expect(codesFor([text], {}, factsFor(first, ...others))).not.toContain('defendant_untold');
  });
});

describe('a day and a rate', () => {
  const sums = [
    { label: 'Interest', amount: '$100.00' },
    { label: 'Total', amount: '$100.00' },
  ];

  test.each([
    [['I lent Tom $2,000 on June 1, 2026.', 'He was slow.', 'He was to pay 5% interest.', 'He paid none.']],
    [['I lent Tom $2,000 on June 1, 2026, and gave 10% off.', 'He was slow.', 'He did not call.', 'He owes interest.']],
  ])('far from the interest do not explain it: %s', (stated) => {
    expect(codesFor(stated, { sums })).toContain('interest_unexplained');
  });

  test.each([
    [['He was slow.', 'He owes interest of 5% from June 1, 2026.']],
    [['He owes interest of 5 percent a year.', 'It runs from June 1, 2026.']],
    [['The lease gives 5% a year from June 1, 2026.']],
  ])('beside the interest explain it: %s', (stated) => {
    expect(codesFor(stated, { sums })).not.toContain('interest_unexplained');
  });

  test('a day far from the instalments does not date them', () => {
    const stated = [
      'I lent Tom $2,000 on June 1, 2026.',
      'We talked.',
      'He was slow.',
      'He was to pay $200 every month.',
    ];
    expect(codesFor(stated)).toContain('instalment_undated');
  });

  test.each([
    [['He was to pay $200 every month from June 1, 2026.']],
    [['He was to pay in installments.', 'The first was due on June 1, 2026.']],
    [['I lent Tom $2,000. He was to pay $200 on the first of every month.']],
  ])('a day beside the instalments dates them: %s', (stated) => {
    expect(codesFor(stated)).not.toContain('instalment_undated');
  });
});
