import type { Events, UsVerification } from '@lob/lob-typescript-sdk';
import Fastify, { type FastifyReply } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import {
  deletionObject,
  type FakeLetter,
  letterFrom,
  letterObject,
  listObject,
  type OnTheWire,
  producedFile,
  Refused,
} from './letters.ts';
import { type Happening, MAGIC_STREETS, type ScriptName, scriptFor, SCRIPTS } from './scripts.ts';

/**
 * What becomes of requests: answered, never answered, done and then never answered, done and then failed, failed, refused
 * for a while, answered in rubbish, done and answered in rubbish.
 */
export const REQUEST_FAULTS = ['hang', 'hang_after', 'fail_after', 'fail', 'busy', 'broken', 'broken_after'] as const;
export type RequestFault = (typeof REQUEST_FAULTS)[number];
const IS_DONE: ReadonlySet<RequestFault> = new Set(['hang_after', 'fail_after', 'broken_after']);

/** What happens to the messages that the carrier sends. */
export type MessageFault = 'none' | 'lost' | 'doubled' | 'reordered' | 'forged' | 'old';

export type FakeCarrierOptions = {
  readonly webhookSecret: string;
  /** Hands a message over as it would travel. Answers the status. */
  readonly deliver: (raw: string, headers: Readonly<Record<string, string>>) => Promise<number>;
  readonly now?: () => number;
  readonly port?: number;
};

const DAY_MS = 24 * 60 * 60 * 1_000;
const LARGEST_FILE = 50 * 1_024 * 1_024;
/** Older than the tolerance of five minutes. */
const OLD_MS = 600_000;

/**
 * A stand-in for the carrier of letters that keeps books. It does what the product asks for and refuses all else loudly:
 * an unknown route is a 501, an unknown parameter a 422, and both are kept in `surprises`. As with Lob, a key of a request
 * is forgotten after a day, so that whoever asks again later without looking posts a letter twice.
 */
