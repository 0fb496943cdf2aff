import * as words from '../letter-wording.ts';

/** What people themselves often call a sum. Whole names only: one with other words in it stays as it was written. */
const COMMON_NAMES = [
  'interest',
  'late fee',
  'late fees',
  'labor',
  'materials',
  'parts',
  'tax',
  'shipping',
  'towing',
  'storage',
] as const;

/** Every name of a sum that can be told in another language: ours, and people's commonest, in small letters. */
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
      ...COMMON_NAMES,
    ].map((label) => label.toLowerCase()),
  ),
];
