import { useSyncExternalStore } from 'react';

/** From here on two columns stand side by side; the same width as in the style sheets of those screens. */
const BESIDE = '(min-width: 1024px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(BESIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** True when there is room for two columns. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(BESIDE).matches);
