import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';

/** A feature's routes: a Fastify plugin whose bodies, queries and answers are typed by their zod schemas. */
export type AppPlugin = FastifyPluginAsyncZod;
