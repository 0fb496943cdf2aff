import { type Edge, patternGraph, PatternTooLarge } from './pattern-graph.ts';

/**
 * How the time of a pattern grows with its text, worked out without running it. A backtracking search tries every way
 * to read the text, so its time is the number of ways. That number grows faster than the text just when the pattern
 * can, over the same characters again and again, either stay in one loop or go on into another (the search itself,
 * which may begin anywhere, is such a loop), or come round one loop in two ways (Weber and Seidl 1991, "On the degree
 * of ambiguity of finite automata"). A loop with an end ("{0,80}") costs at most that many steps at each character.
 *
 * It errs on the safe side: whether the search really fails behind the ways, and so tries them all, is not asked, but
 * for places where a match is found whatever follows.
 */
export type Verdict =
  | { readonly grows: 'with the text'; readonly steps: number }
  | { readonly grows: 'faster'; readonly how: 'polynomial' | 'exponential' }
  | { readonly grows: 'unknown'; readonly why: string };

/** A place with the sign that was read there. */
type Node = number;

const MOST_STEPS = 4_000_000;

class Ways {
  readonly #graph;
  readonly #next = new Map<Node, readonly (readonly [Node, number])[]>();
  #steps = 0;

  constructor(graph: ReturnType<typeof patternGraph>) {
    this.#graph = graph;
  }

  spend(): void {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new PatternTooLarge('it takes too long to judge');
  }

  sign(node: Node): number {
    return node % this.#graph.signs;
  }

  reach(node: Node): number {
    return this.#graph.places[Math.floor(node / this.#graph.signs)]?.reach ?? 0;
  }

  /** Where edges lead from behind a sign, and by how many ways. Places that end the search are left out. */
  along(edges: readonly Edge[], behind: number | null): readonly (readonly [Node, number])[] {
    const counts = new Map<Node, number>();
    for (const { to, after } of edges) {
      const place = this.#graph.places[to];
      if (place === undefined || place.ends || (behind !== null && after !== null && !after.has(behind))) continue;
      for (const sign of place.signs) {
        const node = to * this.#graph.signs + sign;
        counts.set(node, (counts.get(node) ?? 0) + 1);
      }
    }
    return [...counts];
  }

  next(node: Node): readonly (readonly [Node, number])[] {
    const known = this.#next.get(node);
    if (known !== undefined) return known;
    const place = this.#graph.places[Math.floor(node / this.#graph.signs)];
    const found = this.along(place?.edges ?? [], this.sign(node));
    this.#next.set(node, found);
    return found;
  }
}

type Loop = { readonly nodes: ReadonlySet<Node>; readonly reach: number };

/** The loops of the graph in an order in which no later one leads to an earlier one (Tarjan 1972), without recursion. */
function loopsOf(ways: Ways, from: readonly Node[]): readonly Loop[] {
  const index = new Map<Node, number>();
  const low = new Map<Node, number>();
  const onStack = new Set<Node>();
  const stack: Node[] = [];
  const loops: Loop[] = [];
  const enter = (node: Node) => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    stack.push(node);
    onStack.add(node);
    return { node, rest: ways.next(node)[Symbol.iterator]() };
  };
  const lower = (node: Node, to: number) => low.set(node, Math.min(low.get(node) ?? to, to));
  for (const root of from) {
    if (index.has(root)) continue;
    const path = [enter(root)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      ways.spend();
      const { done, value } = top.rest.next();
      if (done !== true) {
        const [to] = value;
        if (!index.has(to)) path.push(enter(to));
        else if (onStack.has(to)) lower(top.node, index.get(to) ?? 0);
        continue;
      }
      path.pop();
      const { node } = top;
      const above = path.at(-1);
      if (above !== undefined) lower(above.node, low.get(node) ?? 0);
      if (low.get(node) !== index.get(node)) continue;
      const nodes = new Set(stack.splice(stack.lastIndexOf(node)));
      for (const one of nodes) onStack.delete(one);
      if (nodes.size > 1 || ways.next(node).some(([to]) => to === node))
        loops.push({ nodes, reach: Math.max(...[...nodes].map((one) => ways.reach(one))) });
    }
  }
  return loops.toReversed();
}

/** Whether one loop can be walked round in two ways over the same characters. */
function hasTwoWaysRound(ways: Ways, { nodes }: Loop): boolean {
  const [home] = nodes;
  if (home === undefined) return false;
  const seen = new Set<string>();
  const waiting: (readonly [Node, Node, boolean])[] = [[home, home, false]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [a, b, parted] = pair;
    for (const [toA, waysA] of ways.next(a)) {
      if (!nodes.has(toA)) continue;
      for (const [toB] of ways.next(b)) {
        ways.spend();
        if (!nodes.has(toB) || ways.sign(toA) !== ways.sign(toB)) continue;
        const nowParted = parted || toA !== toB || (a === b && waysA > 1);
        if (nowParted && toA === home && toB === home) return true;
        const key = `${toA} ${toB} ${nowParted}`;
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push([toA, toB, nowParted]);
      }
    }
  }
  return false;
}

