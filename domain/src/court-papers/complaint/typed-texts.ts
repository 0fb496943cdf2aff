import type { ClaimFacts } from '../../claim-facts/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { COURT_DETAIL_KEYS } from '../../claims/court-details.ts';
import { formValue } from '../../letters/wording/form-value.ts';
import { FIRST_OWNER, GUARDIAN, type LetterDecisions } from '../../letters/compose/letter-decisions.ts';
import { oneLine } from '../../own-words/index.ts';
import { type Claimant, fullNameOf, streetLineOf } from '../../parties/index.ts';
import type { CleanDetails } from './clean-details.ts';
import type { ComplaintFacts } from './complaint-facts.ts';

/**
 * How a text is kept clean. `sentence`: left out, or refused, sentence by sentence before it is printed. `line`: left out
 * as a whole. `part`: of a sum or of a caption, so nothing can be left out and the papers stop. `name`: who a party is, or
 * where; told as it is, and only a private number stops it.
 */
export type TypedKind = 'sentence' | 'line' | 'part' | 'name';

/** Something a person typed that a filed paper prints. */
export type TypedText = { readonly field: string; readonly kind: TypedKind; readonly text: string };

/** What papers are written from, as far as somebody typed it. */
export type TypedCase = {
  readonly claim: Claim;
  readonly decisions: LetterDecisions;
  readonly facts: ComplaintFacts;
  readonly told: ClaimFacts;
  readonly details: CleanDetails;
};

type Finder = (typed: TypedCase) => readonly Omit<TypedText, 'field'>[];

const of =
  (kind: TypedKind, textsOf: (typed: TypedCase) => readonly string[]): Finder =>
  (typed) =>
    textsOf(typed).map((text) => ({ kind, text: oneLine(text) }));

const partyTexts = ({ name, address, phone, email }: Claimant): readonly string[] => [
  fullNameOf(name),
  name.kind === 'business' ? name.contactName : '',
  streetLineOf(address),
  address.city,
  phone,
  email,
];

/**
 * Every field of a claim, and what of it a filed paper prints: null where nothing of it was typed, or none of it is
 * printed. A new field of a claim does not compile before it stands here.
 */
const OF_CLAIM: Readonly<Record<keyof Claim, Finder | null>> = {
  cards: of('part', ({ told }) => told.amounts.rows.flatMap(({ from, label }) => (from === 'card' ? [label] : []))),
  amountRows: of('part', ({ told }) =>
    told.amounts.rows.flatMap(({ from, label }) => (from === 'typed' ? [label] : [])),
  ),
  story: of('sentence', ({ facts }) => facts.story),
  calculation: of('sentence', ({ facts }) => facts.reckoning),
  happenedAt: of('name', ({ claim: { happenedAt } }) => [streetLineOf(happenedAt), happenedAt.city]),
  claimant: of('name', ({ claim }) => partyTexts(claim.claimant)),
  defendants: of('name', ({ claim }) => claim.defendants.flatMap(partyTexts)),
  coClaimants: of('part', ({ claim }) =>
    claim.coClaimants.flatMap(({ firstname, lastname, address, phonenumber }) => [
      `${firstname} ${lastname}`,
      address,
      phonenumber,
    ]),
  ),
  guardianName: of('part', ({ claim }) => [claim.guardianName]),
  courtDetails: of('line', ({ details }) => COURT_DETAIL_KEYS.map((key) => details.texts[key])),
  situation: null,
  reasons: null,
  amount: null,
  courtAmount: null,
  multiple: null,
  happenedOn: null,
  answers: null,
  keptAnswers: null,
  filingCounty: null,
  waiveExcess: null,
  claimantBirthDate: null,
  lateFilingAcknowledged: null,
  storyInLetter: null,
  storyChoices: null,
  payment: null,
};

/** The same for what is settled beside a claim: a question's answer is typed, everything else is chosen. */
const OF_DECISIONS: Readonly<Record<keyof LetterDecisions, Finder | null>> = {
  answers: of('part', ({ decisions }) => [FIRST_OWNER, GUARDIAN].map((key) => formValue(decisions.answers[key] ?? ''))),
  lawOut: null,
  settlement: null,
  ownWords: null,
  leftOut: null,
  kept: null,
  delivery: null,
};

/** What a person typed that is printed in a paper for the court: the one list that every check of typed words walks. */
export function typedTexts(typed: TypedCase): readonly TypedText[] {
  return [...Object.entries(OF_CLAIM), ...Object.entries(OF_DECISIONS)]
    .flatMap(([field, find]) => (find === null ? [] : find(typed).map((one) => ({ field, ...one }))))
    .filter(({ text }) => text !== '');
}
