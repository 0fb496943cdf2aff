import type { CardLanguage } from '../../fact-cards/index.ts';
import { GUIDE_WORDS } from './all-languages.ts';
import type { GuideWords } from './en/guide-words.ts';

export type { GuideWords, Wide } from './en/guide-words.ts';

export const guideWordsIn = (language: CardLanguage): GuideWords => GUIDE_WORDS[language];

/** What stands before a page's number and before how many there are, in each language a sheet may have. */
export const PAGE_WORDS: readonly GuideWords['PAGE'][] = Object.values(GUIDE_WORDS).map(({ PAGE }) => PAGE);

/** What a packet's first page says once the court's own form was filled in, for the notice it takes the place of; else null. */
export function noticeOfForm(notice: string, formTitle: string): string | null {
  const own = Object.values(GUIDE_WORDS).find((one) => notice === one.PREPARED_DRAFT || notice === one.SIGNED_DRAFT);
  return own?.formFilledIn(formTitle) ?? null;
}
