import { Agent, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
  readonly tookMs: number;
};

/** One visitor of a site on this machine, who keeps the cookie. Connections are kept and shared. */
export type Visitor = {
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body?: object) => Promise<Answer>;
  /** Posts bytes of a kind of its own, such as a file. */
  readonly send: (path: string, bytes: Buffer, type: string) => Promise<Answer>;
};

const JSON_TYPE = 'application/json';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** `place`: the address that a proxy would tell of them. */
export function aVisitor(port: number, place?: string): Visitor {
  let cookie = '';
  const ask = async (
    method: string,
    path: string,
    payload: Buffer = Buffer.of(),
    type = JSON_TYPE,
  ): Promise<Answer> => {
    const answer = await send(port, method, path, { cookie, place }, { payload, type });
    cookie = answer.cookie;
    return answer;
  };
  return {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body === undefined ? undefined : Buffer.from(JSON.stringify(body))),
    send: (path, bytes, type) => ask('POST', path, bytes, type),
  };
}

/** The answer of a call that must work. */
export function worked(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`);
  return answer;
}

type Who = { readonly cookie: string; readonly place: string | undefined };

function send(
  port: number,
  method: string,
  path: string,
  { cookie, place }: Who,
  { payload, type }: { readonly payload: Buffer; readonly type: string },
): Promise<Answer> {
  const headers = {
    ...(cookie === '' ? {} : { cookie }),
    ...(place === undefined ? {} : { 'x-forwarded-for': place }),
    // As browsers say it of a page of ours: a file is taken from no other.
    'sec-fetch-site': 'same-origin',
    ...(payload.length === 0 ? {} : { 'content-type': type, 'content-length': payload.length }),
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const given = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, body: text, cookie: given, tookMs: performance.now() - startedAt });
      });
    });
    call.on('error', reject);
    call.end(payload);
  });
}
