import { type Clause, clausesOf, isPastClause } from './clauses.ts';
import type { Found } from './issue.ts';
import { isAuthority, leverageIn, pressureIn } from './leverage-words.ts';
import type { Ahead } from './ahead.ts';
import { aheadIn } from './looks-ahead.ts';
import { voicesOf } from './reported-speech.ts';
import { NAME, type StorySentence } from './story-sentences.ts';
import { untoldIn } from './told-facts.ts';
import { COURT_WORDS, FINE_ORDERS, isPastForm, setOf } from './verb-words.ts';
import type { Word } from './words.ts';

/**
 * A demand letter tells the past. A clause that is future, conditional or an order, outside quotations and reports, and
 * that is not "I will file in court" or "please pay", needs a yes; where it holds out harm to somebody it is a threat.
 */
export function leavesThePast(sentence: StorySentence): Found | null {
  const { words, text } = sentence;
  if (words.length === 0) return null;
  const clauses = clausesOf(text, words);
  const voices = voicesOf(words, clauses);
  const quoted = words.map(sentence.isQuoted);
  const isNow = (at: number): boolean => voices[at] === 'now' && quoted[at] !== true;
  const isName = (at: number): boolean => isNameOfSomebody(words, at);
  const aheads = aheadIn({ words, clauses, isName }, isNow);
  const open = openClauses(words, clauses, aheads).filter(({ from, to }) => isNow(from) || isNow(to - 1));
  return (
    threatIn(sentence, clauses, aheads, open, isNow) ??
    ownThreatTold(sentence, clauses, voices) ??
    notPastIn(sentence, clauses, aheads, open, isNow)
  );
}

/** Clauses that tell nothing past: those that look ahead, those without a past verb, and what hangs on them by "and". */
function openClauses(words: readonly Word[], clauses: readonly Clause[], aheads: readonly Ahead[]): readonly Clause[] {
  const ahead = new Set(aheads.map(({ clause }) => clause));
  let isOn = false;
  return clauses.filter((clause, index) => {
    const joins = isOn && (clause.lead === 'and' || clause.lead === 'or');
    const hasSubject = SUBJECTS.has(words[clause.from + 1]?.low ?? '');
    const isOpen = ahead.has(index) || (joins && !hasSubject) || !isPastClause(words, clause);
    isOn = isOpen && (ahead.has(index) || joins);
    return isOpen;
  });
}

const SUBJECTS = setOf('i we you he she they it someone somebody people');

const placed = (kind: Found['kind'], words: readonly Word[], from: number, to: number): Found => ({
  kind,
  start: words[from]?.start ?? 0,
  end: words[Math.max(from, to - 1)]?.end ?? 0,
});

function threatIn(
  { words }: StorySentence,
  clauses: readonly Clause[],
  aheads: readonly Ahead[],
  open: readonly Clause[],
  isNow: (at: number) => boolean,
): Found | null {
  const byForm = aheads.find(({ isThreat }) => isThreat);
  if (byForm !== undefined) return placed('threat', words, byForm.at, clauses[byForm.clause]?.to ?? byForm.at + 1);
  for (let at = 0; at < words.length; at += 1) {
    if (!isNow(at)) continue;
    let to = at;
    while (to < words.length && isNow(to)) to += 1;
    const pressure = pressureIn(words, at, to);
    if (pressure !== null) return placed('threat', words, pressure.from, pressure.to);
    at = to;
  }
  for (const clause of open) {
    const lever = leverageIn(words, clause.from, clause.to);
    if (lever === null || !isNow(lever.from)) continue;
    const ahead = aheads[0];
    if (ahead !== undefined && !isUpToThem(words, clause, aheads)) {
      const from = Math.min(clauses[ahead.clause]?.from ?? 0, clause.from);
      return placed('threat', words, from, Math.max(clause.to, clauses[ahead.clause]?.to ?? 0));
    }
    if (ahead === undefined && isHeldOut(words, clause, lever)) return placed('threat', words, clause.from, clause.to);
  }
  return null;
}

const ME = setOf('me us my our');
const ME_AS_TARGET = setOf('me us');

/** Harm to the writer is told, not held out: "You will call the police on me". */
function isUpToThem(words: readonly Word[], clause: Clause, aheads: readonly Ahead[]): boolean {
  const own = aheads.some(
    ({ actor, form }) => actor === 'own' || actor === 'associate' || form === 'order' || form === 'condition',
  );
  return (
    !own &&
    words.slice(clause.from, clause.to).some(({ low }) => ME_AS_TARGET.has(low)) &&
    aheads.every(({ actor }) => actor === 'you' || actor === 'they')
  );
}

