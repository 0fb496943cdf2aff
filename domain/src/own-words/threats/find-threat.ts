import { type Clause, clausesOf, isPastClause } from '../sentences/clauses.ts';
import type { Found } from '../issue.ts';
import { isAuthority, isPunishedIn, leverageIn, pressureIn } from './leverage-words.ts';
import type { Ahead } from './ahead.ts';
import { aheadIn } from './looks-ahead.ts';
import { voicesOf } from './reported-speech.ts';
import { isNameOfSomebody, type StorySentence } from '../sentences/story-sentences.ts';
import { ADVERBS, setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/**
 * What holds out harm. `isCertain`: an order that only threatens, an office that punishes, a crime. Other words of harm are
 * also words of every day ("come for them", "your papers"): those are a threat where the table of sentence-reader.ts marks
 * the sentence too.
 */
export type Threat = Found & { readonly isCertain: boolean };

/**
 * A demand letter tells the past. A clause that is future, conditional or an order, outside quotations and reports, and
 * holds out harm to somebody is a threat. What else leaves the past is weighed by the table of sentence-reader.ts.
 */
export function threatIn(sentence: StorySentence): Threat | null {
  const { words, text } = sentence;
  if (words.length === 0) return null;
  const clauses = clausesOf(text, words);
  const voices = voicesOf(words, clauses);
  const quoted = words.map(sentence.isQuoted);
  const isNow = (at: number): boolean => voices[at] === 'now' && quoted[at] !== true;
  const isName = (at: number): boolean => isNameOfSomebody(words, at);
  const aheads = aheadIn({ words, clauses, isName }, isNow);
  const open = openClauses(words, clauses, aheads).filter(({ from, to }) => isNow(from) || isNow(to - 1));
  return heldOutIn(sentence, clauses, aheads, open, isNow) ?? ownThreatAt(sentence, clauses, voices);
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

const placed = (words: readonly Word[], from: number, to: number, isCertain: boolean): Threat => ({
  kind: 'threat',
  isCertain,
  start: words[from]?.start ?? 0,
  end: words[Math.max(from, to - 1)]?.end ?? 0,
});

function heldOutIn(
  { words }: StorySentence,
  clauses: readonly Clause[],
  aheads: readonly Ahead[],
  open: readonly Clause[],
  isNow: (at: number) => boolean,
): Threat | null {
  const byForm = aheads.find(({ isThreat }) => isThreat);
  if (byForm !== undefined) return placed(words, byForm.at, clauses[byForm.clause]?.to ?? byForm.at + 1, true);
  for (let at = 0; at < words.length; at += 1) {
    if (!isNow(at)) continue;
    let to = at;
    while (to < words.length && isNow(to)) to += 1;
    const pressure = pressureIn(words, at, to);
    if (pressure !== null && !isOpenToYou(words, pressure.from))
      return placed(words, pressure.from, pressure.to, isPunished(words, pressure.from, pressure.to));
    at = to;
  }
  for (const clause of open) {
    const lever = leverageIn(words, clause.from, clause.to);
    if (lever === null || !isNow(lever.from) || isOpenToYou(words, lever.from)) continue;
    const isCertain = isPunished(words, clause.from, clause.to);
    const ahead = aheads[0];
    if (ahead !== undefined && !isUpToThem(words, clause, aheads)) {
      const from = Math.min(clauses[ahead.clause]?.from ?? 0, clause.from);
      return placed(words, from, Math.max(clause.to, clauses[ahead.clause]?.to ?? 0), isCertain);
    }
    if (ahead === undefined && isHeldOut(words, clause, lever)) return placed(words, clause.from, clause.to, isCertain);
  }
  return null;
}

function isPunished(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isAuthority(words, at)) return true;
  return isPunishedIn(words, from, to);
}

const COMING = setOf('come comes coming');
const HELPS_YOU = setOf('can may could will would are to want');

/** The other side is let come: "you can come for them", "until you come for them". */
function isOpenToYou(words: readonly Word[], at: number): boolean {
  if (!COMING.has(words[at]?.low ?? '')) return false;
  let before = at - 1;
  while (before > 0 && (HELPS_YOU.has(words[before]?.low ?? '') || ADVERBS.has(words[before]?.low ?? ''))) before -= 1;
  return words[before]?.low === 'you';
}

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
function ownThreatAt(
  { words }: StorySentence,
  clauses: readonly Clause[],
  voices: readonly ('now' | 'own' | 'other')[],
): Threat | null {
  const isOwnVoice = (at: number): boolean => voices[at] === 'own';
  for (const clause of clauses) {
    if (!isOwnVoice(clause.to - 1)) continue;
    const aheadAt = words.findIndex(
      ({ low }, at) => at >= clause.from && at < clause.to && isOwnVoice(at) && (low === 'will' || low === 'going'),
    );
    if (aheadAt < 0 || words[aheadAt]?.isCapital === true) continue;
    const lever = leverageIn(words, aheadAt, clause.to);
    if (lever !== null) return placed(words, clause.from, clause.to, isPunished(words, clause.from, clause.to));
  }
  return null;
}
