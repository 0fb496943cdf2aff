import { clausesOf } from './sentences/clauses.ts';
import { birthDatesIn, daysWithoutYearIn } from './private/days.ts';
import {
  type Found,
  type Issue,
  type IssueContext,
  type IssueKind,
  type IssueSeverity,
  ISSUE_KINDS,
  NO_CONTEXT,
  type Place,
  SEVERITY,
} from './issue.ts';
import { isWordOf, languageOfWords } from './language/language.ts';
import { machineWordsIn } from './style/machine-words.ts';
import { leavesThePastElsewhere } from './language/other-languages.ts';
import { militaryIn } from './private/military.ts';
import { threatIn } from './threats/find-threat.ts';
import { familyIn, healthIn, immigrationIn } from './private/private-matters.ts';
import { privateNumbersIn } from './private/private-numbers.ts';
import { capitalsIn, insultsIn } from './style/rough-words.ts';
import { featuresOf, isAhead, looksAhead } from './sentences/sentence-features.ts';
import { type LearnedKind, judgementOf, readsAsThreat } from './sentences/sentence-reader.ts';
import { quotationsIn } from './sentences/quotations.ts';
import { type StorySentence, storySentences } from './sentences/story-sentences.ts';
import { thirdPersonFinder } from './private/third-person.ts';
import { typedLawIn } from './style/typed-law.ts';

/** So many are shown at most; the last of them says that there are more. */
export const MOST_ISSUES = 60;

type Finder = (sentence: StorySentence, context: IssueContext) => readonly Found[];

/** Marks by itself in an English sentence. */
const SURE: readonly Finder[] = [
  (sentence) => {
    const found = threatIn(sentence);
    return found === null ? [] : [{ kind: found.kind, start: found.start, end: found.end }];
  },
  familyIn,
  militaryIn,
];

/** What is found by words that often mean something else: the table weighs it with the rest of an English sentence. */
const JUDGED: readonly Finder[] = [insultsIn, healthIn, immigrationIn];

/** What is looked for in every language. */
const ALWAYS: readonly Finder[] = [
  privateNumbersIn,
  birthDatesIn,
  machineWordsIn,
  typedLawIn,
  daysWithoutYearIn,
  capitalsIn,
];

const RANK = new Map(ISSUE_KINDS.map((kind, rank) => [kind, rank]));
const rankOf = ({ kind }: Found): number => RANK.get(kind) ?? RANK.size;

/**
 * The places of a cleaned text that a person should look at before a letter goes out, in order, one finding a place.
 * Nothing is changed; what stops and what is only asked is said by `severity`.
 */
export function findIssues(text: string, context: Partial<IssueContext> = NO_CONTEXT): readonly Issue[] {
  const full = { ...NO_CONTEXT, ...context };
  const thirdPerson = thirdPersonFinder(full);
  const issues: Issue[] = [];
  let language = 'en';
  let isAsked = false;
  for (const sentence of storySentences(text, full)) {
    const place: Place = sentence.sentence;
    if (isEmpty(sentence)) continue;
    language = languageHere(sentence, full, language);
    const isEnglish = language === 'en';
    const found: Weighed[] = [
      ...(isEnglish ? inEnglish(sentence, full, thirdPerson) : inAnother(sentence, full, language)),
    ];
    if (isEnglish && !isAsked && isUnsure(sentence, full)) {
      isAsked = true;
      found.push({ kind: 'language', start: sentence.span.start, end: sentence.span.end });
    }
    for (const { isWeak = false, ...one } of apart(found))
      issues.push({ ...one, severity: isWeak ? 'note' : SEVERITY[one.kind], sentence: place });
  }
  return issues.length <= MOST_ISSUES ? issues : gravest(issues);
}

const GRAVITY: Readonly<Record<IssueSeverity, number>> = { stop: 0, ask: 1, note: 2 };

/** The gravest of too many. The last one stops where more than notes were left out, or a threat could hide behind them. */
function gravest(issues: readonly Issue[]): readonly Issue[] {
  const byGravity = [...issues].sort((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity] || a.start - b.start);
  const shown = byGravity.slice(0, MOST_ISSUES - 1);
  const next = byGravity[MOST_ISSUES - 1];
  if (next === undefined) return issues;
  const tooMany: Issue = { ...next, kind: 'too_many', severity: next.severity === 'note' ? 'note' : SEVERITY.too_many };
  return [...shown.sort((a, b) => a.start - b.start), tooMany];
}

/** A letter or two and nothing else. */
const isEmpty = ({ words, text, span }: StorySentence): boolean =>
  span.end - span.start <= 4 &&
  words.every((word) => word.end - word.start <= 2 && !word.hasDigit) &&
  !text.slice(span.start, span.end).includes('§');

