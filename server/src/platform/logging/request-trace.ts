import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What leads from a line of the log, or a row of the trail, back to a request, and to no person. */
export type RequestTrace = {
  readonly requestId: string;
  /**
   * A keyed fingerprint of the place a request came from: its network and the kind of its browser. The same place has
   * another fingerprint in each scope, so that a trail that stays leads to no other one.
   */
  clientIn(scope: string): string;
};

/** How long a fingerprint is: 96 bits tell all clients apart and keep lines short. */
const FINGERPRINT_LENGTH = 16;

/** The scope of the log, where the same place must look the same to whoever looks into an attack. */
const LOG_SCOPE = 'log';

const answering = new AsyncLocalStorage<RequestTrace>();

/** The request that is being answered; null for a job. */
export const requestTrace = (): RequestTrace | null => answering.getStore() ?? null;

/** What every line about an event carries besides its own fields. */
export function traceFields(line: object): { readonly requestId?: string; readonly client?: string } {
  const trace = 'event' in line ? requestTrace() : null;
  return trace === null ? {} : { requestId: trace.requestId, client: trace.clientIn(LOG_SCOPE) };
}

/**
 * From here on each request leaves its trace. `fingerprintOf` keys what it is given and where the request came from. The
 * second hook is needed because a body that came in pieces is read in the context of its connection.
 */
export function registerRequestTrace(
  app: FastifyInstance,
  fingerprintOf: (request: FastifyRequest, scope: string) => string,
): void {
  const traceOf = (request: FastifyRequest): RequestTrace => ({
    requestId: request.id,
    clientIn: (scope) => fingerprintOf(request, scope).slice(0, FINGERPRINT_LENGTH),
  });
  app.addHook('onRequest', (request, _reply, done) => answering.run(traceOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => answering.run(traceOf(request), done));
}
