import { lowAt, skipAdverbs } from './actors.ts';
import type { Clause } from './clauses.ts';
import {
  FACT_PLAIN,
  HELD_BEHIND,
  MATTER,
  OWN_PRESENT,
  OWN_REFUSAL,
  ROLES,
  STATES,
  THEIR_PRESENT,
  THEIR_REFUSAL,
} from './matter-words.ts';
import { ADVERBS, isPastForm, ORDER_VERBS, setOf } from './verb-words.ts';
import type { Word } from './words.ts';

/**
 * The present tense of a sentence, by its subject and verb. States of the matter are told ("you owe", "he has my keys",
 * "I live"); what somebody is, knows, can or will do is judged: `asked`. `nothing` is no present of a person.
 */
export type Present = 'told' | 'asked' | 'nothing';

const OWN = setOf('i we');
const THEIRS = setOf('he she they');
const BE = setOf('am is are be');
/** Past forms that are plain forms too: told, behind a subject. */
const EITHER_TENSE = setOf(
  'put cut hit let set cost hurt quit shut spread beat read split burst cast rid shed thrust upset fit wed knit come run done seen writed payed gived buyed goed come',
);
const MODALS = setOf('will would can could shall should may might must going better gonna to ought had');
const MINE = setOf('my our me us mine ours');
const YOURS = setOf('you your yours yourself');
const GENERIC = setOf('man woman person guy people type kind killer fighter boxer dog animal beast lion snake mother father');
const DOOMED = setOf('finished done screwed warned doomed damned cursed dead toast fucked marked');
const PLACES = setOf('in at on from with without over under of by near not');
const ARTICLES = setOf('a an the one another');
const WITNESSED = setOf('what how who that when where because if and but or so since while think believe until know which then than');
/** What an image shows of somebody is held back for a price. */
const IMAGES = setOf('video videos photo photos picture pictures screenshots screenshot recording recordings tape tapes footage texts');

/** Behind "than" these compare with somebody, unless a deed follows. */
const has = (words: readonly Word[], from: number, to: number, set: ReadonlySet<string>): boolean => {
  for (let at = Math.max(0, from); at < Math.min(to, words.length); at += 1) if (set.has(lowAt(words, at))) return true;
  return false;
};
const hasDigit = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to).some((word) => word.hasDigit);
const isTold = (low: string): boolean => isPastForm(low) || EITHER_TENSE.has(low) || low === 'been' || low === 'had';
const isParticiple = (low: string): boolean => isPastForm(low) || EITHER_TENSE.has(low) || low === 'gotten';

/** The present told by the person at a word, if that is one and a verb follows. */
export function presentAt(words: readonly Word[], at: number, clause: Clause): Present {
  const subject = subjectAt(words, at, clause);
  if (subject === null) return 'nothing';
  const verb = skipAdverbs(words, at + 1, clause.to);
  const low = lowAt(words, verb);
  if (verb >= clause.to || words[verb]?.before !== '' || low === '') return 'nothing';
  if (BE.has(low)) return isState(words, verb, clause.to, subject);
  const isPerson = OWN.has(lowAt(words, at)) || THEIRS.has(lowAt(words, at)) || lowAt(words, at) === 'you';
  if (!isPerson || isTold(low) || MODALS.has(low) || words[verb]?.hasDigit === true) return 'nothing';
  const isNegated = has(words, at + 1, verb, NEVER);
  if (low === 'have' || low === 'has') return holds(words, verb, clause.to, subject);
  if (low === 'do' || low === 'does') return doesNot(words, verb, clause.to, subject);
  return subject === 'own' ? ownAct(words, verb, clause.to, isNegated) : theirAct(words, at, verb, clause.to);
}

const NEVER = setOf('never not');

type Subject = 'own' | 'you' | 'they';

