// @ts-check
/**
 * Runs in a page before anything of ours, and sees what a person sees while it arrives: what moves, and what is shown and
 * then taken away. `window.pageArrival()` tells it.
 */
{
  const PARTS = 'h1, h2, main button, main a, header a, header button';

  /** @param {Node | null} node */
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 60) : '?';
  };
  /** @param {Element} part */
  const textOf = (part) => `${part.tagName.toLowerCase()} ${part.textContent?.trim() ?? ''}`;

  /** @type {{ value: number, at: number, what: string[] }[]} */
  const shifts = [];
  /** @type {Set<string>} */
  const shown = new Set();

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      /** @type {readonly { readonly node: Node | null }[]} */
      const sources = Reflect.get(entry, 'sources') ?? [];
      shifts.push({
        value: Number(Reflect.get(entry, 'value')),
        at: entry.startTime,
        what: sources.map(({ node }) => nameOf(node)),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  // What a person can see is what is drawn.
  const eachFrame = () => {
    for (const part of document.querySelectorAll(PARTS)) if (part.checkVisibility()) shown.add(textOf(part));
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);

  Object.assign(window, {
    pageArrival: () => {
      const left = new Set([...document.querySelectorAll(PARTS)].map(textOf));
      return { shifts, takenAway: [...shown].filter((part) => !left.has(part)) };
    },
  });
}
