import '@fastify/cookie';
import { BY_ITSELF_HEADER } from '@plainclaim/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { ApiError } from '../../platform/http/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import { noteAsker } from '../../platform/logging/index.ts';
import { hashToken, type TokenHashing } from '../../platform/security/index.ts';
import type { Device } from './device.ts';
import { knownBrowserCookie } from './known-browser-cookie.ts';
import { forgetPlaces, placesForgottenAt } from './known-places.ts';
import { sessionCookie } from './session-cookie.ts';
import {
  type AccountSession,
  endOwnedSession,
  endSession,
  endSessionsOf,
  findSessionByTokenHash,
  handOver,
  insertSession,
  listOwnedSessions,
  noteActivity,
  type Owner,
  type SignedIn,
  type StoredSession,
} from './session-repository.ts';
import {
  anonymousEnd,
  forgetEndedAt,
  idleEndOf,
  isActivityDue,
  prolongedEnd,
  signedInEnd,
  stateOfSession,
} from './session-times.ts';

/** A session that was begun in a transaction: its token goes to the browser once that transaction is done. */
export type BegunSession<O extends Owner = SignedIn> = {
  readonly owner: O;
  readonly token: string;
  readonly endsAtMs: number;
};

/** Recognises a browser by an opaque token of which the database holds only a hash. */
export type BrowserSessions = {
  /** True when the request carries something that looks like our cookie; costs no look-up. */
  hasCookie(request: FastifyRequest): boolean;
  /** Who is asking; null for a browser without a living session. Counts as activity. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Owner | null>;
  /** What tells requests of one browser from others'; null for a newcomer. Costs no look-up. */
  keyOf(request: FastifyRequest): string | null;
  /**
   * For answers to keep. @throws ApiError 401 for a browser whose session has ended: they belong to nobody now; 429 when
   * too many sessions were begun from one place.
   */
  findOrStart(request: FastifyRequest, reply: FastifyReply): Promise<Owner>;
  /** For someone who begins by choice, such as by registering: after a session that ended, a new one. */
  findOrStartAnew(request: FastifyRequest, reply: FastifyReply): Promise<Owner>;
  /** When the session of someone signed in ends. Does not count as activity. */
  endsOf(request: FastifyRequest): Promise<{ readonly idleEndsAtMs: number; readonly endsAtMs: number } | null>;
  /** Ends the caller's session and begins a new one for the account. */
  signIn(trx: DbTransaction, owner: Owner | null, accountId: string, device: Device): Promise<BegunSession>;
  give(reply: FastifyReply, session: BegunSession<Owner>): void;
  /** A random name for this browser, when the account was opened in it and its places were not forgotten since; else null. */
  knownName(request: FastifyRequest, accountId: string): Promise<string | null>;
  /** From now on, and longer than any session, the account counts as one that was opened in this browser. */
  rememberAccount(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void>;
  /** Ends the caller's session and takes its cookie back. */
  signOut(owner: Owner, reply: FastifyReply): Promise<void>;
  /**
   * Ends the account's sessions, except the one named, and forgets all browsers and networks in which it was opened:
   * the caller's own is remembered again by `rememberAccount`. Answers how many sessions there were.
   */
  endOthers(on: Db, accountId: string, exceptSessionId: string | null): Promise<number>;
  /** The account's living sessions, the one used last first. */
  listOwned(accountId: string): Promise<readonly AccountSession[]>;
  /** Ends one of the account's sessions; false when none of that id lives. */
  endOwned(accountId: string, sessionId: string): Promise<boolean>;
};

export function createBrowserSessions(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly requestLimits: Pick<RequestLimits, 'spendClient'>;
  readonly hashing: TokenHashing;
  readonly isHttps: boolean;
}): BrowserSessions {
  const { db, clock, ids, requestLimits } = deps;
  const cookie = sessionCookie(deps.isHttps);
  const known = knownBrowserCookie(deps);
  const signedAccount = async (accountId: string) => ({
    accountId,
    forgottenAtMs: await placesForgottenAt(db, accountId),
  });
  const endedNow = () => ({ nowMs: clock.now(), forgetAtMs: forgetEndedAt(clock.now()) });

  async function stored(request: FastifyRequest): Promise<{ token: string; session: StoredSession } | null> {
    const token = cookie.read(request);
    const session = token === null ? null : await findSessionByTokenHash(db, hashToken(token));
    return token === null || session === null ? null : { token, session };
  }

  async function look(request: FastifyRequest, reply: FastifyReply): Promise<Owner | 'ended' | null> {
    const found = await stored(request);
    if (found === null) return null;
    const { token, session } = found;
    const nowMs = clock.now();
    const state = stateOfSession(session, nowMs);
    if (state === 'expired') return null;
    // A late answer must not remove the newer session's cookie; otherwise a cookie that opens nothing is removed.
    if (state === 'ended') cookie.clear(reply);
    if (state !== 'alive') return 'ended';
    const endMs = prolongedEnd(session, nowMs);
    // A page that looks again by itself, with nobody in front of it, keeps nobody logged in.
    const isByItself = request.headers[BY_ITSELF_HEADER] !== undefined;
    if (endMs !== null || (isActivityDue(session, nowMs) && !isByItself)) {
      await noteActivity(db, session.owner.sessionId, nowMs, endMs);
    }
    if (endMs !== null) cookie.give(reply, token, endMs - nowMs);
    noteAsker(request, session.owner.accountId);
    return session.owner;
  }

  async function begin<A extends string | null>(
    on: Db,
    accountId: A,
    device: Device | null,
  ): Promise<BegunSession<{ sessionId: string; accountId: A }>> {
    const nowMs = clock.now();
    const token = ids.secretToken();
    const owner = { sessionId: ids.uuid(), accountId };
    const endsAtMs = accountId === null ? anonymousEnd(nowMs) : signedInEnd(nowMs);
    await insertSession(on, {
      id: owner.sessionId,
      tokenHash: hashToken(token),
      accountId,
      device,
      nowMs,
      expiresAtMs: endsAtMs,
    });
    return { owner, token, endsAtMs };
  }

  const give: BrowserSessions['give'] = (reply, { token, endsAtMs }) =>
    cookie.give(reply, token, endsAtMs - clock.now());

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<Owner> {
    await requestLimits.spendClient(request, reply, 'new-session-client');
    const begun = await begin(db, null, null);
    give(reply, begun);
    return begun.owner;
  }

  return {
    hasCookie: (request) => cookie.read(request) !== null,
    keyOf: (request) => cookie.read(request),
    find: async (request, reply) => {
      const found = await look(request, reply);
      return found === 'ended' ? null : found;
    },
    findOrStart: async (request, reply) => {
      const found = await look(request, reply);
      if (found === 'ended') throw new ApiError(401, 'session.ended');
      return found ?? (await start(request, reply));
    },
    findOrStartAnew: async (request, reply) => {
      const found = await look(request, reply);
      return found === 'ended' || found === null ? start(request, reply) : found;
    },
    endsOf: async (request) => {
      const found = await stored(request);
      if (found === null || stateOfSession(found.session, clock.now()) !== 'alive') return null;
      const { endsAtMs, lastSeenAtMs } = found.session;
      return endsAtMs === null ? null : { idleEndsAtMs: Math.min(idleEndOf(lastSeenAtMs), endsAtMs), endsAtMs };
    },
    signIn: async (trx, owner, accountId, device) => {
      const begun = await begin(trx, accountId, device);
      if (owner !== null) {
        await handOver(trx, owner.sessionId, begun.owner.sessionId);
        await endSession(trx, owner.sessionId, endedNow());
      }
      return begun;
    },
    give,
    knownName: async (request, accountId) => known.nameFor(request, await signedAccount(accountId)),
    rememberAccount: async (request, reply, accountId) =>
      known.remember(request, reply, await signedAccount(accountId)),
    signOut: async (owner, reply) => {
      await endSession(db, owner.sessionId, endedNow());
      cookie.clear(reply);
    },
    endOthers: async (on, accountId, exceptSessionId) => {
      await forgetPlaces(on, accountId, clock.now());
      return endSessionsOf(on, accountId, exceptSessionId, endedNow());
    },
    listOwned: (accountId) => listOwnedSessions(db, accountId, clock.now()),
    endOwned: async (accountId, sessionId) => (await endOwnedSession(db, accountId, sessionId, endedNow())) > 0,
  };
}
