import {
  additionalDefendantSchema,
  emptyDraft,
  parseCalendarDate,
  problemsOn,
  type WizardFacts,
} from '@plainclaim/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { askedProblems, errorAt, furtherDefendantField, summaryOf } from './wizard-problems.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('not a day');
const facts: WizardFacts = {
  today: today.value,
  reasonsOffered: [],
  cards: null,
  multiples: [],
  publicNames: [],
  questions: null,
  generationComplete: false,
  isSignedIn: false,
  isPaid: false,
};
const aFurtherDefendant = (whoUser: '' | '1') => z.parse(additionalDefendantSchema, { whoUser });

test('each wrong field has its own sentence, and the right ones have none', () => {
  const problems = problemsOn('details', { ...emptyDraft, amount: '100', city: 'Newark' }, facts);
  expect(errorAt(problems, 'amount')).toBe('Amount must be at least $250.00');
  expect(errorAt(problems, 'zipcode')).toBe('This field is required');
  expect(errorAt(problems, 'city')).toBeUndefined();
});

test('the summary names the fields in the order of the screen', () => {
  const labels: Readonly<Record<string, string>> = { amount: 'Amount', date: 'Date' };
  const problems = problemsOn('details', emptyDraft, facts);
  expect(summaryOf(problems, (field) => labels[field]).slice(0, 2)).toEqual([
    { field: 'amount', label: 'Amount', message: 'This field is required' },
    { field: 'date', label: 'Date', message: 'This field is required' },
  ]);
});

test('parameters of a message are filled in', () => {
  const problem = {
    field: 'isAdult',
    code: 'wizard.question_required',
    params: { label: 'Are you an adult?' },
  } as const;
  expect(errorAt([problem], 'isAdult')).toBe('Please answer "Are you an adult?"');
});

test('a field of a further opponent tells whose it is', () => {
  expect(furtherDefendantField('additionalDefendants.2.defendantCity')).toEqual({ index: 2, name: 'defendantCity' });
  expect(furtherDefendantField('defendantCity')).toBeUndefined();
});

test('while the kind of a further opponent is open, only the kind is asked', () => {
  const draft = { ...emptyDraft, additionalDefendants: [aFurtherDefendant(''), aFurtherDefendant('1')] };
  const asked = askedProblems(problemsOn('defendant', draft, facts)).map(({ field }) => field);
  expect(asked.filter((field) => field.startsWith('additionalDefendants.0.'))).toEqual([
    'additionalDefendants.0.whoUser',
  ]);
  expect(asked).toContain('additionalDefendants.1.defendantFirstname');
  expect(asked).toContain('defendantFirstname');
});