/** So many words without one of English do not yet tell that an English writer left it. */
const FEW_WORDS = 5;

/**
 * Sentences too short to tell are in the language of the one before, and so is what only quotes: somebody's words are facts,
 * in whatever language.
 */
function languageHere(sentence: StorySentence, { prior }: IssueContext, before: string): string {
  const plain = ownWordsOf(sentence);
  if (plain.length === 0) return before;
  const guess = languageAt(sentence, plain, prior);
  if (!guess.sure) return guess.isLikely && plain.length > FEW_WORDS ? guess.language : before;
  if (plain.length > 3 || guess.language !== prior) return guess.language;
  const byItself = languageAt(sentence, plain, 'en');
  return byItself.sure && byItself.language === prior ? prior : before;
}

/** Fewer words say nothing. */
const LEAST_TO_ASK = 2;

/**
 * Somebody who reads another language wrote a sentence without one sign of English: it may be in theirs. The text is asked
 * about once, at its first such sentence, and not guessed at sentence by sentence.
 */
function isUnsure(sentence: StorySentence, { prior }: IssueContext): boolean {
  const plain = ownWordsOf(sentence);
  if (prior === 'en' || plain.length < LEAST_TO_ASK || plain.every(({ isCapital }) => isCapital)) return false;
  return languageAt(sentence, plain, prior).language !== 'en';
}

const ownWordsOf = ({ words, isQuoted }: StorySentence): StorySentence['words'] =>
  words.filter((word) => !word.hasDigit && !isQuoted(word));

const languageAt = ({ text, span }: StorySentence, words: StorySentence['words'], prior: IssueContext['prior']) =>
  languageOfWords(text.slice(span.start, span.end), shifted(words, span.start), prior);

/** So few words of a clause may be a name or a loan. */
const LEAST_OF_CLAUSE = 3;

/** Clauses of an English sentence that surely are in another language: "11 gün sonra bozuldu, he fix". */
const otherClausesIn: Finder = (sentence) =>
  clausesOf(sentence.text, sentence.words).flatMap(({ from, to }): readonly Found[] => {
    const words = sentence.words.slice(from, to);
    const [first, last] = [words[0], words.at(-1)];
    const plain = words.filter((word) => !word.hasDigit && !sentence.isQuoted(word));
    if (first === undefined || last === undefined || plain.length < LEAST_OF_CLAUSE) return [];
    const text = sentence.text.slice(first.start, last.end);
    const guess = languageOfWords(text, shifted(plain, first.start), 'en');
    return guess.sure && guess.isLikely ? [{ kind: 'language', start: first.start, end: last.end }] : [];
  });

const shifted = (words: StorySentence['words'], by: number): StorySentence['words'] =>
  words.map((word) => ({ ...word, start: word.start - by, end: word.end - by }));

function inEnglish(sentence: StorySentence, context: IssueContext, thirdPerson: Finder): readonly Weighed[] {
  const other = otherClausesIn(sentence, context);
  // The table was learned from English: what it makes of a sentence that is partly not says nothing.
  const judged = weighed(sentence, context).filter(
    ({ start, end }) => !other.some((clause) => clause.start < end && clause.end > start),
  );
  const sure = other.length === 0 ? withoutDoubt(sentence, context) : sureIn(sentence, context);
  // What stops already is shown at its own place and not as the whole sentence.
  const isStopped = sure.some(({ kind }) => SEVERITY[kind] === 'stop');
  return [
    ...sure,
    ...judged.filter(({ kind }) => !(isStopped && kind === 'threat')),
    ...other,
    ...thirdPerson(sentence, context),
  ];
}

/**
 * Words of harm stop where they are certain, or where the table marks them too: in the whole sentence, or read without what
 * else it says. Else they are only advice.
 */
function withoutDoubt(sentence: StorySentence, context: IssueContext): readonly Found[] {
  const found = sureIn(sentence, context);
  const threat = threatIn(sentence);
  if (threat === null || threat.isCertain) return found;
  const alone = storySentences(sentence.text.slice(threat.start, threat.end), context);
  if ([sentence, ...alone].some((one) => judgementOf(featuresOf(one, judgedIn(one, context))) !== null)) return found;
  return found.map((one): Found => (one.kind === 'threat' ? { ...one, kind: 'not_past' } : one));
}

/** Findings of an English sentence that mark it by themselves, or are only shown. */
export const sureIn = (sentence: StorySentence, context: IssueContext): readonly Found[] =>
  [...SURE, ...ALWAYS].flatMap((find) => find(sentence, context));

