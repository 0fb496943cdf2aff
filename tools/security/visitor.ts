import { type IncomingHttpHeaders, request } from 'node:http';
import { PUBLIC_URL } from './product.ts';

/** An answer with its raw headers: a header that came twice must be seen twice. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly bytes: Buffer;
  readonly text: string;
  /** What is at a path such as `data.0.id`; undefined where there is nothing. */
  at(path: string): unknown;
  readonly durationMs: number;
};

export type Ask = {
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** An object goes as JSON, a text or bytes as they are. */
  readonly body?: object | string | Buffer;
};

/** One browser behind the site's own web server: it keeps its cookies, and comes from a network of its own. */
export type Visitor = {
  readonly cookies: Map<string, string>;
  /** Every Set-Cookie line it was ever given. */
  readonly cookieLines: readonly string[];
  /** As the web server in front tells it; a new value is a move to another network. */
  address: string;
  get(path: string, ask?: Ask): Promise<Answer>;
  post(path: string, body?: Ask['body'], headers?: Ask['headers']): Promise<Answer>;
  ask(method: string, path: string, ask?: Ask): Promise<Answer>;
};

const ANSWER_WITHIN_MS = 30_000;
let networks = 0;

/** An address nobody used before, from the range that providers use inside themselves. */
export function newAddress(): string {
  networks += 1;
  return `100.${64 + Math.floor(networks / 65_536)}.${Math.floor(networks / 256) % 256}.${networks % 256}`;
}

export function visitorAt(port: number, address = newAddress()): Visitor {
  const cookies = new Map<string, string>();
  const cookieLines: string[] = [];

  function ask(method: string, path: string, { headers = {}, body }: Ask = {}): Promise<Answer> {
    const payload = bytesOf(body);
    const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
    const sent = {
      host: new URL(PUBLIC_URL).host,
      'x-forwarded-for': visitor.address,
      'x-forwarded-proto': 'https',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...(payload === undefined ? {} : { 'content-length': String(payload.length) }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const call = request({ host: '127.0.0.1', port, method, path, headers: sent, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          keepCookies(answer.headers['set-cookie'] ?? []);
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            rawHeaders: answer.rawHeaders,
            bytes,
            text,
            at: (path) => valueAt(parsed(text), path),
            durationMs: performance.now() - startedAt,
          });
        });
      });
      call.setTimeout(ANSWER_WITHIN_MS, () => call.destroy(new Error(`no answer to ${method} ${path.slice(0, 80)}`)));
      call.on('error', reject);
      call.end(payload);
    });
  }

  function keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      cookieLines.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const visitor: Visitor = {
    cookies,
    cookieLines,
    address,
    get: (path, given) => ask('GET', path, given),
    post: (path, body, headers) =>
      ask('POST', path, { ...(body === undefined ? {} : { body }), ...(headers === undefined ? {} : { headers }) }),
    ask,
  };
  return visitor;
}

/** The same answer, or null where the connection was cut instead. */
export const orCut = (answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);

function bytesOf(body: Ask['body']): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([name]) => name === step)?.[1];
  }
  return found;
}
