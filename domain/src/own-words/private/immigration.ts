import { firstOf, lowAt } from '../sentences/first-phrase.ts';
import type { Found } from '../issue.ts';
import { phraseBook } from '../sentences/phrases.ts';
import type { StorySentence } from '../sentences/story-sentences.ts';
import { setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/** Somebody's papers and status: nobody's business in a letter about money. */
const IMMIGRATION = phraseBook(`
  undocumented|immigrant|immigrants|deport*|asylum|refugee|daca|uscis|noncitizen|illegals|overstayed
  immigration
  illegal|resident alien|aliens|immigrant*
  visa|visas status|expired|application|holder|overstay*|lottery|interview|sponsor*|problem*|issue*|case
  work|student|tourist|h1b|h|j1|f1|fiance|spousal|expired|temporary visa|visas
  green card
  no|without|fake|real|his|her|your papers
  no ?legal papers|status
  not|never have|had|got ~2 papers|visa|status
  work permit|permits|authorization
  legal|immigration|citizenship|residency|resident status
  not|became|become|becoming ~2 citizen|citizens
  citizenship
  here|country|stay|staying|living|came|entered|working illegal*
  cross*|jumped ~1 the border
  ice raid*|agent*|detention|hold
  detained by
  tps|itin
  came|come to this|the|america|us country|illegally
  birth certificate
  overstay*|immigrat*|emigrat*|naturaliz*|residency|undocument*|migra|ead|i94
  he|she|you|i|they|we|who is|am|are|was|were ~1 illegal|legal
  illegal ~1 worker*|people|person|tenant*|alien*|man|woman|family|guy|guys|nanny|cleaner*
  waiting|wait|applied|applying|applies for ~2 residency|papers|visa|asylum|citizenship|green|status|permit
  fix*|fixing|arrang*|renew* ~2 papers|status|visa
  his|her|my|their|your ~1 papers ~1 expired|ran|in|fake|false|yet
  without ~1 visa|papers|status
  married|marry|marriage ~3 papers|status|visa|citizenship
  removal|deportation proceeding*|order*
  country ~1 illegal*
  worked|work|working|works ~3 without ~1 papers|permit|authorization|status
  sin papeles
`);

/** "On a J-1", "her H-1B", "my F1". A flat is "in B-2", not "on a B-2". */
function isVisaClass(words: readonly Word[], at: number): boolean {
  if (!VISA_BEFORE.has(lowAt(words, at - 1)))
    return (
      words[at]?.isAllCaps === true &&
      lowAt(words, at) === 'ice' &&
      !CALLED.has(lowAt(words, at - 1)) &&
      !words.some((word) => word.isAllCaps && word.low.length > 5)
    );
  const low = lowAt(words, at);
  return /^[befhjklmoprtu]-?[1-6][ab]?$/.test(low)
    ? words[at]?.isCapital === true
    : /^[BEFHJKLMOPRTU]$/i.test(low) &&
        words[at]?.isCapital === true &&
        words[at + 1]?.before === '-' &&
        /^[1-6][ab]?$/.test(lowAt(words, at + 1));
}
const VISA_BEFORE = setOf('a an on his her my their your expired');

export function immigrationIn(sentence: StorySentence): readonly Found[] {
  const { words } = sentence;
  const visa = words.findIndex((_, at) => isVisaClass(words, at));
  if (visa >= 0) return [{ kind: 'immigration', start: words[visa]?.start ?? 0, end: words[visa + 1]?.end ?? 0 }];
  return firstOf(sentence, IMMIGRATION, 'immigration', (at, to) => {
    // A Visa card is no visa.
    const low = lowAt(words, at);
    if (
      low === 'visa' &&
      words[at]?.isCapital === true &&
      ['debit', 'credit', 'a', 'my', 'the'].includes(lowAt(words, at - 1)) &&
      lowAt(words, at + 1) !== 'status' &&
      lowAt(words, at + 1) !== 'expired'
    )
      return false;
    if (low === 'immigration') return !CALLED.has(lowAt(words, at - 1)) || STATUS.has(lowAt(words, to));
    if (low === 'his' || low === 'her' || low === 'your')
      return !['for', 'from', 'in', 'on', 'to', 'and'].includes(lowAt(words, to));
    if (low === 'green')
      return !['mail', 'certified', 'postal', 'return'].some((word) => words.some((one) => one.low === word));
    return true;
  });
}

/** "You threatened to call immigration" tells of a threat, and of nobody's papers. */
const CALLED = setOf('call called calling to with on report reported');
const STATUS = setOf('status papers case lawyer hearing court');
