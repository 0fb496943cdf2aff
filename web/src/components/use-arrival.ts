import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

/** The focus follows a person who came here by a link inside the app; a page that was loaded keeps the browser's. */
export function useArrival() {
  const cameBy = useNavigationType();
  useEffect(() => {
    if (cameBy === 'POP') return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [cameBy]);
}
