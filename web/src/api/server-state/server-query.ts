import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { ApiOptions, ApiResult } from '../http/http-client.ts';

/** The value of an answer. A failure becomes the promise's rejection, as TanStack Query wants it. */
export async function valueOf<T>(answer: Promise<ApiResult<T>>): Promise<T> {
  const got = await answer;
  return got.ok ? got.value : Promise.reject(got.error);
}

export type ServerQuery<T> = { readonly queryKey: QueryKey; readonly queryFn: QueryFunction<T> };

/** The options of a query that reads one thing from the server. Its call is called off when nobody shows it any more. */
export const serverQuery = <T>(
  queryKey: QueryKey,
  read: (options: ApiOptions) => Promise<ApiResult<T>>,
): ServerQuery<T> => ({ queryKey, queryFn: ({ signal }) => valueOf(read({ signal })) });

/**
 * Puts what a change answered in the place of what was read. A read that is under way may be older than the change and
 * is called off.
 */
export function takeOver(client: QueryClient, queryKey: QueryKey, answer: unknown): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
}
