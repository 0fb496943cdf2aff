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

/** Plain spaces and line ends, and nothing that cannot be seen. */
export function withoutUnseen(input: TracedText): TracedText {
  const lines = rewrite(input, /\r\n?|[\u0085\u2028\u2029\v\f]/g, () => '\n');
  return rewrite(
    rewrite(lines, /[\t\p{Zs}]/gu, () => ' '),
    UNSEEN,
    () => '',
  );
}
