import fc from 'fast-check';
import {
  type Answer,
  type ClaimDraft,
  fallbackQuestions,
  type Problem,
  QUESTION_KEYS,
  type Question,
  servedQuestions,
} from '../../claims/index.ts';
import type { WizardFacts } from '../facts.ts';
import { A_MARK, aBusinessDraft, aDraft, aFurtherDefendant, ANOTHER_MARK, facts, REASONS, TODAY } from './a-draft.ts';

/** What people leave in a text field: nothing, something good, something wrong. */
const typed = (...likely: readonly string[]) =>
  fc.oneof(fc.constantFrom('', ' ', ...likely), fc.string({ maxLength: 6 }));

const kind = fc.constantFrom('' as const, '1' as const, '2' as const);
const state = typed('NJ', 'NY', 'nj', 'Texas');
const zip = typed('07102', '071021234', '123', 'abcde');

const anAnswer = fc.oneof(
  fc.constantFrom<Answer>(null, true, false, 'Yes', 'No', 'I do not know', 14, '14', 'Signed paper', 'English', ''),
  fc.string({ maxLength: 4 }),
);

const someFurtherDefendants = fc.array(
  fc
    .record({
      whoUser: kind,
      defendantFirstname: typed('Kim'),
      defendantWebsite: typed('www.a.example'),
      defendantZipcode: zip,
    })
    .map(aFurtherDefendant),
  { maxLength: 3 },
);

const fields = {
  situation: typed('tenant-landlord', 'other'),
  disputing: fc.subarray([...REASONS, 'of-another-category', '']),
  disputingLabels: fc.subarray(['One', 'Two']),
  amount: typed('1850.50', '250', '$25,000.00', '1e3', '249.99'),
  date: typed('2026-06-01', TODAY, '2026-11-22', '2026-02-29'),
  address: typed('12 Main Street'),
  apt: typed('4B'),
  city: typed('Newark'),
  country: state,
  zipcode: zip,
  userType: kind,
  claimFor: fc.constantFrom('', 'me', 'child'),
  firstname: typed('Ana'),
  lastname: typed('Reyes'),
  email: typed('ana@example.com', 'a@b', 'a@b.co,c@d.co'),
  phonenumber: typed('9735550100', '973-555'),
  sameAddress: fc.boolean(),
  claimantAddress: typed('1 Elm Street'),
  claimantCity: typed('Camden'),
  claimantCountry: state,
  claimantZipcode: zip,
  whoUser: kind,
  defendantFirstname: typed('Tom'),
  defendantLastname: typed('Lee'),
  defendantEmail: typed('tom@example.com', '@'),
  defendantPhonenumber: typed('1'),
  defendantWebsite: typed('www.a.example', 'javascript:alert(1)'),
  defendantAddress: typed('9 Oak Avenue'),
  defendantCity: typed('Trenton'),
  defendantCountry: state,
  defendantZipcode: zip,
  additionalDefendants: someFurtherDefendants,
  claimDescription: typed('He kept the deposit.'),
  claimCalculation: typed('All of it.'),
  venmo: typed('@ana'),
  paymentTypes: fc.subarray(['Check', 'Cash'] as const).map((types) => [...types]),
  ...Object.fromEntries(QUESTION_KEYS.map((key) => [key, anAnswer])),
  filingCounty: typed('Essex', 'unsure', 'Atlantis'),
  waiveExcess: fc.constantFrom('' as const, 'none' as const, 'small_claims' as const, 'special_civil' as const),
  guardianName: typed('Eva Reyes'),
  claimantBirthDate: typed('2012-02-29', '2012-02-30'),
  lateFilingAcknowledged: fc.boolean(),
  signature: fc.constantFrom(null, '', A_MARK, ANOTHER_MARK, 'not a drawing'),
  selectedPackage: typed('demand-letter'),
};

/** A few answers at once, good and bad ones, as a patch. */
export const someChanges: fc.Arbitrary<Partial<ClaimDraft>> = fc
  .subarray(Object.keys(fields), { minLength: 0, maxLength: 4 })
  .chain((names) => fc.record(fields, { requiredKeys: [] }).map((all) => pick(all, names)));

/** A finished claim in which a few answers were changed to anything. */
export const anyDraft: fc.Arbitrary<ClaimDraft> = fc
  .tuple(fc.constantFrom(aDraft, aBusinessDraft), someChanges)
  .map(([make, changes]) => make(changes));

export const someQuestions: fc.Arbitrary<readonly Question[] | null> = fc.constantFrom(
  servedQuestions,
  fallbackQuestions,
  null,
);

export const anyFacts: fc.Arbitrary<WizardFacts> = fc
  .record({
    reasonsOffered: fc.constantFrom<readonly string[] | null>(REASONS, [], null),
    questions: someQuestions,
    generationComplete: fc.boolean(),
    isSignedIn: fc.boolean(),
    isPaid: fc.boolean(),
  })
  .map(facts);

/** A good answer to each problem, as a person would give it who reads its message. */
export function putRight(draft: ClaimDraft, problems: readonly Problem[], known: WizardFacts): ClaimDraft {
  return problems.reduce((better, { field }) => ({ ...better, ...goodAnswer(better, field, known) }), draft);
}

const GOOD = {
  ...aDraft(),
  defendantWebsite: 'www.a.example',
  claimantAddress: '1 Elm Street',
  claimantCity: 'Camden',
};

function goodAnswer(draft: ClaimDraft, field: string, known: WizardFacts): Partial<ClaimDraft> {
  const [list, index, name] = field.split('.');
  if (list === 'additionalDefendants' && name !== undefined) {
    const good = { ...aFurtherDefendant(), defendantWebsite: 'www.a.example' };
    return {
      additionalDefendants: draft.additionalDefendants.map((defendant, at) =>
        at === Number(index) ? { ...defendant, ...pick(good, [name]) } : defendant,
      ),
    };
  }
  if (field === 'disputing') return { disputing: (known.reasonsOffered ?? REASONS).slice(0, 1) };
  if (field.endsWith('Country')) return { [field]: 'NJ' };
  if (field.endsWith('Zipcode')) return { [field]: '07102' };
  const question = (known.questions ?? []).find(({ key }) => key === field);
  // Kept where a name or the story goes against it; an owner's "yes" would bring up one question more.
  if (field === 'ownerOccupied') return { [field]: false };
  if (question !== undefined) return { [field]: question.answer_options[0] ?? true };
  if (field === 'claimFor') return { claimFor: 'me', isAdult: true };
  if (field === 'guardianName') return { guardianName: 'Maria Reyes' };
  if (list === 'cards' && name === 'self')
    return { cards: draft.cards.map((card) => (card.id === index ? { ...card, self: 'child' } : card)) };
  return pick(GOOD, [field]);
}

const pick = <T extends object>(from: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as Partial<T>;
