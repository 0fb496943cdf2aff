import type { Place } from '../issue.ts';

/**
 * A word as grammar sees it. Contractions are taken apart ("I'll" is "i" and "will", both at the place of "I'll"), chat
 * spellings are the words they stand for, accents are gone: `low` is only for looking up. The text itself stays as it is.
 */
export type Word = Place & {
  /** Small, without accents and apostrophes: "will", "not", "landlord" (for "landlord's"), "12d". */
  readonly low: string;
  readonly isCapital: boolean;
  /** At least two letters and all of them capitals. */
  readonly isAllCaps: boolean;
  readonly hasDigit: boolean;
  /** "landlord's", "tenants'". */
  readonly isPossessive: boolean;
  /** The signs between the word before and this one, without blanks: ",", "--", "$", "(", ". ". */
  readonly before: string;
};

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const ACCENT = /\p{M}/gu;
/** No word that is looked up is longer; a longer one is known by its place only. */
const LONGEST_WORD = 32;

/** Chat spellings and contractions without their apostrophe, with the words they stand for. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  u: 'you',
  ya: 'you',
  yall: 'you',
  ur: 'your',
  yr: 'your',
  im: 'i am',
  ive: 'i have',
  youll: 'you will',
  theyll: 'they will',
  itll: 'it will',
  thatll: 'that will',
  youre: 'you are',
  theyre: 'they are',
  hes: 'he is',
  shes: 'she is',
  thats: 'that is',
  whats: 'what is',
  theres: 'there is',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  werent: 'were not',
  wouldnt: 'would not',
  couldnt: 'could not',
  shouldnt: 'should not',
  havent: 'have not',
  hasnt: 'has not',
  hadnt: 'had not',
  aint: 'is not',
  gonna: 'going to',
  gunna: 'going to',
  gon: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  imma: 'i am going to',
  ima: 'i am going to',
  finna: 'going to',
  tryna: 'trying to',
  lemme: 'let me',
  gimme: 'give me',
  shoulda: 'should have',
  coulda: 'could have',
  woulda: 'would have',
  betta: 'better',
  pls: 'please',
  plz: 'please',
  cuz: 'because',
  coz: 'because',
  bc: 'because',
  tmrw: 'tomorrow',
  tonite: 'tonight',
  ppl: 'people',
  gov: 'government',
  wut: 'what',
  wat: 'what',
  r: 'are',
  mustve: 'must have',
  shouldve: 'should have',
  wouldve: 'would have',
  couldve: 'could have',
  license: 'licence',
  licenses: 'licences',
  licensed: 'licenced',
  licensing: 'licencing',
  neighbours: 'neighbors',
  neighbour: 'neighbor',
  til: 'until',
  till: 'until',
};

const MEANT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(STANDS_FOR).map(([typed, words]) => [typed, words.split(' ')]),
);

/** What follows an apostrophe, with the word it stands for. */
const ENDINGS: Readonly<Record<string, string>> = { ll: 'will', re: 'are', m: 'am', ve: 'have', d: 'would' };

/** Before "'s" these are followed by "is"; anything else owns something. */
const IS_BEFORE_S = new Set(
  'he she it that there what who where how here everything nothing something this when'.split(' '),
);

/** Words of a text in order, read once. A sign that is no letter or digit is between words, in `before`. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let signs = '';
  let at = 0;
  while (at < text.length) {
    const end = endOfWord(text, at);
    if (end > at) {
      pushWord(words, text.slice(at, end), { start: at, end }, signs, isInitial(text, at, end));
      signs = '';
      at = end;
    } else {
      const sign = text.charAt(at);
      // A run of signs tells no more than its first few.
      if (sign !== ' ' && signs.length < 8) signs += sign;
      at += 1;
    }
  }
  return words;
}

/** ASCII is recognized by its code: nearly all text is. */
function isWordSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return (
    LETTER.test(text.charAt(at)) ||
    (code >= 0xd800 && code <= 0xdfff && LETTER.test(String.fromCodePoint(text.codePointAt(at) ?? 32)))
  );
}