export async function startFakeCarrier({
  webhookSecret,
  deliver,
  now: clock = Date.now,
  port = 0,
}: FakeCarrierOptions) {
  let aheadMs = 0;
  const now = () => clock() + aheadMs;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: LARGEST_FILE });
  const letters: FakeLetter[] = [];
  const keys = new Map<string, { readonly letter: Promise<FakeLetter>; readonly atMs: number }>();
  const surprises: string[] = [];
  const statuses: number[] = [];
  let faults: { kind: RequestFault; left: number; method: string } = { kind: 'fail', left: 0, method: '' };
  let messageFault: MessageFault = 'none';
  let requests = 0;
  let origin = '';

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    requests += 1;
    const name = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
    if (!/^test_\w+:$/.test(name)) await reply.code(401).send({ error: { message: 'no key', status_code: 401 } });
  });
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof Refused)) throw error;
    await reply.code(error.status).send({ error: { message: error.message, status_code: error.status } });
  });

  const faultOf = (method: string): RequestFault | null => {
    if (faults.left === 0 || (faults.method !== '' && faults.method !== method)) return null;
    faults.left -= 1;
    return faults.kind;
  };
  /** One call with the fault it meets: before the work is done, or after it. */
  async function answer(reply: FastifyReply, method: string, work: () => unknown): Promise<unknown> {
    const fault = faultOf(method);
    const done = fault === null || IS_DONE.has(fault) ? await work() : null;
    if (fault === null) return done;
    if (fault === 'hang' || fault === 'hang_after') {
      await new Promise((resolve) => reply.raw.once('close', resolve));
      return reply;
    }
    if (fault === 'busy') return reply.code(429).send({ error: { message: 'Rate limit exceeded', status_code: 429 } });
    if (fault === 'broken' || fault === 'broken_after') return reply.type('application/json').send('{"id": "ltr_');
    return reply.code(500).send({ error: { message: 'Something went wrong', status_code: 500 } });
  }
  const found = (id: string): FakeLetter => {
    const letter = letters.find((one) => one.id === id);
    if (letter === undefined) throw new Refused(404, 'letter not found');
    return letter;
  };

  app.post('/v1/letters', (request, reply) =>
    answer(reply, 'POST', async () => {
      const form = await new Response(new Uint8Array(request.body as Buffer), {
        headers: { 'content-type': String(request.headers['content-type']) },
      }).formData();
      const key = String(request.headers['idempotency-key'] ?? '');
      const before = keys.get(key);
      if (key !== '' && before !== undefined && now() - before.atMs < DAY_MS) {
        return letterObject(await before.letter, origin, now());
      }
      const file = form.get('file');
      const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
      const fields = new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
      const taking = letterFrom(fields, bytes, now(), (what) => void surprises.push(what));
      // The same key at the same moment is one letter too.
      if (key !== '') keys.set(key, { letter: taking, atMs: now() });
      taking.catch(() => keys.delete(key));
      const letter = await taking;
      letters.push(letter);
      return letterObject(letter, origin, now());
    }),
  );
  app.get<{ Querystring: Record<string, string> }>('/v1/letters', (request, reply) =>
    answer(reply, 'GET', () => {
      const wanted = request.query['metadata[dispatch_id]'];
      return listObject(
        letters.filter(({ dispatchId }) => dispatchId === wanted),
        origin,
        now(),
      );
    }),
  );
  app.get<{ Params: { id: string } }>('/v1/letters/:id', (request, reply) =>
    answer(reply, 'GET', () => letterObject(found(request.params.id), origin, now())),
  );
  app.delete<{ Params: { id: string } }>('/v1/letters/:id', (request, reply) =>
    answer(reply, 'DELETE', () => {
      const letter = found(request.params.id);
      if (letter.scans.length > 0) throw new Refused(422, 'it is printed already');
      letter.isDeleted = true;
      return deletionObject(letter);
    }),
  );
  app.post('/v1/us_verifications', (request, reply) =>
    answer(reply, 'POST', () => {
      const { primary_line = '' } = JSON.parse(String(request.body)) as { primary_line?: string };
      return {
        id: `us_ver_${randomBytes(8).toString('hex')}`,
        object: 'us_verification',
        primary_line,
        deliverability: (MAGIC_STREETS[primary_line.toLowerCase()] ??
          'deliverable') as `${NonNullable<UsVerification['deliverability']>}`,
      } satisfies Partial<OnTheWire<UsVerification>>;
    }),
  );
  app.get<{ Params: { id: string } }>('/produced/:id.pdf', async (request, reply) =>
    reply.type('application/pdf').send(Buffer.from(await producedFile(found(request.params.id)))),
  );
  app.setNotFoundHandler((request, reply) => {
    surprises.push(`${request.method} ${request.url}: no such route`);
    return reply.code(501).send({ error: { message: 'unknown', status_code: 501 } });
  });

  function message(letter: FakeLetter, type: string) {
    const name =
      letter.isCertified && letter.scans.length > 0 && type !== 'deleted'
        ? `letter.certified.${type}`
        : `letter.${type}`;
    const event = {
      id: `evt_${randomBytes(10).toString('hex')}`,
      object: 'event',
      reference_id: letter.id,
      date_created: new Date(now()).toISOString(),
      event_type: { id: name, enabled_for_test: true, resource: 'letters', object: 'event_type' },
      body: letterObject(letter, origin, now()),
    } satisfies OnTheWire<Events>;
    const raw = JSON.stringify(event);
    const timestamp = String(messageFault === 'old' ? now() - OLD_MS : now());
    const secret = messageFault === 'forged' ? 'somebody else’s secret' : webhookSecret;
    const signature = createHmac('sha256', secret).update(`${timestamp}.${raw}`).digest('hex');
    return {
      raw,
      headers: {
        'content-type': 'application/json',
        'lob-signature': signature,
        'lob-signature-timestamp': timestamp,
      },
    };
  }

  /** Plays a letter's script to its end, or `most` steps of it from where it stands. */
  async function play(letter: FakeLetter, most = Number.POSITIVE_INFINITY, script?: ScriptName): Promise<void> {
    const steps: readonly Happening[] = SCRIPTS[script ?? scriptFor(letter.to['address_line1'] ?? '')];
    const from = played.get(letter.id) ?? 0;
    const messages = steps.slice(from, from + most).map((step) => {
      if (step.scan !== undefined) letter.scans.push({ ...step.scan, atMs: now() });
      if (step.isEnd === true) letter.isDeleted = true;
      return message(letter, step.type);
    });
    played.set(letter.id, Math.min(steps.length, from + messages.length));
    if (messageFault === 'lost') return;
    const all = messageFault === 'reordered' ? messages.toReversed() : messages;
    for (const { raw, headers } of messageFault === 'doubled' ? all.flatMap((one) => [one, one]) : all) {
      statuses.push(await deliver(raw, headers));
    }
  }
  const played = new Map<string, number>();

  app.post<{ Body: Buffer }>('/__fake/play', async (request) => {
    const given = JSON.parse(String(request.body)) as { dispatchId?: string; steps?: number; script?: ScriptName };
    const wanted = letters.filter(
      ({ dispatchId }) => given.dispatchId === undefined || dispatchId === given.dispatchId,
    );
    for (const letter of wanted) await play(letter, given.steps, given.script);
    return { played: wanted.map(({ id }) => id), surprises };
  });
  // A product whose clock was set ahead talks to a carrier of the same day.
  app.post<{ Body: Buffer }>('/__fake/clock', async (request) => {
    ({ aheadMs } = JSON.parse(String(request.body)) as { aheadMs: number });
    return { aheadMs };
  });
  app.get('/__fake/letters', async () => ({
    letters: letters.map(({ id, dispatchId, isCertified, to, isDeleted }) => ({
      id,
      dispatchId,
      isCertified,
      to,
      isDeleted,
    })),
    surprises,
  }));

  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;

  return {
    origin,
    letters: letters as readonly FakeLetter[],
    surprises: surprises as readonly string[],
    /** The statuses that messages were answered with. */
    statuses: statuses as readonly number[],
    requests: () => requests,
    play,
    setMessageFault: (next: MessageFault) => void (messageFault = next),
    /** The next requests of this method fail like this; '' is any method. */
    failNext: (kind: RequestFault, times = 1, method = '') => void (faults = { kind, left: times, method }),
    close: () => app.close(),
  };
}
export type FakeCarrier = Awaited<ReturnType<typeof startFakeCarrier>>;
