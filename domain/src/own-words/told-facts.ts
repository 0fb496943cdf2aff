import { lowAt, skipAdverbs } from './actors.ts';
import { type Clause, isPastClause } from './clauses.ts';
import { MATTER, ROLES, VAGUE } from './matter-words.ts';
import { presentAt } from './present-tense.ts';
import { thingTold } from './thing-told.ts';
import { phraseBook, phraseIn } from './phrases.ts';
import { isMonth } from './dates-in-words.ts';
import { COURT_WORDS, FINE_ORDERS, setOf } from './verb-words.ts';
import type { Word } from './words.ts';

type Stretch = { readonly from: number; readonly to: number };

/**
 * The gate turned round: what a sentence must have to pass. Its first part that tells neither the past nor a state of
 * the matter, or null. `isNow` leaves out what others said; `isFine` tells that it announces a court or asks for money.
 */
export function untoldIn(
  words: readonly Word[],
  clauses: readonly Clause[],
  isNow: (at: number) => boolean,
  isFine: boolean,
  isQuestion: boolean,
): Stretch | null {
  const isPast = clauses.some((clause) => isPastClause(words, clause) || tellsEither(words, clause));
  if (
    isQuestion &&
    !isPast &&
    !words.some(
      ({ low }) =>
        MINE.has(low) || (MATTER.has(low) && !words.some((word) => word.low === 'you' || word.low === 'your')),
    )
  )
    return { from: 0, to: words.length };
  let isTold = isFine || words.some((_, at) => !isNow(at));
  for (const clause of clauses) {
    for (let at = clause.from; at < clause.to; at += 1) {
      if (!isNow(at)) continue;
      const present = presentAt(words, at, clause);
      if (present === 'asked') return { from: Math.min(clause.from, at), to: clause.to };
      // "Two thousand and I lose the recording."
      const isTrade = TRADED.has(clause.lead) && OWN.has(lowAt(words, at)) && BARGAINED.has(lowAt(words, at + 1));
      if (present === 'told' && isTrade && !isPast) return { from: clause.from, to: clause.to };
      if (present === 'told') isTold = true;
    }
  }
  const idiom = phraseIn(HINTS, words);
  if (idiom !== null && isNow(idiom.from)) return idiom;
  const other = outsiderIn(words, isNow) ?? comparisonIn(words, isNow) ?? untilPaidIn(words, clauses, isNow);
  if (other !== null) return other;
  if (isTold || isPast) return null;
  if (
    (!words.some(({ low }) => VAGUE.has(low)) && clauses.some((clause) => thingTold(words, clause))) ||
    isGreeting(words)
  )
    return null;
  return words.length < 2 && words[0]?.isCapital === true ? null : { from: 0, to: words.length };
}

const BARGAINED = setOf(
  'lose stop disappear forget leave go delete find call come tell show send start talk let drop walk erase destroy vanish burn keep',
);
const TRADED = setOf('and or then');
const OWN = setOf('i we');
const MINE = setOf('my me us our');
const EITHER_TENSE = setOf('put cut hit let set cost hurt quit shut spread beat read split burst');
const WILLING = setOf('like be accept prefer appreciate rather have');
const PAST_BEFORE = setOf('he she they it nobody');
const SUBJECTS = setOf('i we you he she they it who nobody someone somebody everyone');
const tellsEither = (words: readonly Word[], { from, to }: Clause): boolean => {
  for (let at = from + 1; at < to; at += 1) {
    // "I could not sleep", "he would come late".
    const isWould = lowAt(words, at) === 'would' || lowAt(words, at) === 'could';
    if (
      isWould &&
      (lowAt(words, at + 1) === 'not' || PAST_BEFORE.has(lowAt(words, at - 1)) || WILLING.has(lowAt(words, at + 1)))
    )
      return true;
    if (
      EITHER_TENSE.has(lowAt(words, at)) &&
      (SUBJECTS.has(lowAt(words, at - 1)) ||
        MATTER.has(lowAt(words, at - 1)) ||
        ROLES.has(lowAt(words, at - 1)) ||
        words[at - 1]?.isCapital === true)
    )
      return true;
  }
  return false;
};

