import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_COOKIE,
  type MessageCode,
  type MessageParams,
  messageIn,
  parseLanguage,
} from '@plainclaim/contract';
import type { CalendarDate } from '@plainclaim/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

const spoken = new AsyncLocalStorage<Language>();

/** The language this browser asked for; English when it never chose one. */
export const languageOf = (request: Pick<FastifyRequest, 'cookies'>): Language =>
  parseLanguage(request.cookies?.[LANGUAGE_COOKIE]) ?? DEFAULT_LANGUAGE;

/**
 * The language of whoever is being answered. English outside of requests: jobs answer nobody, and what they write to
 * somebody carries its language along.
 */
export const spokenLanguage = (): Language => spoken.getStore() ?? DEFAULT_LANGUAGE;

/** Runs something as if somebody who chose this language had asked for it. */
export const speaking = <T>(language: Language, run: () => T): T => spoken.run(language, run);

/** The sentence for a code, in the language of whoever is being answered. */
export const messageFor = (code: MessageCode, params: MessageParams = {}): string =>
  messageIn(spokenLanguage(), code, params);

const dayFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }),
  tr: new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A day as a sentence names it, "April 15, 2026" in English. Letters and court papers have their own, always English. */
export const dayInWords = (day: CalendarDate): string =>
  dayFormats[spokenLanguage()].format(Date.parse(`${day}T00:00:00Z`));

/**
 * From here on each request knows its language. Must follow the cookies' plugin. The second hook is needed because a
 * body that came in pieces is read in the context of its connection, not of its request.
 */
export function registerLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => speaking(languageOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => speaking(languageOf(request), done));
}
