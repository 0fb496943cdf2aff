import type { ExhibitWire } from '@plainclaim/contract';
import { type RefObject, useEffect, useState } from 'react';
import { readExhibitPicture } from '../../../api/exhibits.ts';

/** Asked for when its place is less than a screen away. */
const NEAR = { rootMargin: '100%' };

/** The address of an exhibit's small picture, once its place comes near; null without one, and when it cannot be had. */
export function useSmallPicture(
  caseId: string,
  { id, has_picture: hasPicture }: Pick<ExhibitWire, 'id' | 'has_picture'>,
  place: RefObject<HTMLElement | null>,
): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!hasPicture || element === null) return undefined;
    const call = new AbortController();
    const watch = new IntersectionObserver((places) => {
      if (!places.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void readExhibitPicture(caseId, id, { signal: call.signal }).then((got) => {
        if (got.ok && !call.signal.aborted) setUrl(URL.createObjectURL(got.value));
      });
    }, NEAR);
    watch.observe(element);
    return () => {
      watch.disconnect();
      call.abort();
    };
  }, [caseId, id, hasPicture, place]);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return url;
}
