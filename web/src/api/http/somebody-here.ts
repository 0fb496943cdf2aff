/** Whoever did nothing for so long may have left: what the page then asks for, it asks by itself. */
const HERE_FOR_MS = 120_000;

let lastMs = 0;
const note = () => {
  lastMs = performance.now();
};
for (const happening of ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const) {
  globalThis.addEventListener?.(happening, note, { capture: true, passive: true });
}

/** Whether somebody did something with this page lately. A page that was just opened was opened by somebody. */
export const isSomebodyHere = (nowMs = performance.now()): boolean => nowMs - lastMs < HERE_FOR_MS;
