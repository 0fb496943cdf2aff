import type { MessageCode } from '@plainclaim/contract';
import type { Result } from '@plainclaim/domain';
import { ApiError } from './api-error.ts';

/** What a use case gave. Throws an `ApiError` with the status of its code when it gave a refusal. */
export function valueOf<T, C extends MessageCode>(
  result: Result<T, { readonly code: C }>,
  statuses: Readonly<Record<C, number>>,
): T {
  if (!result.ok) throw new ApiError(statuses[result.error.code], result.error.code);
  return result.value;
}
