import { type ClaimDraft, dayAt, type Position, reachable, type WizardFacts } from '@plainclaim/domain';

/** Days count where the courts are, wherever the browser stands. */
const COURT_TIME_ZONE = 'America/New_York';

export const todayAt = (instantMs: number) => dayAt(instantMs, COURT_TIME_ZONE);

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
