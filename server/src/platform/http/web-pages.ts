import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE, HOMES, homeOf, type Language, LANGUAGES, PAGES, parseLanguage } from '@plainclaim/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf, rememberLanguage } from '../language/index.ts';
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

/** "index" is index.html in English and index.es.html in Spanish. */
const fileOf = (name: 'index' | 'app', language: Language): string =>
  language === DEFAULT_LANGUAGE ? `${name}.html` : `${name}.${language}.html`;

/** The page in every language, for search engines: whole addresses, as they ask for. */
const otherLanguages = (publicUrl: string): string =>
  [...LANGUAGES.map((language) => [homeOf(language), language] as const), ['/', 'x-default'] as const]
    .map(([path, name]) => `<${new URL(path, publicUrl).href}>; rel="alternate"; hreflang="${name}"`)
    .join(', ');

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** The language an address names: `/es`, or `?lang=es` at any page. Null when it leaves the choice to the browser. */
function namedLanguage(request: FastifyRequest): Language | null {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang');
  return parseLanguage(pathOf(request).slice(1)) ?? parseLanguage(asked);
}

/** Sends a page in the visitor's language, and remembers one that the address named. Its scripts may change it again. */
function sendPage(request: FastifyRequest, reply: FastifyReply, name: 'index' | 'app', isHttps: boolean) {
  const named = namedLanguage(request);
  const known = languageOf(request);
  if (named !== null && named !== known) rememberLanguage(reply, named, isHttps);
  const language = named ?? known;
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .header('content-language', language)
    .sendFile(fileOf(name, language), { cacheControl: false });
}

/**
 * Serves the browser app. Hashed files are kept for ever by caches, pages never. A visitor without a claim in this
 * browser gets the prerendered first screen; everyone else the empty shell, so that no wrong screen flashes by. Either
 * comes in the language of the visitor, so that no other one is ever seen.
 */
export async function registerWebPages(
  app: FastifyInstance,
  pages: WebPages,
  options: { readonly publicUrl: string; readonly hasSession: (request: FastifyRequest) => boolean },
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

  const isHttps = options.publicUrl.startsWith('https://');
  const alternates = otherLanguages(options.publicUrl);
  for (const home of HOMES) {
    app.get(home, { schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply.header('link', alternates), options.hasSession(request) ? 'app' : 'index', isHttps),
    );
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && wantsHtml(request);
    if (!isPage) return sendProblem(request, reply, 404, 'request.not_found');
    return sendPage(request, reply.code(KNOWN_PAGES.has(pathOf(request)) ? 200 : 404), 'app', isHttps);
  });
}

const KNOWN_PAGES: ReadonlySet<string> = new Set(PAGES);

const wantsHtml = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');