const isApostrophe = (sign: string): boolean => sign === "'" || sign === '’';

/** Where the word ends that begins at a place; the place itself when none does. Apostrophes hold letters together. */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    if (isWordSign(text, end)) end += 1;
    else if (end > at && isApostrophe(text.charAt(end)) && end + 1 < text.length && isWordSign(text, end + 1)) end += 1;
    else break;
  }
  return end;
}

const NOT_ASCII = /[^\0-\u007f]/;

/** Small letters without accents: "İnş" and "ins" look alike. */
export function plainOf(typed: string): string {
  const small = typed.toLowerCase();
  if (!NOT_ASCII.test(small)) return small;
  return small.normalize('NFD').replace(ACCENT, '').replaceAll('ı', 'i').replaceAll('’', "'").replaceAll('ß', 'ss');
}

/** What the signs of a word tell about its shape, in one look. */
function shapeOf(typed: string): Pick<Word, 'isCapital' | 'isAllCaps' | 'hasDigit'> {
  let [small, large, hasDigit] = [0, 0, false];
  for (let at = 0; at < typed.length; at += 1) {
    const code = typed.charCodeAt(at);
    if (code >= 97 && code <= 122) small += 1;
    else if (code >= 65 && code <= 90) large += 1;
    else if (code >= 48 && code <= 57) hasDigit = true;
    else if (code >= 128 && HAS_SMALL.test(typed.charAt(at))) small += 1;
    else if (code >= 128 && HAS_LARGE.test(typed.charAt(at))) large += 1;
  }
  const first = typed.charAt(0);
  return {
    isCapital: large > 0 && first !== first.toLowerCase(),
    isAllCaps: typed.length > 1 && large > 0 && small === 0,
    hasDigit,
  };
}

const HAS_SMALL = /\p{Ll}/u;
const HAS_LARGE = /\p{Lu}/u;

/** The "U" of "U.S." is nobody. */
const isInitial = (text: string, at: number, end: number): boolean =>
  end - at === 1 && (text.charAt(end) === '.' || text.charAt(at - 1) === '.');

function pushWord(words: Word[], typed: string, { start, end }: Place, before: string, isLetter: boolean): void {
  const plain = typed.length > LONGEST_WORD ? '' : plainOf(typed);
  const { isCapital, isAllCaps, hasDigit } = shapeOf(typed);
  const mark = plain.lastIndexOf("'");
  const meant = isLetter ? undefined : mark < 0 ? MEANT.get(plain) : apart(plain, mark);
  const isPossessive = mark > 0 && plain.endsWith("'s") && !IS_BEFORE_S.has(plain.slice(0, mark));
  words.push({ start, end, low: meant?.[0] ?? plain, isCapital, isAllCaps, hasDigit, isPossessive, before });
  // The rest of a contraction is no word of its own that anybody wrote: no capital, nothing before it.
  for (const low of meant?.slice(1) ?? []) {
    words.push({ start, end, low, isCapital: false, isAllCaps, hasDigit, isPossessive: false, before: '' });
  }
}

/** "i'll" is "i will", "don't" is "do not", "won't" is "will not", "landlord's" is "landlord". */
function apart(plain: string, mark: number): readonly string[] {
  const [stem, ending] = [plain.slice(0, mark), plain.slice(mark + 1)];
  if (plain === "let's") return ['let', 'us'];
  if (plain === "y'all") return ['you'];
  if (ending === 't' && stem.endsWith('n')) return MEANT.get(plain.replace("'", '')) ?? [stem.slice(0, -1), 'not'];
  if (ending === 's') return IS_BEFORE_S.has(stem) ? [stem, 'is'] : [stem];
  const meant = ENDINGS[ending];
  return meant === undefined ? [plain.replaceAll("'", '')] : [stem, meant];
}
