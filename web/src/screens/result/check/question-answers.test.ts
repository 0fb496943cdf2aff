import { expect, test } from 'vitest';
import { asTyped, saidAnswer } from './question-answers.ts';

const question = { id: 'a', code: 'c', message: 'm', params: {}, is_required: false, options: [] };

test('an amount stands in its field without its signs', () => {
  expect(asTyped({ kind: 'amount', answer: '$1,200.00' })).toBe('1200.00');
  expect(asTyped({ kind: 'text', answer: null })).toBe('');
});

test('an answer is told again in words', () => {
  const options = [{ value: 'keep', code: 'o', label: 'Keep it in', params: {} }];
  expect(saidAnswer({ ...question, kind: 'choice', options, answer: 'keep' }, 'Yes', 'No')).toBe('Keep it in');
  expect(saidAnswer({ ...question, kind: 'yes_no', answer: 'no' }, 'Yes', 'No')).toBe('No');
  expect(saidAnswer({ ...question, kind: 'text', answer: 'Ada' }, 'Yes', 'No')).toBe('Ada');
});
