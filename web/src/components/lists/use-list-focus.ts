import { useEffect, useRef } from 'react';

/**
 * Takes the focus to the first question about somebody who was just added to a list, and to the button that adds when
 * somebody was taken out: where they stood is nothing any more, and a full list has no such button until then.
 */
export function useListFocus(count: number, firstIdOf: (index: number) => string, addId: string) {
  const shown = useRef(count);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    if (count !== before) document.getElementById(count > before ? firstIdOf(count - 1) : addId)?.focus();
  }, [count, firstIdOf, addId]);
}
