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
    if (!element) return '?';
    // What has no class is known by where it is.
    const place = element.className === '' ? ` in ${element.parentElement?.className}` : `.${element.className}`;
    return `${element.tagName.toLowerCase()}${place}`.slice(0, 60);
  };
  /** @param {Element} part */
  const textOf = (part) => `${kindOf(part)} ${part.textContent?.trim() ?? ''}`;
  /**
   * A link that becomes a button of the same name, or the other way, is there as before to whoever looks.
   *
   * @param {Element} part
   */
  const kindOf = (part) => (part.matches('a, button') ? 'press' : part.tagName.toLowerCase());

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
    for (const part of document.querySelectorAll(PARTS)) {
      // A button of a picture alone has no words that could go.
      if (part.checkVisibility() && part.textContent?.trim()) shown.add(textOf(part));
    }
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);

  Object.assign(window, {
    pageArrival: () => {
      // A link may have moved from the head of the page to the side of it.
      const left = new Set([...document.querySelectorAll('h1, h2, button, a')].map(textOf));
      return { shifts, takenAway: [...shown].filter((part) => !left.has(part)) };
    },
  });
}
