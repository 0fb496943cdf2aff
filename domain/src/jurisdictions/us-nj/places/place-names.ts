/** Kinds of municipality; people write them before or after the name, or not at all. */
const KINDS: ReadonlySet<string> = new Set(['city', 'township', 'borough', 'town', 'village']);

const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['twp', 'township'],
  ['twsp', 'township'],
  ['twnshp', 'township'],
  ['tnshp', 'township'],
  ['tp', 'township'],
  ['boro', 'borough'],
  ['vlg', 'village'],
  ['hts', 'heights'],
  ['hgts', 'heights'],
  ['jct', 'junction'],
  ['sta', 'station'],
  ['bch', 'beach'],
  ['pk', 'park'],
  ['pt', 'point'],
  ['lk', 'lake'],
  ['lks', 'lakes'],
  ['spg', 'spring'],
  ['spgs', 'springs'],
  ['ct', 'court'],
  ['ctr', 'center'],
  ['hbr', 'harbor'],
  ['is', 'island'],
]);

/** Only in front of a name: "W. Orange", "So. Plainfield". */
const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['n', 'north'],
  ['no', 'north'],
  ['s', 'south'],
  ['so', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

/**
 * A place name as it is compared: lower case, no punctuation, one spelling for what is often shortened, no state behind
 * it. "Twp. of X" and "X Twp" both become "x township".
 */
export function normalized(name: string): string {
  const words = withoutState(
    name
      .toLowerCase()
      .replace(/['’.]/g, '')
      .split(/[^a-z]+/)
      .filter((word) => word !== '' && word !== 'and'),
  )
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .map((word, index, all) => (index === 0 && all.length > 1 ? (DIRECTIONS.get(word) ?? word) : word));
  const [kind = '', of, ...rest] = words[0] === 'the' ? words.slice(1) : words;
  return KINDS.has(kind) && of === 'of' && rest.length > 0
    ? [...rest, ...endingIn(rest, kind)].join(' ')
    : words.join(' ');
}

/** "Washington" for "washington township"; a name that is nothing but a kind stays. */
export function withoutKind(name: string): string {
  const words = name.split(' ');
  return words.length > 1 && KINDS.has(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : name;
}

/** "City of Orange Township" already ends in its kind. */
const endingIn = (words: readonly string[], kind: string): readonly string[] =>
  KINDS.has(words.at(-1) ?? '') ? [] : [kind];

function withoutState(words: readonly string[]): readonly string[] {
  if (words.length > 1 && words.at(-1) === 'nj') return words.slice(0, -1);
  return words.length > 2 && words.at(-2) === 'new' && words.at(-1) === 'jersey' ? words.slice(0, -2) : words;
}
