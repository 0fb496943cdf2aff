import { lowAt, skipAdverbs } from './actors.ts';
import { type Clause } from './clauses.ts';
import { ASSOCIATES } from './leverage-words.ts';
import { MATTER, VAGUE, SILENCE } from './matter-words.ts';
import { ADVERBS, setOf } from './verb-words.ts';
import { type Word } from './words.ts';
import { BE, IMAGES, MINE, NEVER, YOURS, has, hasDigit } from './present-tense.ts';

/** Whether words behind a subject that is a thing tell a state of the matter: "The rent is $900", "It leaks on my bed". */
export function thingTold(words: readonly Word[], clause: Clause): boolean {
  const { from, to } = clause;
  const first = skipLead(words, from, to);
  const low = lowAt(words, first);
  if (first >= to) return false;
  const isAtYou = has(words, from, to, YOURS);
  if (EVERY.has(low)) return hasDigit(words, from, to);
  if (PEOPLE.has(low)) return low === 'nobody' && has(words, from, to, ME);
  const isDefinite =
    DEFINITE.has(low) || words[first]?.isPossessive === true || (words[first]?.isCapital === true && first > 0);
  const isMatter =
    hasDigit(words, from, to) || has(words, from, to, MATTER) || (POINTS.has(low) && has(words, from, to, MINE));
  if ((has(words, from, to, SILENCE) && isAtYou) || has(words, from, to, VAGUE)) return false;
  if (has(words, first, first + 3, IMAGES) && !has(words, first, to, SHOWN)) return false;
  if (
    low === 'my' &&
    ASSOCIATES.has(lowAt(words, first + 1)) &&
    !hasDigit(words, from, to) &&
    !ROLES_SAID.has(lowAt(words, first + 2))
  )
    return false;
  if (isComing(words, from, to)) return false;
  if (low === 'there' && has(words, first + 1, first + 5, UNNAMED)) return false;
  if ((isDefinite || low === 'your') && has(words, first, first + 3, VAGUE_SUBJECTS)) return false;
  if (isDefinite && !isAtYou) return true;
  // "It does not start."
  if (POINTS.has(low) && !isAtYou && has(words, first, first + 4, NEVER) && !has(words, first, to, OVER)) return true;
  return isMatter;
}

const ME = setOf('me us my our');
const EVERY = setOf('every each any whatever');
const PEOPLE = setOf('people men guys folks everyone everybody nobody somebody someone whoever anyone anybody');
const DEFINITE = setOf('the my our his her their its both');
/** "Every review site is getting my story": what is under way, unless it is a state of a thing. */
function isComing(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at + 1 < to; at += 1) {
    const next = lowAt(words, skipAdverbs(words, at + 1, to));
    const way = lowAt(words, skipAdverbs(words, at + 1, to) + 1);
    if (BE.has(lowAt(words, at)) && COMING.has(next) && (!WAYS.has(way) || has(words, from, to, VAGUE_SUBJECTS)))
      return true;
  }
  return false;
}
const COMING = setOf(
  'coming getting going waiting watching ticking closing spreading finding looking talking listening knocking heading piling recording hunting circling asking burning dying running flying moving arriving',
);
const WAYS = setOf('through from in out down into under off onto up on at');
const SHOWN = setOf(
  'show shows showing prove proves attached enclosed clear dated taken sent speak included available from',
);
const ROLES_SAID = setOf('is has owns lives owes works says');
const POINTS = setOf('it this that these those');
const OVER = setOf('over finished game joke late end secret funny hard much done business problem smart wise worth');

/** Who or what is left unnamed is a hint. */
const UNNAMED = setOf('people men guys someone somebody ways things many folks those always nobody nothing man word');
const VAGUE_SUBJECTS = setOf(
  'clock truth street streets world internet time times universe town neighborhood block walls people whole word lord devil apple longer more sooner end game day days turn turns luck patience fun choice',
);

const LEADS = setOf(
  'and but or so because then otherwise since while after before once also plus now though although that',
);
function skipLead(words: readonly Word[], from: number, to: number): number {
  let at = from;
  while (at < to && (LEADS.has(lowAt(words, at)) || ADVERBS.has(lowAt(words, at)))) at += 1;
  return at;
}
