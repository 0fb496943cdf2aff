import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ids } from '../../platform/ids/index.ts';
import { isSameSecret, type TokenHashing } from '../../platform/security/index.ts';

/** An account as it is signed for: when its known places were forgotten, all that was signed before is worth nothing. */
export type SignedAccount = { readonly accountId: string; readonly forgottenAtMs: number | null };

/**
 * Remembers, longer than any session, which accounts were opened in this browser. It grants no access: it only tells
 * the owner's own browser from a stranger's, so that a stranger's wrong tries do not count against the owner (the
 * "device cookie" of OWASP). It holds a random name of the browser and our signature for each account, and no account's
 * id.
 */
export type KnownBrowserCookie = {
  /** The browser's random name, when the account was opened here; else null. */
  nameFor(request: FastifyRequest, account: SignedAccount): string | null;
  /** From now on the account counts as opened here. */
  remember(request: FastifyRequest, reply: FastifyReply, account: SignedAccount): void;
};

const SHAPE = /^([A-Za-z0-9_-]{43})((?:\.[A-Za-z0-9_-]{43}){1,5})$/;
/** People who share one computer. Whoever used it longest ago is forgotten first. */
const MOST_ACCOUNTS = 5;
/** The longest that browsers keep a cookie, a little over a year. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;

type Held = { readonly name: string; readonly signatures: readonly string[] };

export function knownBrowserCookie({
  hashing,
  ids,
  isHttps,
}: {
  readonly hashing: TokenHashing;
  readonly ids: Pick<Ids, 'secretToken'>;
  readonly isHttps: boolean;
}): KnownBrowserCookie {
  const cookie = isHttps ? '__Host-plainclaim-known' : 'plainclaim-known';
  const kind: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps };
  const signatureFor = (name: string, { accountId, forgottenAtMs }: SignedAccount) =>
    hashing.signValue('known-browser', `${name} ${accountId}${forgottenAtMs === null ? '' : ` ${forgottenAtMs}`}`);

  function held(request: FastifyRequest): Held | null {
    const [, name, signatures] = SHAPE.exec(request.cookies[cookie] ?? '') ?? [];
    return name === undefined || signatures === undefined ? null : { name, signatures: signatures.slice(1).split('.') };
  }

  return {
    nameFor: (request, account) => {
      const found = held(request);
      if (found === null) return null;
      const expected = signatureFor(found.name, account);
      return found.signatures.some((given) => isSameSecret(given, expected)) ? found.name : null;
    },
    remember: (request, reply, account) => {
      const { name, signatures } = held(request) ?? { name: ids.secretToken(), signatures: [] };
      const own = signatureFor(name, account);
      const kept = [own, ...signatures.filter((other) => other !== own)].slice(0, MOST_ACCOUNTS);
      reply.setCookie(cookie, [name, ...kept].join('.'), { ...kind, maxAge: LIFE_SECONDS });
    },
  };
}
