/**
 * Two answers with one name cannot be distinguished in that language: the first is offered, which is the card's own, and the
 * one that was chosen before.
 */
export const onceByLabel = <T extends { readonly label: string }>(
  answers: readonly T[],
  isChosen: (answer: T) => boolean = () => false,
): readonly T[] =>
  answers.filter(
    (answer, index) => isChosen(answer) || answers.findIndex(({ label }) => label === answer.label) === index,
  );
