import type { FastifyInstance } from 'fastify';

/** What is measured of an answer: its route as the program names it, never the address that was asked for. */
export type AnsweredRequest = {
  /** Null: nobody serves that address. */
  readonly route: string | null;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
};

export function watchAnswers(app: FastifyInstance, answered: (request: AnsweredRequest) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    answered({
      route: request.routeOptions.url ?? null,
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}
