/**
 * The languages of the screens. English travels inside the screens; every other language is one catalogue beside this
 * file, found by its name, so that adding `es.po` adds Spanish here.
 */
export const SOURCE_LOCALE = 'en';

type Catalogue = { readonly messages: Record<string, string> };

const catalogues = import.meta.glob<Catalogue>(['./locales/*.po', '!./locales/en.po']);

const localeOf = (path: string): string => path.replace(/^.*\/|\.po$/g, '');

export const LOCALES: readonly string[] = [SOURCE_LOCALE, ...Object.keys(catalogues).map(localeOf)];

/** The messages of a language; none for English and for languages we do not have. */
export async function loadMessages(locale: string): Promise<Record<string, string>> {
  const load = catalogues[`./locales/${locale}.po`];
  return load ? (await load()).messages : {};
}
