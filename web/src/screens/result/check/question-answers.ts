import type { LetterQuestionAnswer } from '@plainclaim/contract';

/** What is in the field: an amount is typed without its signs. */
export const asTyped = ({ kind, answer }: Pick<LetterQuestionAnswer, 'kind' | 'answer'>): string =>
  kind === 'amount' ? (answer ?? '').replace(/[$,]/g, '') : (answer ?? '');

/** An answer as it is repeated, in a line. */
export function saidAnswer({ kind, answer, options }: LetterQuestionAnswer, yes: string, no: string): string {
  if (kind === 'choice') return options.find(({ value }) => value === answer)?.label ?? answer ?? '';
  if (kind === 'yes_no') return answer === 'yes' ? yes : no;
  return answer ?? '';
}