const TO_YOU = setOf('you your people');

/** An office of punishment in a present sentence said to somebody: "Immigration is interested in people like you". */
function isHeldOut(
  words: readonly Word[],
  clause: Clause,
  lever: { readonly from: number; readonly to: number },
): boolean {
  const isOffice = isAuthority(words, lever.from);
  return (
    isOffice && words.slice(clause.from, clause.to).some(({ low }) => TO_YOU.has(low)) && hasPresentVerb(words, clause)
  );
}

const PRESENT_VERBS = setOf(
  'is are am has have do does love loves like likes want wants need needs pay pays work works know knows take takes enjoy come comes care cares deserve wait waits',
);
const hasPresentVerb = (words: readonly Word[], { from, to }: Clause): boolean =>
  words.slice(from, to).some(({ low }) => PRESENT_VERBS.has(low));

/** "I told you I will call immigration": the writer's own threat, told again in the present. */
function ownThreatTold(
  { words }: StorySentence,
  clauses: readonly Clause[],
  voices: readonly ('now' | 'own' | 'other')[],
): Found | null {
  const isTold = (at: number): boolean => voices[at] === 'own';
  for (const clause of clauses) {
    if (!isTold(clause.to - 1)) continue;
    const aheadAt = words.findIndex(
      ({ low }, at) => at >= clause.from && at < clause.to && isTold(at) && (low === 'will' || low === 'going'),
    );
    if (aheadAt < 0 || words[aheadAt]?.isCapital === true) continue;
    const lever = leverageIn(words, aheadAt, clause.to);
    if (lever !== null) return placed('threat', words, clause.from, clause.to);
  }
  return null;
}

function notPastIn(
  sentence: StorySentence,
  clauses: readonly Clause[],
  aheads: readonly Ahead[],
  open: readonly Clause[],
  isNow: (at: number) => boolean,
): Found | null {
  const { words } = sentence;
  const traded = tradedIn(words, clauses, aheads);
  if (traded !== null) return placed('not_past', words, traded.from, traded.to);
  const wants = aheads.find(
    (one) => !one.isFine && (one.form !== 'condition' || !isConditionFine(words, clauses, aheads, one)),
  );
  if (wants !== undefined) {
    const clause = clauses[wants.clause];
    return placed('not_past', words, clause?.from ?? wants.at, clause?.to ?? wants.at + 1);
  }
  // "Pay, and I forget what I saw."
  const orders = aheads.some(({ form }) => form === 'order');
  const bargain = open.find(
    (clause, index) =>
      index > 0 &&
      orders &&
      (clause.lead === 'and' || clause.lead === 'then') &&
      OWN_SUBJECT.has(words[clause.from + 1]?.low ?? '') &&
      BARGAINS.has(words[clause.from + 2]?.low ?? ''),
  );
  if (bargain !== undefined) return placed('not_past', words, bargain.from, bargain.to);
  for (const clause of open) {
    if (
      clause.lead === 'or' &&
      (aheads.length > 0 || OWN_SUBJECT.has(words[clause.from + 1]?.low ?? '')) &&
      isNow(clause.from) &&
      isOtherwise(words, clause)
    )
      return placed('not_past', words, clause.from, clause.to);
    for (let at = clause.from; at < clause.to; at += 1) {
      if (isAuthority(words, at) && hasPresentVerb(words, clause) && isNow(at))
        return placed('not_past', words, clause.from, clause.to);
    }
  }
  for (const clause of words.some(({ low }) => ONLY_COURT.has(low)) ? [] : open) {
    const lever = leverageIn(words, clause.from, clause.to);
    if (lever === null || !isNow(lever.from) || words.length < 3) continue;
    const isAddressed = words.some(({ low }) => TO_YOU.has(low));
    const isGrave =
      PRESENT_LEVERS.has(words[lever.to - 1]?.low ?? '') || PRESENT_LEVERS.has(words[lever.from]?.low ?? '');
    if (isAddressed && isGrave) return placed('not_past', words, clause.from, clause.to);
  }
  // In the present alone an office or a crime is no fact of a claim about money.
  if (!clauses.some((clause) => isPastClause(words, clause))) {
    const lever = leverageIn(words, 0, words.length);
    const [first, last] = [words[lever?.from ?? 0]?.low ?? '', words[(lever?.to ?? 1) - 1]?.low ?? ''];
    const isGrave = PRESENT_LEVERS.has(first) || PRESENT_LEVERS.has(last) || OFFICES.has(first);
    if (
      lever !== null &&
      isGrave &&
      isNow(lever.from) &&
      words.every(({ hasDigit }) => !hasDigit) &&
      !words.some(({ low }) => ONLY_COURT.has(low))
    )
      return placed('not_past', words, lever.from, lever.to);
  }
  const isQuestion = sentence.text.charAt(sentence.span.end - 1) === '?';
  const untold = untoldIn(
    words,
    clauses,
    isNow,
    aheads.some(({ isFine, form, actor }) => isFine && (form !== 'may' || actor !== 'thing')),
    isQuestion,
  );
  return untold === null ? null : placed('not_past', words, untold.from, untold.to);
}

