import { rewrite, type TracedText } from './traced-text.ts';

const PICTURE = '(?![©®™])\\p{Extended_Pictographic}';
/** Pictures, flags, and typed faces such as ":-)". A face must stand alone, so times and addresses stay. */
export const EMOJI = new RegExp(
  `(?:${PICTURE}(?:\\uFE0F|\\u200D|[\\u{1F3FB}-\\u{1F3FF}]|${PICTURE})*)|\\p{Regional_Indicator}{1,2}|(?<=^|\\s)[:;=]-?[)(DPp/|](?=\\s|[.,!?]|$)`,
  'gmu',
);

/**
 * Characters that show nothing or turn the direction of text: controls, half pairs, private-use and tag characters,
 * zero-width spaces. The joiners of Persian and Indic scripts stay where they join letters.
 */
const UNSEEN =
  /[\p{Cs}\p{Co}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFE00-\uFE0F\uFFF9-\uFFFB\u20E3\u{E0000}-\u{E0FFF}]|(?![\n\t])\p{Cc}|(?<![\p{L}\p{M}])[\u200C\u200D]|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200C\u200D]/gu;

/** Every sign that UNSEEN may take, and both halves of all signs beyond the first 65,536: quickly found, or not. */
const MAY_BE_UNSEEN =
  /[\0-\x08\x0B-\x1F\x7F-\x9F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\u20E3\uD800-\uF8FF\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB]/;
/** What nearly every text is made of: line ends, signs of a keyboard, letters with accents, curly quotes. */
const NOT_PLAIN = /[^\n -~\u00A1-\u00AC\u00AE-\u024F‘-”–—…€]/;

const TYPED_FACE = /[:;=]-?[)(DPp/|]/;
/** Among what is plain only typed faces are pictures. */
export const mayHoldPicture = (text: string): boolean => NOT_PLAIN.test(text) || TYPED_FACE.test(text);

/** Plain spaces and line ends, and nothing that cannot be seen. */
export function withoutUnseen(input: TracedText): TracedText {
  if (!NOT_PLAIN.test(input.text)) return input;
  const lines = rewrite(input, /\r\n?|[\u0085\u2028\u2029\v\f]/g, () => '\n');
  const spaced = rewrite(lines, /(?! )[\t\p{Zs}]/gu, () => ' ');
  return MAY_BE_UNSEEN.test(spaced.text) ? rewrite(spaced, UNSEEN, () => '') : spaced;
}
