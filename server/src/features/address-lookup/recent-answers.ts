/** Answers of the last few seconds, by question. */
export type RecentAnswers<T> = { get(key: string): T | undefined; put(key: string, answer: T): void };

type Options = {
  /** Milliseconds; only differences count. */
  readonly now: () => number;
  readonly keepMs: number;
  readonly most: number;
};

/** Keeps at most `most` answers, the longest unused leaving first, and none for longer than `keepMs` from its making. */
export function recentAnswers<T>({ now, keepMs, most }: Options): RecentAnswers<T> {
  const entries = new Map<string, { readonly answer: T; readonly madeAt: number }>();

  function isFresh(madeAt: number): boolean {
    const age = now() - madeAt;
    return age >= 0 && age < keepMs;
  }

  function get(key: string): T | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    entries.delete(key);
    if (!isFresh(entry.madeAt)) return undefined;
    entries.set(key, entry);
    return entry.answer;
  }

  /** Typed addresses do not linger: everything stale goes whenever something new comes. */
  function put(key: string, answer: T): void {
    for (const [old, { madeAt }] of entries) if (!isFresh(madeAt)) entries.delete(old);
    entries.delete(key);
    entries.set(key, { answer, madeAt: now() });
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
  }

  return { get, put };
}
