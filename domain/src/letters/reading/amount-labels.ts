import * as words from '../letter-wording.ts';

/** Every name of a sum that is ours and not the person's own word, in small letters. */
export const AMOUNT_LABELS: readonly string[] = [
  ...new Set(
    [
      words.TOTAL_LABEL,
      words.SAME_AGAIN_LABEL,
      words.TWICE_AGAIN_LABEL,
      words.DOUBLED_BY_LAW_LABEL,
      words.GIVEN_UP_LABEL,
      words.LOSS_LABEL,
      words.AGREED_PRICE,
      words.VALUE_LABEL,
      ...words.NAMED_ACTS.values(),
      ...Object.values(words.NAMES_BY_REASON).flat(),
      ...words.PLAIN_NAMES,
    ].map((label) => label.toLowerCase()),
  ),
];
