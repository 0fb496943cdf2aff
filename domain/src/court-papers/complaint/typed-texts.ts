import type { ClaimFacts } from '../../claim-facts/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { COURT_DETAIL_KEYS } from '../../claims/court-details.ts';
import type { TypedKind } from '../../claims/fields/field.ts';
import { PRINTED, type PrintedName } from '../../claims/fields/read-fields.ts';
import { formValue } from '../../letters/wording/form-value.ts';
import { FIRST_OWNER, GUARDIAN, type LetterDecisions } from '../../letters/compose/letter-decisions.ts';
import { oneLine } from '../../own-words/index.ts';
import { type Claimant, fullNameOf, streetLineOf } from '../../parties/index.ts';
import type { CleanDetails } from './clean-details.ts';
import type { ComplaintFacts } from './complaint-facts.ts';

/** Something a person typed that a filed paper prints. */
export type TypedText = { readonly field: string; readonly kind: TypedKind; readonly text: string };

/** What papers are written from, as far as somebody typed it. */
export type TypedCase = {
  readonly claim: Claim;
  readonly decisions: LetterDecisions;
  readonly facts: ComplaintFacts;
  readonly cardFacts: ClaimFacts;
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
 * What a filed paper prints of a claim's fields: null where nothing of it was typed, or none of it is printed. A field
 * that is printed as it is says so in its own place (`CLAIM_FIELDS`); one that says nothing does not compile before it
 * is named here.
 */
const OF_CLAIM: Readonly<Record<Exclude<keyof Claim, PrintedName>, Finder | null>> = {
  cards: of('part', ({ cardFacts }) =>
    cardFacts.amounts.rows.flatMap(({ from, label }) => (from === 'card' ? [label] : [])),
  ),
  amountRows: of('part', ({ cardFacts }) =>
    cardFacts.amounts.rows.flatMap(({ from, label }) => (from === 'typed' ? [label] : [])),
  ),
  story: of('sentence', ({ facts }) => facts.story),
  calculation: of('sentence', ({ facts }) => facts.calculation),
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
  courtDetails: of('line', ({ details }) => COURT_DETAIL_KEYS.map((key) => details.texts[key])),
  amount: null,
  courtAmount: null,
  happenedOn: null,
  answers: null,
  payment: null,
};

const printedAsTyped = ({ claim }: TypedCase): readonly TypedText[] => {
  const typed = new Map<string, unknown>(Object.entries(claim));
  return [...PRINTED].map(([field, kind]) => ({ field, kind, text: oneLine(String(typed.get(field))) }));
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
  const found = [...Object.entries(OF_CLAIM), ...Object.entries(OF_DECISIONS)].flatMap(([field, find]) =>
    find === null ? [] : find(typed).map((one) => ({ field, ...one })),
  );
  return [...found, ...printedAsTyped(typed)].filter(({ text }) => text !== '');
}
