import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { cleanTyped } from '../../index.ts';
import { judgedIn, sureIn } from '../../find-issues.ts';
import { NO_CONTEXT, SEVERITY } from '../../issue.ts';
import { featuresOf, isAhead } from '../../sentences/sentence-features.ts';
import {
  isThreatAt,
  LEARNED_KINDS,
  type LearnedKind,
  likeliest,
  MOST_WEIGHT,
  packed,
  printsOf,
  scoreOf,
  type Table,
  type ThreatLimits,
} from '../../sentences/sentence-reader.ts';
import { storySentences } from '../../sentences/story-sentences.ts';
import { corpusPrint, readCorpus, type Sample } from './corpus.ts';

/**
 * `npx tsx domain/src/own-words/testing/training/train.ts`: learns the tables of own-words/sentences/sentence-reader.ts
 * from the sentences in own-words/testing/corpus, prints how well sentences of writers it did not learn from are told
 * apart, and writes own-words/sentences/sentence-table.ts. The same corpus and code give the same file. `--figures`
 * prints and writes nothing.
 */

/** Of ordinary sentences so many may be shown, and asked about, by the tables and by the other readers together. */
const AT_MOST = { shown: 0.08, asked: 0.035 };
/** Of ordinary sentences so many may be taken for a threat: of those that look ahead, and of those that tell nothing past. */
const STOPPED_AT_MOST = { ahead: 0.002, notPast: 0.004 };
/** How far single weights may go: the larger, the closer the table keeps to its sentences. */
const LOOSENESS = 6;
/** A feature that stood in one or two sentences says nothing of the next. */
const LEAST_SEEN = 3;
const FEATURES_KEPT = { mark: 5000, threat: 2500, kind: 300 };
const FOLDS = 5;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

type Read = {
  readonly sample: Sample;
  readonly isUnsafe: boolean;
  /** The other readers mark it already. */
  readonly isSure: boolean;
  /** Something in it certainly threatens, or holds out harm by its form. */
  readonly isStopped: boolean;
  readonly features: readonly ReadonlySet<string>[];
  /** The prints of each of its sentences, and of all of them. */
  readonly sentences: readonly (readonly number[])[];
  readonly prints: readonly number[];
};

function read(sample: Sample): Read {
  const sentences = storySentences(cleanTyped(sample.text), NO_CONTEXT);
  const features = sentences.map((sentence) => featuresOf(sentence, judgedIn(sentence, NO_CONTEXT)));
  const prints = features.map(printsOf);
  const sure = sentences.flatMap((sentence) => sureIn(sentence, NO_CONTEXT));
  const isSure = features.some(isAhead) || sure.some(({ kind }) => SEVERITY[kind] !== 'note');
  return {
    sample,
    isUnsafe: sample.kind !== 'ok',
    isSure,
    isStopped: sure.some(({ kind }) => kind === 'threat'),
    features,
    sentences: prints,
    prints: prints.length === 1 ? (prints[0] ?? []) : [...new Set(prints.flat())],
  };
}

/** Logistic regression with a ridge, by L-BFGS from zero: no chance in it. Rows are prints of features. */
function learn(rows: readonly (readonly number[])[], isTrue: readonly boolean[], kept: number): Table {
  const seen = new Map<number, number>();
  for (const row of rows) for (const print of row) seen.set(print, (seen.get(print) ?? 0) + 1);
  const prints = [...seen].filter(([, times]) => times >= LEAST_SEEN).map(([print]) => print);
  const column = new Map(prints.map((print, at) => [print, at]));
  const matrix = rows.map((row) => ({
    columns: Int32Array.from(row.flatMap((print) => column.get(print) ?? [])),
  }));
  const size = prints.length + 1;
  const lossAt = (at: Float64Array, slope: Float64Array): number => {
    let loss = 0;
    slope.fill(0);
    for (let index = 0; index < size - 1; index += 1) {
      const weight = at[index] ?? 0;
      loss += (weight * weight) / (2 * LOOSENESS);
      slope[index] = weight / LOOSENESS;
    }
    matrix.forEach(({ columns }, row) => {
      let score = 0;
      for (const index of columns) score += at[index] ?? 0;
      score = score * SCALE + (at[size - 1] ?? 0);
      const sign = isTrue[row] === true ? 1 : -1;
      const margin = sign * score;
      loss += margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin;
      const pull = -sign / (1 + Math.exp(margin));
      for (const index of columns) slope[index] = (slope[index] ?? 0) + pull * SCALE;
      slope[size - 1] = (slope[size - 1] ?? 0) + pull;
    });
    return loss;
  };
  const found = leastOf(lossAt, size);
  return rounded(prints, found, kept);
}

