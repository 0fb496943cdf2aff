import { NO_TRIAL_NOTES_WIRE } from '@plainclaim/contract/testing/blank-records';
import { describe, expect, it } from 'vitest';
import {
  changedPayment,
  changedWitness,
  isSame,
  proves,
  withoutEmpty,
  withoutPayment,
  withoutWitness,
  withPayment,
  withProof,
  withSpoken,
  withWitness,
} from './notes-state.ts';

describe('witnesses', () => {
  it('get ids of their own, also after one was taken away', () => {
    const two = withWitness(withWitness(NO_TRIAL_NOTES_WIRE));
    expect(two.witnesses.map(({ id }) => id)).toEqual(['w1', 'w2']);
    expect(withWitness(withoutWitness(two, 'w1')).witnesses.map(({ id }) => id)).toEqual(['w2', 'w3']);
  });

  it('leave the points they were named for when they go', () => {
    const named = withProof(
      changedWitness(withWitness(NO_TRIAL_NOTES_WIRE), 'w1', { name: 'Rosa' }),
      'a.b',
      'witness_ids',
      'w1',
      true,
    );
    expect(proves(named, 'a.b', 'witness_ids', 'w1')).toBe(true);
    expect(withoutEmpty(withoutWitness(named, 'w1'))).toEqual(NO_TRIAL_NOTES_WIRE);
  });
});

describe('proofs', () => {
  it('are tied once and untied again', () => {
    const tied = withProof(NO_TRIAL_NOTES_WIRE, 'a.b', 'exhibit_ids', 'e1', true);
    const twice = withProof(tied, 'a.b', 'exhibit_ids', 'e1', true);
    expect(twice.proofs).toEqual([{ element: 'a.b', exhibit_ids: ['e1'], witness_ids: [] }]);
    expect(withoutEmpty(withProof(twice, 'a.b', 'exhibit_ids', 'e1', false)).proofs).toEqual([]);
  });
});

describe('what is saved', () => {
  it('leaves empty rows out, and nothing else', () => {
    const notes = changedPayment(withPayment(withPayment(NO_TRIAL_NOTES_WIRE)), 1, { amount: '5' });
    expect(withoutEmpty(withWitness(notes)).payments).toEqual([{ paid_on: '', amount: '5' }]);
    expect(withoutPayment(notes, 1).payments).toEqual([{ paid_on: '', amount: '' }]);
  });

  it('counts as the same when only empty rows or the look of an amount differ', () => {
    const typed = { ...NO_TRIAL_NOTES_WIRE, lowest_amount: '1500' };
    expect(isSame(typed, { ...NO_TRIAL_NOTES_WIRE, lowest_amount: '1500.00' })).toBe(true);
    expect(isSame(withWitness(typed), typed)).toBe(true);
    expect(isSame({ ...typed, wants_interest: true }, typed)).toBe(false);
    expect(isSame(withSpoken(typed, 'He never paid.', true), typed)).toBe(false);
    expect(isSame(withSpoken(withSpoken(typed, 'A.', true), 'A.', false), typed)).toBe(true);
    expect(isSame(withProof(typed, 'a', 'witness_ids', 'w', true), typed)).toBe(false);
  });
});
