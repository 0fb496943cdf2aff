import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendProblem } from './problem-answers.ts';

/** The built browser app: the prerendered first screen, the empty shell, and the hashes their inline parts need. */
export type WebPages = {
  readonly directory: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
};

/** Reads what the web build left; null when there is no build (tests of the calls alone). */
export async function readWebPages(directory: string): Promise<WebPages | null> {
  const listed = await readFile(join(directory, 'csp-hashes.json'), 'utf8').catch(() => null);
  if (listed === null) return null;
  const hashes: unknown = JSON.parse(listed);
  const listOf = (name: string): readonly string[] => {
    const found = hashes !== null && typeof hashes === 'object' ? Reflect.get(hashes, name) : undefined;
    return Array.isArray(found) ? found.map(String) : [];
  };
  return { directory, styleHashes: listOf('style'), scriptHashes: listOf('script') };
}

/**
 * Serves the browser app. Hashed files are kept for ever by caches, pages never. A visitor without a claim in this
 * browser gets the prerendered first screen; everyone else the empty shell, so that no wrong screen flashes by.
 */
export async function registerWebPages(
  app: FastifyInstance,
  pages: WebPages,
  hasSession: (request: FastifyRequest) => boolean,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '**/*.json', '**/.*', '**/.*/**', '**/*.map'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  app.get('/', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .sendFile(hasSession(request) ? 'app.html' : 'index.html', { cacheControl: false }),
  );

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && wantsHtml(request);
    if (!isPage) return sendProblem(request, reply, 404, 'request.not_found');
    const isKnownPage = KNOWN_PAGES.has(request.url.split('?')[0] ?? '');
    return reply
      .code(isKnownPage ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile('app.html', { cacheControl: false });
  });
}

/** Paths the browser app has a screen for; any other page is a 404 with the app's own not-found text. */
const KNOWN_PAGES: ReadonlySet<string> = new Set([
  '/result',
  '/login',
  '/forgot-password',
  '/dashboard',
  '/court-documents',
  '/settings',
  '/no-letters',
]);

const wantsHtml = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');
