import { retryDelayMs } from './save-outcome.ts';

/** Milliseconds after the last key until the answers are sent. */
export const TYPING_PAUSE_MS = 600;

/**
 * How a try to save ended: "done" (or nothing to do), "again" at once, "retry" later by itself, or "halt" until
 * something changes.
 */
export type SendVerdict = 'done' | 'again' | 'retry' | 'halt';

export type Autosave = {
  /** Something changed: save after this many milliseconds without another change. */
  readonly later: (delayMs: number) => void;
  /** Saves now, or joins the save under way. */
  readonly now: () => Promise<SendVerdict>;
  readonly isSending: () => boolean;
  readonly stop: () => void;
};

/**
 * When to save. One request at a time; changes made meanwhile follow after it; failures are tried again ever more
 * slowly, however much is typed. A try that throws is a fault of ours: `onBroken` gets it, and the next change is tried.
 */
export function createAutosave(send: () => Promise<SendVerdict>, onBroken: (cause: unknown) => void): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<SendVerdict> | null = null;
  let failures = 0;
  let delayWanted: number | null = null;

  const later = (delayMs: number) => {
    if (running !== null) delayWanted = delayMs;
    else if (failures === 0) schedule(delayMs);
  };
  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), delayMs);
  };
  const now = (): Promise<SendVerdict> => {
    running ??= run();
    return running;
  };
  const tryOnce = async (): Promise<SendVerdict> => {
    try {
      return await send();
    } catch (cause) {
      onBroken(cause);
      return 'halt';
    }
  };
  const run = async (): Promise<SendVerdict> => {
    clearTimeout(timer);
    delayWanted = null;
    try {
      const verdict = await tryOnce();
      failures = verdict === 'retry' ? failures + 1 : 0;
      if (verdict === 'retry') schedule(retryDelayMs(failures));
      else if (verdict === 'again') schedule(0);
      else if (delayWanted !== null) schedule(delayWanted);
      return verdict;
    } finally {
      running = null;
    }
  };
  return {
    later,
    now,
    isSending: () => running !== null,
    stop: () => {
      clearTimeout(timer);
      failures = 0;
    },
  };
}
