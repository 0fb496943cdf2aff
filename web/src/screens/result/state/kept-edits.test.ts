import { expect, it } from 'vitest';
import { keepEdits, takeKeptEdits } from './kept-edits.ts';

it('unsaved words come back once when the same letter is opened again', () => {
  keepEdits('saved', 'edited');
  expect(takeKeptEdits('saved')).toBe('edited');
  expect(takeKeptEdits('saved')).toBeNull();
});

it('they do not cover a letter that was saved elsewhere meanwhile', () => {
  keepEdits('saved', 'edited');
  expect(takeKeptEdits('saved on the phone')).toBeNull();
});

it('nothing is kept when everything was saved', () => {
  keepEdits('saved', 'saved');
  expect(takeKeptEdits('saved')).toBeNull();
});
