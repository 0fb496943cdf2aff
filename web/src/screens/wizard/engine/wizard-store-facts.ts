import {
  type ClaimDraft,
  dayAt,
  type Position,
  problemsOn,
  reachable,
  screenAt,
  type WizardFacts,
  type WizardState,
} from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';

/** Days count where the courts are, wherever the browser stands. */
export const todayAt = (instantMs: number) => dayAt(instantMs, served.timeZone);

/**
 * Where a wanted screen may open. A list that is not here yet holds nobody up: CONTINUE and the server judge again
 * with the real one.
 */
export const reachableNow = (draft: ClaimDraft, wanted: Position, facts: WizardFacts): Position =>
  reachable(draft, wanted, {
    ...facts,
    reasonsOffered: facts.reasonsOffered ?? (draft.disputing.length === 0 ? [] : null),
    questions: facts.questions ?? [],
  });

/** The fields that keep a person on their screen. */
export function problemFields({ draft, position }: WizardState, facts: WizardFacts): readonly string[] {
  const screen = screenAt(position);
  return screen === undefined ? [] : problemsOn(screen.id, draft, facts).map(({ field }) => field);
}

/** In the wire's names of an opponent's fields in the list. */
const FURTHER = 'additionalDefendants.';

/**
 * What stays marked as wrong. When somebody is taken out of the list of opponents, the others move up: a mark would then
 * be at another person's field, and at those of whoever is added next.
 */
export function failedFieldsAfter(before: ClaimDraft, after: ClaimDraft, failed: readonly string[]): readonly string[] {
  const isShorter = after.additionalDefendants.length < before.additionalDefendants.length;
  return isShorter ? failed.filter((field) => !field.startsWith(FURTHER)) : failed;
}
