import type { LetterCards, LetterReviewAnswer } from '@plainclaim/contract';
import {
  type AmountTable,
  amountTable,
  type CardCatalogue,
  type CardEntry,
  cents,
  type Facts,
  factsOf,
  parseCalendarDate,
  type Speaker,
  type TypedRow,
} from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { useMemo } from 'react';
import { useCards } from '../state/use-cards.ts';
import type { RowsGap } from './rows-gap.ts';

export const speakerOfCards = ({ is_we, child, defendants, place }: LetterCards): Speaker => ({
  ...(child === undefined ? {} : { child }),
  isWe: is_we,
  defendants,
  place,
});

export type CardsRead = { readonly facts: Facts; readonly amounts: AmountTable };

/** What the cards say and what their money comes to, as the letter has it. */
export function readLetterCards(
  cards: LetterCards,
  catalogue: CardCatalogue,
  issuedOn: string,
  {
    entries = cards.entries,
    rows = cards.rows,
  }: { readonly entries?: readonly CardEntry[]; readonly rows?: readonly TypedRow[] } = {},
): CardsRead | null {
  const day = parseCalendarDate(issuedOn);
  if (!day.ok) return null;
  const { reasons, multiple, claimant, answers } = cards;
  const facts = factsOf({
    entries,
    rows,
    catalogue,
    reasons,
    speaker: speakerOfCards(cards),
    letterDay: day.value,
    clockDays: (clock) => served.clockDays(clock, day.value),
  });
  const asked = { amount: cents(cards.amount), multiple, reasons, claimant, answers };
  const amounts = amountTable(facts, asked, served.multiples, day.value);
  return { facts, amounts };
}

/** Null when the rows come to the claim, when there are none, and while that is not known. */
export function useRowsGap(review: LetterReviewAnswer | null): RowsGap | null {
  const cards = review?.cards;
  const hasRows = cards !== undefined && cards.entries.length + cards.rows.length > 0;
  const catalogue = useCards(hasRows, cards);
  const issuedOn = review?.dates.issued_on ?? '';
  return useMemo(() => {
    if (cards === undefined || catalogue === null) return null;
    const against = readLetterCards(cards, catalogue, issuedOn)?.amounts.against;
    if (against?.kind !== 'differ') return null;
    return { sum: against.sum, amount: cards.amount, difference: against.difference };
  }, [cards, catalogue, issuedOn]);
}
