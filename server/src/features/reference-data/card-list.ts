import type { CardsAnswer, Language, ThingsAnswer } from '@plainclaim/contract';
import type { Thing } from '@plainclaim/domain';
import { allThings, catalogueOf } from '@plainclaim/domain/card-catalogue';
import { categories } from '@plainclaim/domain/taxonomy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A list as it is sent: written and compressed once, since it only changes with a release. */
type SentList = { readonly etag: string; readonly body: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>> };

/** Fast, and within a twentieth of the best that can be had. */
const QUALITY = 6;

const knownCards = new Map<string, SentList>();
const knownThings = new Map<Language, SentList>();

function sentList(answer: CardsAnswer | ThingsAnswer): SentList {
  const identity = Buffer.from(JSON.stringify(answer), 'utf8');
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    body: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    },
  };
}

/** A category nobody knows has the general cards alone. Those are not kept: their names come from outside. */
function cardListOf(category: string): SentList {
  const found = knownCards.get(category);
  if (found !== undefined) return found;
  const { things: _things, ...catalogue } = catalogueOf(category);
  const list = sentList({ success: true, data: catalogue });
  if (categories.some(({ value }) => value === category)) knownCards.set(category, list);
  return list;
}

/** The things, with what people of one language look for them by. */
function thingListOf(language: Language): SentList {
  const found = knownThings.get(language);
  if (found !== undefined) return found;
  const list = sentList({ success: true, data: allThings().map((thing) => inLanguage(thing, language)) });
  knownThings.set(language, list);
  return list;
}

function inLanguage({ also, ...thing }: Thing, language: Language): Thing {
  const names = language === 'en' ? undefined : also?.[language];
  return names === undefined ? thing : { ...thing, also: { [language]: names } };
}

/** The best encoding a browser says it reads. */
function encodingFor(accepted = ''): keyof SentList['body'] {
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
export const sendCardList = (request: FastifyRequest, reply: FastifyReply, category: string) =>
  send(request, reply, cardListOf(category));

/** Answers with the things and services that have fixed words, or that nothing changed. */
export const sendThingList = (request: FastifyRequest, reply: FastifyReply, language: Language) =>
  send(request, reply, thingListOf(language));

function send(request: FastifyRequest, reply: FastifyReply, { etag, body }: SentList) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.headers({ 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body[encoding]);
}
