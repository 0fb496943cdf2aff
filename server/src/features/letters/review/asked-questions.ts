import {
  FIRST_OWNER,
  type LetterDecisions,
  type LetterQuestion,
  OWN_WORDS,
  parseCalendarDate,
  parseUsd,
  type Problem,
} from '@plainclaim/domain';
import { sanitizeText } from '../../../platform/documents/index.ts';

/** What composing the letter with given decisions still asks. */
export type Ask = (decisions: LetterDecisions) => readonly LetterQuestion[];

/** Without an answer to these the letter cannot be approved. */
const REQUIRED: ReadonlySet<string> = new Set([FIRST_OWNER]);

export type AskedQuestion = {
  readonly question: LetterQuestion;
  readonly answer: string | null;
  readonly isRequired: boolean;
};

/**
 * Every question of a letter, answered ones too. An answered question is not asked by the composer any more, so it is
 * found by leaving its answer out again.
 */
export function askedQuestions(ask: Ask, decisions: LetterDecisions): readonly AskedQuestion[] {
  const found = new Map<string, LetterQuestion>();
  const note = (questions: readonly LetterQuestion[]): void => {
    for (const question of questions) if (!found.has(question.id)) found.set(question.id, question);
  };
  note(ask({ ...decisions, ownWords: '', answers: {} }));
  note(ask(decisions));
  for (const id of answeredIds(decisions)) {
    if (!found.has(id)) note(ask(withAnswer(decisions, id, '')).filter((question) => question.id === id));
  }
  return [...found.values()].map((question) => ({
    question,
    answer: answerTo(decisions, question.id) || null,
    isRequired: REQUIRED.has(question.id),
  }));
}

/** Whether the own words are in the letter is a decision of its own: it can be made without the question. */
const answerTo = ({ ownWords, answers }: LetterDecisions, id: string): string | undefined =>
  id === OWN_WORDS ? ownWords : answers[id];

const answeredIds = ({ answers }: LetterDecisions): readonly string[] =>
  Object.keys(answers).filter((id) => answers[id] !== '');

/** An empty value takes the answer back. */
function withAnswer(decisions: LetterDecisions, id: string, value: string): LetterDecisions {
  if (id === OWN_WORDS) return { ...decisions, ownWords: value === 'in' || value === 'out' ? value : '' };
  const others = Object.entries(decisions.answers).filter(([known]) => known !== id);
  return { ...decisions, answers: Object.fromEntries(value === '' ? others : [...others, [id, value]]) };
}

export type GivenAnswer = { readonly id: string; readonly value: string };

export type TakenAnswers = { readonly decisions: LetterDecisions; readonly problems: readonly Problem[] };

/** Adds the answers that fit their question. An answer can bring a further question, which may be answered along. */
export function takeAnswers(ask: Ask, before: LetterDecisions, given: readonly GivenAnswer[]): TakenAnswers {
  let decisions = before;
  let waiting = given.map(({ id, value }) => ({ id, value: sanitizeText(value).trim() }));
  const problems: Problem[] = [];
  for (let hasNew = true; hasNew && waiting.length > 0; ) {
    const asked = new Map(askedQuestions(ask, decisions).map(({ question }) => [question.id, question]));
    const unknown: GivenAnswer[] = [];
    for (const answer of waiting) {
      const question = asked.get(answer.id);
      if (question === undefined) {
        unknown.push(answer);
        continue;
      }
      const code = answer.value === '' ? null : answerProblem(question, answer.value);
      if (code === null) decisions = withAnswer(decisions, answer.id, answer.value);
      else problems.push({ field: answer.id, code });
    }
    hasNew = unknown.length < waiting.length;
    waiting = unknown;
  }
  return { decisions, problems: [...problems, ...waiting.map(goneProblem)] };
}

const goneProblem = ({ id }: GivenAnswer): Problem => ({ field: id, code: 'field.choice_unknown' });

function answerProblem(question: LetterQuestion, value: string): Problem['code'] | null {
  switch (question.kind) {
    case 'choice':
      return question.options?.some((option) => option.value === value) === true ? null : 'field.choice_unknown';
    case 'yes_no':
      return value === 'yes' || value === 'no' ? null : 'field.choice_unknown';
    case 'date':
      return parseCalendarDate(value).ok ? null : 'field.date_invalid';
    case 'amount':
      return parseUsd(value).ok ? null : 'field.amount_invalid';
    case 'text':
      return null;
  }
}
