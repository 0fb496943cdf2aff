/** Signs of arithmetic that people write as words, in the languages we meet. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:menos|eksi|moins|meno|minus)\b/giu, ' minus '],
  [/(?<!\p{L})(?:más|mas|mais|artı|plus|più)(?!\p{L})/giu, ' plus '],
  [/(?<=\d\s)(?:por|vezes|veces|kere|fois)(?=\s\$?\d)/giu, ' x '],
];
const OTHER_WORDS = /(?!\b(?:minus|plus|x)\b)(?<!\p{L})\p{L}+(?!\p{L})/giu;

/** The sums and signs of a calculation, without its words: what they are called, the story in English says. */
export const withoutWords = (sentence: string): string =>
  SIGNS.reduce((text, [word, sign]) => text.replace(word, sign), sentence)
    .replace(OTHER_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
