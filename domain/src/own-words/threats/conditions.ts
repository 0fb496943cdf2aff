import { actorBefore, lowAt } from './actors.ts';
import type { Ahead, Sentence } from './ahead.ts';
import { type Clause, isPastClause } from '../sentences/clauses.ts';
import { setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

const PRESENT = setOf(
  'do does is are am has have can keep keeps refuse refuses fail fails want wants try tries think thinks ever continue continues decide decides choose still wish need like pay pays show shows call calls send give return get gets come comes go take hear fix see make ignore ignores let say says tell not does would know block lie contact resist',
);

/** "If you do not pay", "unless I hear": a condition of what is to come. What was or might have been is none. */
export function conditionAt(
  { words }: Sentence,
  clause: Clause,
  index: number,
  isNow: (at: number) => boolean,
): Ahead | null {
  const inCase = caseIn(words, clause);
  if (clause.lead !== 'if' && clause.lead !== 'unless' && inCase < 0) return null;
  let at = inCase < 0 ? clause.from : inCase;
  while (at < clause.to && inCase < 0 && lowAt(words, at) !== clause.lead) at += 1;
  if (!isNow(at) || isPastClause(words, clause)) return null;
  // "as if", "asked if", "see if": no condition.
  if (clause.lead === 'if' && NO_CONDITION_BEFORE.has(lowAt(words, at - 1))) return null;
  let isPresent = false;
  for (let inside = at + 1; inside < clause.to; inside += 1) if (PRESENT.has(lowAt(words, inside))) isPresent = true;
  if (!isPresent) return null;
  const actor = actorBefore(words, clause, Math.min(clause.to, at + 3));
  const isOffer = words.slice(at, clause.to).some((word) => OFFERED.has(word.low));
  return { at, clause: index, form: 'condition', actor, isFine: isOffer, isThreat: false };
}

/** "In case you do not pay". */
function caseIn(words: readonly Word[], { from, to }: Clause): number {
  for (let at = from + 1; at < to; at += 1) if (lowAt(words, at) === 'case' && lowAt(words, at - 1) === 'in') return at;
  return -1;
}

const NO_CONDITION_BEFORE = setOf('as see asked ask know check wonder sure even what');
const OFFERED = setOf('questions question discuss settle possible necessary needed disagree dispute');
