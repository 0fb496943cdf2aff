import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the control that held the focus goes away, the focus goes to `instead` and not to the top of the page. `area` is
 * where such controls stand.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, instead: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && area.current?.contains(target) === true ? target : null;
    };
    // A press beside all controls lets go too. That a control loses the focus says nothing: it also does by going away.
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && held.current?.contains(target) === false) held.current = null;
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', pressed);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', pressed);
    };
  }, [area]);
  useEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === null || document.activeElement === document.body) instead.current?.focus();
  });
}
