import { expect, test } from 'vitest';
import { cents } from '../../money/index.ts';
import type { FilledSlot } from '../filled-slot.ts';
import { allPieces, choosePieces, conditionsOf, withoutPieces } from './frame-pieces.ts';

const paid = (value: string): FilledSlot => ({
  kind: 'choice',
  option: { value, en: value, es: value, tr: value, pt: value, letter: value },
});
const money: FilledSlot = { kind: 'money', cents: cents(500) };
const frame = '[?paid=no:The bill|{I} paid][ for {what}][ {on:day}|, {I} do not know when]: {amount}.';

test('a piece is printed when its slots are filled, else the next of its alternatives, else nothing', () => {
  const filled = new Map([
    ['amount', money],
    ['paid', paid('yes')],
  ]);
  expect(choosePieces(frame, filled)).toBe('{I} paid, {I} do not know when: {amount}.');
  expect(choosePieces(frame, new Map([...filled, ['what', money], ['day', money]]))).toBe(
    '{I} paid for {what} {on:day}: {amount}.',
  );
});

test('a condition asks for a choice, or whether a slot is filled at all', () => {
  expect(choosePieces(frame, new Map([['paid', paid('no')]]))).toContain('The bill,');
  expect(choosePieces('[?paid=empty:open|?paid=a,b:known|other]', new Map())).toBe('open');
  expect(choosePieces('[?paid=empty:open|?paid=a,b:known|other]', new Map([['paid', paid('b')]]))).toBe('known');
  expect(choosePieces('[?paid=empty:open|?paid=a,b:known|other]', new Map([['paid', paid('c')]]))).toBe('other');
});

test('an empty place that is shown by its name counts as filled', () => {
  expect(choosePieces('A[ {what}].', new Map(), new Set(['what']))).toBe('A {what}.');
});

test('every text a frame can become is known to the checks, and what it asks', () => {
  expect(allPieces('A[ {b}][?c=x: d| e].')).toEqual(['A {b} d.', 'A {b} e.', 'A d.', 'A e.']);
  expect(conditionsOf(frame)).toEqual([{ slot: 'paid', values: ['no'] }]);
  expect(withoutPieces(frame)).toBe(': {amount}.');
});

test('a frame full of brackets is read in time that grows with its length', () => {
  const long = '['.repeat(20_000) + '|'.repeat(20_000);
  expect(choosePieces(long, new Map())).toBe(long);
});
