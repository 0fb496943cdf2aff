import { useEffect } from 'react';

/** Milliseconds in which a screen may send the focus to a better place itself. */
const SETTLE_MS = 50;

/** What a heading speaks for. */
const PARTS = 'section, article, aside, fieldset, form, dialog, main';
const HEADINGS = 'h1, h2, h3, legend';

type Held = {
  readonly control: Element;
  /** The innermost first. They are remembered: a control that is gone has none any more. */
  readonly parts: readonly Element[];
  /** Whether the browser showed where the focus is. */
  readonly isSeen: boolean;
};

function heldBy(control: Element): Held {
  const parts: Element[] = [];
  for (let part = control.closest(PARTS); part !== null; part = part.parentElement?.closest(PARTS) ?? null) {
    parts.push(part);
  }
  return { control, parts, isSeen: control.matches(':focus-visible') };
}

/** The heading of the smallest part around the control that is still there, or the part itself where it has a name. */
function placeAfter({ parts }: Held): HTMLElement | null {
  for (const part of parts) {
    if (!part.isConnected) continue;
    const headings = [...part.querySelectorAll<HTMLElement>(HEADINGS)];
    const shown = headings.find((heading) => heading.getClientRects().length > 0);
    if (shown !== undefined) return shown;
    if (part instanceof HTMLElement && part.hasAttribute('aria-label')) return part;
  }
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * When the control that holds the focus goes away, such as a button that is gone once it was pressed, the focus goes to
 * the heading of what it stood in and not to the top of the page.
 */
export function useKeptFocus() {
  useEffect(() => {
    let held: Held | null = null;
    let timer = 0;
    const focused = ({ target }: FocusEvent) => {
      held = target instanceof Element ? heldBy(target) : null;
    };
    // A press beside all controls lets go too. That a control loses the focus says nothing: it also does by going away.
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && held?.control.contains(target) === false) held = null;
    };
    const settle = () => {
      timer = 0;
      if (held === null || held.control.isConnected || !isNowhere()) return;
      const place = placeAfter(held);
      const isSeen = held.isSeen;
      held = null;
      if (place === null) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      // Nothing moves under the hand of who presses with a mouse.
      place.focus({ preventScroll: !isSeen });
    };
    const changes = new MutationObserver(() => {
      if (timer === 0 && held !== null && !held.control.isConnected) timer = window.setTimeout(settle, SETTLE_MS);
    });
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', pressed);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', pressed);
      changes.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}
