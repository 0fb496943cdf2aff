import type { LetterAnswersAnswer, LetterAnswersRequest, LetterReviewAnswer } from '@plainclaim/contract';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ApiFailure, ApiResult } from '../../../api/http/http-client.ts';
import { answerLetterQuestions, readLetterReview } from '../../../api/letters/letter-review.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import { useLast } from '../../../api/server-state/use-last.ts';
import { isDirty, type Letter } from './result-state.ts';
import type { Result } from './use-result.ts';

export type Answers = Omit<LetterAnswersRequest, 'case_id'>;

export type Reviewing = {
  /** About the saved letter. Null until it is read; the letter can be worked on without. */
  readonly review: LetterReviewAnswer | null;
  readonly failure: ApiFailure | null;
  /** A newer one is on its way. */
  readonly isReading: boolean;
  /** Another tab has opened another case: what this page shows is no longer what the server speaks of. */
  readonly isOtherCase: boolean;
  readonly reload: () => void;
};

/**
 * What the server knows about the saved letter, in the language on the screen; read again whenever that changes, or
 * another text or version is stored.
 */
export function useReview({ caseId, savedText, demandId }: Letter): Reviewing {
  const { i18n } = useLingui();
  // Whatever is stored gives another key, and a key is asked for once.
  const { data, error, isFetching, refetch } = useQuery(
    serverQuery(['letter-review', caseId, i18n.locale, demandId, savedText], readLetterReview),
  );
  const newest = useLast(data);
  const isOtherCase = newest !== undefined && newest.case_id !== caseId;
  return {
    review: isOtherCase ? null : (newest ?? null),
    failure: error,
    isReading: isFetching,
    isOtherCase,
    reload: () => void refetch(),
  };
}

/** Null: what was typed could not be saved, so nothing was asked. The page tells that by itself. */
export type Answering = (answers: Answers) => Promise<ApiResult<LetterAnswersAnswer> | null>;

/** Sends answers and decisions. What was typed is saved first, because the server works on the saved text. */
export function useAnswering(letter: Letter, result: Result, reload: () => void): Answering {
  const answer: Answering = async (answers) => {
    if (isDirty(letter) && !(await result.save())) return null;
    const answered = await answerLetterQuestions({ case_id: letter.caseId, ...answers });
    if (!answered.ok) return answered;
    result.showQuestions(answered.value);
    if (answered.value.demand_letter !== '') result.replace(answered.value.demand_letter);
    reload();
    return answered;
  };
  return (answers) => result.whileLocked(() => answer(answers));
}
