import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type MessageCode,
  type MessageParams,
  messageIn,
  parseLanguage,
} from '@plainclaim/contract';
import type { CalendarDate } from '@plainclaim/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The language this browser chose; null when it never did. */
export type ChosenLanguage = Language | null;

const spoken = new AsyncLocalStorage<ChosenLanguage>();

export const chosenLanguageOf = (request: Pick<FastifyRequest, 'cookies'>): ChosenLanguage =>
  parseLanguage(request.cookies?.[LANGUAGE_COOKIE]);

/** The language this browser asked for; English when it never chose one. */
export const languageOf = (request: Pick<FastifyRequest, 'cookies'>): Language =>
  chosenLanguageOf(request) ?? DEFAULT_LANGUAGE;

/** One entry of Accept-Language: "tr-TR;q=0.9" asks for "tr" with weight 0.9. */
const wishIn = (entry: string) => {
  const [tag = '', quality = ''] = entry.split(';').map((part) => part.trim());
  const [name = ''] = tag.toLowerCase().split('-');
  return { language: parseLanguage(name), weight: quality === '' ? 1 : Number(quality.replace('q=', '')) };
};

/** The longest header that is read: real ones name a handful of languages. */
const LONGEST_WISH = 300;

/**
 * The language of ours that a browser likes best, from its own settings. Null where it names none of ours. It decides only
 * the first visit: what somebody chose here counts more.
 */
export function wishedLanguageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const wishes = (headers['accept-language'] ?? '').slice(0, LONGEST_WISH).split(',').map(wishIn);
  const spokenHere = wishes.filter(({ language, weight }) => language !== null && weight > 0);
  const [best] = spokenHere.toSorted((one, other) => other.weight - one.weight);
  return best?.language ?? null;
}

const REMEMBERED_SECONDS = 365 * 24 * 60 * 60;

/** Lets this browser remember a language. Its scripts may change it again. */
export const rememberLanguage = (reply: FastifyReply, language: Language, isHttps: boolean): void =>
  void reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    maxAge: REMEMBERED_SECONDS,
    sameSite: 'lax',
    secure: isHttps,
  });

/**
 * The language of whoever is being answered. English outside of requests: jobs answer nobody, and what they write to
 * somebody carries its language along.
 */
export const spokenLanguage = (): Language => chosenLanguage() ?? DEFAULT_LANGUAGE;

/** The language that whoever is being answered chose in this browser; null when they never did, and for a job. */
export const chosenLanguage = (): ChosenLanguage => spoken.getStore() ?? null;

/**
 * The language of a mail to the owner of an account: what the browser that is being answered chose, else what the owner
 * chose elsewhere (null for neither), else English. For a job it is the owner's.
 */
export const languageForOwner = (chosenByOwner: Language | null): Language =>
  chosenLanguage() ?? chosenByOwner ?? DEFAULT_LANGUAGE;

/** Runs something as if somebody who chose this language had asked for it. */
export const speaking = <T>(language: Language, run: () => T): T => spoken.run(language, run);

/** The sentence for a code, in the language of whoever is being answered. */
export const messageFor = (code: MessageCode, params: MessageParams = {}): string =>
  messageIn(spokenLanguage(), code, params);

const dayFormats: ReadonlyMap<Language, Intl.DateTimeFormat> = new Map(
  LANGUAGES.map((code) => [code, new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' })]),
);

/** A day as a sentence names it, "April 15, 2026" in English. Letters and court papers have their own, always English. */
export const dayInWords = (day: CalendarDate): string =>
  dayFormats.get(spokenLanguage())?.format(Date.parse(`${day}T00:00:00Z`)) ?? day;

/**
 * From here on each request knows its language. Must follow the cookies' plugin. The second hook is needed because a
 * body that came in pieces is read in the context of its connection, not of its request.
 */
export function registerLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => spoken.run(chosenLanguageOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => spoken.run(chosenLanguageOf(request), done));
}
