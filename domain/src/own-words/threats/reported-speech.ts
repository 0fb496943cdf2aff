import type { Clause } from '../sentences/clauses.ts';
import { ADVERBS, AGREEMENTS, REPORT_PLAIN, REPORTED, REPORTS, setOf, THREAT_ORDERS } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/** Whose words a word belongs to: the writer's now, the writer's told again, or somebody else's. */
export type Voice = 'now' | 'own' | 'other';

const OWN = setOf('i we');
const SUBJECT_STOPS = setOf('he she they who it you nobody everyone someone somebody that which');
/** Behind these a verb of speech is passive: "I was told that". */
const PASSIVE = setOf('was were been got being');
const AHEAD = setOf('will shall am going');
const AGREED_BY = setOf('was were is are says said that states');

/** Where a subject is looked for before its verb, in words. */
const REACH = 7;

function isOwnReport(words: readonly Word[], at: number, from: number): boolean {
  for (let back = at - 1; back >= Math.max(from, at - REACH); back -= 1) {
    const low = words[back]?.low ?? '';
    if (PASSIVE.has(low) && back >= at - 2) return false;
    if (OWN.has(low)) return true;
    if (SUBJECT_STOPS.has(low)) return false;
    const word = words[back];
    if (word !== undefined && word.isCapital && back > 0 && !ADVERBS.has(low)) return false;
    if (back < at - 1 && (low === 'the' || low === 'my' || low === 'your')) return false;
  }
  return false;
}

/** What a verb at this place makes of the words behind it, or null. */
function reportAt(words: readonly Word[], at: number): Voice | null {
  const low = words[at]?.low ?? '';
  const before = words[at - 1]?.low ?? '';
  const before2 = words[at - 2]?.low ?? '';
  const next = words[at + 1]?.low ?? '';
  // "What you said about her" names what was said, and nothing of it follows.
  if (before2 === 'what' && next === 'about') return null;
  if (REPORTED.has(low)) {
    // "I am telling you", "we keep saying": said now.
    if (low.endsWith('ing')) {
      if (before === 'am' || (before === 'are' && before2 === 'we') || (before === 'not' && before2 === 'am'))
        return null;
      return before === 'i' || before2 === 'i' ? 'own' : 'other';
    }
    if (['will', 'would', 'be', 'the', 'a', 'get', 'going'].includes(before) && low !== 'said') return null;
    return isOwnReport(words, at, 0) ? 'own' : 'other';
  }
  if (REPORTS.has(low))
    return OWN.has(before) || before === 'the' || before === 'my' || before === 'two' ? null : 'other';
  if (REPORT_PLAIN.has(low)) {
    if (before2 === 'do' || before2 === 'does' || before2 === 'would') return null;
    return ['you', 'they', 'people', 'police', 'doctors', 'neighbors'].includes(before) && next !== 'me'
      ? 'other'
      : null;
  }
  if (low === 'according' && next === 'to') return 'other';
  if ((low === 'afraid' || low === 'worried' || low === 'scared') && (before === 'was' || before === 'were'))
    return 'other';
  if (AGREEMENTS.has(low) && AGREED_BY.has(next)) return 'other';
  if (AGREEMENTS.has(low) && (before === 'the' || before === 'our' || before === 'your' || before === 'my')) {
    // "under the lease", "per our contract", "in the agreement".
    if (['under', 'per', 'in', 'by', 'to'].includes(before2)) return 'other';
  }
  return null;
}

/**
 * The voice of each word of a sentence. A verb of speech gives what follows to whoever spoke, until the writer plainly
 * speaks again: a new clause with "I will" or "if you do not", an order, or "will" where the report had "would".
 */
export function voicesOf(words: readonly Word[], clauses: readonly Clause[]): readonly Voice[] {
  const trailing = trailingReport(words, clauses);
  if (trailing !== null) return words.map(() => trailing);
  const voices: Voice[] = [];
  let voice: Voice = 'now';
  let isShifted = false;
  for (const clause of clauses) {
    if (voice !== 'now' && clause.from > 0 && speaksAgain(words, clause, isShifted)) voice = 'now';
    for (let at = clause.from; at < clause.to; at += 1) {
      voices.push(voice);
      const low = words[at]?.low ?? '';
      if (voice !== 'now' && (low === 'would' || low === 'could' || low === 'had')) isShifted = true;
      const report = reportAt(words, at);
      if (report !== null && (voice === 'now' || report === 'other')) [voice, isShifted] = [report, false];
    }
  }
  return voices;
}

/** Whether the writer speaks again at a clause behind a report. */
function speaksAgain(words: readonly Word[], clause: Clause, isShifted: boolean): boolean {
  let at = clause.from;
  const lead = clause.lead;
  while (at < clause.to && (LEADS.has(words[at]?.low ?? '') || ADVERBS.has(words[at]?.low ?? ''))) at += 1;
  const low = words[at]?.low ?? '';
  const verb = words[at + 1]?.low ?? '';
  const isOwn = OWN.has(low) || (low === 'my' && clause.isFresh);
  if (THREAT_ORDERS.has(low) && clause.from > 0 && (words[clause.from]?.before !== '' || lead === 'so')) return true;
  if (clause.isFresh && words[clause.from]?.before.includes(':') !== true && !isShifted) return low !== 'that';
  if (lead === 'if' || lead === 'unless') {
    const isJoined = clause.hasComma || words[clause.from]?.low !== lead;
    return (
      isJoined &&
      ['do', 'are', 'is', 'does', 'have', 'has', 'can', 'not', 'keep', 'refuse', 'pay', 'still'].includes(verb) &&
      (isShifted || words[clause.from]?.low !== lead)
    );
  }
  if (AHEAD.has(verb) || (verb === 'are' && words[at + 2]?.low === 'going')) return isOwn || isShifted;
  if (low === 'you' && (verb === 'better' || verb === 'must')) return true;
  return false;
}

const LEADS = setOf(
  'and but or so because then otherwise since unless if until when while now after before once also plus',
);

/** "You will be evicted, the officer told me.": the whole of it was said. */
function trailingReport(words: readonly Word[], clauses: readonly Clause[]): Voice | null {
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 2 || last.to - last.from > 6 || !last.hasComma || last.lead !== '')
    return null;
  for (let at = last.from; at < last.to; at += 1) {
    const low = words[at]?.low ?? '';
    if ((REPORTED.has(low) && !low.endsWith('ing')) || REPORTS.has(low)) {
      if (last.to - at > 3) return null;
      return isOwnReport(words, at, last.from) ? 'own' : 'other';
    }
  }
  return null;
}
