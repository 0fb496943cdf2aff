import type { CourtAnswer } from '@plainclaim/contract';
import { PAPER_LINES } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { changesIn, fieldToMend, isAsked } from './court-answers.ts';

const one = (thing: CourtAnswer['thing'], key: string, value = ''): CourtAnswer => ({
  thing,
  key,
  label: '',
  options: thing === 'detail' || thing === 'trade_name' ? null : ['yes', 'no'],
  value,
});
const ALL = [
  one('county', ''),
  one('kind', ''),
  one('entity', 'Ironbound Property Management'),
  one('trade_name', 'Tom Lee'),
  one('question', 'otherCase', 'no'),
  one('detail', 'otherCaseDetails'),
  one('question', 'otherParties'),
  one('question', 'arbitrationClause'),
];
const questionOf = (detail: string): string => (detail === 'otherCaseDetails' ? 'otherCase' : '');

describe('a line of the readings', () => {
  test.each([
    ['entity_open', 'answer_entity_Ironbound Property Management'],
    ['trade_name_untold', 'answer_trade_name_Tom Lee'],
    ['county_open', 'answer_county'],
    ['kind_open', 'answer_kind'],
    ['question_open', 'answer_question_otherParties'],
    ['claim_split', 'answer_question_otherCase'],
    ['arbitration_clause', 'answer_question_arbitrationClause'],
    ['sum_unexplained', 'complaint_calculation'],
    ['time_limit', 'complaint_story'],
    ['notice_of_claim', 'complaint_story'],
  ])('%s is mended in the field %s', (line, field) => {
    expect(fieldToMend(line, ALL)).toBe(field);
  });

  test('that an answer mends leads to an answer, and each other one to the facts', () => {
    for (const { code, mend } of PAPER_LINES) {
      const field = fieldToMend(code, ALL);
      expect([code, field.startsWith('answer_')]).toEqual([code, mend === 'answers']);
      if (mend !== 'answers') expect(['complaint_story', 'complaint_calculation']).toContain(field);
    }
  });

  test('whose answer is not asked for this claim leads to the facts', () => {
    expect(fieldToMend('county_open', [])).toBe('complaint_story');
  });
});

describe('answers on the page', () => {
  test('are changes where they are other ones than were read', () => {
    expect(changesIn(ALL, {})).toEqual([]);
    expect(changesIn(ALL, { answer_county: 'Bergen', answer_question_otherCase: 'no' })).toEqual([
      { thing: 'county', key: '', value: 'Bergen' },
    ]);
  });

  test('ask for a line once the answer it goes with is yes', () => {
    const detail = ALL.find(({ thing }) => thing === 'detail');
    if (detail === undefined) throw new Error('it stands in the list');
    expect(isAsked(detail, ALL, questionOf, {})).toBe(false);
    expect(isAsked(detail, ALL, questionOf, { answer_question_otherCase: 'yes' })).toBe(true);
  });
});
