import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Place } from './letter-places.ts';
import type { Letter } from './result-state.ts';

/** What stands in the letter's place: its text to type in, how it will look, a copy to read, the checks, or the changes. */
export type Side = 'text' | 'look' | 'copy' | 'checks' | 'changes';

export type ShownPlace = {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly side: Side;
  readonly setSide: (side: Side) => void;
  /** Opens the text, takes the focus there, and selects a place in it. */
  readonly show: (place: Place) => void;
};

/**
 * Which part is in front, and the way to a place in the text: by a press, or by a refusal that speaks of one. Belongs in
 * the component around the whole page: its effects must come after that of an error summary, which takes the focus too.
 */
export function useShownPlace({ problem, refusals, text }: Letter): ShownPlace {
  const area = useRef<HTMLTextAreaElement>(null);
  const [side, setSide] = useState<Side>('text');
  const [wanted, setWanted] = useState<{ readonly place: Place } | null>(null);
  const show = useCallback((place: Place) => {
    setSide('text');
    setWanted({ place });
  }, []);
  // Only after the text is in front again: what is hidden takes no focus.
  useEffect(() => {
    const box = area.current;
    if (box === null || wanted === null) return;
    // The selection is set first: taking the focus then brings it into view, also in a box taller than the window.
    box.blur();
    box.setSelectionRange(wanted.place.start, wanted.place.end);
    box.focus();
  }, [wanted]);
  const [told, setTold] = useState(refusals);
  if (refusals !== told) {
    setTold(refusals);
    if (problem?.field === 'demand_letter') show(problem.place ?? { start: 0, end: text.length });
  }
  return { area, side, setSide, show };
}
