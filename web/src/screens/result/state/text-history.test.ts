import { expect, it } from 'vitest';
import { endStep, NO_HISTORY, noteChange, stepBack, stepForth } from './text-history.ts';

it('keys pressed in a row are one step, a pause begins the next', () => {
  const typed = [0, 100, 200].reduce((history, at) => noteChange(history, `text at ${at}`, at), NO_HISTORY);
  expect(typed.past).toEqual(['text at 0']);
  expect(noteChange(typed, 'later', 5_000).past).toEqual(['text at 0', 'later']);
});

it('going back and forth leads through the same texts', () => {
  const history = noteChange(noteChange(NO_HISTORY, 'one', null), 'two', null);
  const back = stepBack(history, 'three');
  expect(back?.text).toBe('two');
  const further = back && stepBack(back.history, back.text);
  expect(further?.text).toBe('one');
  expect(further && stepBack(further.history, further.text)).toBeNull();
  const forth = further && stepForth(further.history, further.text);
  expect(forth?.text).toBe('two');
  expect(forth && stepForth(forth.history, forth.text)?.text).toBe('three');
});

it('a new change forgets what was undone', () => {
  const back = stepBack(noteChange(NO_HISTORY, 'one', null), 'two');
  expect(back && stepForth(noteChange(back.history, 'one', null), 'other')).toBeNull();
});

it('what is typed after a save is a step of its own', () => {
  const typed = noteChange(NO_HISTORY, 'one', 0);
  expect(noteChange(endStep(typed), 'two', 10).past).toEqual(['one', 'two']);
});
