import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { startInEnglish } from '../i18n/i18n.ts';

/** What a page without a layout lacks. Nothing is ever wider, lower or further down in it. */
class NothingIsResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= NothingIsResized;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** A busy machine is slow; that is no failure of the screen. */
configure({ asyncUtilTimeout: 15_000 });

beforeEach(startInEnglish);

// Files share a page: each test leaves it empty, with the browser's own ways of asking and of telling the time.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
