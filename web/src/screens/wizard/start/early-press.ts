import type { FirstChoice } from './first-choice.ts';

/** What a page that came with the first screen was told before this script ran; null when nothing was pressed. */
function pressedBefore(): FirstChoice | null {
  if (typeof document === 'undefined') return null;
  const category = document.querySelector<HTMLInputElement>('input[name="situation"]:checked')?.value ?? '';
  const { dataset } = document.documentElement;
  // Set by the script inside the page (web/build/prerender.mjs).
  const goesOn = dataset['pressed'] !== undefined;
  delete dataset['pressed'];
  return category === '' && !goesOn ? null : { category, goesOn };
}

/** Looked at before React takes the page over: it would let go of a choice it does not know. */
let early = pressedBefore();

/** What was chosen and pressed on the first screen before the app was there. Answers it once. */
export function takeEarlyPress(): FirstChoice | null {
  const taken = early;
  early = null;
  return taken;
}
