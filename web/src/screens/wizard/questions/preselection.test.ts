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
  test('nobody who reads another language is taken to want English in court', () => {
    expect(preselectedAnswers(servedQuestions, aDraft(), false)).not.toHaveProperty('courtLanguage');
  });

  test('age and military duty are left to the person, with either list', () => {
    for (const questions of [servedQuestions, fallbackQuestions]) {
      const answers = preselectedAnswers(questions, aDraft(), true);
      expect(Object.keys(answers)).not.toContain('isAdult');
      expect(Object.keys(answers)).not.toContain('defendantMilitary1');
      expect(Object.keys(answers)).not.toContain('defendantMilitary2');
    }
  });

  test('the other served questions get the most common answer', () => {
    expect(preselectedAnswers(servedQuestions, aDraft(), true)).toEqual({
      askedMoneyBefore: true,
      assignedClaim: false,
      agreementKind: 'Texts or emails',
      responseDays: 14,
      paymentPlan: 'No',
      courtLanguage: 'English',
      otherCase: false,
      otherAction: false,
      otherParties: false,
      accommodation: 'No',
      otherSideLawyer: false,
      partialClaim: 'No',
    });
  });

  test('a "No" that could lose the claim is left to the person', () => {
    const names = ['Oak Shop', 'Oak Shop LLC', 'Township of Wayne', 'USPS', 'Estate of Al Roe'];
    for (const defendantFirstname of names) {
      const draft = aDraft({ whoUser: '2', defendantFirstname, publicBody: true, situation: 'other' });
      const answers = Object.keys(preselectedAnswers(servedQuestions, draft, true));
      for (const key of ['publicBody', 'isFederal', 'deceased', 'bankruptcy', 'professionalMalpractice']) {
        expect(answers).not.toContain(key);
      }
    }
  });

  test('questions that are not asked get none', () => {
    expect(preselectedAnswers(fallbackQuestions, aDraft(), true)).toEqual({
      askedMoneyBefore: true,
      assignedClaim: false,
    });
  });

  test('what the person answered stays, also when it is No', () => {
    const answers = preselectedAnswers(servedQuestions, aDraft({ askedMoneyBefore: false, responseDays: 30 }), true);
    expect(answers).not.toHaveProperty('askedMoneyBefore');
    expect(answers).not.toHaveProperty('responseDays');
  });

  test('a second look finds nothing left to choose', () => {
    const draft = { ...aDraft(), ...preselectedAnswers(servedQuestions, aDraft(), true) };
    expect(preselectedAnswers(servedQuestions, draft, true)).toEqual({});
  });

  test('an answer the list does not offer is not chosen', () => {
    expect(preselectedAnswers([withOptions('agreementKind', ['Paper', 'Handshake'])], aDraft(), true)).toEqual({});
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
