import { type Actor, lowAt, skipAdverbs } from './actors.ts';
import {
  COURT_WORDS,
  EVIDENCE_VERBS,
  FINE_FOR_YOU,
  FINE_OWN_VERBS,
  FINE_THING_VERBS,
  setOf,
} from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/** A word of a court between two places. */
export const hasCourt = (words: readonly Word[], from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (COURT_WORDS.has(lowAt(words, at))) return true;
  return false;
};

const NEVER_AGAIN = setOf('use hire buy go rent shop trust order get return deal recommend forget see do');
const SOFT_OWN = setOf('be have');
const SOFT_STATE = setOf(
  'happy glad willing able available open grateful satisfied forced entitled asking seeking filing requesting suing claiming going pursuing taking back home needing glad attending present',
);
const NEED_FIRST = setOf('need have like want try be');

/** Whether an announced act is what a demand letter may announce. `verb` is the index of its verb. */
export function isFineFuture(
  words: readonly Word[],
  actor: Actor,
  verb: number,
  to: number,
  isNegated: boolean,
): boolean {
  const low = lowAt(words, verb);
  if (hasCourt(words, verb, to)) return true;
  if (actor === 'own') {
    if (FINE_OWN_VERBS.has(low) || isGivenBack(words, verb, to)) return true;
    if (isNegated && NEVER_AGAIN.has(low)) return low !== 'forget' && low !== 'see';
    if (SOFT_OWN.has(low) && SOFT_STATE.has(lowAt(words, skipAdverbs(words, verb + 1, to)))) return true;
    if (NEED_FIRST.has(low) && lowAt(words, verb + 1) === 'to')
      return isFineFuture(words, actor, verb + 2, to, isNegated);
    if (low === 'need' || low === 'appreciate') return true;
    if (low === 'give' && lowAt(words, verb + 1) === 'you')
      return words.slice(verb, to).some((word) => word.hasDigit || TIME.has(word.low));
    if (low === 'wait' || low === 'expect') return words.slice(verb, to).some((word) => PAYING.has(word.low));
    if (low === 'send' || low === 'bring' || low === 'show' || low === 'provide')
      return words.slice(verb, to).some((word) => PAPERS.has(word.low));
    if (low === 'take') return false;
    return false;
  }
  if (actor === 'thing') {
    if (FINE_THING_VERBS.has(low))
      return !words.slice(verb, to).some((word) => word.low === 'you' || word.low === 'your');
    if (low === 'be') return words.slice(verb, to).some((word) => DUE.has(word.low) || word.hasDigit);
    if (EVIDENCE_VERBS.has(low)) return true;
    return isNegated;
  }
  if (actor === 'court') return true;
  if (actor === 'you' || actor === 'they' || actor === 'none') {
    if (isNegated) return !NO_REFUSAL.has(low);
    if (EVIDENCE_VERBS.has(low) && actor !== 'you') return true;
    if (low === 'have' && lowAt(words, verb + 1) === 'to') return FINE_FOR_YOU.has(lowAt(words, verb + 2));
    return FINE_FOR_YOU.has(low) || (actor === 'you' && (low === 'receive' || low === 'owe' || low === 'need'));
  }
  return EVIDENCE_VERBS.has(low);
}

const HANDS_OVER = setOf('give hand bring send mail ship drop deliver leave');
const KEEPS = setOf('keep hold store save');

/** "I will give them back", "I will keep your boxes safe for you": the other side gets what is theirs. */
function isGivenBack(words: readonly Word[], verb: number, to: number): boolean {
  const low = lowAt(words, verb);
  const has = (word: string): boolean => words.slice(verb, to).some((one) => one.low === word);
  if (HANDS_OVER.has(low)) return has('back') && !has('at');
  return KEEPS.has(low) && (has('safe') || (has('for') && has('you')));
}

const TIME = setOf(
  'days day weeks week month months until friday monday tuesday wednesday thursday saturday sunday fourteen ten thirty seven',
);
const PAYING = setOf('payment paid pay money check refund answer reply response deposit');
const PAPERS = setOf(
  'copy copies photos pictures receipts receipt invoice documents proof evidence estimate bill bills statement lease contract records paperwork letter form',
);
const DUE = setOf(
  'due owed added charged paid ready enough fine replaced repaired fixed needed available able required',
);
/** "You will not ..." with these is no refusal but a warning. */
const NO_REFUSAL = setOf('get see hear sleep work find believe know like be enjoy forget have want win walk last live');

/** "You must pay", "you should be responsible for it", "you need to make it right". */
export function isFineDuty(words: readonly Word[], verb: number, to: number): boolean {
  const low = lowAt(words, verb);
  if (FINE_FOR_YOU.has(low)) return true;
  if (low !== 'be' && low !== 'make' && low !== 'take' && low !== 'come') return false;
  return words.slice(verb + 1, to).some((word) => OWED.has(word.low));
}

const OWED = setOf(
  'responsible liable paying able right payment payments good responsibility back accountable required here',
);