type Moves = (node: Node) => readonly (readonly [Node, number])[];

/** Whether over the same characters one can stay at `p`, come from `p` to `q`, and stay at `q`; `p` null is the search. */
function canMove(ways: Ways, p: Loop | null, begin: Moves, q: Loop, goesTo: ReadonlySet<Node>): boolean {
  const signsOfQ = new Set([...q.nodes].map((node) => ways.sign(node)));
  const ends = p === null ? [...q.nodes].slice(0, 1) : [...q.nodes];
  for (const end of ends)
    for (const home of p?.nodes ?? [null]) {
      if (home !== null && ways.sign(home) !== ways.sign(end)) continue;
      const seen = new Set<string>();
      const waiting: (readonly [Node | null, Node | null, Node])[] = [[home, home, end]];
      for (let three = waiting.pop(); three !== undefined; three = waiting.pop()) {
        const [a, b, c] = three;
        for (const [toC] of ways.next(c)) {
          if (!q.nodes.has(toC)) continue;
          const sign = ways.sign(toC);
          const stays =
            a === null
              ? [null]
              : ways.next(a).flatMap(([to]) => (p?.nodes.has(to) && ways.sign(to) === sign ? [to] : []));
          if (stays.length === 0) continue;
          // The search may go on, or begin here, behind what was read last.
          const onward = b === null ? begin(c) : ways.next(b);
          const goes = onward.flatMap(([to]) =>
            goesTo.has(to) && signsOfQ.has(sign) && ways.sign(to) === sign ? [to] : [],
          );
          for (const toA of stays)
            for (const toB of b === null ? [null, ...goes] : goes) {
              ways.spend();
              if (toA === home && toB === end && toC === end) return true;
              const key = `${toA} ${toB} ${toC}`;
              if (seen.has(key)) continue;
              seen.add(key);
              waiting.push([toA, toB, toC]);
            }
        }
      }
    }
  return false;
}

/** Everything from which a loop can be reached, the loop among it. */
function leadingTo(ways: Ways, reached: ReadonlySet<Node>, { nodes }: Loop): ReadonlySet<Node> {
  const back = new Map<Node, Node[]>();
  for (const node of reached) for (const [to] of ways.next(node)) back.set(to, [...(back.get(to) ?? []), node]);
  const found = new Set(nodes);
  for (const node of found) for (const from of back.get(node) ?? []) found.add(from);
  return found;
}

function reachedFrom(ways: Ways, from: readonly Node[]): ReadonlySet<Node> {
  const found = new Set(from);
  for (const node of found) for (const [to] of ways.next(node)) found.add(to);
  return found;
}

function judged(source: string, flags: string): Verdict {
  const graph = patternGraph(source, flags);
  const ways = new Ways(graph);
  const searches = !flags.includes('y');
  const begin: Moves = (behind) => (searches ? ways.along(graph.first, ways.sign(behind)) : []);
  const roots = [...ways.along(graph.first, null), ...ways.along(graph.atStart, null)].map(([node]) => node);
  const reached = reachedFrom(ways, roots);
  const loops = loopsOf(ways, roots);
  if (loops.some((loop) => hasTwoWaysRound(ways, loop))) return { grows: 'faster', how: 'exponential' };

  /** The most ways to be in each loop, for one character of the text. */
  const most = loops.map(() => 1);
  const { first, later } = graph.lookingBack;
  let steps = Math.max(1, later);
  for (const [index, loop] of loops.entries()) {
    const leading = leadingTo(ways, reached, loop);
    let here = canMove(ways, null, begin, loop, leading) ? loop.reach : 1;
    for (const [earlier, other] of loops.slice(0, index).entries()) {
      if (![...other.nodes].some((node) => leading.has(node))) continue;
      const factor = canMove(ways, other, begin, loop, leading) ? Math.min(other.reach, loop.reach) : 1;
      here = Math.max(here, (most[earlier] ?? 1) * factor);
    }
    most[index] = here;
    steps = Math.max(steps, here * Math.max(1, later));
  }
  steps += first;
  return steps === Infinity ? { grows: 'faster', how: 'polynomial' } : { grows: 'with the text', steps };
}

export function judgePattern(source: string, flags: string): Verdict {
  try {
    return judged(source, flags);
  } catch (error) {
    if (error instanceof PatternTooLarge) return { grows: 'unknown', why: error.message };
    throw error;
  }
}
