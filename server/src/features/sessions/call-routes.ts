import { type MessageCode, type MessageParams, problemSchema } from '@plainclaim/contract';
import type { Result } from '@plainclaim/domain';
import type { FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import type * as z from 'zod/v4/core';
import { ApiError, type AppPlugin, type FieldProblem } from '../../platform/http/index.ts';
import type { ClientLimitName, LimitName, RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import type { Owner, SignedIn } from './session-repository.ts';

/** Finds who calls, or throws the refusal. */
export type Access<W extends Owner | null> = (
  sessions: BrowserSessions,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<W>;

/** Whoever has a session, and null for who has none. */
export const anyOwner: Access<Owner | null> = (sessions, request, reply) => sessions.find(request, reply);

/** For calls in which nobody is asked who they are. */
export const anyone: Access<null> = async () => null;

/** A browser without a session gets one. */
export const newcomersToo: Access<Owner> = (sessions, request, reply) => sessions.findOrStart(request, reply);

/** The same, where nothing of an ended session may go on. */
export const newcomersAnew: Access<Owner> = (sessions, request, reply) => sessions.findOrStartAnew(request, reply);

/** For what belongs to an account. 401 with this code for a browser where nobody is signed in. */
export const signedIn =
  (code: MessageCode): Access<SignedIn> =>
  async (sessions, request, reply) => {
    const owner = await sessions.find(request, reply);
    if (owner === null || owner.accountId === null) throw new ApiError(401, code);
    return { sessionId: owner.sessionId, accountId: owner.accountId };
  };

/** For what can only be there with a session. 404 with this code without one. */
export const ownerOr404 =
  (code: MessageCode): Access<Owner> =>
  async (sessions, request, reply) => {
    const owner = await sessions.find(request, reply);
    if (owner === null) throw new ApiError(404, code);
    return owner;
  };

type Schema = z.$ZodType | undefined;
type Parsed<S extends Schema> = S extends z.$ZodType ? z.output<S> : undefined;

/** What a use case may refuse with. `params` and `problems`, where it has them, go into the answer. */
type Refused = {
  readonly code: string;
  readonly params?: MessageParams;
  readonly problems?: readonly FieldProblem[];
};

/** What the code behind a call works with. */
export type Asked<Body, Query, W, E> = {
  readonly owner: W;
  readonly body: Body;
  readonly query: Query;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What a use case gave. Throws its refusal as the answer that the call's failures name. */
  valueOf<T>(this: void, result: Result<T, E>): T;
};

/** Who may make a call, how often, and what its description says besides its schemas. */
type Terms<W extends Owner | null> = {
  /** The statuses its description names beside 200. */
  readonly problems?: readonly number[];
  /** `anyOwner` where nothing else is said. */
  readonly access?: Access<W>;
  /** Counted per account, wherever it is signed in, or per session without one. */
  readonly limit?: LimitName;
  /** Counted per session. */
  readonly sessionLimit?: LimitName;
  /** Counted per place a request comes from. */
  readonly clientLimit?: ClientLimitName;
  readonly media?: { readonly consumes?: string[]; readonly produces?: string[] };
  /** A GET that does something, or makes a file, has no HEAD. */
  readonly hasNoHead?: true;
  readonly preValidation?: preValidationAsyncHookHandler;
  /** An address that a browser goes to, and no call of a page: the description of the API leaves it out. */
  readonly isHidden?: true;
};

/** One call: who may make it, how often, what it takes and answers, and how it fails. */
export type Call<
  Body extends Schema,
  Query extends Schema,
  Answer extends Schema,
  W extends Owner | null,
  C extends MessageCode,
  E extends { readonly code: string },
> = Terms<W> & {
  readonly query?: Query;
  readonly body?: Body;
  /** The body of a 200. Left out where the answer is a file. */
  readonly answer?: Answer;
  /** The status of every refusal. */
  readonly failures?: Readonly<Record<C, number>>;
  /** Instead of `failures`, where a refusal says more than that. */
  refusal?(this: void, error: E, reply: FastifyReply): ApiError;
  handle(
    this: void,
    asked: Asked<Parsed<Body>, Parsed<Query>, W, { readonly code: NoInfer<C> } | NoInfer<E>>,
  ): Promise<NoInfer<Answer> extends z.$ZodType ? z.output<NoInfer<Answer>> | FastifyReply : FastifyReply>;
};

/** Any of them, as the server takes it: Fastify has parsed what comes by the same schemas. */
type AnyCall = Terms<Owner | null> & {
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer?: Schema;
  readonly failures?: Readonly<Record<string, number>>;
  refusal?(this: void, error: { readonly code: string }, reply: FastifyReply): ApiError;
  handle(this: void, asked: Asked<unknown, unknown, Owner | null, Refused>): Promise<unknown>;
};

type Methods = 'GET' | 'POST' | ['GET', 'POST'];

type Add = <
  Body extends Schema = undefined,
  Query extends Schema = undefined,
  Answer extends Schema = undefined,
  W extends Owner | null = Owner | null,
  C extends MessageCode = never,
  E extends { readonly code: string } = never,
>(
  path: string,
  call: Call<Body, Query, Answer, W, C, E>,
) => void;

/** The table of a feature's calls. */
export type CallRoutes = { readonly get: Add; readonly post: Add; readonly getOrPost: Add };

export type CallDeps = { readonly sessions: BrowserSessions; readonly requestLimits: RequestLimits };

/**
 * The one way a feature's calls are made: the session first, then the limits, then the work, then the refusal as a status.
 * `tag` groups them in the description of the API.
 */
export function callRoutes(
  app: Parameters<AppPlugin>[0],
  { sessions, requestLimits }: CallDeps,
  tag: string | null,
): CallRoutes {
  const add =
    (method: Methods): Add =>
    (path: string, call: AnyCall) => {
      const { access = anyOwner, answer, body, query, limit, sessionLimit, clientLimit, preValidation } = call;
      const described = [...(answer === undefined ? [] : [[200, answer]]), ...problemsOf(call.problems ?? [])];
      app.route({
        method,
        url: path,
        ...(call.hasNoHead === true ? { exposeHeadRoute: false } : {}),
        ...(preValidation === undefined ? {} : { preValidation }),
        schema: {
          ...(tag === null ? {} : { tags: [tag] }),
          ...(call.isHidden === true ? { hide: true } : {}),
          ...call.media,
          ...(body === undefined ? {} : { body }),
          ...(query === undefined ? {} : { querystring: query }),
          ...(described.length === 0 ? {} : { response: Object.fromEntries(described) }),
        },
        handler: async (request, reply) => {
          const owner = await access(sessions, request, reply);
          if (owner !== null && limit !== undefined)
            await requestLimits.spend(reply, limit, owner.accountId ?? owner.sessionId);
          if (owner !== null && sessionLimit !== undefined)
            await requestLimits.spend(reply, sessionLimit, owner.sessionId);
          if (clientLimit !== undefined) await requestLimits.spendClient(request, reply, clientLimit);
          return call.handle({
            owner,
            body: request.body,
            query: request.query,
            request,
            reply,
            valueOf: (result) => {
              if (result.ok) return result.value;
              throw refusalOf(call, result.error, reply);
            },
          });
        },
      });
    };
  return { get: add('GET'), post: add('POST'), getOrPost: add(['GET', 'POST']) };
}

const problemsOf = (statuses: readonly number[]) => statuses.map((status) => [status, problemSchema] as const);

function refusalOf({ failures = {}, refusal }: AnyCall, error: Refused, reply: FastifyReply): ApiError {
  if (refusal !== undefined) return refusal(error, reply);
  const { code, params, problems } = error;
  const status = failures[code];
  if (status === undefined || !isNamed(failures, code)) throw new TypeError(`refused without a status: ${code}`);
  return new ApiError(status, code, { params: params ?? {}, problems: problems ?? [] });
}

/** A call names its failures by their codes alone. */
const isNamed = (failures: Readonly<Record<string, number>>, code: string): code is MessageCode =>
  Object.hasOwn(failures, code);