/** What one feature counts. */
const SCALE = 0.7;

/** The heaviest features, their weights rounded to whole steps of one unit. */
function rounded(prints: readonly number[], found: Float64Array, kept: number): Table {
  const heavy = prints
    .map((print, at) => [print, found[at] ?? 0] as const)
    .sort(([a, one], [b, other]) => Math.abs(other) - Math.abs(one) || a - b)
    .slice(0, kept);
  // The few heaviest are cut, so that steps are fine enough for the many.
  const unit = Math.abs(heavy[Math.floor(heavy.length / 50)]?.[1] ?? 1) / MOST_WEIGHT;
  const step = (weight: number): number => Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(weight / unit)));
  const weights = new Map(
    heavy.map(([print, weight]) => [print, step(weight)] as const).filter(([, steps]) => steps !== 0),
  );
  return { weights, unit: Number((unit * SCALE).toPrecision(6)), bias: Number((found.at(-1) ?? 0).toPrecision(6)) };
}

/** Where a smooth function is least: L-BFGS with ten steps of memory and a halving line search. */
function leastOf(lossAt: (at: Float64Array, slope: Float64Array) => number, size: number): Float64Array {
  const MEMORY = 10;
  const MOST_STEPS = 120;
  let at = new Float64Array(size);
  let slope = new Float64Array(size);
  let loss = lossAt(at, slope);
  const past: { readonly moved: Float64Array; readonly turned: Float64Array; readonly scale: number }[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const way = slope.map((value) => -value);
    const parts: number[] = [];
    for (const { moved, turned, scale } of past.toReversed()) {
      const part = scale * dot(moved, way);
      parts.unshift(part);
      add(way, turned, -part);
    }
    const last = past.at(-1);
    const first =
      last === undefined ? 1 / Math.sqrt(dot(slope, slope) || 1) : 1 / (last.scale * dot(last.turned, last.turned));
    for (let index = 0; index < size; index += 1) way[index] = (way[index] ?? 0) * first;
    past.forEach(({ moved, turned, scale }, index) => {
      add(way, moved, (parts[index] ?? 0) - scale * dot(turned, way));
    });
    const fall = dot(slope, way);
    let length = 1;
    let next = at;
    let nextSlope = slope;
    let nextLoss = Infinity;
    for (let tries = 0; tries < 20 && nextLoss > loss + 1e-4 * length * fall; tries += 1, length /= 2) {
      next = at.slice();
      add(next, way, length);
      nextSlope = new Float64Array(size);
      nextLoss = lossAt(next, nextSlope);
    }
    if (!(nextLoss < loss)) break;
    const moved = next.slice();
    add(moved, at, -1);
    const turned = nextSlope.slice();
    add(turned, slope, -1);
    const bend = dot(moved, turned);
    if (bend > 1e-12) past.push({ moved, turned, scale: 1 / bend });
    if (past.length > MEMORY) past.shift();
    const isThere = loss - nextLoss < 1e-7 * Math.abs(loss);
    [at, slope, loss] = [next, nextSlope, nextLoss];
    if (isThere) break;
  }
  return at;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + times * (what[at] ?? 0);
}

const learnMarks = (reads: readonly Read[]): Table =>
  learn(
    reads.map(({ prints }) => prints),
    reads.map(({ isUnsafe }) => isUnsafe),
    FEATURES_KEPT.mark,
  );

const THREATS = ['threat', 'leverage'];

/** What presses somebody, told apart from all other sentences. */
const learnThreats = (reads: readonly Read[]): Table =>
  learn(
    reads.map(({ prints }) => prints),
    reads.map(({ sample }) => THREATS.includes(sample.kind)),
    FEATURES_KEPT.threat,
  );

/** The kind of a sample as the reader names it. */
function learnedKind({ kind }: Sample): LearnedKind {
  return LEARNED_KINDS.find((one) => one === kind) ?? 'pressure';
}

