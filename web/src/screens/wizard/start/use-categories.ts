import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { readCategories } from '../../../api/categories.ts';
import { categoryWords } from '../../../i18n/spoken-words.ts';
import { categoriesInOrder } from '../engine/category-choice.ts';
import type { CategoryChoice } from './category-screen.tsx';

export type OfferedCategories = {
  readonly categories: readonly CategoryChoice[];
  /** Why the list shown is the one this page came with. */
  readonly failure: 'refused' | 'failed' | null;
};

/** The list as the server said it in a language. Kept between screens: coming back to the first one asks nobody again. */
let served: { readonly language: string; readonly categories: readonly CategoryChoice[] } | null = null;

const servedIn = (language: string) => (served?.language === language ? served.categories : null);

const categoriesOfPage = (): readonly CategoryChoice[] => {
  const words = categoryWords();
  return categoriesInOrder.map((category) => ({ ...category, ...words[category.value] }));
};

/**
 * The categories to choose from: the list the page came with at once, so that nobody waits, and the database's list as
 * soon as it is here. Another language asks again.
 */
export function useCategories(): OfferedCategories {
  const { locale } = useLingui().i18n;
  const [, setArrived] = useState('');
  const [failure, setFailure] = useState<OfferedCategories['failure']>(null);
  useEffect(() => {
    if (servedIn(locale) !== null) return undefined;
    let isGone = false;
    void readCategories().then((answer) => {
      if (isGone) return;
      if (answer.ok) served = { language: locale, categories: answer.value };
      setArrived(locale);
      setFailure(answer.ok ? null : answer.error);
    });
    return () => {
      isGone = true;
    };
  }, [locale]);
  return { categories: servedIn(locale) ?? categoriesOfPage(), failure };
}
