import { lowAt, skipAdverbs } from './actors.ts';
import type { Clause } from './clauses.ts';
import {
  FACT_PLAIN,
  HELD_BEHIND,
  MATTER,
  OWN_AIMS,
  OWN_PRESENT,
  OWN_REFUSAL,
  ROLES,
  SILENCE,
  STATES,
  THEIR_PRESENT,
  THEIR_REFUSAL,
} from './matter-words.ts';
import { ADVERBS, FINE_OWN_VERBS, isPastForm, ORDER_VERBS, setOf } from './verb-words.ts';
import type { Word } from './words.ts';

/**
 * The present tense of a sentence, by its subject and verb. States of the matter are told ("you owe", "he has my keys",
 * "I live"); what somebody is, knows, can or will do is judged: `asked`. `nothing` is no present of a person.
 */
export type Present = 'told' | 'asked' | 'nothing';

const OWN = setOf('i we');
const THEIRS = setOf('he she they');
export const BE = setOf('am is are be');
/** Past forms that are plain forms too: told, behind a subject. */
const EITHER_TENSE = setOf(
  'put cut hit let set cost hurt quit shut spread beat read split burst cast rid shed thrust upset fit done seen writed payed gived buyed goed co',
);
const MODALS = setOf('will would can could shall should may might must going better gonna to ought had');
export const MINE = setOf('my our me us mine ours');
export const YOURS = setOf('you your yours yourself');
const GENERIC = setOf(
  'man woman person guy people type kind killer fighter boxer dog animal beast lion snake mother father',
);
const DOOMED = setOf('finished done screwed warned doomed damned cursed dead toast fucked marked');
const PLACES = setOf('in at on from with without over under of by near not');
const ARTICLES = setOf('a an the one another');
const WITNESSED = setOf(
  'what how who that when where because if and but or so since while think believe until know which then than',
);
/** What an image shows of somebody is held back for a price. */
export const IMAGES = setOf(
  'video videos photo photos picture pictures screenshots screenshot recording recordings tape tapes footage texts',
);

/** Behind "than" these compare with somebody, unless a deed follows. */
export const has = (words: readonly Word[], from: number, to: number, set: ReadonlySet<string>): boolean => {
  for (let at = Math.max(0, from); at < Math.min(to, words.length); at += 1) if (set.has(lowAt(words, at))) return true;
  return false;
};
export const hasDigit = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to).some((word) => word.hasDigit);
const isTold = (low: string): boolean => isPastForm(low) || EITHER_TENSE.has(low) || low === 'been' || low === 'had';
const isParticiple = (low: string): boolean => isPastForm(low) || EITHER_TENSE.has(low) || low === 'gotten';

/** The present told by the person at a word, if that is one and a verb follows. */
export function presentAt(words: readonly Word[], at: number, clause: Clause): Present {
  const subject = subjectAt(words, at, clause);
  if (subject === null) return 'nothing';
  const verb = skipAdverbs(words, at + 1, clause.to);
  // A condition is looked at as such.
  if (subject === 'you' && clause.lead === 'if') return 'nothing';
  const low = lowAt(words, verb);
  if (verb >= clause.to || words[verb]?.before !== '' || low === '') return 'nothing';
  if (BE.has(low)) return isState(words, verb, clause.to, subject);
  const isPerson = OWN.has(lowAt(words, at)) || THEIRS.has(lowAt(words, at)) || lowAt(words, at) === 'you';
  if (!isPerson || isTold(low) || MODALS.has(low) || words[verb].hasDigit) return 'nothing';
  const isNegated = has(words, at + 1, verb, NEVER);
  if (low === 'have' || low === 'has') return holds(words, verb, clause.to, subject);
  if (low === 'do' || low === 'does') return doesNot(words, verb, clause.to, subject);
  return subject === 'own' ? ownAct(words, verb, clause.to, isNegated) : theirAct(words, at, verb, clause.to);
}