/** Fixed sayings that warn, with no verb that tells when. */
const HINTS = phraseBook(`
  word to the wise
  mark my words
  man to man
  eye for an
  one way or another|the
  sooner or later
  by any means
  whatever it takes
  no matter what it|you|how
  before|until something|someone|somebody|things|it ~1 happens|get|gets|goes|bad|ugly
  not bluffing|joking|kidding|playing
  the|your choice|ball|move is yours
  think ~1 twice|hard|carefully
  press|hit|push send|post|publish|submit
  you ~1 asked for it|this
  tick tock
  costs|cost you
  keep|keeps|kept|stay|stays ~2 between us
  across from|the ~3 your house|home|job|door
  what ~1 you are
  has|have no idea
  the hard way
  a|an ~2 has|have more
  nothing ~1 better to do
  all day|night|week to
  nobody|no ~1 hears|knows|gets|needs|finds|says|sees|has
  leave|left|leaving town
  i|we ~1 took|take|takes care of the|that|him|her|them|it|people ~1 last|guy|one|landlord|contractor
`);

/** Openings, closings, names and places on a line of their own. */
const isGreeting = (words: readonly Word[]): boolean =>
  GREETINGS.has(lowAt(words, 0)) ||
  words.every((word) => word.isCapital || word.hasDigit) ||
  words.some((word) => isMonth(word));
const GREETINGS = setOf(
  'dear hello hi sincerely thank thanks regards respectfully re subject yes no good to from cc please why',
);

const FELLOWS = setOf(
  'guy guys man men dude dudes one ones person people somebody someone anybody anyone fool fools clown clowns boy kid idiot contractor landlord tenant roommate boss',
);
const EARLIER = setOf('last previous first other only next every');
const AIMED = setOf('me us my our this that');
const TRIED = setOf(
  'tried did stole cheated messed owed crossed played lied pulled thought robbed stiffed screwed disrespected robs steals cheats owes tries kept refused ripped failed withheld charged burned scammed took underestimated',
);

/** Violence told of the writer's other days: no fact of this matter, but a hint. */
const HARMED = setOf(
  'burned burnt torched smashed slashed beat stabbed shot choked keyed destroyed knocked hurt killed poisoned broke put sent punched kicked hit ran chased buried dragged cut jumped wrecked ruined busted cracked hospitalized crippled flattened drove got had made caught did went',
);
const VIOLENT = setOf(
  'burned burnt torched smashed slashed beat stabbed shot choked keyed destroyed killed poisoned punched buried crippled jumped busted sugar hospital jail prison fire teeth jaw legs knees nose bones window windows windshield tires tank bat fired deported arrested evicted limping crying cry bleeding regret regretted business ruined',
);
const STRANGERS = setOf('somebody someone people guys');
const ONCE = setOf('once before');

/** "The last guy who tried this with me ended up limping", "I burned a man's shed down once". */
function outsiderIn(words: readonly Word[], isNow: (at: number) => boolean): Stretch | null {
  for (let at = 0; at + 2 < words.length; at += 1) {
    if (!isNow(at)) continue;
    const low = lowAt(words, at);
    if (
      FELLOWS.has(low) &&
      (EARLIER.has(lowAt(words, at - 1)) ||
        EARLIER.has(lowAt(words, at - 2)) ||
        WHO.has(lowAt(words, at + 1)) ||
        ANY.has(lowAt(words, at - 1)))
    ) {
      const verb = skipAdverbs(words, WHO.has(lowAt(words, at + 1)) ? at + 2 : at + 1, words.length);
      const isAimed = words.slice(verb + 1, verb + 5).some((word) => AIMED.has(word.low));
      if (TRIED.has(lowAt(words, verb)) && isAimed) return { from: at, to: words.length };
    }
    if ((low === 'i' || low === 'we') && HARMED.has(lowAt(words, skipAdverbs(words, at + 1, words.length)))) {
      const verb = skipAdverbs(words, at + 1, words.length);
      const rest = words.slice(verb, verb + 14);
      if (!rest.some((word) => VIOLENT.has(word.low)) || rest.some((word) => OURS.has(word.low) && word.low !== 'me'))
        continue;
      const isStranger = rest.some(
        (word, index) =>
          STRANGERS.has(word.low) ||
          (ANOTHER.has(word.low) &&
            (FELLOWS.has(rest[index + 1]?.low ?? '') || FELLOWS.has(rest[index + 2]?.low ?? ''))),
      );
      const isOnce = rest.some(
        (word, index) =>
          ONCE.has(word.low) &&
          (index + 1 >= rest.length ||
            (!SUBJECTS.has(rest[index + 1]?.low ?? '') && !DETERMINERS.has(rest[index + 1]?.low ?? ''))),
      );
      if (isStranger || isOnce) return { from: at, to: words.length };
    }
  }
  return null;
}

