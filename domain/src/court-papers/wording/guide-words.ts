import type { CardLanguage } from '../../fact-cards/index.ts';
import { guideWords as en, type GuideWords } from './en/guide-words.ts';
import { guideWords as es } from './es/guide-words.ts';
import { guideWords as tr } from './tr/guide-words.ts';

export type { GuideWords, Wide } from './en/guide-words.ts';

const words: Readonly<Record<CardLanguage, GuideWords>> = { en, es, tr };

export const guideWordsIn = (language: CardLanguage): GuideWords => words[language];

/** What a packet's first page says once the court's own form was filled in, for the notice it takes the place of; else null. */
export function noticeOfForm(notice: string, formTitle: string): string | null {
  const own = Object.values(words).find((one) => notice === one.PREPARED_DRAFT || notice === one.SIGNED_DRAFT);
  return own?.formFilledIn(formTitle) ?? null;
}
