export const TITLE_ID = 'screen-title';

/** For what had the focus and is gone: the keyboard goes on from the top of the screen, after a window has closed. */
export const focusScreenTitle = (): void =>
  void requestAnimationFrame(() => document.getElementById(TITLE_ID)?.focus({ preventScroll: true }));