const WHO = setOf('who that to');
const ANY = setOf('any every no');
const ANOTHER = setOf('a another one some last other');
const OURS = setOf('my our');
const DETERMINERS = setOf('the a an my he she they your his her their noon midnight');

const MORE = setOf('more less better worse');
const COMPARED_WITH = setOf('you him her them this these that those your his any');
/** "Cockroaches have more honor than this company", "a monkey would have painted it better". */
function comparisonIn(words: readonly Word[], isNow: (at: number) => boolean): Stretch | null {
  for (let at = 1; at < words.length; at += 1) {
    if (!isNow(at)) continue;
    const low = lowAt(words, at);
    if (
      low === 'than' &&
      COMPARED_WITH.has(lowAt(words, at + 1)) &&
      !words.slice(at + 1).some((word) => TELLS.test(word.low))
    ) {
      const from = Math.max(0, at - 5);
      const isMore = words
        .slice(from, at)
        .some((word) => MORE.has(word.low) || (word.low.length > 4 && word.low.endsWith('er')));
      if (isMore && !words.slice(0, at).some((word) => word.hasDigit || OWN_FACT.has(word.low)))
        return { from: 0, to: words.length };
    }
    const isWould = low === 'would' || low === 'could' || low === 'can';
    if (
      isWould &&
      (lowAt(words, 0) === 'a' || lowAt(words, 0) === 'my' || lowAt(words, 0) === 'any' || lowAt(words, 0) === 'an') &&
      words.slice(at).some((word) => MORE.has(word.low) || word.low === 'than')
    ) {
      const isBetter = words.slice(at).some((word) => word.low === 'better' || word.low === 'more');
      if (isBetter && !words.some((word) => word.hasDigit)) return { from: 0, to: words.length };
    }
  }
  return null;
}
const TELLS = /(?:ed|said|paid|gave|told|was|were|did|had)$/;
const OWN_FACT = setOf('paid cost charged took lasted bought sold bill price rent');

const UNTIL = setOf('until when once unless if or');
const PAYS = setOf(
  'pay pays paying settle settles refund refunds check cash money clears clear payment rest owe send sends return returns get see',
);
const NOW_SUBJECTS = setOf('i we you he they the my it');

/** "Every day until I see a check", "when the $3,200 clears", "as long as you send the rest". */
function untilPaidIn(
  words: readonly Word[],
  clauses: readonly Clause[],
  isNow: (at: number) => boolean,
): Stretch | null {
  for (const clause of clauses) {
    let at = clause.from;
    const lead = clause.lead;
    const isLong = longAs(words, clause);
    if (isLong < 0 && !UNTIL.has(lead)) continue;
    if (isLong >= 0) at = isLong;
    if (!isNow(at) || isPastClause(words, clause) || clause.to - at < 3) continue;
    const subject = skipAdverbs(words, lowAt(words, at) === lead ? at + 1 : at + (isLong >= 0 ? 0 : 2), clause.to);
    if (!NOW_SUBJECTS.has(lowAt(words, subject))) continue;
    const isPaying = words.slice(subject, clause.to).some((word) => PAYS.has(word.low));
    if (lead === 'or' && !(lowAt(words, subject) === 'i' || lowAt(words, subject) === 'we')) continue;
    if (lead === 'if' && isLong < 0) continue;
    if (!isPaying && isLong < 0 && lead !== 'until') continue;
    if (words.some((word) => COURT_WORDS.has(word.low) || word.low === 'please')) continue;
    if (FINE_ORDERS.has(lowAt(words, 0)) && lead !== 'or') continue;
    if (
      clauses.some((one) => one !== clause && isPastClause(words, one)) &&
      lead !== 'until' &&
      isLong < 0 &&
      !words.slice(subject, clause.to).some((word) => word.low === 'clears' || word.hasDigit)
    )
      continue;
    return { from: clause.from, to: clause.to };
  }
  return null;
}

function longAs(words: readonly Word[], { from, to }: Clause): number {
  for (let at = from + 2; at < to; at += 1)
    if (lowAt(words, at) === 'as' && lowAt(words, at - 1) === 'long' && lowAt(words, at - 2) === 'as') return at + 1;
  return -1;
}
