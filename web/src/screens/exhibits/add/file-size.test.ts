import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

const MB = 1024 * 1024;

test.each([
  ['a small file is told in kilobytes', 88_900, 'en', '87 kB'],
  ['a tiny one counts as one', 12, 'en', '1 kB'],
  ['a large one is told in megabytes', 2.44 * MB, 'en', '2.4 MB'],
  ['what rounds to a megabyte is one', MB - 1, 'en', '1 MB'],
  ['a limit has no needless digits', 10 * MB, 'es', '10 MB'],
  ['the decimal sign is the reader’s', 2.44 * MB, 'tr', '2,4 MB'],
])('%s', (_, bytes, locale, said) => {
  expect(fileSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(said);
});
