/**
 * Marks for the template, put into text that `sanitizeText` has cleared of them: where a very long word may break, and
 * which short run of right-to-left text must be set apart. The template turns them into layout, so that the text taken
 * from the finished PDF does not hold them.
 */
const BREAK = '\u200b';
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/** In letters as the reader counts them. Any 30 letters fit on a line of the page in any of the sizes we print. */
const LONGEST_UNBROKEN = 30;
const PIECE = 20;
/** A run up to this long fits on one line and is set as a unit; a longer one must be able to break. */
const LONGEST_ISOLATE = 40;

/** Chinese and Japanese are written without spaces; the engine breaks them by their own rules. */
const LETTER_OF_WORD = '[^\\s\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\u3000-\\u30ff\\uff00-\\uffef]';
const LONG_WORD = new RegExp(`${LETTER_OF_WORD}{${LONGEST_UNBROKEN + 1},}`, 'gu');
const RTL_LETTER = '(?:(?=\\p{L})[\\p{sc=Hebr}\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Thaa}])';
const RTL_RUN = new RegExp(`${RTL_LETTER}(?:[^\\p{L}\\n]*${RTL_LETTER})*\\p{M}*`, 'gu');
const ANY_RTL = new RegExp(RTL_LETTER, 'u');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Lets words of more than 30 letters break: after the signs that addresses and links are built from, and where there
 * are none for 30 letters, after every 20.
 */
export function markLongWords(text: string): string {
  return text.replace(LONG_WORD, (word) =>
    word
      .split(/(?<=[@./_?&=:,-])/u)
      .flatMap(cutIntoPieces)
      .join(BREAK),
  );
}

/**
 * Sets short right-to-left runs (names, as a rule) apart, so that a house number or an amount that follows a Hebrew
 * name is not drawn on the wrong side of it.
 */
export function isolateRightToLeft(text: string): string {
  if (!ANY_RTL.test(text)) return text;
  return text.replace(RTL_RUN, (run) => (run.length > LONGEST_ISOLATE ? run : `${ISOLATE}${run}${END_ISOLATE}`));
}

/** True for a text written in a right-to-left script as a whole, such as a quoted message; then all of it runs that way. */
export function isRightToLeft(text: string): boolean {
  const [first, ...rest] = text.match(/\p{L}/gu) ?? [];
  if (first === undefined || !ANY_RTL.test(first)) return false;
  return rest.filter((letter) => ANY_RTL.test(letter)).length * 2 >= rest.length;
}

function cutIntoPieces(piece: string): string[] {
  if (piece.length <= LONGEST_UNBROKEN) return [piece];
  const letters = Array.from(graphemes.segment(piece), ({ segment }) => segment);
  if (letters.length <= LONGEST_UNBROKEN) return [piece];
  return Array.from({ length: Math.ceil(letters.length / PIECE) }, (_, index) =>
    letters.slice(index * PIECE, (index + 1) * PIECE).join(''),
  );
}
