import type { CalendarDate } from '../calendar/index.ts';
import type { FitClaim } from '../claims/claim.ts';
import {
  type AmountTable,
  amountTable,
  cardNamed,
  type Facts,
  factsOf,
  isOfReasons,
  readEntry,
  type ReadEntry,
  type Speaker,
} from '../fact-cards/index.ts';
import { catalogueOf } from '../fact-cards/catalogue/index.ts';
import type { Locality } from '../jurisdictions/pack.ts';
import { oneLine } from '../own-words/index.ts';
import { cityLineOf, fullNameOf, streetLineOf } from '../parties/index.ts';
import { withInstalments } from './instalment-rows.ts';

type WithLaws = Pick<Locality, 'multiples' | 'clockDays'>;

/** A business and several claimants say we; one person says I. */
export const speaksAsWe = ({ claimant, coClaimants }: Pick<FitClaim, 'claimant' | 'coClaimants'>): boolean =>
  claimant.name.kind === 'business' || coClaimants.length > 0;

export function speakerOfClaim(claim: FitClaim): Speaker {
  const place = [
    streetLineOf(claim.happenedAt),
    claim.happenedAt.street === '' ? cityLineOf(claim.happenedAt) : claim.happenedAt.city,
  ];
  const { name } = claim.claimant;
  const isForChild = claim.answers.isAdult === false && name.kind === 'person';
  return {
    // As a parent names a child; the opening of the letter and the caption have the whole name.
    ...(isForChild ? { child: oneLine(name.person.first) || oneLine(fullNameOf(name)) } : {}),
    isWe: speaksAsWe(claim),
    defendants: claim.defendants.map(({ name }) => oneLine(fullNameOf(name))),
    place: place
      .map(oneLine)
      .filter((part) => part !== '')
      .join(', '),
  };
}

/** What happened, what it cost and what shows it, from the cards of a claim: for letter, papers, limits and trial alike. */
export type ClaimFacts = Facts & { readonly amounts: AmountTable };

/** What a law that multiplies looks at. */
const askedIn = ({ amount, multiple, reasons, claimant, answers }: FitClaim) => ({
  amount,
  multiple,
  reasons,
  claimant: claimant.name.kind,
  answers,
});

/** To whom it is told, and fillings that are left out (`FactsInput.leftUnsaid`). */
type Telling = { readonly speaker?: Speaker; readonly leftUnsaid?: ReadonlySet<string> };
const NONE: ReadonlySet<string> = new Set();

export function claimFacts(
  claim: FitClaim,
  laws: WithLaws,
  day: CalendarDate,
  { speaker = speakerOfClaim(claim), leftUnsaid = NONE }: Telling = {},
): ClaimFacts {
  const facts = factsOf({
    entries: claim.cards,
    rows: claim.amountRows,
    catalogue: catalogueOf(claim.situation),
    reasons: claim.reasons,
    speaker,
    letterDay: day,
    clockDays: (clock) => laws.clockDays(clock, day),
    leftUnsaid,
  });
  return { ...facts, amounts: withInstalments(amountTable(facts, askedIn(claim), laws.multiples, day), facts.entries) };
}

/** The filled cards of the chosen reasons that can be said, for rules that ask what was answered. */
export function completeEntries(
  claim: Pick<FitClaim, 'cards' | 'situation' | 'reasons' | 'defendants'>,
): readonly ReadEntry[] {
  if (claim.cards.length === 0) return [];
  const catalogue = catalogueOf(claim.situation);
  return claim.cards
    .filter((entry) => isOfReasons(catalogue, entry, claim.reasons))
    .flatMap((entry) => {
      const card = cardNamed(catalogue, entry.card);
      const read = card === undefined ? null : readEntry(card, entry, claim.defendants.length, catalogue.things);
      return read?.isComplete === true ? [read] : [];
    });
}
