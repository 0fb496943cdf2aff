import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import * as z from 'zod/mini';

export * from './api-error.ts';
export { registerBodyDeadline } from './guards/body-deadline.ts';
export { compressJson } from './compressed-json.ts';
export type { Operator, ShownPrices, SiteFacts } from './filled-page.ts';
export * from './health.ts';
export * from './guards/php-names.ts';
export * from './problem-answers.ts';
export * from './guards/same-site-only.ts';
export * from './guards/security-headers.ts';
export { sendFile, sendPage } from './send-file.ts';
export { registerSecurityTxt } from './guards/security-txt.ts';
export { valueOf } from './value-of.ts';
export * from './web-pages.ts';

/** A feature's routes: a Fastify plugin whose bodies, queries and answers are typed by their zod schemas. */
export type AppPlugin = FastifyPluginAsyncZod;

/** Under a name of its own: lint takes every `.catch` for a promise's. */
const fallingBack = z.catch;

/** An id of the wrong kind is an id of nobody: it gets the same answer as any unknown one. */
export const anyId = fallingBack(z.string(), '');
