import { type Actor, actorBefore, LEAD_INS, lowAt, OWN, skipAdverbs, skipBack } from './actors.ts';
import type { Ahead, Sentence } from './ahead.ts';
import type { Clause } from '../sentences/clauses.ts';
import { conditionAt } from './conditions.ts';
import { hasCourt, isFineDuty, isFineFuture } from './fine-plans.ts';
import { isNoHelper } from './helper-nouns.ts';
import { orderAt } from './orders.ts';
import { EVIDENCE_VERBS, FINE_FOR_YOU, FINE_OWN_VERBS, setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/** Every place where the words of a sentence leave the past, in order. `isNow` leaves out what was said then. */
export function aheadIn(sentence: Sentence, isNow: (at: number) => boolean): readonly Ahead[] {
  const found: Ahead[] = [];
  sentence.clauses.forEach((clause, index) => {
    const order = orderAt(sentence, clause, index, isNow);
    if (order !== null) found.push(order);
    const condition = conditionAt(sentence, clause, index, isNow);
    if (condition !== null) found.push(condition);
    for (let at = clause.from; at < clause.to; at += 1) {
      const says = isNow(at) ? saysIn(sentence, clause, at) : null;
      if (says !== null) found.push({ at, clause: index, isThreat: false, ...says });
    }
  });
  return found;
}

type Says = Pick<Ahead, 'form' | 'actor' | 'isFine'>;

/** A word that may look ahead, with what is around it. `verb` is the index of what it helps. */
type Helper = {
  readonly words: readonly Word[];
  readonly clause: Clause;
  readonly at: number;
  readonly next: string;
  readonly verb: number;
  readonly actor: Actor;
  readonly isNegated: boolean;
};

/** What each helping verb says about time; null where it tells the past or nothing. */
const HELPERS: ReadonlyMap<string, (helper: Helper) => Says | null> = new Map(
  Object.entries({
    will: future,
    shall: future,
    going: goingTo,
    would: wouldDo,
    may: mayDo,
    might: mayDo,
    can: canDo,
    could: canDo,
    must: mustDo,
    should: mustDo,
    better: mustDo,
    need: needTo,
    have: needTo,
    needs: oughtTo,
    ought: oughtTo,
    has: oughtTo,
    either: eitherOr,
  }),
);

function saysIn(sentence: Sentence, clause: Clause, at: number): Says | null {
  const { words } = sentence;
  const low = lowAt(words, at);
  const helper = HELPERS.get(low);
  const isDoing = low.length > 4 && low.endsWith('ing');
  if (helper === undefined && !isDoing && !READY.has(low) && !PLANS.has(low) && !PERFORMED.has(low)) return null;
  if (helper !== undefined && isNoHelper(sentence, at)) return null;
  const around = aroundOf(words, clause, at);
  if (helper !== undefined) return helper(around);
  return readyTo(around) ?? performs(around) ?? plans(around) ?? (isDoing ? isDoingIt(around) : null);
}

function aroundOf(words: readonly Word[], clause: Clause, at: number): Helper {
  const [before, next] = [lowAt(words, at - 1), lowAt(words, at + 1)];
  const isInverted = at === clause.from || LEAD_INS.has(before) || QUESTION_WORDS.has(before);
  const isAsked = isInverted && ASKED.has(next);
  const verb = skipAdverbs(words, at + (isAsked ? 2 : 1), clause.to);
  const asked: Actor = next === 'you' ? 'you' : OWN.has(next) ? 'own' : 'they';
  const actor = isAsked ? asked : actorBefore(words, clause, at);
  const isNegated = words.slice(at + 1, verb).some(({ low }) => low === 'not' || low === 'never');
  return { words, clause, at, next, verb, actor, isNegated };
}

const QUESTION_WORDS = setOf('what when how who where why which');
const ASKED = setOf('you i we he they');

function future({ words, clause, verb, actor, isNegated }: Helper): Says {
  return { form: 'future', actor, isFine: isFineFuture(words, actor, verb, clause.to, isNegated) };
}

function goingTo({ words, clause, at, next, actor }: Helper): Says | null {
  if (next !== 'to' || !hasNowBefore(words, clause, at)) return null;
  const isNegated = words.slice(clause.from, at).some(({ low }) => low === 'not');
  const verb = skipAdverbs(words, at + 2, clause.to);
  return { form: 'future', actor, isFine: isFineFuture(words, actor, verb, clause.to, isNegated) };
}

const WISE = setOf('wise smart better best good a in easier cheaper terrible bad stupid foolish sad interesting');
const SAID_WITH_WOULD = setOf('have not like prefer rather say need never love');

/** "He would not come" is past; "I would hate to", "you would not want" are not. */
function wouldDo({ words, clause, verb, actor }: Helper): Says | null {
  const low = lowAt(words, verb);
  // "If I were you I would ...": what the writer would do if.
  if (
    actor === 'own' &&
    !SAID_WITH_WOULD.has(low) &&
    words.some((word) => word.low === 'if') &&
    !isFineFuture(words, actor, verb, clause.to, false)
  )
    return { form: 'wish', actor, isFine: false };
  if (low === 'better') return { form: 'duty', actor, isFine: false };
  // "It would be wise to pay."
  if (low === 'be' && actor === 'thing' && WISE.has(lowAt(words, skipAdverbs(words, verb + 1, clause.to))))
    return { form: 'wish', actor, isFine: false };
  const isWish = (actor === 'you' && WISHED.has(low)) || (actor === 'own' && low === 'hate');
  return isWish ? { form: 'wish', actor, isFine: false } : null;
}

function mayDo({ words, clause, verb, actor, isNegated }: Helper): Says | null {
  if (isCounterfact(words, verb)) return null;
  return { form: 'may', actor, isFine: actor !== 'own' || isFineFuture(words, actor, verb, clause.to, isNegated) };
}

function canDo({ words, clause, at, verb, actor, isNegated }: Helper): Says | null {
  const isCould = lowAt(words, at) === 'could';
  if (isCould && (isNegated || isCounterfact(words, verb))) return null;
  const low = lowAt(words, verb);
  if (actor === 'own') {
    if (isNegated) return { form: 'may', actor, isFine: !UNBOUND.has(low) };
    if (low === 'be')
      return { form: 'may', actor, isFine: words.slice(verb + 1, clause.to).some((word) => REACHED.has(word.low)) };
    if (isCould && words.slice(at).every((word) => word.low !== 'you' && word.low !== 'your')) return null;
    return { form: 'may', actor, isFine: FINE_OWN_VERBS.has(low) || EVIDENCE_VERBS.has(low) || OFFERS.has(low) };
  }
  if (actor === 'you')
    return { form: 'may', actor, isFine: FINE_FOR_YOU.has(low) || (isNegated ? DENIED : OPEN_TO_YOU).has(low) };
  return { form: 'may', actor, isFine: true };
}

/** What the writer can do for the other side, and what the other side can and cannot do. */
const OFFERS = setOf(
  'send give bring meet come wait see hear explain pick get document share forward do work drop take find afford',
);
const REACHED = setOf('reached contacted there available present flexible');
const UNBOUND = setOf('be promise guarantee control wait stop');
const OPEN_TO_YOU = setOf(
  'drop leave mail send reach see check verify find keep ask confirm choose deduct take use have contact look hear pick come inspect',
);
const DENIED = setOf('keep charge refuse deny take deduct withhold have use evict park rent do sell reach');

function mustDo({ words, clause, at, verb, actor, isNegated }: Helper): Says | null {
  const low = lowAt(words, at);
  if (isCounterfact(words, verb)) return null;
  if (low === 'better') return actor === 'you' || actor === 'they' ? { form: 'duty', actor, isFine: false } : null;
  if (actor !== 'you') return { form: 'may', actor, isFine: true };
  // "Should you wish to pay in two parts": a condition.
  if (low === 'should' && at === clause.from && lowAt(words, at + 1) === 'you')
    return { form: 'condition', actor, isFine: WISHED.has(lowAt(words, verb)) };
  return { form: 'duty', actor, isFine: isFineDuty(words, verb, clause.to) || (isNegated && low === 'should') };
}

/** "You should have told me", "I could have bought another": what was not. "I could have you fired" is none of them. */
const isCounterfact = (words: readonly Word[], verb: number): boolean =>
  lowAt(words, verb) === 'have' && !NO_PARTICIPLE.has(lowAt(words, verb + 1));
const NO_PARTICIPLE = setOf('to you him her them your his a the');

function needTo({ words, clause, at, next, actor }: Helper): Says | null {
  const isPast = words.slice(clause.from, at).some(({ low }) => low === 'did' || low === 'had' || low === 'do');
  if (actor !== 'you' || next !== 'to' || isPast) return null;
  return { form: 'duty', actor, isFine: isFineDuty(words, skipAdverbs(words, at + 2, clause.to), clause.to) };
}

function oughtTo({ next, actor }: Helper): Says | null {
  return next === 'to' && actor !== 'thing' ? { form: 'may', actor, isFine: true } : null;
}

function eitherOr({ next }: Helper): Says | null {
  return EITHER.has(next) ? { form: 'duty', actor: 'you', isFine: false } : null;
}

const EITHER = setOf('you i we my your he they');

const READY = setOf(
  'about ready prepared planning intending determined forced tempted thinking considering set bound obliged',
);
const PLANS = setOf(
  'plan intend mean swear promise vow want wish hope threaten demand refuse guarantee expect warn aim',
);
const BE = setOf('am are is be');

/** "I am ready to", "we are about to", "I am thinking of". */
function readyTo({ words, clause, at, next, actor }: Helper): Says | null {
  const isReady = READY.has(lowAt(words, at)) && BE.has(lowAt(words, skipBack(words, at - 1)));
  if (!isReady || actor === 'thing' || !(next === 'to' || next === 'of' || next === 'about')) return null;
  return { form: 'future', actor, isFine: isFineFuture(words, actor, at + 2, clause.to, false) };
}

/** The writer does with these words what they say: "I warn you", "I urge you to pay". */
function performs({ words, clause, at, next, actor }: Helper): Says | null {
  const isPerformed = PERFORMED.has(lowAt(words, at)) && actor === 'own' && lowAt(words, at - 1) !== 'to';
  if (!isPerformed || !(next === 'you' || next === 'that')) return null;
  const act = skipAdverbs(words, at + 2, clause.to);
  return { form: 'duty', actor, isFine: FINE_FOR_YOU.has(lowAt(words, lowAt(words, act) === 'to' ? act + 1 : act)) };
}

const PERFORMED = setOf('dare warn advise suggest recommend urge remind caution challenge order');

/** "I plan to file", "I swear that", "I want you to". */
function plans({ words, clause, at, next, actor }: Helper): Says | null {
  const low = lowAt(words, at);
  if (!PLANS.has(low) || actor !== 'own' || !PLAN_NEXT.has(next)) return null;
  if (!MERE_WISHES.has(low))
    return { form: 'future', actor, isFine: isFineFuture(words, actor, at + 2, clause.to, false) || low === 'refuse' };
  const isOfYou = next === 'you' || lowAt(words, at + 2) === 'you';
  if (!isOfYou || low === 'demand' || low === 'expect') return { form: 'wish', actor, isFine: true };
  const act = skipAdverbs(words, at + (next === 'you' ? 2 : 3), clause.to);
  const meant = lowAt(words, WISH_HELPERS.has(lowAt(words, act)) ? act + 1 : act);
  return { form: 'wish', actor, isFine: FINE_FOR_YOU.has(meant) || FAIR.has(meant) };
}

const PLAN_NEXT = setOf('to that you i on');
const MERE_WISHES = setOf('want hope wish demand expect');
const WISH_HELPERS = setOf('to will can would');
const WISHED = setOf('want like enjoy prefer wish');
const FAIR = setOf('understand do agree have be make take know see consider keep');

/** "We are watching you", "I am calling him tomorrow". What goes on without an aim is only reported. */
function isDoingIt({ words, clause, at, next, actor }: Helper): Says | null {
  const low = lowAt(words, at);
  if (!BE.has(lowAt(words, skipBack(words, at - 1))) || (actor !== 'own' && actor !== 'associate')) return null;
  const isFine = GERUNDS_FINE.has(low) || hasCourt(words, at, clause.to);
  const isAtYou = actor === 'own' && (next === 'you' || next === 'your');
  const isSoon = words.slice(at, clause.to).some((word) => SOON.has(word.low));
  return { form: 'future', actor, isFine: isFine || !(isAtYou || isSoon) };
}

const SOON = setOf('tomorrow tonight soon next');
const GERUNDS_FINE = setOf(
  'asking requesting seeking suing filing writing demanding waiting claiming paying hoping attaching enclosing giving sending notifying informing contacting offering charging billing holding',
);

/** "am going to", "you going to": now. "was going to", "kept going to": then. */
function hasNowBefore(words: readonly Word[], clause: Clause, at: number): boolean {
  const before = lowAt(words, skipBack(words, at - 1));
  return (
    at > clause.from &&
    (before === 'am' ||
      before === 'are' ||
      before === 'is' ||
      before === 'i' ||
      before === 'we' ||
      before === 'you' ||
      before === 'he' ||
      before === 'they')
  );
}
