import { expect, test } from 'vitest';
import { forgetEntry } from './forget-entry.ts';

test('the token and what the page was opened with leave the entry, the marks of the router stay', () => {
  const replaced: unknown[] = [];
  forgetEntry({
    location: { pathname: '/your-data', search: '?lang=es' },
    history: {
      state: { usr: { left: 'It is deleted.' }, key: 'k1', idx: 3 },
      replaceState: (...entry) => void replaced.push(entry),
    },
  });
  expect(replaced).toEqual([[{ usr: null, key: 'k1', idx: 3 }, '', '/your-data?lang=es']]);
});
