import type { ClaimDraft, WizardFacts } from '@plainclaim/domain';
import { chooseQuestions } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { listQuestions, listSubcategories } from '../reference-data/index.ts';

/** Gathers what the wizard's rules need to judge a stored draft. The generation screen only plays in the browser. */
export async function factsFor(db: Db, clock: Clock, draft: ClaimDraft, isPaid: boolean): Promise<WizardFacts> {
  const [reasons, served] = await Promise.all([listSubcategories(db, draft.situation), listQuestions(db)]);
  return {
    today: clock.today(),
    reasonsOffered: reasons.map((reason) => reason.value),
    questions: chooseQuestions(served, draft),
    generationComplete: true,
    isSignedIn: false,
    isPaid,
  };
}
