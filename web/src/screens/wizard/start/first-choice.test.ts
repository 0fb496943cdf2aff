import { expect, test } from 'vitest';
import { joined } from './first-choice.ts';

const kept = { category: 'debt', goesOn: false };

test('what was pressed after a reload is added to what the page before kept', () => {
  expect(joined(kept, { category: '', goesOn: true })).toEqual({ category: 'debt', goesOn: true });
  expect(joined({ ...kept, goesOn: true }, { category: 'auto', goesOn: false })).toEqual({
    category: 'auto',
    goesOn: true,
  });
});

test('one of them alone counts as it is', () => {
  expect(joined(kept, null)).toEqual(kept);
  expect(joined(null, kept)).toEqual(kept);
  expect(joined(null, null)).toBeNull();
});
