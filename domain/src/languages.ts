/**
 * The languages people can choose. English comes first: it is what everybody gets who has not chosen. A language is one
 * more row, once its catalogues are whole: until then it is absent. Plural rules, names of months, the order of a list and
 * the form of numbers and days come from the platform (Intl) by the code.
 */
export const LANGUAGE_LIST = [
  { code: 'en', name: 'English', direction: 'ltr', fonts: [] },
  { code: 'es', name: 'Español', direction: 'ltr', fonts: [] },
  { code: 'tr', name: 'Türkçe', direction: 'ltr', fonts: ['turkish'] },
  { code: 'pt', name: 'Português', direction: 'ltr', fonts: ['portuguese'] },
] as const satisfies readonly {
  readonly code: string;
  /** As its own speakers call it. Never translated. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The small fonts that its first page needs besides those of English (web/src/app/styles/fonts.css). */
  readonly fonts: readonly string[];
}[];

export type LanguageCode = (typeof LANGUAGE_LIST)[number]['code'];

/** What everything that is said in English is translated into. */
export type TranslatedCode = Exclude<LanguageCode, 'en'>;

export const TRANSLATED_CODES: readonly TranslatedCode[] = LANGUAGE_LIST.map(({ code }) => code).filter(
  (code): code is TranslatedCode => code !== 'en',
);

/** One for each of the names. The check tells the type what cannot fail: that each name is there. */
export function forEachOf<Name extends string, Said>(
  names: readonly Name[],
  say: (name: Name) => Said,
): Readonly<Record<Name, Said>> {
  const said = Object.fromEntries(names.map((name) => [name, say(name)]));
  const isWhole = (record: object): record is Record<Name, Said> => names.every((name) => Object.hasOwn(record, name));
  if (!isWhole(said)) throw new Error('a name is missing');
  return said;
}

/** One for each language besides English. */
export const inTranslations = <Said>(say: (code: TranslatedCode) => Said): Readonly<Record<TranslatedCode, Said>> =>
  forEachOf(TRANSLATED_CODES, say);

/** One for each language. */
export const inLanguages = <Said>(say: (code: LanguageCode) => Said): Readonly<Record<LanguageCode, Said>> => ({
  en: say('en'),
  ...inTranslations(say),
});

const [english, ...others] = LANGUAGE_LIST.map(({ code }) => code);

/** The codes alone, English first. */
export const LANGUAGE_CODES: readonly [LanguageCode, ...LanguageCode[]] = [english ?? 'en', ...others];

export const isLanguageCode = (text: string | null): text is LanguageCode =>
  LANGUAGE_CODES.some((code) => code === text);

/** What a language is, by its code. */
export const languageOfCode = (code: LanguageCode): (typeof LANGUAGE_LIST)[number] =>
  LANGUAGE_LIST.find((one) => one.code === code) ?? LANGUAGE_LIST[0];
