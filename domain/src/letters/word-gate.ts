/**
 * Looking words up is far cheaper than trying a pattern of a hundred alternatives at each place of a text. So each
 * pattern names the words of which one stands in every match, and is tried only where one of them was said.
 */
export type Gated = {
  /** Such as `manager|co-?worker|neighbou?rs|deport*|delivery (?:man|service)`: only first words count. */
  readonly words: string;
};

let last: { readonly text: string; readonly words: readonly string[] } = { text: '', words: [] };

/**
 * The words of a text in small letters; a word ends where a pattern's `\b` does. "ſ" is an s to such patterns. One
 * sentence passes several gates in a row, so the words of the last text are remembered.
 */
export function wordsIn(text: string): readonly string[] {
  if (text !== last.text) {
    const small = text.toLowerCase().replaceAll('ſ', 's');
    last = { text, words: small.match(/[a-z0-9_]+/g) ?? [] };
  }
  return last.words;
}

/** Gives, for the words of a text, those that may be found in it, in their order. */
export function gateOf<T extends Gated>(all: readonly T[]): (words: readonly string[]) => readonly T[] {
  if (all.length > 31) throw new RangeError('a gate has a bit for each, and room for 31');
  const bits = new Map<string, number>();
  all.forEach(({ words }, index) => {
    for (const word of firstWords(words)) bits.set(word, (bits.get(word) ?? 0) | (1 << index));
  });
  const stemStarts = new Set([...bits.keys()].filter((word) => word.endsWith('*')).map((stem) => stem.charCodeAt(0)));
  return (words) => {
    let found = 0;
    for (const word of words) {
      found |= bits.get(word) ?? 0;
      if (stemStarts.has(word.charCodeAt(0))) found |= bits.get(stemOf(word)) ?? 0;
    }
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
