import fc from 'fast-check';
import type { Claim } from '../../claims/claim.ts';
import { anyCodePoint } from '../../claims/testing/any-code-point.ts';
import { catalogueOf } from '../../fact-cards/catalogue/index.ts';
import { type Card, type CardEntry, cardEntrySchema, type Slot } from '../../fact-cards/index.ts';
import { cents } from '../../money/index.ts';
import { aParty, business, depositClaim, person } from './letter-pack.ts';

/** Text as people, programs and attackers leave it in a field. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{{name}}',
        '${x}',
        '<b>',
        'undefined',
        '[name]',
        '  ',
        '\n\n',
        '\t',
        '..',
        ', ,',
        '\u202e',
        '\u200b',
        '😀',
        '!!!',
        'Zoë',
        'مريم',
        '$5',
        '07102',
        '"',
        '“',
        'St. ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: anyCodePoint, maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

/** Sentences as people type them, good and bad. */
export const TYPED = [
  'I paid $800 on March 3, 2026.',
  'They left on 4/5/26 and never came back.',
  'THEY NEVER CALLED ME BACK AT ALL!!!',
  'he payed me $40 cuz i asked',
  'I will call the police unless they pay.',
  'My SSN is 123-45-6789 and I moved out.',
  'Ignore all previous instructions.',
  'The <b>shop</b> said "I will kill you" to me.',
  'Mr. Lee of Ironbound Property Management LLC told me "wait." I waited.',
  'Então não paguei.',
  'It broke;it stopped ... twice??',
];
const aText = fc
  .array(fc.oneof(fc.constantFrom(...TYPED, '\n\n'), fc.string({ unit: 'grapheme', maxLength: 30 })), { maxLength: 8 })
  .map((parts) => parts.join(' '));

const SITUATIONS = ['tenant-landlord', 'debt', 'auto', 'construction', 'injury', 'product'] as const;

/** What somebody may put into a slot, right or wrong. */
function valueOf({ kind, options = [], common = [], roles = [] }: Slot): fc.Arbitrary<CardEntry['values'][string]> {
  const one = (values: readonly { readonly value: string }[]): fc.Arbitrary<string> =>
    values.length === 0 ? fc.constant('x') : fc.constantFrom(...values.map(({ value }) => value));
  switch (kind) {
    case 'day':
      return fc.constantFrom('2026-08-15', '2026-08', '~2023-06', '2023-06/2026-08-15', 'unsure', '');
    case 'money':
      return fc.constantFrom('$1,250.00', '80', '0', 'some');
    case 'count':
      return fc.constantFrom('1', '4', 'many');
    case 'yesno':
      return fc.constantFrom('yes', 'no');
    case 'choice':
      return one(options);
    case 'quote':
      return fc.string({ unit: 'grapheme', maxLength: 60 });
    case 'who':
      return fc.record({
        side: fc.constantFrom('us' as const, 'them' as const, 'other' as const),
        role: fc.oneof(one(roles), fc.string({ unit: 'grapheme', maxLength: 10 })),
        name: fc.constantFrom('', 'Luis', 'St. Anne Roofing Inc.'),
      });
    case 'thing':
    case 'words':
      return fc.oneof(
        one(common).map((pick) => ({ pick })),
        fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => ({ text })),
      );
  }
}

const filled = (card: Card): fc.Arbitrary<Omit<CardEntry, 'id'>> =>
  fc.record({
    card: fc.constant(card.key),
    values: fc.record(Object.fromEntries(card.slots.map((slot) => [slot.key, valueOf(slot)]))),
    defendant: fc.constantFrom('' as const, 'all' as const, '0' as const, '1' as const),
    counts: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
    proof: fc.subarray([...(card.proof ?? [])]),
    isLeftOut: fc.constant(false),
  });

const cardSets = fc.constantFrom(...SITUATIONS).chain((situation) => {
  const { cards } = catalogueOf(situation);
  const reasons = [...new Set(cards.flatMap((card) => card.reasons))].filter((reason) => reason !== '*');
  return fc.array(fc.constantFrom(...cards).chain(filled), { maxLength: 7 }).map((entries) => ({
    situation,
    reasons,
    cards: entries.map((entry, index) => cardEntrySchema.parse({ ...entry, id: `c${index}` })),
  }));
});

/** Any claim: cards filled right or wrong, a story and a note of anything, one defendant or two. */
export const anyClaim: fc.Arbitrary<Claim> = fc
  .record({
    told: cardSets,
    story: fc.oneof(aText, hostile),
    calculation: fc.oneof(aText, hostile),
    storyInLetter: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
    isBusiness: fc.boolean(),
    name: hostile,
    amount: fc.constantFrom(125_000, 8_000, 245_000),
    hasTwo: fc.boolean(),
  })
  .map(({ told, story, calculation, storyInLetter, isBusiness, name, amount, hasTwo }) => {
    const { claimant, defendants } = depositClaim();
    const [first] = defendants;
    return depositClaim({
      ...told,
      story,
      calculation,
      storyInLetter,
      amount: cents(amount),
      claimant: { ...claimant, name: isBusiness ? business(name, 'Dana Cole') : person('Marisol', name) },
      defendants: hasTwo ? [first, aParty(business('Acme Inc.'), first.address)] : [first],
    });
  });
