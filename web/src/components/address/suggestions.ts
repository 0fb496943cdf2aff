/** A place the look-up proposes, with the wire's field names. */
export type AddressSuggestion = {
  readonly place_id: string;
  readonly description: string;
  /** Only with a town: what was typed before it. */
  readonly typed_street?: string | undefined;
  /** Only with a town: the counties it may lie in. */
  readonly counties?: readonly string[] | undefined;
};

/** The parts of a chosen place. Any of them may be empty; `state` is a name or a code. */
export type AddressParts = {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipcode: string;
};

export type Suggested = {
  readonly places: readonly AddressSuggestion[];
  /** Whose name must be next to the list. */
  readonly attribution?: string | undefined;
  /** The list is of towns: nobody looked for the street. */
  readonly townsOnly?: boolean | undefined;
};

/** Undefined: the look-up failed. */
export type Suggest = (input: string, signal: AbortSignal) => Promise<Suggested | undefined>;

/** What a chosen suggestion puts into the field for the street. */
export const streetOf = ({ description, typed_street }: AddressSuggestion): string =>
  typed_street ?? description.split(', ')[0] ?? description;

/** What a chosen town puts into the field for the city. */
export const townOf = ({ description }: AddressSuggestion): string => description.split(', ')[0] ?? description;

export const NOTHING_SUGGESTED: Suggested = { places: [] };

const MIN_INPUT = 3;
const DEBOUNCE_MS = 300;
const CACHE_MS = 5_000;

/** Asks at most once in five seconds for one and the same input. A failed or aborted look-up is not remembered. */
export function cachedSuggest(suggest: Suggest, nowMs: () => number): Suggest {
  let last: { readonly input: string; readonly at: number; readonly found: Suggested } | undefined;
  return async (input, signal) => {
    if (last && last.input === input && nowMs() - last.at < CACHE_MS) return last.found;
    const found = await suggest(input, signal);
    if (found !== undefined && !signal.aborted) last = { input, at: nowMs(), found };
    return found;
  };
}

/**
 * Runs look-ups for what is being typed: from three characters on, 300 ms after the last key, dropping answers to
 * older input. Failures show as an empty list. Returns a function that cancels.
 */
export function lookUpSoon(typed: string, suggest: Suggest, show: (found: Suggested) => void): () => void {
  const input = typed.trim();
  if (input.length < MIN_INPUT) {
    show(NOTHING_SUGGESTED);
    return () => {};
  }
  const controller = new AbortController();
  const timer = setTimeout(() => {
    void suggest(input, controller.signal)
      .catch(() => NOTHING_SUGGESTED)
      .then((found) => {
        if (!controller.signal.aborted) show(found ?? NOTHING_SUGGESTED);
      });
  }, DEBOUNCE_MS);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
