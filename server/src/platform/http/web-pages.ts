import fastifyStatic from '@fastify/static';
import {
  DEFAULT_LANGUAGE,
  HOMES,
  homeOf,
  INFORMATION_PAGES,
  type Language,
  LANGUAGES,
  PAGES,
  parseLanguage,
} from '@plainclaim/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chosenLanguageOf, languageOf, rememberLanguage, wishedLanguageOf } from '../language/index.ts';
import { filledPages, type ShownPrices, type SiteFacts } from './filled-page.ts';
import { sendProblem } from './problem-answers.ts';

/**
 * The built browser app: the prerendered first screen, the empty shell, the pages that tell about the product, and the
 * hashes their inline parts need.
 */
export type WebPages = {
  readonly directory: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** `Link` headers that name the files a page needs at once, by language and page. */
  readonly files: PageFiles;
};

type PageFiles = ReadonlyMap<string, readonly string[]>;
const filesKey = (language: Language, page: string) => `${language} ${page}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';

/** What the build lists of each page's files; nothing where it lists none. */
async function readPageFiles(directory: string): Promise<PageFiles> {
  const listed = await readFile(join(directory, 'page-files.json'), 'utf8').catch(() => '{}');
  const byLanguage: unknown = JSON.parse(listed);
  if (!isRecord(byLanguage)) return new Map();
  return new Map(
    LANGUAGES.flatMap((language) => {
      const pages = byLanguage[language];
      if (!isRecord(pages)) return [];
      return Object.entries(pages).map(
        ([page, links]) => [filesKey(language, page), Array.isArray(links) ? links.map(String) : []] as const,
      );
    }),
  );
}

/** Reads what the web build left; null when there is no build (tests of the calls alone). */
export async function readWebPages(directory: string): Promise<WebPages | null> {
  const listed = await readFile(join(directory, 'csp-hashes.json'), 'utf8').catch(() => null);
  if (listed === null) return null;
  const hashes: unknown = JSON.parse(listed);
  const listOf = (name: string): readonly string[] => {
    const found = isRecord(hashes) ? hashes[name] : undefined;
    return Array.isArray(found) ? found.map(String) : [];
  };
  const files = await readPageFiles(directory);
  return { directory, styleHashes: listOf('style'), scriptHashes: listOf('script'), files };
}

/** "index" is index.html in English and index.es.html in Spanish. */
const fileOf = (name: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? `${name}.html` : `${name}.${language}.html`;

/** A page in every language, for search engines: whole addresses, as they ask for. */
const otherLanguages = (publicUrl: string, addressOf: (language: Language) => string): string =>
  [
    ...LANGUAGES.map((language) => [addressOf(language), language] as const),
    [addressOf(DEFAULT_LANGUAGE), 'x-default'] as const,
  ]
    .map(([path, name]) => `<${new URL(path, publicUrl).href}>; rel="alternate"; hreflang="${name}"`)
    .join(', ');

const inLanguage = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** The language an address names: `/es`, or `?lang=es` at any page. Null when it leaves the choice to the browser. */
function namedLanguage(request: FastifyRequest): Language | null {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang');
  return parseLanguage(pathOf(request).slice(1)) ?? parseLanguage(asked);
}

/**
 * Serves the browser app. Hashed files are kept for ever by caches, pages never. A visitor without a claim in this
 * browser gets the prerendered first screen; everyone else the empty shell, so that no wrong screen flashes by. Either
 * comes in the language of the visitor, so that no other one is ever seen. A page answers as a page, whatever the request
 * says it accepts: programs that look at links ask for anything at all.
 */
export async function registerWebPages(
  app: FastifyInstance,
  pages: WebPages,
  options: {
    readonly facts: SiteFacts;
    /** What the release says that packages cost: for as long as nobody can say what they cost today. */
    readonly usualPrices: ShownPrices;
    readonly pricesNow: () => Promise<ShownPrices>;
    /** The day as `YYYY-MM-DD`: what a page says of evidence is said while that is fresh. */
    readonly today: () => string;
    readonly hasSession: (request: FastifyRequest) => boolean;
    /** Whether the session is one of an account. */
    readonly isSignedIn: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
    /** The screen of the wizard that opens for this browser; null when that is not known. */
    readonly wizardScreenOf: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
    /** The step that its letter opens at; null when that is not known. */
    readonly letterStepOf: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  },
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
      // Browsers show a PDF by a part of their own, which the policy of our pages keeps out.
      if (path.endsWith('.pdf')) reply.setHeader('content-security-policy', PDF_POLICY);
    },
  });

  const { publicUrl } = options.facts;
  const isHttps = publicUrl.startsWith('https://');
  let prices = options.usualPrices;
  const pricesSoon = async () => {
    prices = (await soon(options.pricesNow())) ?? prices;
    return prices;
  };
  const sendFilled = filledPages(pages.directory, options.facts, pricesSoon, options.today);
  /**
   * In the visitor's language, remembering one that the address named or, on the first visit, the browser asks for. The
   * page's scripts may change it again.
   */
  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    /** Whose files are named; the first of these that the build lists. */
    ...screens: readonly string[]
  ): Promise<FastifyReply> => {
    const named = namedLanguage(request) ?? (chosenLanguageOf(request) === null ? wishedLanguageOf(request) : null);
    const known = languageOf(request);
    if (named !== null && named !== known) rememberLanguage(reply, named, isHttps);
    const language = named ?? known;
    const files = screens.map((screen) => pages.files.get(filesKey(language, screen))).find((one) => one !== undefined);
    const links = [reply.getHeader('link'), ...(files ?? [])].filter((link) => link !== undefined);
    if (links.length > 0) reply.header('link', links.join(', '));
    return sendFilled(request, reply.header('content-language', language), fileOf(name, language));
  };

  /** The step of the letter that the address names, else the one it opens at. */
  const stepAt = (request: FastifyRequest, reply: FastifyReply): Promise<string | null> =>
    new URLSearchParams(request.url.split('?')[1] ?? '').has('step') || !options.hasSession(request)
      ? Promise.resolve(null)
      : soon(options.letterStepOf(request, reply));

  const homes = otherLanguages(publicUrl, homeOf);
  for (const home of HOMES) {
    app.get(home, { schema: { hide: true } }, async (request, reply) => {
      reply.header('link', homes);
      if (!options.hasSession(request)) return sendPage(request, reply, 'index');
      const screen = await soon(options.wizardScreenOf(request, reply));
      return sendPage(request, reply, 'app', `wizard:${screen ?? 'category'}`);
    });
  }
  for (const path of INFORMATION_PAGES) {
    const alternates = otherLanguages(publicUrl, (language) => inLanguage(path, language));
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply.header('link', alternates), path.slice(1)),
    );
  }
  for (const path of PAGES) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const step = path === '/result' ? await stepAt(request, reply) : null;
      const screen = step === null ? (namedPart(request) ?? path) : `${path}?step=${step}`;
      // The calls of an account are named to who has one: for others the answer would be an old one once they log in.
      const isIn = options.hasSession(request) && (await soon(options.isSignedIn(request, reply))) === true;
      const ofAccount = isIn ? [`${screen}#account`, ...(screen === path ? [] : [screen]), `${path}#account`] : [];
      // What somebody works on is no search result. A line in robots.txt would only keep engines from reading this.
      return sendPage(request, reply.header('x-robots-tag', 'noindex'), 'app', ...ofAccount, screen, path);
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && wantsHtml(request);
    return isPage ? sendPage(request, reply.code(404), 'app') : sendProblem(request, reply, 404, 'request.not_found');
  });
}

/** `/result?step=check` for any address of that step, `/court-documents?sign` for one that names a case to sign. */
function namedPart(request: FastifyRequest): string | null {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '');
  const step = asked.get('step');
  if (step !== null) return `${pathOf(request)}?step=${step}`;
  return asked.has('sign') ? `${pathOf(request)}?sign` : null;
}

/** Milliseconds that a page waits to learn which files to name, and what packages cost. Without that it comes all the same. */
const MOST_WAIT_MS = 150;

/** What is known in time; null when it is not, or when the database is away. */
async function soon<T>(asked: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MOST_WAIT_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** The samples are files of the build: nothing in them came from a person. */
const PDF_POLICY = "frame-ancestors 'none'";

const wantsHtml = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');
