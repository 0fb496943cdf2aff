import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../draft.ts';
import { QUESTION_KEYS } from '../fields/answers.ts';
import { additionalDefendantSchema } from '../fields/parties.ts';
import { fallbackQuestions, isRequiredQuestion, preselected, servedQuestions } from './questions.ts';
import { questionsFor } from './questions-asked.ts';

const aDefendant = (whoUser: '' | '1' | '2') => additionalDefendantSchema.parse({ whoUser });
const keysFor = (whoUser: '' | '1' | '2', others: readonly ('' | '1' | '2')[]) =>
  questionsFor(servedQuestions, { ...emptyDraft, whoUser, additionalDefendants: others.map(aDefendant) }).map(
    (q) => q.key,
  );

describe('administrative questions', () => {
  test('every key is served once, in the order of the keys', () => {
    expect(servedQuestions.map((q) => q.key)).toEqual([...QUESTION_KEYS]);
  });

  test('yes/no questions have no options and the others have some', () => {
    for (const q of servedQuestions) expect(q.answer_options.length > 0).toBe(q.answer_type !== 'yes_no');
  });

  test('the labels of the four military questions differ and all allow not knowing', () => {
    const military = servedQuestions.filter((q) => q.key.startsWith('defendantMilitary'));
    expect(new Set(military.map((q) => q.label)).size).toBe(4);
    for (const q of military) expect(q.answer_options).toEqual(['Yes', 'No', 'I do not know']);
  });

  test('the fallback list is the specified five, all yes/no', () => {
    expect(fallbackQuestions.map((q) => [q.key, q.label, q.answer_type])).toEqual([
      ['askedMoneyBefore', 'Have you already asked for the money related to this case?', 'yes_no'],
      ['assignedClaim', 'Have you been assigned this claim by another person?', 'yes_no'],
      ['isAdult', 'Are you 18 years of age or older?', 'yes_no'],
      ['defendantMilitary1', 'Is the defendant on active military duty?', 'yes_no'],
      ['defendantMilitary2', 'Is the defendant on active military duty?', 'yes_no'],
    ]);
  });

  test('of the eleven first questions those must be answered that a letter or a stop needs', () => {
    expect(QUESTION_KEYS.filter(isRequiredQuestion)).toEqual([
      'askedMoneyBefore',
      'assignedClaim',
      'isAdult',
      'agreementKind',
      'responseDays',
      'publicBody',
      'paymentPlan',
      'otherCase',
    ]);
  });

  test('only wishes are chosen in advance: no fact that the person then declares to be true', () => {
    expect(preselected).toEqual({ responseDays: 14, paymentPlan: 'No' });
  });

  test('every preselected answer is one that can be given', () => {
    const optionsOf = new Map<string, readonly unknown[]>(
      servedQuestions.map((q) => [q.key, q.answer_type === 'yes_no' ? [true, false] : q.answer_options]),
    );
    for (const [key, answer] of Object.entries(preselected)) expect(optionsOf.get(key)).toContain(answer);
  });

  test.each([
    ['a business is not asked about military duty', '2', [], []],
    ['a person is', '1', [], ['defendantMilitary1']],
    ['a second person is asked about as well', '1', ['1'], ['defendantMilitary1', 'defendantMilitary2']],
    ['a second business is not', '1', ['2'], ['defendantMilitary1']],
    ['only the second person is asked about when the first is a business', '2', ['1'], ['defendantMilitary2']],
    ['a third person alone is asked about', '2', ['2', '1'], ['defendantMilitary3']],
    [
      'all four are, when all are people',
      '1',
      ['1', '1', '1'],
      ['defendantMilitary1', 'defendantMilitary2', 'defendantMilitary3', 'defendantMilitary4'],
    ],
  ] as const)('%s', (_name, first, others, expected) => {
    expect(keysFor(first, others).filter((key) => key.startsWith('defendantMilitary'))).toEqual(expected);
  });
});
