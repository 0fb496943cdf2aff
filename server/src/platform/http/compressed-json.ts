import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from './filled-page.ts';

/** What is shorter fits one packet of the network as it is. */
const LEAST_BYTES = 1_024;
/** Quick: an answer is packed while somebody waits for it. */
const BROTLI_QUALITY = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isJson = (type: unknown): boolean => typeof type === 'string' && /^application\/(?:problem\+)?json\b/.test(type);

/**
 * Sends answers of calls packed to whoever takes that. Their length gives no secret away, as it may where a stranger's
 * words are packed together with one that can be guessed letter by letter (BREACH): what opens a session is in a cookie
 * and in no answer.
 */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isJson(reply.getHeader('content-type')) || reply.hasHeader('content-encoding')) return payload;
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES) return payload;
    const before = reply.getHeader('vary');
    reply.header('vary', before === undefined ? 'accept-encoding' : `${String(before)}, accept-encoding`);
    const encoding = accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : null;
    if (encoding === null) return payload;
    const plain = Buffer.from(payload);
    const packed =
      encoding === 'br'
        ? await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        : await toGzip(plain);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return packed;
  });
}
