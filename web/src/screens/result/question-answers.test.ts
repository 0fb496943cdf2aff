import type { LetterQuestionAnswer } from '@plainclaim/contract';
import { expect, it } from 'vitest';
import { changedAnswers, givenAnswers, openQuestions } from './question-answers.ts';

const ask = (over: Partial<LetterQuestionAnswer>): LetterQuestionAnswer => ({
  id: 'q',
  code: 'letter.who_is',
  message: 'Who is it?',
  kind: 'choice',
  params: {},
  options: [],
  answer: null,
  is_required: false,
  ...over,
});

it('only answers that changed are sent, and an emptied one is taken back', () => {
  const questions = [ask({ id: 'a', answer: 'yes' }), ask({ id: 'b', answer: 'no' }), ask({ id: 'c' })];
  expect(changedAnswers(questions, { a: 'yes', b: '', c: ' 2026-03-09 ' })).toEqual([
    { id: 'b', value: '' },
    { id: 'c', value: '2026-03-09' },
  ]);
});

it('an amount is shown as it is typed, and is no change until it is another one', () => {
  const questions = [ask({ kind: 'amount', answer: '$1,200.00' })];
  expect(givenAnswers(questions)).toEqual({ q: '1200.00' });
  expect(changedAnswers(questions, givenAnswers(questions))).toEqual([]);
});

it('an answered question is not open', () => {
  expect(openQuestions([ask({ id: 'a', answer: 'yes' }), ask({ id: 'b' })]).map(({ id }) => id)).toEqual(['b']);
});
