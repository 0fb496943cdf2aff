import { type RefObject, useEffect } from 'react';

/**
 * Cards above a part arrive and grow while somebody works in it by keyboard. What has the focus is then brought back
 * into view, as little as needed. A pointer's user is never moved: there the focus is not shown.
 */
export function useFocusInView(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (focused === null || part.current?.contains(focused) !== true || !focused.matches(':focus-visible')) return;
      (focused.closest('label') ?? focused).scrollIntoView({ block: 'nearest' });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [part]);
}
