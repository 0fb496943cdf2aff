import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { listening } from './mail-catcher.ts';
import { newAddress } from './visitor.ts';

export type Asked = {
  readonly method: string;
  readonly path: string;
  headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
export type Answered = { status: number; headers: Record<string, string | readonly string[]>; body: Buffer };

/** A weakness as it might come into the product: what it does to a request, and to its answer. */
export type Weakness = {
  readonly name: string;
  /** The row that must notice. */
  readonly row: string;
  readonly ask?: (asked: Asked) => void;
  readonly answer?: (answered: Answered, asked: Asked) => void;
};

export type WeakeningProxy = {
  readonly port: number;
  /** From the next request on; null lets everything through as it is. */
  weaken(weakness: Weakness | null): void;
  close(): Promise<void>;
};

/** is between visitors and the product and makes it worse. */
export async function startWeakeningProxy(productPort: number): Promise<WeakeningProxy> {
  let weakness: Weakness | null = null;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('error', () => outgoing.destroy());
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = 'GET', url = '/' } = incoming;
      const asked: Asked = { method, path: url, headers: { ...incoming.headers }, body: Buffer.concat(chunks) };
      weakness?.ask?.(asked);
      const options = {
        host: '127.0.0.1',
        port: productPort,
        method,
        path: asked.path,
        headers: asked.headers,
        agent: false,
      };
      const call = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('error', () => outgoing.destroy());
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const answered: Answered = {
            status: answer.statusCode ?? 502,
            headers: plain(answer.headers),
            body: Buffer.concat(parts),
          };
          weakness?.answer?.(answered, asked);
          delete answered.headers['transfer-encoding'];
          const headers = { ...answered.headers, 'content-length': String(answered.body.length) };
          outgoing.writeHead(
            answered.status,
            Object.fromEntries(
              Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
            ),
          );
          outgoing.end(method === 'HEAD' ? undefined : answered.body);
        });
      });
      call.on('error', () => outgoing.destroy());
      call.end(asked.body);
    });
  });
  const port = await listening(server);
  return {
    port,
    weaken: (next) => {
      weakness = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const plain = (headers: IncomingHttpHeaders): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

const without =
  (name: string): NonNullable<Weakness['answer']> =>
  ({ headers }) => {
    delete headers[name];
  };

const cookiesWithout =
  (part: RegExp): NonNullable<Weakness['answer']> =>
  ({ headers }) => {
    const lines = headers['set-cookie'];
    if (lines !== undefined) headers['set-cookie'] = [lines].flat().map((line) => line.replace(part, ''));
  };

const isLogIn = ({ path }: Asked): boolean => path.startsWith('/api/login');

/** Each must be found by its row, or that row proves nothing. `owner` is the session that leaks. */
export const plantedWeaknesses = (owner: () => string): readonly Weakness[] => [
  { name: 'no content security policy', row: 'B3', answer: without('content-security-policy') },
  {
    name: 'a policy that allows inline scripts',
    row: 'B3',
    answer: ({ headers }) => {
      headers['content-security-policy'] = String(headers['content-security-policy']).replace(
        "script-src 'self'",
        "script-src 'self' 'unsafe-inline'",
      );
    },
  },
  { name: 'no HSTS', row: 'B4', answer: without('strict-transport-security') },
  { name: 'kinds may be sniffed', row: 'B4', answer: without('x-content-type-options') },
  {
    name: 'the server names its version',
    row: 'B4',
    answer: ({ headers }) => void (headers['server'] = 'product/1.2.3'),
  },
  { name: 'the cookie is open to scripts', row: 'S1', answer: cookiesWithout(/; HttpOnly/i) },
  { name: 'the cookie goes over open lines', row: 'S1', answer: cookiesWithout(/; Secure/i) },
  {
    name: 'the id from before the log-in stays',
    row: 'S3',
    answer: (answered, asked) => {
      if (isLogIn(asked)) delete answered.headers['set-cookie'];
    },
  },
  {
    name: 'caches keep private answers',
    row: 'S8',
    answer: ({ headers }) => void (headers['cache-control'] = 'public, max-age=600'),
  },
  {
    name: 'an unknown address has its own answer',
    row: 'A1',
    answer: (answered, asked) => {
      if (isLogIn(asked) && asked.body.includes('nobody@')) answered.status = 404;
    },
  },
  {
    name: 'an unknown address is answered sooner',
    row: 'A1',
    answer: (answered, asked) => {
      if (!isLogIn(asked) || asked.body.includes('stranger')) return;
      const until = performance.now() + 60;
      while (performance.now() < until);
      answered.headers['x-slow'] = 'yes';
    },
  },
  {
    name: 'log-ins are not counted by place',
    row: 'A4',
    ask: ({ headers }) => void (headers['x-forwarded-for'] = newAddress()),
  },
  {
    name: 'addresses in front are believed',
    row: 'R4',
    ask: ({ headers }) => {
      headers['x-forwarded-for'] = String(headers['x-forwarded-for']).split(',')[0];
    },
  },
  {
    name: 'other sites may read answers',
    row: 'B2',
    answer: ({ headers }, asked) => {
      headers['access-control-allow-origin'] = asked.headers.origin ?? '*';
    },
  },
  {
    name: 'nobody looks where a change comes from',
    row: 'B1',
    ask: ({ headers }) => {
      delete headers.origin;
      delete headers['sec-fetch-site'];
    },
  },
  {
    name: 'errors show the program',
    row: 'B8',
    answer: (answered) => {
      if (answered.status >= 400)
        answered.body = Buffer.from(`${answered.body.toString()}\n    at handler (/app/node_modules/x/index.mjs:1:2)`);
    },
  },
  {
    name: 'errors repeat the request',
    row: 'B8',
    answer: (answered, asked) => {
      if (answered.status === 404)
        answered.body = Buffer.from(`Not found: ${decodeURI(asked.path.replaceAll(/%(?![0-9a-f]{2})|%c0%ae/gi, ''))}`);
    },
  },
  {
    name: 'a file is named by its sender',
    row: 'B5',
    answer: ({ headers }) => {
      if ('content-disposition' in headers)
        headers['content-disposition'] = 'attachment; filename="a"; filename=x.html';
    },
  },
  {
    name: 'anybody gets a letter whose id they know',
    row: 'Z1',
    ask: ({ path, headers }) => {
      if (path.includes('generate_secure_pdf')) headers.cookie = `__Host-plainclaim=${owner()}`;
    },
  },
  {
    name: 'the list of cases is everybody’s',
    row: 'Z5',
    ask: ({ path, headers }) => {
      if (path.includes('get_user_demands')) headers.cookie = `__Host-plainclaim=${owner()}`;
    },
  },
  {
    name: 'source maps are open',
    row: 'L9',
    answer: (answered, asked) => {
      if (asked.path.endsWith('.map')) Object.assign(answered, { status: 200, body: Buffer.from('{"sources":[]}') });
    },
  },
  {
    name: 'a page sends people elsewhere',
    row: 'B7',
    answer: (answered, asked) => {
      const to = /[?&]next=([^&]+)/.exec(asked.path)?.[1];
      if (to !== undefined) Object.assign(answered, { status: 302, headers: { ...answered.headers, location: to } });
    },
  },
  // Last: it uses up what one account may open.
  { name: 'refusals do not say when to come back', row: 'R3', answer: without('retry-after') },
];