/** Findings of an English sentence that the table weighs. */
export const judgedIn = (sentence: StorySentence, context: IssueContext): readonly Found[] =>
  JUDGED.flatMap((find) => find(sentence, context));

/** What the tables make of a sentence: at the place that another reader found, or at the whole of it. */
function weighed(sentence: StorySentence, context: IssueContext): readonly Weighed[] {
  const judged = judgedIn(sentence, context);
  const features = featuresOf(sentence, judged);
  const judgement = judgementOf(features);
  const whole = { start: sentence.span.start, end: sentence.span.end };
  // What somebody is quoted with is a fact: the sentence around it must threaten by itself to be stopped. Else it is asked.
  if (readsAsThreat(features))
    return [{ kind: threatensAround(sentence, context) ? 'threat' : 'read_again', ...whole }];
  // A letter tells the past: what looks ahead needs a yes, whatever the table makes of its words.
  if (judgement === null && isAhead(features)) return [{ kind: 'not_past', ...whole }];
  if (judgement === null || (judgement.kind === 'health' && context.isHealthExpected && judged.length === 0)) return [];
  if (judged.length > 0) return judged;
  const kind = kindOf(judgement.kind, features);
  if (!judgement.isWeak || isAhead(features))
    return kind === 'read_again' && reckons(sentence, WORDS_A_FIGURE.sure) ? [] : [{ kind, ...whole }];
  if (kind === 'hurts_case' || kind === 'machine') return [{ kind, isWeak: true, ...whole }];
  return reckons(sentence, WORDS_A_FIGURE.weak) ? [] : [{ kind: 'read_again', isWeak: true, ...whole }];
}

/** Whether a sentence reads as a threat without what it quotes; one without a quotation does. */
function threatensAround(sentence: StorySentence, context: IssueContext): boolean {
  const { text, span } = sentence;
  if (!sentence.words.some((word) => sentence.isQuoted(word))) return true;
  let own = '';
  let from = span.start;
  for (const { start, end } of quotationsIn(text.slice(span.start, span.end))) {
    own += text.slice(from, span.start + start);
    from = span.start + end;
  }
  return storySentences(own + text.slice(from, span.end), context).some((one) =>
    readsAsThreat(featuresOf(one, judgedIn(one, context))),
  );
}

/** With so few words for each figure a sentence only reckons: "Less 1200 from our insurance, less your 500." */
const WORDS_A_FIGURE = { sure: 5, weak: 8 } as const;

/**
 * A sentence that tells sums and little else. The table asks to read it again for words that people also press with:
 * "leaves", "take", "owe". What looks ahead, threatens or holds a private number is found by others.
 */
function reckons({ words, isQuoted }: StorySentence, mostWords: number): boolean {
  const figures = words.filter((word) => word.hasDigit && word.end - word.start > 1 && !isQuoted(word)).length;
  return figures > 0 && words.length <= figures * mostWords;
}

/** `isWeak`: shown and never asked about. */
type Weighed = Found & { readonly isWeak?: true };

/** What presses somebody has no kind of its own: it looks ahead, or it is only to be read again. */
function kindOf(learned: LearnedKind, features: ReadonlySet<string>): IssueKind {
  if (learned !== 'pressure') return learned;
  return looksAhead(features) ? 'not_past' : 'read_again';
}

function inAnother(sentence: StorySentence, context: IssueContext, language: string): readonly Found[] {
  const threat = leavesThePastElsewhere(sentence, language);
  const whole: Found = { kind: 'language', start: sentence.span.start, end: sentence.span.end };
  const graver = [
    ...(threat?.kind === 'threat' ? [threat] : []),
    ...privateNumbersIn(sentence),
    ...birthDatesIn(sentence),
    // The orders are English: a word of the sentence's own language is none ("todo").
    ...machineWordsIn(sentence).filter(
      ({ start, end }) => !isWordOf(language, sentence.text.slice(start, end).toLowerCase()),
    ),
  ];
  return [
    ...graver,
    ...(graver.some(({ kind }) => SEVERITY[kind] === 'stop') ? [] : [whole]),
    ...capitalsIn(sentence),
    ...daysWithoutYearIn(sentence),
  ].filter((one) => one.kind !== 'capitals' || context.prior !== 'en' || language !== 'zh');
}

/** One finding a place: the graver one. In order of the text. */
function apart(found: readonly Weighed[]): readonly Weighed[] {
  const kept: Weighed[] = [];
  for (const one of [...found].sort((a, b) => rankOf(a) - rankOf(b))) {
    const isBeaten = kept.length > MOST_ISSUES || kept.some((other) => one.start < other.end && one.end > other.start);
    if (!isBeaten) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}
