import type { MessageCode, MessageParams } from '@plainclaim/contract';
import type { Problem } from '@plainclaim/domain';

/**
 * A failure the caller is told about: status, code, and the sentence the code stands for. Routes throw it at the edge
 * of HTTP, after a use case has returned its outcome as a value.
 */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: MessageCode;
  readonly params: MessageParams;
  readonly problems: readonly Problem[];

  constructor(
    statusCode: number,
    code: MessageCode,
    more: { readonly params?: MessageParams; readonly problems?: readonly Problem[] } = {},
  ) {
    super(code);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.params = more.params ?? {};
    this.problems = more.problems ?? [];
  }
}
