import { LEAD_INS, lowAt, skipAdverbs } from './actors.ts';
import type { Ahead, Sentence } from './ahead.ts';
import type { Clause } from '../sentences/clauses.ts';
import {
  FINE_ORDERS,
  FORBIDDEN_TO_YOU,
  isPastForm,
  ORDER_VERBS,
  setOf,
  THREAT_ORDERS,
} from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/** An order: a plain verb at the head of a clause, with no subject. */
export function orderAt(
  { words, isName }: Sentence,
  clause: Clause,
  index: number,
  isNow: (at: number) => boolean,
): Ahead | null {
  let at = clause.from;
  if (!isNow(at) || (clause.lead !== '' && !OPENS_ORDER.has(clause.lead))) return null;
  while (
    at < clause.to &&
    (LEAD_INS.has(lowAt(words, at)) || (lowAt(words, at) === 'you' && lowAt(words, at + 1) === 'better'))
  )
    at += 1;
  const isFirst = clause.from === 0 || clause.isFresh;
  // Behind a comma or "and" a plain verb goes on with what stood before, unless that was an order too.
  if (
    !isFirst &&
    !(
      clause.lead === 'so' ||
      clause.lead === 'then' ||
      THREAT_ORDERS.has(lowAt(words, at)) ||
      lowAt(words, at) === 'do'
    )
  )
    return null;
  const isNot = (lowAt(words, at) === 'do' && lowAt(words, at + 1) === 'not') || lowAt(words, at) === 'never';
  const verb = skipAdverbs(words, isNot && lowAt(words, at) === 'do' ? at + 2 : isNot ? at + 1 : at, clause.to);
  const low = lowAt(words, verb);
  // A comma ends what an order can be about.
  const next = words[verb + 1]?.before === '' ? lowAt(words, verb + 1) : '';
  if (isName(verb) || verb >= clause.to) return null;
  // "Want to see your face in the paper?": asked without "do you".
  if (low === 'want' && (next === 'to' || next === 'me' || next === 'us' || next === 'your'))
    return { at: verb, clause: index, form: 'order', actor: 'you', isFine: false, isThreat: false };
  if (lowAt(words, at) === 'better' && ORDER_VERBS.has(lowAt(words, at + 1)))
    return { at, clause: index, form: 'order', actor: 'you', isFine: false, isThreat: false };
  if (isNot) {
    if (isPastForm(low) || low.endsWith('ing') || (lowAt(words, at) === 'never' && !ORDER_VERBS.has(low))) return null;
    return {
      at,
      clause: index,
      form: 'order',
      actor: 'you',
      isFine: low === 'hesitate' || (words.some((word) => word.low === 'please') && !FORBIDDEN_TO_YOU.has(low)),
      isThreat: FORBIDDEN_TO_YOU.has(low) && (low !== 'make' || next === 'me' || next === 'us'),
    };
  }
  if (low === 'expect' && !isObject(words, verb + 1) && next !== '' && !next.endsWith('ed'))
    return { at: verb, clause: index, form: 'order', actor: 'you', isFine: false, isThreat: false };
  if (!ORDER_VERBS.has(low) || NO_ORDER_NEXT.has(next) || isPastForm(next) || (next === '' && !LONELY_ORDERS.has(low)))
    return null;
  if ((low === 'have' || low === 'do') && next === 'you') return null;
  if (low === 'cut' || low === 'put') {
    if (next !== 'your' && next !== 'me') return null;
  }
  if (!isObject(words, verb + 1) && !FINE_ORDERS.has(low) && !LONELY_ORDERS.has(low)) return null;
  const isAsked = words.some((word) => word.low === 'please');
  const isThreat =
    (THREAT_ORDERS.has(low) &&
      (low !== 'expect' || next === 'a' || next === 'company' || next === 'to' || next === 'the') &&
      low !== 'kiss') ||
    low === 'kiss';
  return {
    at: verb,
    clause: index,
    form: 'order',
    actor: 'you',
    // Who says please asks.
    isFine: isAsked || (FINE_ORDERS.has(low) && clause.lead !== 'so'),
    isThreat,
  };
}

const OPENS_ORDER = setOf('and but so then or');
const LONELY_ORDERS = setOf('beware watch think stop pay resign cooperate remember');
/** Behind a noun that looks like an order: "Watch was broken", "Work of two days". */
const NO_ORDER_NEXT = setOf('was were had is are has of did does would could came went and by');
const OBJECT_STARTS = setOf(
  'until your you me my us our the a an this that it him her them his their what how who where when why i we out up over to for about on at all back twice hard long carefully closely very and quiet home away in if whether yourself no any some everything down with ready careful afraid thankful grateful honest smart sure forward one two from here there now tonight tomorrow every everyone like behind around anyone everybody someone then',
);

const isObject = (words: readonly Word[], at: number): boolean =>
  OBJECT_STARTS.has(lowAt(words, at)) ||
  (lowAt(words, at).endsWith('ing') &&
    ['keep', 'stop', 'start', 'try', 'quit', 'consider'].includes(lowAt(words, at - 1)));
