import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@plainclaim/contract';
import { type CardCatalogue, type CardEntry, namesThing, type Thing } from '@plainclaim/domain';
import { useEffect, useMemo, useState } from 'react';

/** Kept for the page's life: the things of a language are asked for once. */
const known = new Map<Language, Thing[]>();

export type ThingsLoading = {
  /** The cards with the things they may name; null while an answer names a thing that is not here yet. */
  readonly cards: CardCatalogue | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * Brings the vocabulary of things to the cards: for people who do not fill them in English, and where an answer names a
 * thing already. Who writes English never waits for it.
 */
export function useThings(catalogue: CardCatalogue | null, entries: readonly CardEntry[]): ThingsLoading {
  const { i18n } = useLingui();
  const language = parseLanguage(i18n.locale) ?? DEFAULT_LANGUAGE;
  const isNeeded = entries.some(namesThing);
  const isWanted = catalogue !== null && (isNeeded || language !== DEFAULT_LANGUAGE);
  const [failed, setFailed] = useState<Language | null>(null);
  const [, setArrivals] = useState(0);
  const things = known.get(language);
  const isMissing = isWanted && things === undefined && failed !== language;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const { readThings } = await import('../../api/things.ts');
      const read = await readThings(language, { signal });
      if (signal.aborted) return;
      if (read.ok) known.set(language, [...read.value]);
      setArrivals((count) => count + 1);
      setFailed(read.ok ? null : language);
    };
    load().catch(() => {
      if (!signal.aborted) setFailed(language);
    });
    return () => controller.abort();
  }, [isMissing, language]);
  const cards = useMemo(() => {
    if (catalogue === null || (isNeeded && things === undefined)) return null;
    return things === undefined ? catalogue : { ...catalogue, things };
  }, [catalogue, things, isNeeded]);
  return { cards, hasFailed: isNeeded && failed === language, retry: () => setFailed(null) };
}
