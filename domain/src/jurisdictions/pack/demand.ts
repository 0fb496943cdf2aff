import type { CalendarDate } from '../../calendar/index.ts';
import type { FitClaim } from '../../claims/claim.ts';
import { type Cents, cents } from '../../money/index.ts';
import type { CourtPart, JurisdictionPack } from '../pack.ts';

type WithParts = Pick<JurisdictionPack, 'courtParts'>;

/** A part a claim would fit if what lies above that part's limit were given up. */
export type PossibleWaiver = {
  readonly to: Exclude<CourtPart, 'law_division'>;
  readonly limit: Cents;
  readonly givenUp: Cents;
};

/** Each way to give up the excess of an amount on a day, the one that gives up least first. */
export const waiversFor = (amount: Cents, pack: WithParts, on: CalendarDate): readonly PossibleWaiver[] =>
  pack
    .courtParts(on)
    .flatMap(({ part, upTo }) =>
      part === 'law_division' || upTo === null || amount <= upTo
        ? []
        : [{ to: part, limit: upTo, givenUp: cents(amount - upTo) }],
    )
    .toReversed();

/** What the claimant has chosen to give up on a day; null when nothing, or when the amount fits anyway. */
export const chosenWaiver = (
  { amount, waiveExcess }: Pick<FitClaim, 'amount' | 'waiveExcess'>,
  pack: WithParts,
  on: CalendarDate,
): PossibleWaiver | null => waiversFor(amount, pack, on).find(({ to }) => to === waiveExcess) ?? null;

/** What is given up before a court, where a law may add to the amount; null when nothing is. */
export const courtWaiver = (
  { courtAmount, waiveExcess }: Pick<FitClaim, 'courtAmount' | 'waiveExcess'>,
  pack: WithParts,
  on: CalendarDate,
): PossibleWaiver | null => chosenWaiver({ amount: courtAmount, waiveExcess }, pack, on);

/** What the court is asked for: part, fees and papers go by it. The letter asks for `demandOf`. */
export const courtDemandOf = (
  claim: Pick<FitClaim, 'courtAmount' | 'waiveExcess'>,
  pack: WithParts,
  on: CalendarDate,
): Cents => courtWaiver(claim, pack, on)?.limit ?? claim.courtAmount;

/** What the letter asks for: the amount, or the limit of the part for which the rest was given up. */
export const demandOf = (claim: Pick<FitClaim, 'amount' | 'waiveExcess'>, pack: WithParts, on: CalendarDate): Cents =>
  chosenWaiver(claim, pack, on)?.limit ?? claim.amount;
