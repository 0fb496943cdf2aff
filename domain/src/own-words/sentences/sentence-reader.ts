import { isAhead, speaksOfSomebody } from './sentence-features.ts';
import { KIND_TABLES, LIMITS, MARK_TABLE, type PackedTable, THREAT_TABLE } from './sentence-table.ts';

/**
 * How a sentence is judged by what was learned from sentences that people wrote (see testing/corpus/README.md): a sum of
 * weights, one for each feature that it has. The tables are made by domain/src/own-words/testing/training/train.ts.
 */
export type Table = { readonly weights: ReadonlyMap<number, number>; readonly bias: number; readonly unit: number };

/** Kinds that a sentence can be told apart by. What presses somebody has no kind of its own here: it is only asked. */
export const LEARNED_KINDS = ['pressure', 'insult', 'health', 'immigration', 'machine', 'hurts_case'] as const;
export type LearnedKind = (typeof LEARNED_KINDS)[number];

/** A feature by its print: so many prints that two features hardly ever share one. */
export const PRINTS = 1 << 19;
/** A gap between two prints, and a weight, take two signs. */
const GAPS = 1 << 8;
export const MOST_WEIGHT = 7;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** FNV-1a over UTF-16 units, folded. */
export function printOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 13)) & (PRINTS - 1);
}

/** Weights by ascending print, two signs each: the gap to the print before and the weight. A weight of 0 is a far gap. */
export function packed(weights: ReadonlyMap<number, number>): string {
  let text = '';
  let last = 0;
  const push = (gap: number, weight: number): void => {
    const record = gap * 16 + weight + MOST_WEIGHT;
    text += SIGNS.charAt(record >> 6) + SIGNS.charAt(record & 63);
  };
  for (const [print, weight] of [...weights].sort(([a], [b]) => a - b)) {
    for (; print - last >= GAPS; last += GAPS - 1) push(GAPS - 1, 0);
    push(print - last, weight);
    last = print;
  }
  return text;
}

export function unpacked({ packed: text, bias, unit }: PackedTable): Table {
  const weights = new Map<number, number>();
  let print = 0;
  for (let at = 0; at < text.length; at += 2) {
    const record = SIGNS.indexOf(text.charAt(at)) * 64 + SIGNS.indexOf(text.charAt(at + 1));
    print += record >> 4;
    const weight = (record & 15) - MOST_WEIGHT;
    if (weight !== 0) weights.set(print, weight);
  }
  return { weights, bias, unit };
}

export function scoreOf({ weights, bias, unit }: Table, prints: readonly number[]): number {
  let sum = 0;
  for (const print of prints) sum += weights.get(print) ?? 0;
  return sum * unit + bias;
}

/** What another reader found was thought out: it counts as several features, so that the many words do not drown it. */
const FOUND_COUNTS = 4;

export const printsOf = (features: ReadonlySet<string>): readonly number[] =>
  [...features].flatMap((feature) => {
    const print = printOf(feature);
    return feature.startsWith('/found') ? Array.from({ length: FOUND_COUNTS }, () => print) : [print];
  });

let read:
  | { readonly mark: Table; readonly threat: Table; readonly kinds: readonly (readonly [LearnedKind, Table])[] }
  | undefined;
/** Unpacked when first asked: most visitors never write a story. */
const tables = (): NonNullable<typeof read> =>
  (read ??= {
    mark: unpacked(MARK_TABLE),
    threat: unpacked(THREAT_TABLE),
    kinds: LEARNED_KINDS.map((kind) => [kind, unpacked(KIND_TABLES[kind])] as const),
  });

/** What a sentence most likely is. `isWeak`: it is only shown, and nobody is asked about it. */
export type Judgement = { readonly kind: LearnedKind; readonly isWeak: boolean };

/** Null: nothing was noticed. */
export function judgementOf(features: ReadonlySet<string>): Judgement | null {
  const prints = printsOf(features);
  const { mark, kinds } = tables();
  const score = scoreOf(mark, prints);
  return score < 0 ? null : { kind: likeliest(kinds, prints), isWeak: score < LIMITS.asked };
}

/** From which scores of the table of threats on a sentence is one: where it looks ahead, and where it tells nothing past. */
export type ThreatLimits = { readonly ahead: number; readonly notPast: number };

/** A threat that names no known harm. What is told as past is none, however it reads: it is asked about. */
export function isThreatAt(score: number, features: ReadonlySet<string>, { ahead, notPast }: ThreatLimits): boolean {
  return (
    (isAhead(features) && score >= ahead) ||
    (features.has('/no past') && score >= notPast && speaksOfSomebody(features))
  );
}

export const readsAsThreat = (features: ReadonlySet<string>): boolean =>
  isThreatAt(scoreOf(tables().threat, printsOf(features)), features, LIMITS);

/** The kind whose table is the surest; `pressure` where none is. */
export function likeliest(kinds: readonly (readonly [LearnedKind, Table])[], prints: readonly number[]): LearnedKind {
  let best: LearnedKind = 'pressure';
  let most = 0;
  for (const [kind, table] of kinds) {
    const score = scoreOf(table, prints);
    if (score > most) [best, most] = [kind, score];
  }
  return best;
}
