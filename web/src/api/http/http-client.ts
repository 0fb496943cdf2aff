import { BY_ITSELF_HEADER } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { isSomebodyHere } from './somebody-here.ts';

/** A request that did not succeed, as far as the person can be told. */
export type ApiFailure = {
  /** From the server's catalogue, or "network.offline", "network.timeout", "network.unreadable", "network.aborted". */
  readonly code: string;
  readonly message: string;
  /** The number support can look up; absent when the server was not reached. */
  readonly requestId?: string | undefined;
  /** What is wrong with single fields, by field name. */
  readonly fields?: readonly FieldFailure[] | undefined;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The parsed body of the answer, for calls whose failures carry more. */
  readonly body?: unknown;
};

export type FieldFailure = { readonly field: string; readonly code: string; readonly message: string };

export type ApiOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until we give up; 15,000 unless given. */
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Lets the request outlive the page; the body must then stay under 64 KiB. */
  readonly keepalive?: boolean | undefined;
};

/** A schema of zod or zod/mini; anything that can judge an unknown value. */
export type Reader<T> = {
  readonly safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: unknown };
};

export type ApiResult<T> = Result<T, ApiFailure>;

const DEFAULT_TIMEOUT_MS = 15_000;
/** Milliseconds. Writing a letter and making its PDF can take the server longer than other calls. */
export const LONG_WORK_MS = 60_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function fieldsOf(value: unknown): readonly FieldFailure[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const fields = value.filter(isRecord).flatMap((entry) => {
    const field = textOf(entry['field']) ?? textOf(entry['path']) ?? textOf(entry['name']);
    const code = textOf(entry['code']) ?? 'field.invalid';
    return field === undefined ? [] : [{ field, code, message: textOf(entry['message']) ?? '' }];
  });
  return fields.length > 0 ? fields : undefined;
}

/** Reads an answer that is not a success: problem+json, or the older `{success: false, message}`. */
export function readFailure(status: number, body: unknown): ApiFailure {
  const record = isRecord(body) ? body : {};
  return {
    code: textOf(record['code']) ?? `http.${status}`,
    message: textOf(record['message']) ?? textOf(record['detail']) ?? textOf(record['title']) ?? '',
    requestId: textOf(record['requestId']),
    fields: fieldsOf(record['fields'] ?? record['errors']),
    status,
    body,
  };
}

/** The failure of a call that came to nothing on the way. */
export const noAnswer = (code: string): ApiFailure => ({ code, message: '', status: 0 });

/** What a call that was called off, or took too long, or found no connection tells. */
export function whyNoAnswer(error: unknown, signal: AbortSignal | undefined): ApiFailure {
  if (signal?.aborted) return noAnswer('network.aborted');
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return noAnswer(isTimeout ? 'network.timeout' : 'network.offline');
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

type Call = { readonly method: 'GET' } | { readonly method: 'POST'; readonly body: string };

const COMMON_HEADERS = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

async function request<T>(path: string, call: Call, reader: Reader<T>, options: ApiOptions): Promise<ApiResult<T>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, {
      ...call,
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      headers: {
        ...COMMON_HEADERS,
        ...(isSomebodyHere() ? {} : { [BY_ITSELF_HEADER]: '1' }),
        ...(call.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        ...options.headers,
      },
    });
    body = await bodyOf(response);
  } catch (error) {
    return err(error instanceof SyntaxError ? noAnswer('network.unreadable') : whyNoAnswer(error, options.signal));
  }
  if (!response.ok) return err(readFailure(response.status, body));
  const parsed = reader.safeParse(body);
  return parsed.success ? ok(parsed.data) : err({ ...noAnswer('network.unreadable'), status: response.status, body });
}

/** Asks for `path` and reads the answer with `reader`. Never throws for failures of network or server. */
export const apiGet = <T>(path: string, reader: Reader<T>, options: ApiOptions = {}): Promise<ApiResult<T>> =>
  request(path, { method: 'GET' }, reader, options);

/** Sends `payload` as JSON to `path` and reads the answer with `reader`. Never throws for failures of network or server. */
export const apiPost = <T>(
  path: string,
  payload: unknown,
  reader: Reader<T>,
  options: ApiOptions = {},
): Promise<ApiResult<T>> => request(path, { method: 'POST', body: JSON.stringify(payload ?? {}) }, reader, options);
