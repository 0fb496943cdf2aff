import { DETERMINERS, lowAt } from './actors.ts';
import type { Sentence } from './ahead.ts';

/** A modal that is a noun or a name here: "a will", "trash can", "in May", "Will Smith". */
export function isNoHelper({ words, isName }: Sentence, at: number): boolean {
  const word = words[at];
  if (word === undefined || isName(at)) return true;
  const before = lowAt(words, at - 1);
  const next = words[at + 1];
  if (
    word.low === 'may' &&
    (next?.hasDigit === true ||
      before === 'in' ||
      before === 'of' ||
      before === 'by' ||
      before === 'last' ||
      before === 'since' ||
      before === 'until')
  )
    return true;
  if (
    word.low === 'can' &&
    (DETERMINERS.has(before) ||
      before === 'trash' ||
      before === 'garbage' ||
      before === 'gas' ||
      lowAt(words, at + 1) === 'of')
  )
    return true;
  if (
    word.low === 'will' &&
    (DETERMINERS.has(before) || before === 'last' || before === 'living' || before === 'free') &&
    before !== 'that' &&
    before !== 'this'
  )
    return true;
  return false;
}
