import type { CardsAnswer } from '@plainclaim/contract';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The cards of one category as they are sent: written and compressed once, since they only change with a release. */
type CardList = { readonly etag: string; readonly body: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>> };

/** Fast, and within a twentieth of the best that can be had. */
const QUALITY = 6;

const known = new Map<string, CardList>();

/** A category nobody knows has no cards. Those are not kept: their names come from outside. */
function cardListOf(category: string): CardList {
  const found = known.get(category);
  if (found !== undefined) return found;
  const catalogue = catalogueOf(category);
  const answer: CardsAnswer = { success: true, data: catalogue };
  const identity = Buffer.from(JSON.stringify(answer), 'utf8');
  const list: CardList = {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    body: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    },
  };
  if (catalogue.cards.length > 0) known.set(category, list);
  return list;
}

/** The best encoding a browser says it reads. */
function encodingFor(accepted = ''): keyof CardList['body'] {
  const reads = new Set(
    accepted.split(',').flatMap((part) => {
      const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim());
      return /^q=0(?:\.0{0,3})?$/.test(weight) ? [] : [name];
    }),
  );
  if (reads.has('br')) return 'br';
  return reads.has('gzip') ? 'gzip' : 'identity';
}

/** Answers with the cards of a category, or that nothing changed. They are the same for everybody, in every language. */
export function sendCardList(request: FastifyRequest, reply: FastifyReply, category: string) {
  const { etag, body } = cardListOf(category);
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.headers({ 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body[encoding]);
}
