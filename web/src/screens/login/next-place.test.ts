import { HOMES, PAGES } from '@plainclaim/contract';
import { expect, test } from 'vitest';
import { placeAfterLogin, safePlace } from './next-place.ts';

test.each(['/', '/es', '/tr', '/exhibits?case=abc', '/trial-prep?case=abc', '/court-documents?sign=abc', '/settings'])(
  'a log-in leads back to %s',
  (wanted) => {
    expect(placeAfterLogin({ from: wanted }, '')).toBe(wanted);
  },
);

test('it leads back to every page of ours but those for people who are not logged in', () => {
  const forOthers: readonly string[] = ['/login', '/forgot-password'];
  for (const page of [...HOMES, ...PAGES]) expect(safePlace(page)).toBe(forOthers.includes(page) ? '/dashboard' : page);
});

test.each([
  ['/', '/'],
  ['/settings', '/settings'],
  ['/dashboard?page=2', '/dashboard?page=2'],
  ['/result#letter', '/result'],
])('"%s" is ours', (wanted, place) => {
  expect(safePlace(wanted)).toBe(place);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  '/login',
  '/forgot-password',
  '/bills',
  '/de',
  '/api/logout',
  '/dashboard/../api/logout',
  '/%2f/evil.example',
  'dashboard',
  '',
  null,
  undefined,
  7,
  ['/settings'],
])('%j leads to the dashboard', (wanted) => {
  expect(safePlace(wanted)).toBe('/dashboard');
});

test('who was sent here by a screen goes back to it, whatever the address says', () => {
  expect(placeAfterLogin({ from: '/exhibits' }, '?next=/settings')).toBe('/exhibits');
  expect(placeAfterLogin(null, '?next=%2Fsettings')).toBe('/settings');
  expect(placeAfterLogin(null, '?next=%2F%2Fevil.example')).toBe('/dashboard');
  expect(placeAfterLogin(null, '')).toBe('/dashboard');
});
