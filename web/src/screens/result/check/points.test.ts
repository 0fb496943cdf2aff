import { expect, test } from 'vitest';
import type { Finding } from '../state/checked.ts';
import { confirmedKeys, countyKey, openPoints, pointsOf, rowsKey, skipKey } from './points.ts';

const insult: Finding = {
  code: 'letter.insult',
  severity: 'confirm',
  message: 'Calm words count for more.',
  key: 'insult-1',
  findingKey: 'letter.insult:insult-1:liar',
  words: 'liar',
  instead: '',
  place: { start: 4, end: 8 },
  sentence: { start: 0, end: 9 },
};
const threat: Finding = { ...insult, code: 'letter.threat', severity: 'stop', key: 'threat-1', findingKey: 'threat' };
const court = { part: 'small', name: 'Small Claims', counties: ['Essex'], county_to_confirm: true };
const dates = {
  issued_on: '2026-11-21',
  deadline: '2026-12-07',
  today: '2026-11-21',
  new_deadline: '2026-12-07',
  are_old: false,
};
const question = {
  id: 'guardian',
  code: 'letter.guardian_unknown',
  message: 'Who signs?',
  kind: 'text' as const,
  params: {},
  options: [],
  answer: null,
  is_required: false,
};
const gap = { sum: 244000, amount: 248000, difference: 4000 };
const checkedWith = (...findings: readonly Finding[]) => ({ text: 'You liar.', findings, grade: null });
const nothing = { checked: checkedWith(), questions: [], review: null, gap: null, kept: new Set<string>() };
const openWith = (input: Partial<Parameters<typeof pointsOf>[0]>) => openPoints(pointsOf({ ...nothing, ...input }));

test('with nothing found and nothing to ask there is nothing to decide', () => {
  expect(pointsOf(nothing)).toEqual([]);
});

test('a yes settles a place that may stay, and the approval carries it; the place can be opened again', () => {
  const checked = checkedWith(insult);
  expect(openWith({ checked })).toHaveLength(1);
  const kept = new Set(['insult-1']);
  expect(openWith({ checked, kept })).toEqual([]);
  expect(pointsOf({ ...nothing, checked, kept })).toHaveLength(1);
  expect(confirmedKeys(checked, kept)).toEqual([insult.findingKey]);
});

test('no yes settles a threat', () => {
  const checked = checkedWith(threat);
  expect(openWith({ checked, kept: new Set(['threat-1', 'threat']) })).toHaveLength(1);
  expect(confirmedKeys(checked, new Set(['threat-1']))).toEqual([]);
});

test('the same words are asked about once, and told each time where they must go', () => {
  expect(openWith({ checked: checkedWith(insult, insult) })).toHaveLength(1);
  expect(openWith({ checked: checkedWith(threat, threat) })).toHaveLength(2);
});

test('warnings need no decision', () => {
  expect(pointsOf({ ...nothing, checked: checkedWith({ ...insult, severity: 'warning' }) })).toEqual([]);
});

test('a question is settled by its answer, and one that is not needed by skipping it', () => {
  expect(openWith({ questions: [question] })).toHaveLength(1);
  expect(openWith({ questions: [{ ...question, answer: 'Ada Vega' }] })).toEqual([]);
  expect(openWith({ questions: [question], kept: new Set([skipKey('guardian')]) })).toEqual([]);
  const isNeeded = { ...question, is_required: true };
  expect(openWith({ questions: [isNeeded], kept: new Set([skipKey('guardian')]) })).toHaveLength(1);
});

test('a county, rows that do not add up, and an old date wait for a decision', () => {
  const review = { court, dates: { ...dates, are_old: true }, has_waiting_answers: true };
  expect(openWith({ review, gap }).map(({ id }) => id)).toEqual(['dates', 'waiting', 'rows', 'county']);
  const kept = new Set([countyKey(court), rowsKey(gap)]);
  expect(openWith({ review, gap, kept }).map(({ id }) => id)).toEqual(['dates', 'waiting']);
});