/** "Send the money and the video goes away." */
function tradedIn(words: readonly Word[], clauses: readonly Clause[], aheads: readonly Ahead[]): Clause | null {
  if (!aheads.some(({ form }) => form === 'order')) return null;
  return (
    clauses.find(
      ({ from, to, lead }) =>
        (lead === 'and' || lead === 'then' || lead === 'or') &&
        words.slice(from, to).some(({ low }) => ENDS.has(low)) &&
        !words.slice(from, to).some(({ low }) => COURT_WORDS.has(low)),
    ) ?? null
  );
}
const OFFICES = setOf(
  'board attorney district department bureau division code child press licencing licence consumer better health labor police ice irs immigration osha',
);
const ENDS = setOf('goes stays disappears is stops ends remains dies vanishes keeps gets comes');

const ONLY_COURT = setOf('court lawsuit mediation');
/** Said in the present to somebody these are no facts of a claim about money. */
const PRESENT_LEVERS =
  setOf(`jail prison deported arrested prosecuted criminal wife husband kids children daughter family
  mother church pastor boss reputation career papers visa licence newspaper newspapers reporter reporters credit evasion fired`);
const BARGAINS = setOf('forget stop leave disappear delete go keep walk do let say tell call come');
const OWN_SUBJECT = setOf('i we');

/** "or I come over", not "or a replacement". */
const isOtherwise = (words: readonly Word[], { from, to }: Clause): boolean =>
  (SUBJECTS.has(words[from + 1]?.low ?? '') || ME.has(words[from + 1]?.low ?? '')) &&
  !words.slice(from, to).some(({ low }) => COURT_WORDS.has(low));

/** A condition is fine where what hangs on it is: "If you do not pay, I will file in small claims court". */
function isConditionFine(
  words: readonly Word[],
  clauses: readonly Clause[],
  aheads: readonly Ahead[],
  condition: Ahead,
): boolean {
  const others = aheads.filter(({ form }) => form !== 'condition');
  if (others.length > 0) return others.every(({ isFine }) => isFine) && others.some(({ form }) => form !== 'wish');
  if (words.some(({ low }) => HANGS_ON.has(low))) return true;
  return clauses.some(
    (clause, index) =>
      index !== condition.clause &&
      (asksFor(words, clause) ||
        isPastClause(words, clause) ||
        words.slice(clause.from, clause.to).some(({ low }) => COURT_WORDS.has(low))),
  );
}

/** "..., write me", "..., please tell me why". */
function asksFor(words: readonly Word[], { from, to }: Clause): boolean {
  const first = words[from]?.low === 'please' ? from + 1 : from;
  const isAsked = FINE_ORDERS.has(words[first]?.low ?? '') || words[first]?.low === 'tell';
  return isAsked && words.slice(first, to).some(({ low }) => low === 'me' || low === 'us' || low === 'please');
}

/** A term of an agreement hangs on a condition too. */
const HANGS_ON = setOf('says states lease contract agreement warranty policy requires allows provides fee law');

/** "Will" and "May" in capitals inside a sentence, or as the first word of a name. */
function isNameOfSomebody(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (word.low === NAME) return true;
  if (!word.isCapital || word.isShouted) return false;
  if (at > 0 && word.before === '')
    return word.low === 'will' || word.low === 'may' || word.low === 'mark' || word.low === 'pat';
  const next = words[at + 1];
  return (
    (word.low === 'will' || word.low === 'may' || word.low === 'mark') &&
    next !== undefined &&
    ((next.isCapital && next.low !== 'i') || isPastForm(next.low))
  );
}
