import { screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ScreenTitle, tabNameOf } from '../components/layout/screen-title.tsx';
import { show } from '../testing/show.tsx';

const SOURCES = `${import.meta.dirname}/../`;
const files = ['screens', 'components', 'app'].flatMap((folder) =>
  readdirSync(SOURCES + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.startsWith('kit/'))
    .map((name) => `${folder}/${name}`),
);
const found = (pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(SOURCES + file, 'utf8').matchAll(pattern)].map(([text]) => [file, text]));

test('a tab is named in fixed words: never an amount, never the other side', () => {
  expect(found(/useDocumentTitle\(t`/g).length).toBeGreaterThan(10);
  expect(found(/useDocumentTitle\(t`[^`]*\$\{[^`]*`/g)).toEqual([]);
});

test('a wizard heading with something of the claim in it brings other words for the tab', () => {
  const heads = found(/<Screen(?:Head|Title)\b[^>]*?title=\{t`[^`]*\$\{[^>]*>/g);
  expect(heads.length).toBeGreaterThan(0);
  expect(heads.filter(([, text]) => !text?.includes('tab='))).toEqual([]);
});

test('those words name the tab in place of the heading', () => {
  show(<ScreenTitle tab="Claim Details">How did you calculate $2,450.00</ScreenTitle>);
  expect(tabNameOf(screen.getByRole('heading'))).toBe('Claim Details | Plainclaim');
});
