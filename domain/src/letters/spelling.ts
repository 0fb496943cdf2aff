import { type Ledger, noteChanged } from './composed-letter.ts';
import { replaceOutsideQuotes } from './quotes.ts';

/** Closed list: only slips that can mean one thing. Open spell-checking would change names and places. */
const SLIPS: Readonly<Record<string, string>> = {
  i: 'I',
  im: "I'm",
  "i'm": "I'm",
  "i'll": "I'll",
  "i've": "I've",
  "i'd": "I'd",
  ive: "I've",
  u: 'you',
  ur: 'your',
  cuz: 'because',
  coz: 'because',
  becuz: 'because',
  bcuz: 'because',
  pls: 'please',
  plz: 'please',
  thru: 'through',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  didnt: "didn't",
  dont: "don't",
  doesnt: "doesn't",
  wasnt: "wasn't",
  werent: "weren't",
  isnt: "isn't",
  arent: "aren't",
  wont: "won't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  cant: "can't",
  thats: "that's",
  theyre: "they're",
  youre: "you're",
  january: 'January',
  february: 'February',
  april: 'April',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  payed: 'paid',
  recieved: 'received',
  recieve: 'receive',
  recieving: 'receiving',
  reciept: 'receipt',
  alot: 'a lot',
  seperate: 'separate',
  definately: 'definitely',
  untill: 'until',
  tommorow: 'tomorrow',
  wich: 'which',
  becuase: 'because',
  beleive: 'believe',
  occured: 'occurred',
  refered: 'referred',
  garentee: 'guarantee',
  garantee: 'guarantee',
  guarentee: 'guarantee',
  landord: 'landlord',
  lanlord: 'landlord',
  apartament: 'apartment',
  appartment: 'apartment',
  agreeement: 'agreement',
  promissed: 'promised',
  returnd: 'returned',
  refundd: 'refunded',
  writen: 'written',
  wrotte: 'wrote',
  mony: 'money',
};
const WORD = /(?<![\p{L}\p{N}'’.@_-])[\p{L}'’]{1,12}(?![\p{L}\p{N}'’@_-])/gu;
/** May and march are everyday words too, so they need a year. */
const MONTH_OF_YEAR = /\b(?:may|march|june)(?= (?:19|20)\d\d\b)/g;
const COULD_OF = /\b(could|should|would|must) of\b/gi;
const TWICE = /\b(the|a|an|to|and|I|was|is|of|in|my|on|for|we|it) \1\b(?=\s)/gi;

/** `isName` guards the form's own names and places from being mended. */
export function mendSpelling(sentence: string, isName: (word: string) => boolean, ledger: Ledger): string {
  const note = (from: string, to: string): string => {
    noteChanged(ledger, 'spelling', from, to);
    return to;
  };
  const words = replaceOutsideQuotes(sentence, WORD, (word) => {
    const mended = SLIPS[word.toLowerCase().replace('’', "'")];
    const isSame = mended === undefined || mended === word || mended === word.replace('’', "'");
    if (isSame || isName(word)) return word;
    return note(
      word,
      /^\p{Lu}/u.test(word) && word.length > 1 ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended,
    );
  });
  const months = replaceOutsideQuotes(words, MONTH_OF_YEAR, (month) =>
    note(month, month.charAt(0).toUpperCase() + month.slice(1)),
  );
  const verbs = replaceOutsideQuotes(months, COULD_OF, (match) => note(match, match.replace(/ of$/i, ' have')));
  return replaceOutsideQuotes(verbs, TWICE, (match) => note(match, match.split(' ')[0] ?? match));
}