function learnKinds(reads: readonly Read[]): readonly (readonly [LearnedKind, Table])[] {
  const unsafe = reads.filter(({ isUnsafe }) => isUnsafe);
  const rows = unsafe.map(({ prints }) => prints);
  return LEARNED_KINDS.map((kind) => [
    kind,
    learn(
      rows,
      unsafe.map(({ sample }) => learnedKind(sample) === kind),
      FEATURES_KEPT.kind,
    ),
  ]);
}

const scoreIn = (table: Table, { sentences }: Read): number =>
  Math.max(...sentences.map((prints) => scoreOf(table, prints)));

/** The scores of each by tables learned without its part. */
function scoresWithout(reads: readonly Read[], partOf: (one: Read, at: number) => string): readonly Scores[] {
  const parts = reads.map(partOf);
  const scores = reads.map((): Scores => ({ mark: 0, threats: [] }));
  for (const part of new Set(parts)) {
    const others = reads.filter((_, at) => parts[at] !== part);
    const [mark, threat] = [learnMarks(others), learnThreats(others)];
    reads.forEach((one, at) => {
      if (parts[at] === part)
        scores[at] = { mark: scoreIn(mark, one), threats: one.sentences.map((prints) => scoreOf(threat, prints)) };
    });
  }
  return scores;
}

/** `threats`: of each sentence. */
type Scores = { readonly mark: number; readonly threats: readonly number[] };

type Figures = { readonly caught: number; readonly marked: number };
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

function figuresOf(reads: readonly Read[], isMarked: (at: number) => boolean): Figures {
  const share = (isUnsafe: boolean): number => {
    const ats = reads.flatMap((one, at) => (one.isUnsafe === isUnsafe ? [at] : []));
    return ats.filter(isMarked).length / Math.max(1, ats.length);
  };
  return { caught: share(true), marked: share(false) };
}

/** The score above which, together with the other readers, at most the share of ordinary sentences is marked. */
function limitOf(reads: readonly Read[], scores: readonly number[], atMost: number = AT_MOST.shown): number {
  const ordinary = reads.map((one, at) => ({ one, score: scores[at] ?? 0 })).filter(({ one }) => !one.isUnsafe);
  const free = Math.floor(ordinary.length * atMost) - ordinary.filter(({ one }) => one.isSure).length;
  const open = ordinary.filter(({ one }) => !one.isSure).map(({ score }) => score);
  return (open.toSorted((a, b) => b - a)[Math.max(0, free)] ?? 0) + 1e-6;
}

type Limits = ThreatLimits & { readonly shown: number; readonly asked: number };

function limitsOf(reads: readonly Read[], scores: readonly Scores[]): Limits {
  const marks = scores.map(({ mark }) => mark);
  const shown = limitOf(reads, marks);
  const ordinary = reads.flatMap(({ isUnsafe }, at) => (isUnsafe ? [] : [at]));
  /** The score that no more than a share of all ordinary sentences reach, of those with one of the features. */
  const threatLimit = (share: number, isOne: (features: ReadonlySet<string>) => boolean): number => {
    const reached = ordinary.flatMap((at) => {
      const { features = [] } = reads[at] ?? {};
      const of = (scores[at]?.threats ?? []).filter((_, index) => isOne(features[index] ?? new Set()));
      return of.length === 0 ? [] : [Math.max(...of)];
    });
    return (reached.toSorted((a, b) => b - a)[Math.floor(ordinary.length * share)] ?? 0) + 1e-6;
  };
  return {
    shown,
    asked: limitOf(reads, marks, AT_MOST.asked) - shown,
    ahead: threatLimit(STOPPED_AT_MOST.ahead, isAhead),
    notPast: threatLimit(STOPPED_AT_MOST.notPast, (features) => features.has('/no past')),
  };
}

