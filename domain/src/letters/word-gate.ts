/**
 * Looking words up is far cheaper than trying a pattern of a hundred alternatives at each place of a text. So each
 * pattern names the words of which one stands in every match, and is tried only where one of them was said.
 */
export type Gated = {
  /** Such as `manager|co-?worker|neighbou?rs|deport*|delivery (?:man|service)`: only first words count. */
  readonly words: string;
};

/** What a text says of the words that gates ask for. */
export type SaidWords = {
  /** In small letters, in their order; a stem stands behind the word that begins with it. */
  readonly asked: readonly string[];
  /** False when no word follows itself. */
  readonly maySayTwice: boolean;
};

let last: { readonly text: string; readonly said: SaidWords } = { text: '', said: { asked: [], maySayTwice: false } };

/**
 * The words of a text that some gate asks for; a word ends where a pattern's `\b` does. "ſ" is an s to such patterns.
 * One sentence passes several gates in a row, so the words of the last text are remembered.
 */
export function wordsIn(text: string): SaidWords {
  if (text !== last.text) last = { text, said: readWords(text) };
  return last.said;
}

/** Every word asked for by its hash, stems with their star: words of patterns, none of a story. */
const vocabulary = new Map<number, string>();
/** Most words of a story are asked for by no gate, and their mark is not set. */
const marks = new Uint8Array(1 << 14);
const markOf = (hash: number): number => hash & (marks.length - 1);
function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = hashWith(hash, word.charCodeAt(at));
  return hash;
}
const hashWith = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** Makes `wordsIn` find these words, which are small letters and digits, and may be stems. */
export function askFor(words: Iterable<string>): void {
  for (const word of words) {
    const hash = hashOf(word);
    if ((vocabulary.get(hash) ?? word) !== word) throw new RangeError(`${word} would hide another word`);
    vocabulary.set(hash, word);
    marks[markOf(hash)] = 1;
  }
}

/** For each code below 128 the small letter, digit or underscore it stands for; 0 ends a word. */
const SIGNS = Uint8Array.from({ length: 128 }, (_, code) =>
  /\w/.test(String.fromCharCode(code)) ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : 0,
);
const [SMALL_S, SMALL_K, STAR] = [0x73, 0x6b, 0x2a];

/** The sign of a word that a code stands for, 0 for none. Two letters beyond the keyboard have an s and a k for small letter. */
const signOf = (code: number): number =>
  code < 128 ? (SIGNS[code] ?? 0) : code === 0x17f ? SMALL_S : code === 0x212a ? SMALL_K : 0;

function readWords(text: string): SaidWords {
  const asked: string[] = [];
  let maySayTwice = false;
  let start = 0;
  let hash = 0;
  let stem = 0;
  let before = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = at < text.length ? signOf(text.charCodeAt(at)) : 0;
    if (sign !== 0) {
      hash = hashWith(hash, sign);
      if (at - start === STEM - 1) stem = hashWith(hash, STAR);
      continue;
    }
    if (at > start) {
      if (marks[markOf(hash)] === 1) say(asked, hash);
      if (at - start >= STEM && marks[markOf(stem)] === 1) say(asked, stem);
      if (hash === before) maySayTwice = true;
      before = hash;
      hash = 0;
    }
    start = at + 1;
  }
  return { asked, maySayTwice };
}

/** Two words of one hash would be taken for each other: then a pattern is tried in vain. */
function say(asked: string[], hash: number): void {
  const word = vocabulary.get(hash);
  if (word !== undefined) asked.push(word);
}

/**
 * Tells whether one of these words may stand in a text; no is sure. A word is a stretch of signs of which `isSign` is
 * true. Nothing is cut out of the text to see.
 */
export function anyOfWords(words: Iterable<string>, isSign: (code: number) => boolean): (text: string) => boolean {
  const hashes = new Set([...words].map(hashOf));
  return (text) => {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (isSign(code)) {
        hash = hashWith(hash, code);
      } else {
        if (hash !== 0 && hashes.has(hash)) return true;
        hash = 0;
      }
    }
    return hashes.has(hash);
  };
}

/** Gives, for the words of a text, those that may be found in it, in their order. */
export function gateOf<T extends Gated>(all: readonly T[]): (words: SaidWords) => readonly T[] {
  if (all.length > 31) throw new RangeError('a gate has a bit for each, and room for 31');
  const bits = new Map<string, number>();
  all.forEach(({ words }, index) => {
    for (const word of firstWords(words)) bits.set(word, (bits.get(word) ?? 0) | (1 << index));
  });
  askFor(bits.keys());
  return ({ asked }) => {
    let found = 0;
    for (const word of asked) found |= bits.get(word) ?? 0;
    return found === 0 ? [] : all.filter((_, index) => (found & (1 << index)) !== 0);
  };
}

/** Stems are this long: "depo*" stands for deported and deportation. */
const STEM = 4;
const stemOf = (word: string): string => (word.length < STEM ? word : `${word.slice(0, STEM)}*`);

/** The first words of alternatives, which begin with small letters or digits and may hold signs that can be left out. */
export function firstWords(alternatives: string): ReadonlySet<string> {
  // Only what follows a first word may stand in brackets, and with them bars.
  const flat = alternatives.replace(/\(\?:[^)]*\)\??/g, '');
  return new Set(flat.split('|').flatMap((one) => spelledOut('', one)));
}

function spelledOut(start: string, rest: string): readonly string[] {
  const [next = '', mark] = rest;
  if (next === '*') return [stemOf(start)];
  if (mark === '?') {
    const after = rest.slice(2);
    return [...spelledOut(start, after), ...(isInWord(next) ? spelledOut(start + next, after) : [start])];
  }
  return isInWord(next) ? spelledOut(start + next, rest.slice(1)) : [start];
}

const isInWord = (sign: string): boolean => /^[a-z0-9]$/.test(sign);
