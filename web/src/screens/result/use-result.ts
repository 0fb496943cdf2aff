import type { Delivery, ExistingDemandAnswer, GenerateAnswer } from '@plainclaim/contract';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { checkAccess, checkExistingDemand, readGeneratedLetter, saveDemandLetter } from '../../api/letters.ts';
import { keepEdits, takeKeptEdits } from './kept-edits.ts';
import { problemBefore, type Wish } from './result-problem.ts';
import { isDirty, type ResultEvent, type ResultState, resultReducer, START } from './result-state.ts';

/** How long a status message of Save stays. */
const STATUS_MS = 3_000;

const NO_ACCESS = 'letter.no_access';

/** The first thing that can be told about the letter; "no-access" for somebody without a paid claim. */
async function openLetter(signal: AbortSignal): Promise<ResultEvent | 'no-access'> {
  const access = await checkAccess({ signal });
  if (!access.ok) return { kind: 'load-failed', failure: access.error };
  if (!access.value.hasAccess) return 'no-access';
  const existing = await checkExistingDemand({ signal });
  if (!existing.ok) {
    return existing.error.code === NO_ACCESS ? 'no-access' : { kind: 'load-failed', failure: existing.error };
  }
  if (existing.value.has_existing_demand) return opened(existing.value, null);
  const generated = await readGeneratedLetter({ signal });
  return generated.ok ? opened(existing.value, generated.value) : { kind: 'load-failed', failure: generated.error };
}

function opened(existing: ExistingDemandAnswer, generated: GenerateAnswer | null): ResultEvent {
  const savedText = generated?.demand_letter ?? existing.demand_letter;
  return { kind: 'loaded', existing, generated, keptText: takeKeptEdits(savedText) };
}

export type Result = {
  readonly state: ResultState;
  readonly tryAgain: () => void;
  readonly edit: (text: string) => void;
  readonly chooseDelivery: (delivery: Delivery) => void;
  /** Whether it worked. */
  readonly save: () => Promise<boolean>;
  readonly approve: () => Promise<boolean>;
  /** Leaving the page now must not keep the edits. */
  readonly dropEdits: () => void;
};

/** The page's letter: opened, edited, saved and approved. */
export function useResult(): Result {
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(resultReducer, START);
  const running = useRef(false);
  const letter = state.phase === 'ready' ? state.letter : null;

  const isLoading = state.phase === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    void openLetter(controller.signal).then((event) => {
      if (controller.signal.aborted) return;
      if (event === 'no-access') void navigate('/', { replace: true });
      else dispatch(event);
    });
    return () => controller.abort();
  }, [isLoading, navigate]);

  const status = letter?.status ?? null;
  useEffect(() => {
    if (status === null) return undefined;
    const timer = setTimeout(() => dispatch({ kind: 'status-ended' }), STATUS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const edits = useRef({ savedText: '', text: '' });
  useEffect(() => {
    if (letter !== null) edits.current = { savedText: letter.savedText, text: letter.text };
  }, [letter]);
  useEffect(() => () => keepEdits(edits.current.savedText, edits.current.text), []);

  const run = async (wish: Wish): Promise<boolean> => {
    if (letter === null || running.current) return false;
    const { text, delivery, caseId } = letter;
    dispatch({ kind: 'started', wish });
    if (problemBefore(wish, text, delivery) !== null) return false;
    running.current = true;
    const answer = await saveDemandLetter(
      wish === 'save'
        ? { demand_letter: text, action: 'save', case_id: caseId }
        : {
            demand_letter: text,
            action: 'approve_and_send',
            case_id: caseId,
            ...(delivery === '' ? {} : { delivery }),
          },
    );
    running.current = false;
    if (answer.ok) dispatch({ kind: wish === 'save' ? 'saved' : 'approved', text, answer: answer.value });
    else dispatch({ kind: 'refused', wish, text, failure: answer.error });
    return answer.ok;
  };

  return {
    state,
    tryAgain: () => dispatch({ kind: 'load-started' }),
    edit: (text) => dispatch({ kind: 'edited', text }),
    chooseDelivery: (delivery) => dispatch({ kind: 'delivery-chosen', delivery }),
    save: () => run('save'),
    approve: () => run('approve'),
    dropEdits: () => {
      edits.current = { savedText: '', text: '' };
    },
  };
}

/** True while the letter holds words the server does not have. */
export const hasUnsavedWords = (state: ResultState): boolean => state.phase === 'ready' && isDirty(state.letter);
