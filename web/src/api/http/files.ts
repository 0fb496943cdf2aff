import { err, ok } from '@plainclaim/domain';
import { type ApiOptions, type ApiResult, LONG_WORK_MS, noAnswer, readFailure, whyNoAnswer } from './http-client.ts';

function bodyIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type FileCall = { readonly method: 'GET' } | { readonly method: 'POST'; readonly body: string };

/** A PDF from one of our own paths. Never throws. */
export const fetchPdf = (path: string, call: FileCall, options: ApiOptions = {}): Promise<ApiResult<Blob>> =>
  fetchFile('application/pdf', path, call, options);

/** A file of a known kind from one of our own paths. Never throws. */
export async function fetchFile(
  type: string,
  path: string,
  call: FileCall,
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> {
  const { signal, headers } = options;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? LONG_WORK_MS);
  try {
    const response = await fetch(path, {
      ...call,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: `${type}, application/json`,
        'X-Requested-With': 'XMLHttpRequest',
        ...(call.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
    });
    // Something in between, such as a sign-in page of the network, may answer 200 with another kind of file.
    const isWanted = response.headers.get('Content-Type')?.startsWith(type) ?? false;
    if (response.ok && isWanted) return ok(await response.blob());
    const body = bodyIn(await response.text());
    return err(
      response.ok
        ? { ...noAnswer('network.unreadable'), status: response.status, body }
        : readFailure(response.status, body),
    );
  } catch (error) {
    return err(whyNoAnswer(error, signal));
  }
}
