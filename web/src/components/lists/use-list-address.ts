import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageIn } from './page-of-cases.ts';

/** Choices of a list by their names in the address; an empty one is taken out of it. */
export type ChosenByName = Readonly<Record<string, string>>;

export type ListAddress = {
  readonly query: URLSearchParams;
  /** The page the address asks for. */
  readonly wanted: number;
  /** Changes these choices and keeps the others. `replace` when "Back" should not undo it. */
  readonly choose: (choices: ChosenByName, replace?: boolean) => void;
  readonly turnTo: (page: number, replace?: boolean) => void;
};

/**
 * Page, order and filter of a list are kept in the page's address, so that a reload and a link keep them.
 *
 * A change starts from the address itself: the list that is drawn may be one choice behind, since React draws a new
 * address when it has the time, and two quick choices must both count.
 */
export function useListAddress(): ListAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const choose = useCallback(
    (choices: ChosenByName, replace = false) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(choices)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      void navigate({ search: next.toString() }, { replace });
    },
    [navigate],
  );
  const turnTo = useCallback(
    (page: number, replace = false) => choose({ page: page === 1 ? '' : String(page) }, replace),
    [choose],
  );
  return { query, wanted: pageIn(query.get('page')), choose, turnTo };
}

/** Goes to the last page of a list when its address asks for one that holds nothing (any more). */
export function useLastPage(isPastTheEnd: boolean, lastPage: number, turnTo: ListAddress['turnTo']): void {
  useEffect(() => {
    if (isPastTheEnd) turnTo(lastPage, true);
  }, [isPastTheEnd, lastPage, turnTo]);
}
