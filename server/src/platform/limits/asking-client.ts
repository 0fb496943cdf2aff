import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string | null>();

/**
 * From where the request came that is being answered, as limits count it; null in a job, and for whoever is not counted.
 * Browsers and sessions are begun at will, so turns are shared out by this.
 */
export const askingClient = (): string | null => asking.getStore() ?? null;

/** From here on each request knows its client. A body that came in pieces is read in the context of its connection. */
export function registerAskingClient(app: FastifyInstance, clientOf: (request: FastifyRequest) => string | null): void {
  app.addHook('onRequest', (request, _reply, done) => asking.run(clientOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => asking.run(clientOf(request), done));
}
