import { recentAnswers } from './recent-answers.ts';

type Question = { readonly input: string; readonly claimState: string; readonly session: string };
type Options<Q extends Question, T> = {
  readonly clock: { now(): number };
  readonly ask: (question: Q) => Promise<T>;
};

const KEEP_MS = 5000;
const MOST_KEPT = 500;

/** The same question within five seconds gets the same answer. Failures are not kept, nor anything between sessions. */
export function reusedSuggestions<Q extends Question, T>({ clock, ask }: Options<Q, T>): (question: Q) => Promise<T> {
  const recent = recentAnswers<T>({ now: () => clock.now(), keepMs: KEEP_MS, most: MOST_KEPT });
  return async (question) => {
    const key = JSON.stringify([question.session, question.claimState, question.input.trim()]);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const answer = await ask(question);
    recent.put(key, answer);
    return answer;
  };
}
