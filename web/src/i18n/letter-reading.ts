import type { Language, PaperReading } from '@plainclaim/contract';
import { parseLanguage } from '@plainclaim/contract';
import type { ReadingWording } from '@plainclaim/domain';
import { loaded } from './languages.ts';

type Translated = Exclude<Language, 'en'>;

const LETTERS = import.meta.glob<{ readonly letterReading: ReadingWording }>('./languages/*-letter.ts');
const PAPERS = import.meta.glob<{ readonly paperReading: PaperReading }>('./languages/*-papers.ts');

function translated(locale: string): Translated | null {
  const language = parseLanguage(locale);
  return language === null || language === 'en' ? null : language;
}

/** How a letter reads in a language; null for English. Rejects when the file cannot be had. */
export async function letterReadingFor(locale: string): Promise<ReadingWording | null> {
  const language = translated(locale);
  return language === null ? null : (await loaded(LETTERS, `./languages/${language}-letter.ts`)).letterReading;
}

/** What the English papers say in a language, and what each is called; null for a title nobody translated. */
export type PaperTranslations = Pick<PaperReading, 'statements' | 'boxes' | 'approval'> & {
  readonly titleOf: (english: string) => string | null;
};

/** Null for English. Rejects when the files cannot be had. */
export async function paperReadingFor(locale: string): Promise<PaperTranslations | null> {
  const language = translated(locale);
  if (language === null) return null;
  const [{ paperReading }, { readPaperTitle }] = await Promise.all([
    loaded(PAPERS, `./languages/${language}-papers.ts`),
    import('./paper-titles.ts'),
  ]);
  return { ...paperReading, titleOf: (english) => readPaperTitle(english, paperReading) };
}