export const NEVER = setOf('never not');

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
  if (has(words, be + 1, at, SURE)) return 'told';
  if (at >= to || word === undefined) return subject === 'you' ? 'asked' : 'nothing';
  const isLike = has(words, at, to, LIKE);
  const isAtYou = has(words, at, to, YOURS);
  if (DOOMED.has(low) && (subject !== 'own' || lowAt(words, at + 1).endsWith('ing') || lowAt(words, at + 1) === 'with'))
    return 'asked';
  if (word.hasDigit || isParticiple(low)) return isLike && subject !== 'own' ? 'asked' : 'told';
  if (low.endsWith('ing') && low.length > 4) {
    if (subject === 'own') return 'told';
    return has(words, at, to, MINE) ||
      MATTER.has(lowAt(words, at + 1)) ||
      MATTER.has(lowAt(words, at + 2)) ||
      THEIR_DOING.has(low)
      ? 'told'
      : 'asked';
  }
  if (MINE.has(low) || low === 'his' || low === 'her' || low === 'their') return 'told';
  if (low === 'your') return has(words, at, at + 4, ROLES) ? 'told' : 'asked';
  if (PLACES.has(low)) return isAtYou && (subject === 'own' || !has(words, at, to, MATTER)) ? 'asked' : 'told';
  if (ARTICLES.has(low)) {
    if (isLike) return 'asked';
    if (subject === 'own')
      return has(words, at, at + 5, GENERIC) || lowAt(words, at + 1) === 'very' || isAtYou ? 'asked' : 'told';
    const role = words
      .slice(at + 1, Math.min(to, at + 4))
      .findIndex((one) => ROLES.has(one.low) || MATTER.has(one.low) || one.isCapital);
    return role >= 0 && !has(words, at, at + 4, JUDGED) ? 'told' : 'asked';
  }
  if (subject === 'own' && COUNT.has(low)) return 'told';
  if (STATES.has(low)) return isLike ? 'asked' : 'told';
  if (subject === 'they' && (ROLES.has(low) || MATTER.has(low) || word.isCapital)) return 'told';
  return 'asked';
}

const SURE = setOf('sure');
const COUNT = setOf('one two three four five six both');
const LIKE = setOf('like than');
/** Beside a trade these make it a verdict. */
const JUDGED = setOf(
  'typical worst biggest real true sick bad terrible horrible awful little sad poor cheap lousy dumb rude mean pitiful weak small sorry cruel cold type kind sort disgusting evil nasty',
);
/** Said to the other side these tell that somebody knows. */
const WHEREABOUTS = setOf('live work drive park sleep');
const ASKED_FOR = setOf('ask request demand asking requesting demanding need');
const DONE_TO_ME = setOf('keep hold charge bill tell ask call send give text refuse');
const THEIR_DOING = setOf(
  'refusing avoiding ignoring claiming saying asking living renting holding keeping withholding selling blaming disputing denying demanding waiting',
);

/** "I have receipts", "you have my keys", "he has not paid": fine. "You have a nice family", "I have friends": asked. */
function holds(words: readonly Word[], verb: number, to: number, subject: Subject): Present {
  const at = skipAdverbs(words, verb + 1, to);
  const low = lowAt(words, at);
  if (isParticiple(low)) return 'told';
  if (subject === 'own') {
    if (
      has(words, at, at + 4, HELD_BEHIND) ||
      (has(words, at, at + 6, TO) && has(words, at, to, YOURS) && low !== 'to')
    )
      return 'asked';
    if (has(words, at, at + 4, IMAGES) && has(words, at, to, YOURS)) {
      const of = words.findIndex(
        (word, index) => index > at && (word.low === 'of' || word.low === 'with' || word.low === 'where'),
      );
      const isOfYou = YOURS.has(lowAt(words, of + 1)) || lowAt(words, of + 1) === 'what';
      return of > 0 && isOfYou && !MATTER.has(lowAt(words, of + 2)) ? 'asked' : 'told';
    }
    return has(words, at, to, YOURS) && !has(words, at, at + 4, MATTER) ? 'asked' : 'told';
  }
  if (low === 'to') return 'nothing';
  if (TIMES.has(lowAt(words, at + 1)) || TIMES.has(low)) return has(words, at, words.length, PAID) ? 'told' : 'asked';
  return MINE.has(low) ||
    words[at]?.hasDigit === true ||
    has(words, at, at + 5, MATTER) ||
    low === 'it' ||
    low === 'them'
    ? 'told'
    : 'asked';
}

