import { answersAsked, CLAIMANT, type ClaimDraft, DEFENDANT, typedName, typedParty } from '../claims/index.ts';
import {
  type AmountTable,
  amountTable,
  type CardCatalogue,
  type Facts,
  factsOf,
  type MultipleAsked,
  type ReadEntry,
  type Speaker,
} from '../fact-cards/index.ts';
import { parseUsd, typedUsd } from '../money/index.ts';
import type { WizardFacts } from './facts.ts';

/** A business and several claimants say we. */
export const draftSpeaksAsWe = ({ userType, coClaimants }: Pick<ClaimDraft, 'userType' | 'coClaimants'>): boolean =>
  userType === '2' || coClaimants.some(({ firstname, lastname }) => `${firstname}${lastname}`.trim() !== '');

/** Who speaks in the sentences of a draft's cards. */
export function speakerOf(draft: ClaimDraft): Speaker {
  const defendants = [draft, ...draft.additionalDefendants].map((one) => typedName(typedParty(DEFENDANT, one)));
  const street = [draft.address, draft.apt].map((part) => part.trim()).filter((part) => part !== '');
  const isForChild = draft.isAdult === false && draft.userType === '1';
  return {
    // As a parent names a child; the opening of the letter has the whole name.
    ...(isForChild ? { child: draft.firstname.trim() || typedName(typedParty(CLAIMANT, draft)) } : {}),
    isWe: draftSpeaksAsWe(draft),
    defendants,
    place: [...street, draft.city.trim()].filter((part) => part !== '').join(', '),
  };
}

type ForFacts = Pick<WizardFacts, 'today'> & { readonly clockDays?: (clock: string) => number | null };

/** The facts of a draft's cards, to show while they are filled. */
export const draftFacts = (
  draft: ClaimDraft,
  catalogue: CardCatalogue,
  { today, clockDays = () => null }: ForFacts,
): Facts =>
  factsOf({
    entries: draft.cards,
    rows: draft.amountRows,
    catalogue,
    reasons: draft.disputing,
    speaker: speakerOf(draft),
    letterDay: today,
    clockDays,
  });

/** The fillings that belong to the ticked reasons; null while the cards are not known. */
export const draftEntries = (
  draft: ClaimDraft,
  { cards, today }: Pick<WizardFacts, 'cards' | 'today'>,
): readonly ReadEntry[] | null => (cards === null ? null : draftFacts(draft, cards, { today }).entries);

/** The amount of a draft as a table; null while the cards or the amount are not known. */
export function draftAmounts(
  draft: ClaimDraft,
  facts: Pick<WizardFacts, 'cards' | 'multiples' | 'today'>,
): AmountTable | null {
  const amount = parseUsd(draft.amount);
  if (facts.cards === null || !amount.ok) return null;
  return amountTable(
    draftFacts(draft, facts.cards, facts),
    { amount: amount.value, multiple: draft.multiple, ...draftAsks(draft) },
    facts.multiples,
    facts.today,
  );
}

/** What a law that multiplies looks at. An answer to a question that is no longer asked does not count. */
export const draftAsks = (draft: ClaimDraft): MultipleAsked => ({
  reasons: draft.disputing,
  claimant: draft.userType === '2' ? 'business' : 'person',
  answers: answersAsked(draft),
});

/** A larger amount was chosen and no law gives it, or the rows that it would be taken of do not come to the claim. */
export const isMultipleUnusable = ({ multiple: choice }: Pick<ClaimDraft, 'multiple'>, table: AmountTable): boolean =>
  (choice === 'now' && table.multiple === null) ||
  (choice === 'court' && (table.multiple === null || table.against.kind !== 'equal'));

/** What the court will be asked for, as a draft keeps it: '' while that is what the letter asks for. */
export const courtAmountFor = ({ multiple, against, courtSum }: AmountTable): string =>
  multiple?.choice === 'court' && against.kind === 'equal' ? typedUsd(courtSum) : '';
