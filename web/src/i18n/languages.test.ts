import { LANGUAGES } from '@plainclaim/contract';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const PARTS = ['first', 'wizard', 'fit', 'further', 'letter', 'papers'];

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s has a file for each part of the words', (language) => {
  const missing = PARTS.filter((part) => !existsSync(new URL(`./languages/${language}-${part}.ts`, import.meta.url)));
  expect(missing).toEqual([]);
});
