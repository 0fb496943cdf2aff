import { vi } from 'vitest';

/** What the page asked for: the method, the path with its query, and the parsed body, null without one. */
export type Asked = { readonly method: string; readonly path: string; readonly body: unknown };

/** An answer of the server: its status and its body. `offline`: the server is not reached. */
export type Answer = { readonly status: number; readonly body: unknown } | 'offline';

/** The body of an answer, judged by the schema both sides share: a test cannot answer what no server would. */
export const answered = <T>(schema: { readonly parse: (value: unknown) => T }, body: NoInfer<T>): Answer => ({
  status: 200,
  body: schema.parse(body),
});

/** A refusal as every call of the server tells it (`application/problem+json`). */
export const refused = (
  status: number,
  code: string,
  message: string,
  fields: readonly { readonly field: string; readonly code: string; readonly message: string }[] = [],
): Answer => ({ status, body: { success: false, code, message, requestId: 'request-1', fields } });

/**
 * Answers every call of the page in the server's place, by path without its query; a function answers by what was asked.
 * Gives the calls in their order. A call nobody answers for is not reached, as it would be without a server.
 */
export function serverAnswers(
  answers: Readonly<Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>>,
): readonly Asked[] {
  const calls: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const asked = { method: init.method ?? 'GET', path: input, body };
    calls.push(asked);
    const answer = answers[input.replace(/\?.*$/, '')] ?? 'offline';
    const given = typeof answer === 'function' ? await answer(asked) : answer;
    if (given === 'offline') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(given.body), {
      status: given.status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return calls;
}
