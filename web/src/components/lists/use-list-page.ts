import { err } from '@plainclaim/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFailure, ApiOptions, ApiResult } from '../../api/http/http-client.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { useLooksWhile } from '../../api/server-state/while-making.ts';

/** A page of a list, as every list of ours is sent. */
export type ListAnswer = { readonly success: boolean; readonly message: string };

export type ListPage<Answer> = {
  /** The newest list there is; while another page is on its way, the one before it. Null before the first. */
  readonly answer: Answer | null;
  /** The page `answer` is. */
  readonly page: number;
  readonly isLoading: boolean;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
};

/** One of the signed-in person's lists. Its functions must stay the same. */
export type PagedList<Answer> = {
  readonly name: string;
  readonly read: (page: number, options: ApiOptions) => Promise<ApiResult<Answer>>;
  /** Whether something in it is being made, so that it is read again by itself. */
  readonly isMaking: (answer: Answer | undefined) => boolean;
  /** Whether a later word about something in it may come, so that it is read again now and then. */
  readonly canChange?: (answer: Answer | undefined) => boolean;
};

type Known<Answer> = { readonly answer: Answer | null; readonly page: number };

/** An answer that says of itself that it is no success. */
const refusal = ({ message }: ListAnswer): ApiFailure => ({ code: 'list.refused', message, status: 200, body: {} });

/** A page of a list. When it cannot be had, what was shown before stays. */
export function useListPage<Answer extends ListAnswer>(
  { name, read, isMaking, canChange }: PagedList<Answer>,
  page: number,
): ListPage<Answer> {
  const { data, error, isFetching, refetch } = useQuery({
    ...serverQuery([name, page], async (options) => {
      const got = await read(page, options);
      return got.ok && !got.value.success ? err(refusal(got.value)) : got;
    }),
    ...useLooksWhile(isMaking, canChange),
  });
  const [known, setKnown] = useState<Known<Answer>>({ answer: null, page: 1 });
  if (data !== undefined && data !== known.answer) setKnown({ answer: data, page });
  return { ...known, isLoading: isFetching, failure: isFetching ? null : error, reload: () => void refetch() };
}
