import { type Ledger, noteChanged } from './composed-letter.ts';
import { replaceOutsideQuotes } from './quotes.ts';

const NUMBER = '(?:\\d{1,3}(?:,\\d{3})+|\\d{3,6})(?:\\.\\d{2})?';
const IN_WORDS = new RegExp(
  `(?<![\\d.,$])(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d{1,6}(?:\\.\\d{2})?)\\s?(?:dollars|bucks|usd)\\b`,
  'gi',
);
/** "$1500": thousands without their comma. */
const LONG_SUM = /\$\d{4,7}(?![\d,])(?=\.?)/g;
/** "charged me 640", "paid another shop 300 to fix it": only after words of paying, and not before a thing counted. */
const AFTER_PAYING = new RegExp(
  `\\b((?:charg(?:ed|es?)|pa(?:id|y|ys)|costs?|gave|lent|loaned|ow(?:e|es|ed)|spent|refunded|returned|deposit(?: was| of| is)?|price (?:was|is|of)|total (?:of|is|was)|estimate (?:of|was|is)|bill (?:of|was|is)|quoted|sent|deposit|rent (?:was|is|of)|fee (?:of|was|is)|invoice (?:of|was|is|for)|check for|balance (?:of|is|was)|worth)(?: (?:me|us|him|her|them|you|it|back|another (?:shop|mechanic|plumber|contractor|company|painter|roofer|person|guy)|only|about|almost|over|an extra|a total of|the)){0,2} )(${NUMBER})(?=[.,;:)]?$|[.,;:)]\\s|\\s(?:to|for|and|but|on|in|back|when|because|so|plus|the|just|total|cash|each|per|from|by|at|he|she|they|I|we|with|of|deposit|upfront|up|a|that|down|before|after|minus|extra|more|via|over|already|still|last|this|every|which|through|is|was)\\b)`,
  'gi',
);

/** "for 2k", "$2k", "paid 1.5k": thousands in short, where money is spoken of. */
const THOUSANDS =
  /(?=[$\d])(?<=(?:\b(?:for|of|paid|pay|owes?|owed|lent|loaned|gave|me|him|her|them|cost|costs|charged|worth|asking|about|around|only|another|is|was) |^))\$?(\d{1,3}(?:\.\d)?) ?k(?= (?:dollars|bucks)|[\s.,;!?)]|$)(?! (?:miles|mi|run|race|steps|views|followers|km))|\$(\d{1,3}(?:\.\d)?) ?k\b/gi;

/** A thousand in short has these. */
const MAY_BE_SHORT = /\d ?k/i;
const withThousands = (sentence: string, ledger: Ledger): string =>
  replaceOutsideQuotes(sentence, THOUSANDS, (match) => {
    const thousands = Number(/[\d.]+/.exec(match)?.[0] ?? '0');
    const put = `$${String(Math.round(thousands * 1000))}`;
    noteChanged(ledger, 'amount', match, put);
    return put;
  });

/** Gives sums of money their dollar sign. Numbers that may count something else stay as they are. */
export function writeAmounts(sentence: string, ledger: Ledger): string {
  if (!/\d/.test(sentence)) return sentence;
  const short = MAY_BE_SHORT.test(sentence) ? withThousands(sentence, ledger) : sentence;
  const named = replaceOutsideQuotes(short, IN_WORDS, (match) => {
    const put = `$${match.replace(/\s?(?:dollars|bucks|usd)$/i, '')}`;
    noteChanged(ledger, 'amount', match, put);
    return put;
  });
  const grouped = replaceOutsideQuotes(named, LONG_SUM, (match) => {
    const put = match.replace(/\B(?=(\d{3})+(?:\.|$))/g, ',');
    noteChanged(ledger, 'amount', match, put);
    return put;
  });
  return replaceOutsideQuotes(grouped, AFTER_PAYING, (match) => {
    const number = /[\d,.]+$/.exec(match)?.[0] ?? '';
    // "paid 2019" is more likely a year.
    if (number === '' || /^(?:19|20)\d\d$/.test(number)) return match;
    const grouped = /^\d{4,}/.test(number) ? number.replace(/\B(?=(\d{3})+(?:\.|$))/g, ',') : number;
    const put = `${match.slice(0, -number.length)}$${grouped}`;
    noteChanged(ledger, 'amount', match, put);
    return put;
  });
}
