import { referenceMessages, sentenceOf, type SubcategoryWire } from '@plainclaim/contract';
import { useLingui } from '@lingui/react/macro';
import { fallbackQuestions, type Question, type Result, US_STATES, type UsState } from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import type { ApiOptions } from '../../api/http-client.ts';
import { type ListFailure, readQuestions, readStates, readSubcategories } from '../../api/reference-data.ts';
import type { Loaded } from './wizard-context.ts';

type Reading = (options: ApiOptions) => Promise<void>;

/** Runs a reading while it is wanted, and drops its answer when it no longer is. */
function useReading(isWanted: boolean, read: Reading) {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    void latest.current({ signal: controller.signal });
    return () => controller.abort();
  }, [isWanted]);
}

type ReasonLists = Readonly<Record<string, Result<readonly SubcategoryWire[], ListFailure>>>;

const NO_REASONS: readonly SubcategoryWire[] = [];

/** The reasons of the chosen category, asked for as soon as it is chosen and once for each category. */
export function useReasons(category: string): {
  reasons: Loaded<readonly SubcategoryWire[]>;
  retryReasons: () => void;
} {
  const { t } = useLingui();
  const [lists, setLists] = useState<ReasonLists>({});
  const found = lists[category];
  useEffect(() => {
    if (category === '' || found !== undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void readSubcategories(category, { signal }).then((list) => {
      if (!signal.aborted) setLists((others) => ({ ...others, [category]: list }));
    });
    return () => controller.abort();
  }, [category, found]);
  const retryReasons = () => setLists(({ [category]: _failed, ...others }) => others);
  if (found === undefined) return { reasons: { status: 'loading' }, retryReasons };
  if (found.ok) return { reasons: { status: 'ready', value: found.value }, retryReasons };
  const message =
    found.error === 'refused'
      ? sentenceOf(referenceMessages, 'reference.subcategories_failed')
      : t`An error occurred while loading subcategories`;
  return { reasons: { status: 'failed', message, value: NO_REASONS }, retryReasons };
}

/** The states of an address: the built-in list until the server's is here, and when it cannot be had. */
export function useStates(isWanted: boolean): readonly UsState[] {
  const [states, setStates] = useState(US_STATES);
  useReading(isWanted, async (options) => {
    const read = await readStates(options);
    if (read.ok && options.signal?.aborted !== true) setStates(read.value);
  });
  return states;
}

/** The administrative questions; when they cannot be had, the five default ones with a message that says so. */
export function useQuestions(isWanted: boolean): Loaded<readonly Question[]> {
  const { t } = useLingui();
  const [read, setRead] = useState<Result<readonly Question[], string> | null>(null);
  useReading(isWanted && read === null, async (options) => {
    const list = await readQuestions(options);
    if (options.signal?.aborted !== true) setRead(list);
  });
  if (read === null) return { status: 'loading' };
  if (read.ok) return { status: 'ready', value: read.value };
  const message = t`Error loading questions. Showing default questions instead.`;
  return { status: 'failed', message, value: fallbackQuestions };
}