const TO = setOf('to');
const TIMES = setOf('days day weeks week hours hour until friday monday tomorrow tonight');
const PAID = setOf('pay return refund respond answer fix repair send');

function doesNot(words: readonly Word[], verb: number, to: number, subject: Subject): Present {
  const at = skipAdverbs(words, verb + 1, to);
  const low = lowAt(words, at);
  if (at >= to || at === verb + 1) return 'nothing';
  if (subject === 'own')
    return OWN_REFUSAL.has(low) && !(low === 'know' && lowAt(words, at + 1) === 'what') ? 'told' : 'asked';
  if (low === 'know' || (low === 'want' && subject === 'you')) return 'asked';
  return THEIR_REFUSAL.has(low) ? 'told' : 'asked';
}

const WEAPONS = setOf('bat bats gun guns knife knives machete pistol rifle shotgun crowbar hammer');
const AIMS = setOf('need want like wish plan intend mean hope prefer love');

const KNOWN = setOf('he she they it this that from');
function ownAct(words: readonly Word[], verb: number, to: number, isNegated: boolean): Present {
  const low = lowAt(words, verb);
  const isAtYou = has(words, verb, to, YOURS);
  if (has(words, verb, to, SILENCE) || has(words, verb + 1, verb + 5, WEAPONS)) return 'asked';
  if (AIMS.has(low) && lowAt(words, verb + 1) === 'to') {
    const aim = lowAt(words, skipAdverbs(words, verb + 2, to));
    return (OWN_AIMS.has(aim) && !isAtYou) || FINE_OWN_VERBS.has(aim) ? 'told' : 'asked';
  }
  const known = lowAt(words, verb + 1);
  if (low === 'know' && !isAtYou && (KNOWN.has(known) || (ARTICLES.has(known) && MATTER.has(lowAt(words, verb + 2)))))
    return 'told';
  if (OWN_PRESENT.has(low)) return isNegated && isAtYou ? 'asked' : 'told';
  if (words[verb]?.isCapital === true || MATTER.has(low)) return 'nothing';
  if (FACT_PLAIN.has(low)) return isNegated || isAtYou ? 'asked' : 'told';
  // "I run a bakery", "I run into you".
  if (low === 'no' || (low === 'run' && ARTICLES.has(lowAt(words, verb + 1)))) return 'told';
  return 'asked';
}

function theirAct(words: readonly Word[], at: number, verb: number, to: number): Present {
  const low = lowAt(words, verb);
  const isMine = has(words, verb, to, MINE);
  if (lowAt(words, at) === 'you') {
    if (WHEREABOUTS.has(low)) return 'asked';
    if (THEIR_PRESENT.has(low) || (low === 'know' && lowAt(words, verb + 1) === 'that')) return 'told';
    return ORDER_VERBS.has(low) &&
      !(isMine && DONE_TO_ME.has(low)) &&
      !(lowAt(words, at - 1) === 'that' && ASKED_FOR.has(lowAt(words, at - 2)))
      ? 'asked'
      : 'nothing';
  }
  if ((low === 'know' || low === 'knows') && !has(words, verb, to, YOURS)) return 'told';
  const plain = low.endsWith('es') && THEIR_PRESENT.has(low.slice(0, -2)) ? low.slice(0, -2) : low.replace(/s$/, '');
  if (THEIR_PRESENT.has(plain) || isMine) return 'told';
  // "he come tomorrow": a learner's past. "she uses people": no past of anybody.
  if (lowAt(words, at) !== 'they' && !low.endsWith('s')) return 'told';
  if (FACT_PLAIN.has(low)) return 'told';
  return low.endsWith('s') || ORDER_VERBS.has(low) ? 'asked' : 'nothing';
}