function subjectAt(words: readonly Word[], at: number, clause: Clause): Subject | null {
  const low = lowAt(words, at);
  if (OWN.has(low)) return 'own';
  if (THEIRS.has(low)) return 'they';
  const before = lowAt(words, at - 1);
  const isFirst = at === clause.from || WITNESSED.has(before) || ADVERBS.has(before);
  if (low === 'you') {
    const next = lowAt(words, skipAdverbs(words, at + 1, clause.to));
    return isFirst || BE.has(next) || ORDER_VERBS.has(next) ? 'you' : null;
  }
  // "The owner is ...", "his wife is ...", "Mr. Brown is ..."
  if (BE.has(lowAt(words, at + 1)) && words[at + 1]?.before === '') {
    if (ROLES.has(low) && !/dog|name|business|company|shop|store|school|church/.test(low)) return 'they';
  }
  return null;
}

/** "am a tenant", "is the owner", "are late": fine. "is cheap", "are a snake", "is a crook like the rest": asked. */
function isState(words: readonly Word[], be: number, to: number, subject: Subject): Present {
  const at = skipAdverbs(words, be + 1, to);
  const word = words[at];
  const low = word?.low ?? '';
  if (at >= to || word === undefined) return subject === 'you' ? 'asked' : 'nothing';
  const isLike = has(words, at, to, LIKE);
  const isAtYou = has(words, at, to, YOURS);
  if (DOOMED.has(low) && subject !== 'own') return 'asked';
  if (word.hasDigit || isParticiple(low)) return isLike && subject !== 'own' ? 'asked' : 'told';
  if (low.endsWith('ing') && low.length > 4) {
    if (subject === 'own') return 'told';
    return has(words, at, to, MINE) || MATTER.has(lowAt(words, at + 1)) || MATTER.has(lowAt(words, at + 2)) || THEIR_DOING.has(low) ? 'told' : 'asked';
  }
  if (MINE.has(low) || low === 'his' || low === 'her' || low === 'their') return 'told';
  if (low === 'your') return has(words, at, at + 4, ROLES) ? 'told' : 'asked';
  if (PLACES.has(low)) return isAtYou && !has(words, at, to, MATTER) ? 'asked' : 'told';
  if (ARTICLES.has(low)) {
    if (isLike) return 'asked';
    if (subject === 'own') return has(words, at, at + 5, GENERIC) || isAtYou ? 'asked' : 'told';
    const role = words.slice(at + 1, Math.min(to, at + 4)).findIndex((one) => ROLES.has(one.low) || MATTER.has(one.low) || one.isCapital);
    return role >= 0 && !has(words, at, at + 4, JUDGED) ? 'told' : 'asked';
  }
  if (STATES.has(low)) return isLike ? 'asked' : 'told';
  if (subject === 'they' && (ROLES.has(low) || MATTER.has(low) || word.isCapital)) return 'told';
  return 'asked';
}

const LIKE = setOf('like than');
/** Beside a trade these make it a verdict. */
const JUDGED = setOf(
  'worst biggest real true sick bad terrible horrible awful little sad poor cheap lousy dumb rude mean pitiful weak small sorry cruel cold type kind sort disgusting evil nasty',
);
const THEIR_DOING = setOf('refusing avoiding ignoring claiming saying asking living renting holding keeping withholding selling blaming disputing denying demanding waiting');

/** "I have receipts", "you have my keys", "he has not paid": fine. "You have a nice family", "I have friends": asked. */
function holds(words: readonly Word[], verb: number, to: number, subject: Subject): Present {
  const at = skipAdverbs(words, verb + 1, to);
  const low = lowAt(words, at);
  if (isParticiple(low)) return 'told';
  if (subject === 'own') {
    if (has(words, at, at + 4, HELD_BEHIND)) return 'asked';
    if (has(words, at, at + 4, IMAGES) && has(words, at, to, YOURS)) {
      const [of, whose] = [words.findIndex((word, index) => index > at && word.low === 'of'), 0];
      return of > whose && YOURS.has(lowAt(words, of + 1)) && !MATTER.has(lowAt(words, of + 2)) ? 'asked' : 'told';
    }
    return has(words, at, to, YOURS) && !has(words, at, at + 4, MATTER) ? 'asked' : 'told';
  }
  if (low === 'until' || low === 'to') return low === 'to' ? 'nothing' : 'asked';
  if (TIMES.has(lowAt(words, at + 1)) || TIMES.has(low)) return has(words, at, to, PAID) ? 'told' : 'asked';
  return MINE.has(low) || words[at]?.hasDigit === true || has(words, at, at + 5, MATTER) || low === 'it' || low === 'them'
    ? 'told'
    : 'asked';
}