function report(name: string, reads: readonly Read[], scores: readonly Scores[]): Limits {
  const limits = limitsOf(reads, scores);
  const say = (what: string, isFound: (at: number) => boolean): void => {
    const { caught, marked } = figuresOf(reads, isFound);
    print(`  ${what}: caught ${percent(caught)}, ordinary ones marked ${percent(marked)}`);
  };
  const markOf = (at: number): number => scores[at]?.mark ?? 0;
  const over = (limit: number) => (at: number) => reads[at]?.isSure === true || markOf(at) > limit;
  /** Words of harm stop where the sentence is marked as well; else it must read as a threat. */
  const isStopped = (at: number): boolean => {
    const { isStopped: isHarm = false, features = [] } = reads[at] ?? {};
    if (isHarm && markOf(at) >= limits.shown) return true;
    return (scores[at]?.threats ?? []).some((score, index) => isThreatAt(score, features[index] ?? new Set(), limits));
  };
  const isAsked = (at: number): boolean => over(limits.shown + limits.asked)(at) || isStopped(at);
  print(name);
  say('the other readers alone', (at) => reads[at]?.isSure === true);
  say('the table alone', (at) => markOf(at) > limits.shown);
  say('shown', over(limits.shown));
  say('asked about', isAsked);
  say('stopped', isStopped);
  for (const by of ['source', 'kind'] as const) {
    for (const value of new Set(reads.map(({ sample }) => sample[by]))) {
      const ats = reads.flatMap(({ sample }, at) => (sample[by] === value ? [at] : []));
      const part = (isUnsafe: boolean, isFound: (at: number) => boolean): string => {
        const of = ats.filter((at) => reads[at]?.isUnsafe === isUnsafe);
        return `${of.filter(isFound).length} of ${of.length}`;
      };
      print(
        `    ${value}: asked about ${part(true, isAsked)}, stopped ${part(true, isStopped)}; ordinary ${part(false, isAsked)}, ${part(false, isStopped)}`,
      );
    }
  }
  return limits;
}

const reads = readCorpus().map(read);
// Samples of the tests are learned from and measured nowhere: they were made with the code at hand.
const isMeasured = ({ sample }: Read): boolean => sample.source !== 'tests';
const measured = reads.filter(isMeasured);
const started = performance.now();
const inFolds = scoresWithout(reads, (one, at) => (isMeasured(one) ? `${(at * 7919) % FOLDS}` : 'tests'));
const measuredOnly = (scores: readonly Scores[]): readonly Scores[] =>
  scores.filter((_, at) => reads.slice(at, at + 1).some(isMeasured));
report('Five folds', measured, measuredOnly(inFolds));
const byWriter = scoresWithout(reads, ({ sample }) => sample.source);
const { shown: shownFrom, ...limits } = report('Without the writer', measured, measuredOnly(byWriter));

const marks = learnMarks(reads);
const kinds = learnKinds(reads);
const half = reads.filter((one, at) => one.isUnsafe && at % 2 === 0);
const kindsOfHalf = learnKinds(half);
const rest = reads.filter((one, at) => one.isUnsafe && at % 2 === 1);
const isRight = ({ sample, prints }: Read): boolean => likeliest(kindsOfHalf, prints) === learnedKind(sample);
print(`Kinds named rightly, learned from the other half: ${percent(rest.filter(isRight).length / rest.length)}`);
print(`Learned in ${Math.round((performance.now() - started) / 1000)} s`);

const shown = ({ weights, bias, unit }: Table, indent: string, shift = 0): string =>
  [
    '{',
    `  unit: ${unit},`,
    `  bias: ${Number((bias - shift).toPrecision(6))},`,
    '  packed:',
    `    '${packed(weights)}',`,
    '}',
  ].join(`\n${indent}`);
const file = `// Made by domain/src/own-words/testing/training/train.ts from own-words/testing/corpus: never changed by hand.
/** Weights of features as \`unpacked\` reads them; a weight of 1 is \`unit\`. */
export type PackedTable = { readonly unit: number; readonly bias: number; readonly packed: string };

/** What this was made from: a test holds it against the corpus and the code. */
export const MADE_FROM = '${corpusPrint()}';

export const MARK_TABLE: PackedTable = ${shown(marks, '', shownFrom)};

export const THREAT_TABLE: PackedTable = ${shown(learnThreats(reads), '')};

/** From which scores on a mark is asked about, and a sentence reads as a threat where it looks ahead or is not past. */
export const LIMITS = {
${Object.entries(limits)
  .map(([name, limit]) => `  ${name}: ${limit.toFixed(3)},`)
  .join('\n')}
};

export const KIND_TABLES = {
${kinds.map(([kind, table]) => `  ${kind}: ${shown(table, '  ')},`).join('\n')}
} as const satisfies Readonly<Record<string, PackedTable>>;
`;
print(`${brotliCompressSync(file).length} bytes in brotli`);
if (!process.argv.includes('--figures'))
  writeFileSync(fileURLToPath(new URL('../../sentences/sentence-table.ts', import.meta.url)), file);
