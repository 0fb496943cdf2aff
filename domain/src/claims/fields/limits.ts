/** Longest texts and lists we accept, in UTF-16 units and entries. More is refused, never cut. */
export const LIMITS = {
  shortText: 200,
  /** About ten pages. */
  storyText: 30_000,
  calculationText: 10_000,
  amountText: 20,
  reasons: 20,
  additionalDefendants: 3,
  /** More lines than this no court form has. */
  coClaimants: 3,
  /** The signature PNG as a data address; a 555 by 250 drawing is far below this. */
  signatureText: 200_000,
  answerText: 200,
  /** Decisions about places in the story: a yes, a sentence left out, a sentence changed. */
  storyChoices: 80,
  /** A sentence that was left out or changed is kept with its decision, up to this length. */
  storySentence: 2_000,
} as const;
