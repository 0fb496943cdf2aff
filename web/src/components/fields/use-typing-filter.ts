import { useEffect, useRef } from 'react';
import { afterEdit, isAccepted } from './typed-text.ts';

/**
 * Refuses keys the filter would drop before they reach the field, so the caret never jumps. Pasted and autofilled
 * texts pass here and are cleaned by the field's change handler. `keep` must be the same function at every render.
 */
export function useTypingFilter(keep: (text: string) => string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const refuse = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || event.data === null) return;
      const start = element.selectionStart ?? element.value.length;
      const end = element.selectionEnd ?? start;
      if (!isAccepted(afterEdit(element.value, start, end, event.data), keep)) event.preventDefault();
    };
    element.addEventListener('beforeinput', refuse);
    return () => element.removeEventListener('beforeinput', refuse);
  }, [keep]);
  return input;
}
