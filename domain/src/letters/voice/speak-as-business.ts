import { type Ledger, noteChanged } from '../composed-letter.ts';
import { replaceOutsideQuotes } from '../quotes.ts';

const OWN: Readonly<Record<string, string>> = {
  I: 'we',
  "I'm": 'we are',
  "I've": 'we have',
  "I'll": 'we will',
  "I'd": 'we would',
  me: 'us',
  my: 'our',
  My: 'Our',
  Me: 'Us',
  mine: 'ours',
  myself: 'ourselves',
};
/** Relatives and bodies stay a person's own. */
const I_FORMS =
  /(?<![\p{L}\p{N}'’.])(?:I['’](?:m|ve|ll|d)|I(?![\p{L}'’.])|[Mm]e(?!\p{L})|[Mm]y(?! (?:wife|husband|son|daughter|mother|father|mom|dad|brother|sister|kids?|child|children|family|partner|doctor|health|back|hand|leg|arm)\b)(?![\p{L}])|mine(?!\p{L})|myself(?!\p{L}))/gu;

/** A business writes as we throughout: "I built" becomes "we built", outside quotations. */
export function speakAsBusiness(sentence: string, ledger: Ledger): string {
  const spoken = replaceOutsideQuotes(sentence, I_FORMS, (word) => OWN[word.replace('’', "'")] ?? word)
    .replace(/\b([Ww]e) am\b/g, '$1 are')
    .replace(/\b([Ww]e) was\b/g, '$1 were')
    .replace(/^we\b/, 'We');
  noteChanged(ledger, 'voice', sentence, spoken);
  return spoken;
}
