import type { Language } from '@plainclaim/contract';
import { inOneLanguage, ofReasons, type Thing } from '@plainclaim/domain';
import { allThings, catalogueOf } from '@plainclaim/domain/card-catalogue';
import { categories } from '@plainclaim/domain/taxonomy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A list as it is sent: written and compressed once, since it only changes with a release. */
type SentList = { readonly etag: string; readonly body: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>> };

/** Fast, and within a twentieth of the best that can be had. */
const QUALITY = 6;

/** Lists by what was asked for; there are more sets of reasons than a server should hold. */
const MOST_KEPT = 150;
const knownCards = new Map<string, SentList>();
const knownThings = new Map<Language, SentList>();

function sentList(answer: { readonly success: boolean; readonly data: unknown }): SentList {
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

/** Whose cards are asked for. No reasons stand for all of the category. */
export type CardWish = {
  readonly category: string;
  readonly reasons: readonly string[];
  readonly language: Language;
};

/** A category nobody knows has the general cards alone. Those are not kept: their names come from outside. */
function cardListOf({ category, reasons, language }: CardWish): SentList {
  const { things: _things, ...whole } = catalogueOf(category);
  // Names that no card knows change nothing of the list, and do not make another one to keep.
  const known = new Set(whole.cards.flatMap((card) => card.reasons));
  const asked = [...new Set(reasons)].filter((reason) => known.has(reason)).sort();
  const name = JSON.stringify([category, language, asked, reasons.length > 0]);
  const found = knownCards.get(name);
  if (found !== undefined) return found;
  // Reasons of which no card is known have the cards for every reason.
  const catalogue = ofReasons(whole, asked.length > 0 || reasons.length === 0 ? asked : reasons);
  const list = sentList({ success: true, data: inOneLanguage(catalogue, language) });
  if (categories.some(({ value }) => value === category)) {
    const [oldest] = knownCards.keys();
    if (knownCards.size >= MOST_KEPT && oldest !== undefined) knownCards.delete(oldest);
    knownCards.set(name, list);
  }
  return list;
}

/** The things in English and one language, with what people look for them by. */
function thingListOf(language: Language): SentList {
  const found = knownThings.get(language);
  if (found !== undefined) return found;
  const list = sentList({
    success: true,
    data: inOneLanguage(language === 'en' ? allThings().map(withoutSearch) : allThings(), language),
  });
  knownThings.set(language, list);
  return list;
}

/** English has no further names to look things up by. */
const withoutSearch = ({ also: _also, ...thing }: Thing): Thing => thing;

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

/** Answers with the cards that are asked for, or that nothing changed. They are the same for everybody who asks for them. */
export const sendCardList = (request: FastifyRequest, reply: FastifyReply, wish: CardWish) =>
  send(request, reply, cardListOf(wish));

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
