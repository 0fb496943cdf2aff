import { type Assertion, CharBase, CharSet, type Concatenation, type Element, JS, type Quantifier } from 'refa';

/**
 * A pattern as a graph of places: each place is one character of the pattern, and an edge leads to each place that may
 * be read next. Characters are distinguished only as far as the pattern does (`Sign`).
 */

/** A set of characters that the pattern never tells apart, by its number. */
export type Sign = number;

/** Edges may ask something of the character before and of the one that comes; null asks nothing. */
export type Edge = { readonly to: number; readonly after: ReadonlySet<Sign> | null };

export type Place = {
  readonly signs: ReadonlySet<Sign>;
  /** How many characters the outermost repetition around it can take: Infinity with no end, 0 outside all. */
  readonly reach: number;
  readonly edges: readonly Edge[];
  /** Whoever comes here has found a match, whatever follows. */
  readonly ends: boolean;
};

export type PatternGraph = {
  readonly signs: number;
  readonly places: readonly Place[];
  /** What may be read first where the search begins behind another character. */
  readonly first: readonly Edge[];
  /** What may be read first at the very start of the text. */
  readonly atStart: readonly Edge[];
  /** Steps that looking back takes: once where the search begins, and on each way that comes by. */
  readonly lookingBack: { readonly first: number; readonly later: number };
};

/** Why a pattern cannot be judged. */
export class PatternTooLarge extends Error {}

const MOST_PLACES = 6000;
const MOST_PATHS = 500_000;
/** Repetitions up to this many are written out; a longer one with an end is a loop that remembers its reach. */
const MOST_COPIES = 3;
const MOST_COPIED_PLACES = 200;

type Step =
  | {
      readonly kind: 'free';
      readonly to: number;
      readonly after: CharSet | null;
      readonly before: CharSet | null;
      readonly isSure: boolean;
    }
  | { readonly kind: 'read'; readonly to: number; readonly chars: CharSet; readonly reach: number };

