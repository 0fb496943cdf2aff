import type { Delivery, ExistingDemandAnswer, GenerateAnswer, LetterQuestionsAnswer } from '@plainclaim/contract';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { readLetterQuestions } from '../../../api/letters/letter-review.ts';
import {
  checkAccess,
  checkExistingDemand,
  readGeneratedLetter,
  saveDemandLetter,
} from '../../../api/letters/letters.ts';
import { keepEdits, takeKeptEdits } from './kept-edits.ts';
import { problemBefore, type Wish } from './result-problem.ts';
import { isDirty, type Letter, type ResultEvent, type ResultState, resultReducer, START } from './result-state.ts';

/** How long a status message of Save stays. */
const STATUS_MS = 3_000;

const NO_ACCESS = 'letter.no_access';

/** The first thing that can be said about the letter; "no-access" for somebody without a paid claim. */
async function openLetter(signal: AbortSignal): Promise<ResultEvent | 'no-access'> {
  const access = await checkAccess({ signal });
  if (!access.ok) return { kind: 'load-failed', failure: access.error };
  if (!access.value.hasAccess) return 'no-access';
  const existing = await checkExistingDemand({ signal });
  if (!existing.ok) {
    return existing.error.code === NO_ACCESS ? 'no-access' : { kind: 'load-failed', failure: existing.error };
  }
  if (existing.value.has_existing_demand)
    return opened(existing.value, null, await questionsOf(existing.value, signal));
  const generated = await readGeneratedLetter({ signal });
  if (!generated.ok) return { kind: 'load-failed', failure: generated.error };
  return opened(existing.value, generated.value, await questionsOf(existing.value, signal));
}

/** The letter can be read and signed without them, so a failure here closes nothing. */
async function questionsOf(
  { case_id }: ExistingDemandAnswer,
  signal: AbortSignal,
): Promise<LetterQuestionsAnswer | null> {
  const questions = await readLetterQuestions({ signal });
  return questions.ok && questions.value.case_id === case_id ? questions.value : null;
}

function opened(
  existing: ExistingDemandAnswer,
  generated: GenerateAnswer | null,
  questions: LetterQuestionsAnswer | null,
): ResultEvent {
  const savedText = generated?.demand_letter ?? existing.demand_letter;
  return { kind: 'loaded', existing, generated, questions, keptText: takeKeptEdits(savedText) };
}

export type Result = {
  readonly state: ResultState;
  readonly tryAgain: () => void;
  /** Typed into the field. */
  readonly edit: (text: string) => void;
  /** Put in place of the whole text, as one step. */
  readonly rewrite: (text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The server keeps this text now. */
  readonly replace: (text: string) => void;
  readonly showQuestions: (questions: LetterQuestionsAnswer) => void;
  readonly dismissProblem: () => void;
  readonly chooseDelivery: (delivery: Delivery) => void;
  /** Whether it worked. A save that is under way is waited for, and made again when the text is another one by now. */
  readonly save: () => Promise<boolean>;
  /** Puts a text in place of the whole one and saves it at once. Whether it worked; the text stays either way. */
  readonly store: (text: string) => Promise<boolean>;
  /** Keeps the text from being typed in while the server writes in it. */
  readonly whileLocked: <T>(work: () => Promise<T>) => Promise<T>;
  /** `confirmed`: the keys of what was said yes to. Waits for a save that is under way; when that fails, nothing is signed. */
  readonly approve: (confirmed?: readonly string[]) => Promise<boolean>;
  /** Leaving the page now must not keep the edits. */
  readonly dropEdits: () => void;
};

/** A save or an approval that is under way. */
type Running = { readonly wish: Wish; readonly text: string; readonly done: Promise<boolean> };

/** The page's letter: opened, edited, saved and approved. */
export function useResult(): Result {
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(resultReducer, START);
  const running = useRef<Running | null>(null);
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

  const send = async (
    { text, delivery, caseId }: Letter,
    wish: Wish,
    confirmed: readonly string[],
    before: Running | null,
  ): Promise<boolean> => {
    if (before !== null && !(await before.done)) return false;
    if (wish === 'save' && before?.text === text) return true;
    const answer = await saveDemandLetter(
      wish === 'save'
        ? { demand_letter: text, action: 'save', case_id: caseId }
        : {
            demand_letter: text,
            action: 'approve_and_send',
            case_id: caseId,
            confirmed: [...confirmed],
            ...(delivery === '' ? {} : { delivery }),
          },
    );
    if (answer.ok) dispatch({ kind: wish === 'save' ? 'saved' : 'approved', text, answer: answer.value });
    else dispatch({ kind: 'refused', wish, text, failure: answer.error });
    return answer.ok;
  };
  const run = async (wish: Wish, confirmed: readonly string[] = [], stored?: string): Promise<boolean> => {
    const before = running.current;
    if (letter === null || before?.wish === 'approve') return false;
    const text = stored ?? letter.text;
    if (stored !== undefined) dispatch({ kind: 'edited', text, atMs: null });
    dispatch({ kind: 'started', wish });
    if (problemBefore(wish, text, letter.delivery) !== null) return false;
    const now: Running = { wish, text, done: send({ ...letter, text }, wish, confirmed, before) };
    running.current = now;
    const isDone = await now.done;
    if (running.current === now) running.current = null;
    return isDone;
  };

  return {
    state,
    tryAgain: () => dispatch({ kind: 'load-started' }),
    edit: (text) => dispatch({ kind: 'edited', text, atMs: performance.now() }),
    rewrite: (text) => dispatch({ kind: 'edited', text, atMs: null }),
    undo: () => dispatch({ kind: 'undone' }),
    redo: () => dispatch({ kind: 'redone' }),
    replace: (text) => dispatch({ kind: 'replaced', text }),
    showQuestions: (questions) => dispatch({ kind: 'questions-read', questions }),
    dismissProblem: () => dispatch({ kind: 'problem-seen' }),
    chooseDelivery: (delivery) => dispatch({ kind: 'delivery-chosen', delivery }),
    save: () => run('save'),
    store: (text) => run('save', [], text),
    approve: (confirmed) => run('approve', confirmed),
    whileLocked: async (work) => {
      dispatch({ kind: 'change-started' });
      try {
        return await work();
      } finally {
        dispatch({ kind: 'change-ended' });
      }
    },
    dropEdits: () => {
      edits.current = { savedText: '', text: '' };
    },
  };
}

/** True while the letter holds words the server does not have. */
export const hasUnsavedWords = (state: ResultState): boolean => state.phase === 'ready' && isDirty(state.letter);
