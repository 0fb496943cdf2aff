import { type RefObject, useEffect, useRef, useState } from 'react';

export type Drag = { readonly from: number; readonly to: number };

/** Pixels from the edge of the window within which the page scrolls along, and how far it does each time. */
const EDGE_PX = 72;
const SCROLL_PX = 10;
const MOUSE_LEFT = 0;

/** The middle of each row of a list on the screen, from top to bottom, in pixels. */
export type Middles = readonly number[];

/** Where the row at `from` would be in the list if it were let go at `y`. */
export const dropPlace = (from: number, middles: Middles, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;

/** On the part of a row by which it can be dragged. */
export const HANDLE = { 'data-drag-handle': '' } as const;

const middlesOf = (list: HTMLElement): readonly number[] =>
  Array.from(list.children, (row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });

/**
 * Rows of a list dragged by their handles with mouse, pen or finger. The rows keep their places until the pointer is
 * let go, so that nothing jumps away under it; Escape calls it off.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const rows = list.current;
    if (rows === null) return undefined;
    let end = () => {};
    const start = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-drag-handle]') : null;
      if (handle === null || event.button !== MOUSE_LEFT || !event.isPrimary) return;
      const from = Array.from(rows.children).findIndex((row) => row.contains(handle));
      // No text is selected on the way.
      event.preventDefault();
      end();
      end = follow(rows, from, event.clientY, setDrag, (to) => move.current(from, to));
    };
    rows.addEventListener('pointerdown', start);
    return () => {
      rows.removeEventListener('pointerdown', start);
      end();
    };
  }, [list]);
  return drag;
}

/** Follows the pointer until it is let go. The answer calls it off. */
function follow(
  rows: HTMLElement,
  from: number,
  startY: number,
  show: (drag: Drag | null) => void,
  onDrop: (to: number) => void,
): () => void {
  let y = startY;
  let to = from;
  let frame = 0;
  const look = () => {
    const place = dropPlace(from, middlesOf(rows), y);
    if (place !== to) show({ from, to: place });
    to = place;
  };
  const scroll = () => {
    const step = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (step !== 0) {
      window.scrollBy(0, step);
      look();
    }
    frame = requestAnimationFrame(scroll);
  };
  const ending = new AbortController();
  const stop = () => {
    ending.abort();
    cancelAnimationFrame(frame);
    show(null);
  };
  const on = { signal: ending.signal };
  window.addEventListener(
    'pointermove',
    (event) => {
      y = event.clientY;
      look();
    },
    on,
  );
  window.addEventListener(
    'pointerup',
    () => {
      stop();
      if (to !== from) onDrop(to);
    },
    on,
  );
  window.addEventListener('pointercancel', stop, on);
  window.addEventListener('keydown', ({ key }) => (key === 'Escape' ? stop() : undefined), on);
  show({ from, to });
  frame = requestAnimationFrame(scroll);
  return stop;
}
