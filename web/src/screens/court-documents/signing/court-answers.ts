import type { CourtAnswer, CourtAnswerChange } from '@plainclaim/contract';

/** By the name of its field: what was chosen or typed on the page. */
export type Answers = Readonly<Record<string, string>>;

export const fieldName = ({ thing, key }: Pick<CourtAnswer, 'thing' | 'key'>): string =>
  `answer_${thing}${key === '' ? '' : `_${key}`}`;

/** As it is on the page. */
export const valueIn = (answers: Answers, one: CourtAnswer): string => answers[fieldName(one)] ?? one.value;

/** A line goes with an answer: it is asked for when that answer is neither open nor "no". */
export function isAsked(
  one: CourtAnswer,
  all: readonly CourtAnswer[],
  questionOf: (detail: string) => string,
  answers: Answers,
): boolean {
  if (one.thing !== 'detail') return true;
  const question = all.find(({ thing, key }) => thing === 'question' && key === questionOf(one.key));
  const value = question === undefined ? '' : valueIn(answers, question);
  if (one.key === 'otherLanguage') return value === 'Another language';
  if (one.key === 'otherAccommodation') return value === 'Another kind of help';
  return value !== '' && value !== 'no' && value !== 'No';
}

/** What is another answer now than the one that was read. */
export const changesIn = (all: readonly CourtAnswer[], answers: Answers): CourtAnswerChange[] =>
  all.flatMap((one) => {
    const { thing, key, value } = one;
    const now = valueIn(answers, one).trim();
    return now === value ? [] : [{ thing, key, value: now }];
  });

/** The yes or no questions that every complaint asks. */
const COMPLAINT_QUESTIONS = ['otherCase', 'otherAction', 'otherParties', 'courtLanguage', 'accommodation'];

/** The lines of the readings that an answer mends, by what is asked. */
const ANSWER_OF_LINE: Readonly<Record<string, (one: CourtAnswer) => boolean>> = {
  entity_open: ({ thing }) => thing === 'entity',
  trade_name_untold: ({ thing }) => thing === 'trade_name',
  county_open: ({ thing }) => thing === 'county',
  kind_open: ({ thing }) => thing === 'kind',
  question_open: ({ key, value }) => COMPLAINT_QUESTIONS.includes(key) && value === '',
  claim_split: ({ key }) => key === 'otherCase',
  arbitration_clause: ({ key }) => key === 'arbitrationClause',
};

/** The field that mends a line of the readings: an answer, how the amount was worked out, or the facts. */
export function fieldToMend(line: string, all: readonly CourtAnswer[]): string {
  const isAnswer = ANSWER_OF_LINE[line];
  const answer = isAnswer === undefined ? undefined : all.find((one) => isAnswer(one));
  if (answer !== undefined) return fieldName(answer);
  return line === 'sum_unexplained' ? 'complaint_calculation' : 'complaint_story';
}
