import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

/**
 * The focus follows a person who came here by a link inside the app, once the page's title is there; a page that was
 * loaded keeps the browser's.
 */
export function useArrival(isShown = true) {
  const cameBy = useNavigationType();
  useEffect(() => {
    if (!isShown || cameBy === 'POP') return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isShown, cameBy]);
}