const TIMES = setOf('days day weeks week hours hour until friday monday tomorrow tonight');
const PAID = setOf('pay return refund respond answer fix repair send');

function doesNot(words: readonly Word[], verb: number, to: number, subject: Subject): Present {
  const at = skipAdverbs(words, verb + 1, to);
  const low = lowAt(words, at);
  if (at >= to || at === verb + 1) return 'nothing';
  if (subject === 'own') return OWN_REFUSAL.has(low) && !(low === 'know' && lowAt(words, at + 1) === 'what') ? 'told' : 'asked';
  if (low === 'know') return 'asked';
  return THEIR_REFUSAL.has(low) ? 'told' : 'asked';
}

function ownAct(words: readonly Word[], verb: number, to: number, isNegated: boolean): Present {
  const low = lowAt(words, verb);
  const isAtYou = has(words, verb, to, YOURS);
  if (OWN_PRESENT.has(low)) return isNegated && isAtYou ? 'asked' : 'told';
  if (words[verb]?.isCapital === true || MATTER.has(low)) return 'nothing';
  if (FACT_PLAIN.has(low)) return isNegated || isAtYou ? 'asked' : 'told';
  if (low === 'no') return 'told';
  return 'asked';
}

function theirAct(words: readonly Word[], at: number, verb: number, to: number): Present {
  const low = lowAt(words, verb);
  const isMine = has(words, verb, to, MINE);
  if (lowAt(words, at) === 'you') {
    if (THEIR_PRESENT.has(low)) return 'told';
    return ORDER_VERBS.has(low) && !(isMine && low !== 'pay' && low !== 'know') ? 'asked' : 'nothing';
  }
  const plain = low.endsWith('es') && THEIR_PRESENT.has(low.slice(0, -2)) ? low.slice(0, -2) : low.replace(/s$/, '');
  if (THEIR_PRESENT.has(plain) || isMine) return 'told';
  // "he come tomorrow": a learner's past. "she uses people": no past of anybody.
  if (lowAt(words, at) !== 'they' && !low.endsWith('s')) return 'told';
  if (FACT_PLAIN.has(low)) return 'told';
  return low.endsWith('s') || ORDER_VERBS.has(low) ? 'asked' : 'nothing';
}

/** Whether words behind a subject that is a thing tell a state of the matter: "The rent is $900", "It leaks on my bed". */
export function thingTold(words: readonly Word[], clause: Clause): boolean {
  const { from, to } = clause;
  const first = skipLead(words, from, to);
  const low = lowAt(words, first);
  if (first >= to) return false;
  const isMatter = hasDigit(words, from, to) || has(words, from, to, MATTER) || has(words, from, to, MINE);
  const isAtYou = has(words, from, to, YOURS);
  const isDefinite = DEFINITE.has(low) || words[first]?.isPossessive === true || (words[first]?.isCapital === true && first > 0);
  if (has(words, from, to, SILENCE) && isAtYou) return false;
  if (has(words, from, Math.min(to, first + 5), COMPARED) && has(words, from, to, LIKE)) return false;
  if (isDefinite && !isAtYou) return isMatter || !has(words, first, first + 3, VAGUE_SUBJECTS);
  return isMatter;
}

const DEFINITE = setOf('the my our his her their its both');
const COMPARED = setOf('more less better worse smarter cleaner nicer have has');
const SILENCE = setOf('silence quiet quietly mouth hush secret secrets testify mum');
const VAGUE_SUBJECTS = setOf(
  'clock truth street streets world internet time times universe town neighborhood block walls people whole word lord devil apple longer more sooner end game day party fun choice',
);

const LEADS = setOf('and but or so because then otherwise since while after before once also plus now though although that');
function skipLead(words: readonly Word[], from: number, to: number): number {
  let at = from;
  while (at < to && (LEADS.has(lowAt(words, at)) || ADVERBS.has(lowAt(words, at)))) at += 1;
  return at;
}