/** The set of one-character texts that the alternatives are, or null when some are longer or shorter. */
function oneCharacter(alternatives: readonly Concatenation[]): CharSet | null {
  const sets: CharSet[] = [];
  for (const { elements } of alternatives) {
    const [only] = elements;
    if (elements.length !== 1 || only?.type !== 'CharacterClass') return null;
    sets.push(only.characters);
  }
  const [first, ...rest] = sets;
  return first === undefined ? null : rest.reduce((all, one) => all.union(one), first);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const longestOf = (alternatives: readonly Concatenation[]): number =>
  Math.max(0, ...alternatives.map(({ elements }) => sum(elements.map(longest))));

/** The most characters an element can take. */
function longest(element: Element): number {
  switch (element.type) {
    case 'CharacterClass':
      return 1;
    case 'Assertion':
      return 0;
    case 'Unknown':
      return Infinity;
    case 'Alternation':
      return longestOf(element.alternatives);
    case 'Quantifier': {
      const each = longestOf(element.alternatives);
      return each === 0 || element.max === 0 ? 0 : each * element.max;
    }
  }
}

/** How many characters of the pattern an element is written with. */
function sizeOf(element: Element): number {
  return element.type === 'CharacterClass' || element.type === 'Unknown' ? 1 : sizeOfAll(element.alternatives);
}
const sizeOfAll = (alternatives: readonly Concatenation[]): number =>
  sum(alternatives.flatMap(({ elements }) => elements.map(sizeOf)));

/** How often the loops of something read backwards can be walked: each inside or behind the other at the worst. */
function walks(element: Element): number {
  if (element.type === 'CharacterClass' || element.type === 'Unknown') return 1;
  const inside = element.alternatives.flatMap(({ elements }) => elements.map(walks));
  const product = inside.reduce((all, one) => all * one, 1);
  return element.type === 'Quantifier' && element.max > 1 ? product * Math.min(longest(element), element.max) : product;
}

const walksOfAll = (alternatives: readonly Concatenation[]): number =>
  sum(alternatives.map(({ elements }) => elements.reduce((all, one) => all * walks(one), 1)));

/** Builds the graph with free steps, which `closed` takes out again. */
class Builder {
  readonly steps: Step[][] = [[]];
  readonly everything: CharSet;
  readonly lookingBack = { first: 0, later: 0 };
  #reads = 0;
  /** Whether the way that is being built has read something. */
  #hasRead = false;
  #reach = 0;

  constructor(maximum: number) {
    this.everything = CharSet.all(maximum);
  }

  node(): number {
    return this.steps.push([]) - 1;
  }

  free(from: number, to: number): void {
    this.steps[from]?.push({ kind: 'free', to, after: null, before: null, isSure: true });
  }

  alternatives(alternatives: readonly Concatenation[], from: number): number {
    const end = this.node();
    const hadRead = this.#hasRead;
    let someRead = hadRead;
    for (const { elements } of alternatives) {
      let at = this.node();
      this.free(from, at);
      this.#hasRead = hadRead;
      for (const element of elements) at = this.element(element, at);
      someRead ||= this.#hasRead;
      this.free(at, end);
    }
    this.#hasRead = someRead;
    return end;
  }

  element(element: Element, from: number): number {
    switch (element.type) {
      case 'CharacterClass':
        return this.read(element.characters, from);
      case 'Alternation':
        return this.alternatives(element.alternatives, from);
      case 'Quantifier':
        return this.repetition(element, from);
      case 'Assertion':
        return this.assertion(element, from);
      case 'Unknown': {
        // What an earlier group held, which may be anything of any length.
        const to = this.loop(from, Infinity, (at) => this.read(this.everything, at));
        this.free(from, to);
        return to;
      }
    }
  }

  read(chars: CharSet, from: number): number {
    this.#reads += 1;
    if (this.#reads > MOST_PLACES) throw new PatternTooLarge(`it has over ${MOST_PLACES} places`);
    const to = this.node();
    this.#hasRead = true;
    this.steps[from]?.push({ kind: 'read', to, chars, reach: this.#reach });
    return to;
  }

  /** At least once. */
  loop(from: number, reach: number, body: (at: number) => number): number {
    const outer = this.#reach;
    this.#reach = Math.max(outer, reach);
    const begin = this.node();
    this.free(from, begin);
    const end = body(begin);
    this.free(end, begin);
    this.#reach = outer;
    return end;
  }

  repetition(quantifier: Quantifier, from: number): number {
    const { min, max, alternatives } = quantifier;
    const body = (at: number) => this.alternatives(alternatives, at);
    const size = sizeOfAll(alternatives);
    const isWritten = min * size <= MOST_COPIED_PLACES;
    let at = from;
    if (isWritten) for (let copy = 0; copy < min; copy += 1) at = body(at);
    if (isWritten && max === min) return at;
    const rest = isWritten ? max - min : max;
    const end = this.node();
    if (isWritten || min === 0) this.free(at, end);
    if (rest > MOST_COPIES) this.free(this.loop(at, longest(quantifier), body), end);
    else
      for (let copy = 0; copy < rest; copy += 1) {
        at = body(at);
        this.free(at, end);
      }
    return end;
  }

  assertion({ kind, negate, alternatives }: Assertion, from: number): number {
    const to = this.node();
    const set = oneCharacter(alternatives);
    if (set === null) {
      // The look itself is a way of its own that leads nowhere; the pattern goes on as if it had not been there.
      const hadRead = this.#hasRead;
      if (kind === 'ahead') this.alternatives(alternatives, from);
      else this.lookingBack[hadRead ? 'later' : 'first'] += walksOfAll(alternatives);
      this.#hasRead = hadRead;
      this.steps[from]?.push({ kind: 'free', to, after: null, before: null, isSure: false });
      return to;
    }
    const allowed = negate ? set.negate() : set;
    const [after, before] = kind === 'behind' ? [allowed, null] : [null, allowed];
    this.steps[from]?.push({ kind: 'free', to, after, before, isSure: false });
    return to;
  }
}

type Met = {
  readonly read: number;
  readonly after: ReadonlySet<Sign> | null;
  readonly before: ReadonlySet<Sign> | null;
};

const both = (a: ReadonlySet<Sign> | null, b: ReadonlySet<Sign> | null): ReadonlySet<Sign> | null =>
  a === null ? b : b === null ? a : new Set([...a].filter((sign) => b.has(sign)));

/** The graph of a pattern. Throws `PatternTooLarge`, and a `SyntaxError` where it is no pattern. */
export function patternGraph(source: string, flags: string): PatternGraph {
  const parsed = JS.Parser.fromLiteral({ source, flags }).parse({ backreferences: 'unknown', maxNodes: 200_000 });
  const builder = new Builder(parsed.maxCharacter);
  const end = builder.alternatives(parsed.expression.alternatives, 0);

  const sets = builder.steps.flatMap((steps) =>
    steps.flatMap((step) =>
      step.kind === 'read' ? [step.chars] : [step.after, step.before].filter((set) => set !== null),
    ),
  );
  const base = new CharBase([builder.everything, ...sets.filter((set) => !set.isEmpty)]);
  const known = new Map<CharSet, ReadonlySet<Sign>>();
  const signsOf = (set: CharSet): ReadonlySet<Sign> => {
    const signs = known.get(set) ?? new Set(set.isEmpty ? [] : base.split(set));
    known.set(set, signs);
    return signs;
  };

  const reads = builder.steps.flatMap((steps, from) =>
    steps.flatMap((step) => (step.kind === 'read' ? [{ from, step }] : [])),
  );
  const readsFrom = new Map<number, number[]>();
  for (const [read, { from }] of reads.entries()) readsFrom.set(from, [...(readsFrom.get(from) ?? []), read]);

  let paths = 0;
  /** Every way on from a node, each as often as there are ways to it. */
  function onward(start: number, isBehindSomething = true): { readonly met: readonly Met[]; readonly ends: boolean } {
    const met: Met[] = [];
    const onPath = new Set<number>();
    let ends = false;
    const walk = (node: number, after: ReadonlySet<Sign> | null, before: ReadonlySet<Sign> | null, isSure: boolean) => {
      if (onPath.has(node) || after?.size === 0) return;
      paths += 1;
      if (paths > MOST_PATHS) throw new PatternTooLarge('it has too many ways through it');
      if (node === end && isSure) ends = true;
      for (const read of readsFrom.get(node) ?? []) met.push({ read, after, before });
      onPath.add(node);
      for (const step of builder.steps[node] ?? []) {
        if (step.kind === 'read') continue;
        walk(
          step.to,
          step.after === null || !isBehindSomething ? after : both(after, signsOf(step.after)),
          step.before === null ? before : both(before, signsOf(step.before)),
          isSure && step.isSure,
        );
      }
      onPath.delete(node);
    };
    walk(start, null, null, true);
    return { met, ends };
  }

  // What comes next is asked of the place that is read next: a copy of it for each different question.
  const places: (Place & { edges: Edge[] })[] = [];
  const copies = new Map<string, number>();
  const waiting: { place: number; node: number }[] = [];
  const placeOf = ({ read, before }: Met): number | null => {
    const { step } = reads[read] ?? {};
    if (step === undefined) return null;
    const signs = both(signsOf(step.chars), before) ?? new Set();
    if (signs.size === 0) return null;
    const key = `${read} ${[...signs].join()}`;
    const had = copies.get(key);
    if (had !== undefined) return had;
    const place = places.push({ signs, reach: step.reach, edges: [], ends: false }) - 1;
    if (place > MOST_PLACES) throw new PatternTooLarge(`it has over ${MOST_PLACES} places`);
    copies.set(key, place);
    waiting.push({ place, node: step.to });
    return place;
  };
  const edgesOf = (met: readonly Met[]): Edge[] =>
    met.flatMap((one) => {
      const to = placeOf(one);
      return to === null ? [] : [{ to, after: one.after }];
    });
  const first = edgesOf(onward(0).met);
  const atStart = edgesOf(onward(0, false).met);
  const closed = new Map<number, ReturnType<typeof onward>>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const ways = closed.get(next.node) ?? onward(next.node);
    closed.set(next.node, ways);
    const edges = edgesOf(ways.met);
    const place = places[next.place];
    if (place !== undefined) places[next.place] = { ...place, edges, ends: ways.ends };
  }
  return { signs: base.sets.length, places, first, atStart, lookingBack: builder.lookingBack };
}
