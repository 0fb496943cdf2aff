import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from './product.ts';

/** On a busy machine a process takes a minute to be there again. */
const PATIENCE_MS = 10 * 60_000;
const BETWEEN_TRIES_MS = 500;
const NO_ANSWER_MS = 30_000;
const BOUNDARY = 'a-boundary-of-the-faults';

export type Answered = { readonly status: number; readonly bytes: Buffer };

/** A browser that asks again, the next process if there is one, until somebody answers. */
export type SteadyBrowser = ReturnType<typeof steadyBrowser>;

export function steadyBrowser(products: readonly Product[]) {
  let cookie = '';
  let at = 0;
  const asked = (): Product => {
    const product = products[at % products.length];
    if (product === undefined) throw new Error('there is no process to ask');
    return product;
  };
  const askOnce = async (path: string, body: Buffer | null, type: string): Promise<Answered> => {
    const answer = await fetch(`http://127.0.0.1:${asked().port}${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...(body === null ? {} : { 'content-type': type }) },
      ...(body === null ? {} : { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(NO_ANSWER_MS),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: answer.status, bytes };
  };
  const ask = async (path: string, body: Buffer | null, type = 'application/json'): Promise<Answered> => {
    for (const endMs = Date.now() + PATIENCE_MS; Date.now() < endMs; ) {
      try {
        const answer = await askOnce(path, body, type);
        if (answer.status < 500 && answer.status !== 429) return answer;
      } catch {
        // Killed while it answered, or not up again yet.
      }
      at += 1;
      await delay(BETWEEN_TRIES_MS);
    }
    throw new Error(`nobody answered ${path}`);
  };
  return {
    ask,
    /** One try and no more: null when nobody answered. */
    tryOnce: (path: string, body: Buffer | null): Promise<Answered | null> =>
      askOnce(path, body, 'application/json').catch(() => null),
    askTheOther: (path: string, body: Buffer | null, type?: string): Promise<Answered> => {
      at += 1;
      return ask(path, body, type);
    },
    /** The same, while the process that is asked is killed within so many milliseconds. */
    askWhileKilled: async (path: string, body: Buffer | null, withinMs: number, type?: string): Promise<Answered> => {
      const victim = asked();
      const killing = delay(withinMs).then(() => victim.killAndStartAgain());
      const [answer] = await Promise.all([ask(path, body, type), killing]);
      at += 1;
      return answer;
    },
  };
}

export const json = (value: object): Buffer => Buffer.from(JSON.stringify(value));

export function must({ status, bytes }: Answered, path: string): { readonly [name: string]: unknown } {
  if (status !== 200) throw new Error(`${path}: ${status} ${bytes.toString('utf8').slice(0, 300)}`);
  return JSON.parse(bytes.toString('utf8'));
}

export const UPLOAD_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form with one file, as browsers send it. */
export function uploadOf(name: string, bytes: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
