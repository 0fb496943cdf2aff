import { useEffect, useState } from 'react';
import { categoriesInOrder } from './category-choice.ts';
import type { CategoryChoice } from './category-screen.tsx';

export type OfferedCategories = {
  readonly categories: readonly CategoryChoice[];
  /** Why the list shown is the one this page came with. */
  readonly failure: 'refused' | 'failed' | null;
};

/** Kept between screens: coming back to the first one asks nobody again. */
let served: readonly CategoryChoice[] | null = null;

/**
 * The categories to choose from: the list the page came with at once, so that nobody waits, and the database's list as
 * soon as it is here. The look-up is loaded apart, after the first paint.
 */
export function useCategories(): OfferedCategories {
  const [offered, setOffered] = useState<OfferedCategories>({ categories: served ?? categoriesInOrder, failure: null });
  useEffect(() => {
    if (served !== null) return;
    let isGone = false;
    const look = async () => {
      const { readCategories } = await import('../../api/categories.ts');
      const answer = await readCategories();
      if (answer.ok) served = answer.value;
      if (!isGone) {
        setOffered({ categories: served ?? categoriesInOrder, failure: answer.ok ? null : answer.error });
      }
    };
    look().catch(() => {
      if (!isGone) setOffered({ categories: categoriesInOrder, failure: 'failed' });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return offered;
}
