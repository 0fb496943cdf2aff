import type { ClaimDraft, JurisdictionPack, WizardFacts } from '@plainclaim/domain';
import { chooseQuestions, unansweredQuestions } from '@plainclaim/domain';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { listQuestions, listSubcategories } from '../reference-data/index.ts';

/** What judging a stored draft needs besides the database. */
export type JudgeDeps = { readonly clock: Clock; readonly pack: Pick<JurisdictionPack, 'multiples' | 'publicNames'> };

/**
 * Gathers what the wizard's rules need to judge a stored draft. The generation screen only plays in the browser. A paid
 * claim is judged by what it was asked at the time: lists that changed since then must not close a letter.
 */
export async function factsFor(
  db: Db,
  { clock, pack }: JudgeDeps,
  draft: ClaimDraft,
  isPaid: boolean,
): Promise<WizardFacts> {
  const [reasons, served] = await Promise.all([listSubcategories(db, draft.situation), listQuestions(db)]);
  const questions = chooseQuestions(served, draft);
  const unanswered = isPaid ? unansweredQuestions(questions, draft) : [];
  return {
    today: clock.today(),
    reasonsOffered: isPaid ? draft.disputing : reasons.map((reason) => reason.value),
    cards: catalogueOf(draft.situation),
    // A law may begin to fit as days pass. What was bought before is not asked about it.
    multiples: isPaid && draft.multiple === '' ? [] : pack.multiples,
    publicNames: pack.publicNames,
    questions: questions.filter((question) => !unanswered.includes(question)),
    generationComplete: true,
    isSignedIn: false,
    isPaid,
  };
}
