import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { languageOf, oneLine } from '@plainclaim/domain';

/** Shorter texts say nothing about their language. */
const LEAST_LETTERS = 4;

/** Whether typed words may be in another language than English. */
export function seemsOther(typed: string): boolean {
  const text = oneLine(typed);
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return false;
  const { language, sure } = languageOf(text, DEFAULT_LANGUAGE);
  return language !== DEFAULT_LANGUAGE || !sure;
}
