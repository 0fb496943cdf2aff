import type { ExhibitWire } from '@plainclaim/contract';
import { ok } from '@plainclaim/domain';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { readExhibitPicture } from '../../../api/exhibits.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';

/** Asked for when its place is less than a screen away. */
const NEAR = { rootMargin: '100%' };

/** The address of an exhibit's small picture, once its place comes near; null without one, and when it cannot be had. */
export function useSmallPicture(
  caseId: string,
  { id, has_picture: hasPicture }: Pick<ExhibitWire, 'id' | 'has_picture'>,
  place: RefObject<HTMLElement | null>,
): string | null {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!hasPicture || element === null) return undefined;
    const watch = new IntersectionObserver((places) => {
      if (!places.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      setNear(true);
    }, NEAR);
    watch.observe(element);
    return () => watch.disconnect();
  }, [hasPicture, place]);
  const { data: url = null } = useQuery({
    ...serverQuery(['exhibit-picture', caseId, id], async (options) => {
      const got = await readExhibitPicture(caseId, id, options);
      return got.ok ? ok(URL.createObjectURL(got.value)) : got;
    }),
    enabled: hasPicture && isNear,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return url;
}
