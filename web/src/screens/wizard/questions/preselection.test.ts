import { type ClaimDraft, emptyDraft, fallbackQuestions, type Question, servedQuestions } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { defendantAskedAbout, offeredAnswer, preselectedAnswers } from './preselection.ts';

const aDraft = (changes: Partial<ClaimDraft> = {}): ClaimDraft => ({ ...emptyDraft, whoUser: '1', ...changes });
const withOptions = (key: Question['key'], answer_options: Question['answer_options']): Question => ({
  key,
  label: key,
  answer_type: 'custom',
  answer_options,
});

describe('the answers chosen beforehand', () => {
  test('are wishes for the letter alone: no fact that is declared to be true', () => {
    expect(preselectedAnswers(servedQuestions, aDraft())).toEqual({ responseDays: 14, paymentPlan: 'No' });
    expect(preselectedAnswers(fallbackQuestions, aDraft())).toEqual({});
  });

  test('what the person chose stays', () => {
    const answers = preselectedAnswers(servedQuestions, aDraft({ responseDays: 30 }));
    expect(answers).not.toHaveProperty('responseDays');
  });

  test('a second look finds nothing left to choose', () => {
    const draft = { ...aDraft(), ...preselectedAnswers(servedQuestions, aDraft()) };
    expect(preselectedAnswers(servedQuestions, draft)).toEqual({});
  });

  test('an answer the list does not offer is not chosen', () => {
    expect(preselectedAnswers([withOptions('responseDays', [10, 21])], aDraft())).toEqual({});
  });
});

describe('reading a choice back', () => {
  test('a number stays a number', () => {
    expect(offeredAnswer(withOptions('responseDays', [10, 14, 21]), '14')).toBe(14);
  });

  test('what was not offered is no answer', () => {
    expect(offeredAnswer(withOptions('responseDays', [10, 14, 21]), '15')).toBeUndefined();
  });
});

test('the two military questions are about the first and the second defendant', () => {
  expect(defendantAskedAbout('defendantMilitary1')).toBe(1);
  expect(defendantAskedAbout('defendantMilitary2')).toBe(2);
  expect(defendantAskedAbout('isAdult')).toBeNull();
});
