import { emptyDraft, noDecisions } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { basisOf } from './packet-basis.ts';

const draft = { ...emptyDraft, amount: '2450', claimDescription: 'They kept my deposit.' };

test('other answers give another fingerprint, and the same answers the same', () => {
  const basis = basisOf(draft, noDecisions);
  expect(basisOf({ ...draft }, noDecisions)).toBe(basis);
  expect(basisOf({ ...draft, amount: '2451' }, noDecisions)).not.toBe(basis);
  expect(basisOf(draft, { answers: { 'year-1': '2024' } })).not.toBe(basis);
});

test('the mark and the package are no answers, and neither is a field that is empty', () => {
  const basis = basisOf(draft, noDecisions);
  expect(basisOf({ ...draft, signature: 'data:image/png;base64,AAAA', signatureMethod: 'drawn' }, noDecisions)).toBe(
    basis,
  );
  expect(basisOf(draft, { answers: { 'year-1': '' } })).toBe(basis);
});
