import type { Slot } from '../card.ts';

/** Words that may stand before a noun in English: with one of them it needs no other. */
const BEFORE_NOUNS = new Set(
  'a an the my our your his her its their this that these those one two three four five six seven eight nine ten some any no each every all both another several half many few most'.split(
    ' ',
  ),
);

const firstWord = (text: string): string => (text.trim().split(/[\s]/, 1)[0] ?? '').toLowerCase();

const hasOne = (text: string): boolean => {
  const first = firstWord(text);
  return BEFORE_NOUNS.has(first) || /^[\p{N}$“"]/u.test(first) || /['’]s?$/u.test(first);
};

/** Whether nearly all ready-made answers of a slot bring "a", "the" or "my": then a typed one may need it too. */
export function asksArticle({ kind, things, common = [] }: Slot): boolean {
  if (kind !== 'thing' || things?.form === 'bare' || things?.form === 'do') return false;
  const withOne = common.filter(({ letter }) => /^\{(?:my|your|the)\} /.test(letter) || hasOne(letter));
  return common.length > 0 && withOne.length >= common.length * 0.75;
}

/** "an urgent care center", "an hourly worker"; "a European", "a unit". */
const SOUNDS_LIKE_A_VOWEL = /^(?!eu|one\b|uni[^mn]|(?:us|ut)[aeiou]|ura|ubiq)(?:[aeiou]|hour|honest|heir)/i;

/**
 * Typed words with each small word that could stand before them; none where they have one already. Which one is right, and
 * whether any is, only the person knows: "counselor" needs one, and "RWJ Hamilton" does not.
 */
export function articleChoices(typed: string, isWe: boolean): readonly string[] {
  const text = typed.trim();
  if (text === '' || hasOne(text)) return [];
  const one = SOUNDS_LIKE_A_VOWEL.test(text) ? 'an' : 'a';
  return [one, 'the', isWe ? 'our' : 'my'].map((word) => `${word} ${text}`);
}
