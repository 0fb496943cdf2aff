import { referenceMessages, type SubcategoryWire } from '@plainclaim/contract';
import { useLingui } from '@lingui/react/macro';
import {
  type ClaimDraft,
  defaultQuestionsFor,
  type Question,
  type Result,
  servedQuestions,
  US_STATES,
  type UsState,
} from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import type { ApiOptions } from '../../../api/http/http-client.ts';
import { type ListFailure, readQuestions, readStates, readSubcategories } from '../../../api/reference-data.ts';
import { referenceWords } from '../../../i18n/spoken-words.ts';
import { say } from '../../../i18n/say.ts';
import type { Loaded } from './wizard-context.ts';

/** A question this page came with, in the language on the screen. */
const inWords = (question: Question): Question => ({
  ...question,
  label: referenceWords()?.questions[question.key] ?? question.label,
});

type Reading = (key: string, options: ApiOptions) => Promise<void>;

/** Runs a reading while it is wanted, and again for another `key`. Drops its answer when it no longer is. */
function useReading(isWanted: boolean, key: string, read: Reading) {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    void latest.current(key, { signal: controller.signal });
    return () => controller.abort();
  }, [isWanted, key]);
}

/** By language and category, and the newest one of a category by its name alone. */
type ReasonLists = Readonly<Record<string, Result<readonly SubcategoryWire[], ListFailure>>>;

const NO_REASONS: readonly SubcategoryWire[] = [];

/**
 * The reasons of the chosen category, asked for as soon as it is chosen and once for each category and language. Until
 * another language's list is here, the last one is shown.
 */
export function useReasons(category: string): {
  reasons: Loaded<readonly SubcategoryWire[]>;
  retryReasons: () => void;
} {
  const { t, i18n } = useLingui();
  const [lists, setLists] = useState<ReasonLists>({});
  const key = `${i18n.locale} ${category}`;
  const found = lists[key];
  const shown = found ?? lists[category];
  useEffect(() => {
    if (category === '' || found !== undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void readSubcategories(category, { signal }).then((list) => {
      if (!signal.aborted) setLists((others) => ({ ...others, [key]: list, [category]: list }));
    });
    return () => controller.abort();
  }, [category, key, found]);
  const retryReasons = () => setLists(({ [key]: _failed, [category]: _shown, ...others }) => others);
  if (shown === undefined) return { reasons: { status: 'loading' }, retryReasons };
  if (shown.ok) return { reasons: { status: 'ready', value: shown.value }, retryReasons };
  const message =
    shown.error === 'refused'
      ? say(referenceMessages, 'reference.subcategories_failed')
      : t`An error occurred while loading subcategories`;
  return { reasons: { status: 'failed', message, value: NO_REASONS }, retryReasons };
}

/** The states of an address: the built-in list until the server's is here, and when it cannot be had. */
export function useStates(isWanted: boolean): readonly UsState[] {
  const [states, setStates] = useState(US_STATES);
  useReading(isWanted, '', async (_key, options) => {
    const read = await readStates(options);
    if (read.ok && options.signal?.aborted !== true) setStates(read.value);
  });
  return states;
}

type ReadQuestions = { readonly locale: string; readonly list: Result<readonly Question[], string> };

/**
 * The administrative questions; when they cannot be had, the default ones with a message that says so. Until those
 * of another language are here, the last ones are shown.
 */
export function useQuestions(isWanted: boolean, draft: ClaimDraft): Loaded<readonly Question[]> {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const [last, setLast] = useState<ReadQuestions | null>(null);
  useReading(isWanted && last?.locale !== locale, locale, async (asked, options) => {
    const list = await readQuestions(options);
    if (options.signal?.aborted !== true) setLast({ locale: asked, list });
  });
  const read = last?.list ?? null;
  if (read === null) return { status: 'loading' };
  if (read.ok) return { status: 'ready', value: read.value };
  const message = t`Error loading questions. Showing default questions instead.`;
  return { status: 'failed', message, value: defaultQuestionsFor(servedQuestions, draft).map(inWords) };
}
