import type { LetterFindingAnswer, MessageCode, MessageParams } from '@plainclaim/contract';

/** One wrong answer, as the domain's `Problem` is, with any code that has a sentence. */
export type FieldProblem = { readonly field: string; readonly code: MessageCode; readonly params?: MessageParams };

/**
 * A failure the caller is told about: status, code, and the sentence the code stands for. Routes throw it at the edge
 * of HTTP, after a use case has returned its outcome as a value.
 */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: MessageCode;
  readonly params: MessageParams;
  readonly problems: readonly FieldProblem[];
  readonly findings: readonly LetterFindingAnswer[];
  readonly correctedLetter: string | null;

  constructor(
    statusCode: number,
    code: MessageCode,
    more: {
      readonly params?: MessageParams;
      readonly problems?: readonly FieldProblem[];
      readonly findings?: readonly LetterFindingAnswer[];
      readonly correctedLetter?: string | null;
    } = {},
  ) {
    super(code);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.params = more.params ?? {};
    this.problems = more.problems ?? [];
    this.findings = more.findings ?? [];
    this.correctedLetter = more.correctedLetter ?? null;
  }
}
