import type { Answer, ClaimDraft, QuestionKey } from '@plainclaim/domain';

export const NONE = 'none';
/** The name of the list's boxes, and of the place an error leads to. */
export const MAY_BE_TRUE_FIELD = 'mayBeTrue';

type Answers = Partial<Record<QuestionKey, Answer>>;

const all = (keys: readonly QuestionKey[], answer: Answer): Answers =>
  Object.fromEntries(keys.map((key) => [key, answer]));

/** What is ticked: what was answered with yes, or the last line where everything was answered with no. */
export function ticked(keys: readonly QuestionKey[], draft: ClaimDraft): readonly string[] {
  const isTrue = keys.filter((key) => draft[key] === true);
  return keys.every((key) => draft[key] === false) ? [NONE] : isTrue;
}

/**
 * The answers after a box was pressed. The last line and the others rule each other out; with nothing ticked nothing is
 * answered, because an empty list says neither yes nor no.
 */
export function afterPress(keys: readonly QuestionKey[], before: readonly string[], now: readonly string[]): Answers {
  if (now.includes(NONE) && !before.includes(NONE)) return all(keys, false);
  const isTrue = keys.filter((key) => now.includes(key));
  return isTrue.length === 0 ? all(keys, null) : { ...all(keys, false), ...all(isTrue, true) };
}
