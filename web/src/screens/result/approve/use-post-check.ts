import type { PostOfferWire } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkPost } from '../../../api/cases/deliveries.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import type { Letter } from '../state/result-state.ts';

export type PostCheck = {
  /** What was found, or what was known before; null where nobody posts letters. */
  readonly post: PostOfferWire | null;
  readonly isChecking: boolean;
  /** The doubts somebody said "send it there anyway" to. */
  readonly overrides: readonly string[];
  readonly override: (key: string, isSent: boolean) => void;
};

/** Asks the post office about the addresses once the person chose this way. No answer is no obstacle. */
export function usePostCheck({ post, delivery, caseId }: Letter): PostCheck {
  const [overrides, setOverrides] = useState<readonly string[]>([]);
  const { data, isFetching } = useQuery({
    ...serverQuery(['post-check', caseId], (options) => checkPost(options)),
    enabled: post !== null && delivery === 'post',
    retry: false,
  });
  return {
    post: data?.post ?? post,
    isChecking: isFetching && data === undefined,
    overrides,
    override: (key, isSent) =>
      setOverrides((before) =>
        isSent ? [...before.filter((one) => one !== key), key] : before.filter((one) => one !== key),
      ),
  };
}
