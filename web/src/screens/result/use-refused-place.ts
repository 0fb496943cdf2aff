import { useEffect, useRef } from 'react';
import type { Letter } from './result-state.ts';

/**
 * Takes the focus to what a refusal speaks of, with that place selected. Belongs in the component around the whole
 * page: its effect must come after that of an error summary, which takes the focus too.
 */
export function useRefusedPlace({ problem, refusals, text }: Letter) {
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (refusals === shown.current) return;
    shown.current = refusals;
    const box = area.current;
    if (box === null || problem?.field !== 'demand_letter') return;
    const { start, end } = problem.place ?? { start: 0, end: text.length };
    // The selection is set first: taking the focus then brings it into view, also in a box taller than the window.
    box.blur();
    box.setSelectionRange(start, end);
    box.focus();
  }, [problem, refusals, text]);
  return area;
}
