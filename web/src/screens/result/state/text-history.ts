/** Texts to go back and forth between. The browser's own undo forgets when the page puts another text in the field. */
export type TextHistory = {
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** When the last key was pressed, in milliseconds; null when the next change begins a step of its own. */
  readonly typedAt: number | null;
};

export const NO_HISTORY: TextHistory = { past: [], future: [], typedAt: null };

/** Milliseconds. A longer pause in typing begins a new step. */
const STEP_MS = 1_500;
/** Steps kept; letters are a few kilobytes each. */
const MOST_STEPS = 100;

/** Before `text` is changed: kept as a step, unless typing goes on. `atMs` null is a change in one piece. */
export function noteChange(history: TextHistory, text: string, atMs: number | null): TextHistory {
  const goesOn = atMs !== null && history.typedAt !== null && atMs - history.typedAt < STEP_MS;
  return {
    past: goesOn ? history.past : [...history.past, text].slice(-MOST_STEPS),
    future: [],
    typedAt: atMs,
  };
}

/** A save is a place to come back to: what is typed next is a step of its own. */
export const endStep = (history: TextHistory): TextHistory => ({ ...history, typedAt: null });

export type Travelled = { readonly text: string; readonly history: TextHistory };

/** One step back. Null at the beginning. */
export function stepBack({ past, future }: TextHistory, text: string): Travelled | null {
  const before = past.at(-1);
  if (before === undefined) return null;
  return { text: before, history: { past: past.slice(0, -1), future: [text, ...future], typedAt: null } };
}

/** One step forth. Null at the end. */
export function stepForth({ past, future }: TextHistory, text: string): Travelled | null {
  const [after, ...rest] = future;
  if (after === undefined) return null;
  return { text: after, history: { past: [...past, text], future: rest, typedAt: null } };
}
