import { emptyDraft, type LetterDecisions, noDecisions } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { basisOf } from './packet-basis.ts';

const draft = { ...emptyDraft, amount: '2450', claimDescription: 'They kept my deposit.' };

test('other answers give another fingerprint, and the same answers the same', () => {
  const basis = basisOf(draft, noDecisions);
  expect(basisOf({ ...draft }, noDecisions)).toBe(basis);
  expect(basisOf({ ...draft, amount: '2451' }, noDecisions)).not.toBe(basis);
  expect(basisOf(draft, { ...noDecisions, answers: { 'first-owner': 'Ada Marsh' } })).not.toBe(basis);
  expect(basisOf(draft, { ...noDecisions, ownWords: 'out' })).not.toBe(basis);
  expect(basisOf(draft, { ...noDecisions, leftOut: ['card:one'] })).not.toBe(basis);
});

test('a way of sending, a law sentence and a yes change nothing a complaint is written from', () => {
  const decided: LetterDecisions = { ...noDecisions, delivery: 'both', lawOut: ['deposit'], kept: ['insult:9:abc'] };
  expect(basisOf(draft, decided)).toBe(basisOf(draft, noDecisions));
});

test('the mark and the package are no answers, and neither is a field that is empty', () => {
  const basis = basisOf(draft, noDecisions);
  expect(basisOf({ ...draft, signature: 'data:image/png;base64,AAAA', signatureMethod: 'drawn' }, noDecisions)).toBe(
    basis,
  );
  expect(basisOf(draft, { ...noDecisions, answers: { 'first-owner': '' } })).toBe(basis);
});
