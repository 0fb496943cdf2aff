import { expect, test } from 'vitest';
import { placeAfterLogin, safePlace } from './next-place.ts';

test.each([
  ['/', '/'],
  ['/billing', '/billing'],
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
  '/api/logout',
  '/dashboard/../api/logout',
  '/%2f/evil.example',
  'dashboard',
  '',
  null,
  undefined,
  7,
  ['/billing'],
])('%j leads to the dashboard', (wanted) => {
  expect(safePlace(wanted)).toBe('/dashboard');
});

test('who was sent here by a screen goes back to it, whatever the address says', () => {
  expect(placeAfterLogin({ from: '/billing' }, '?next=/settings')).toBe('/billing');
  expect(placeAfterLogin(null, '?next=%2Fsettings')).toBe('/settings');
  expect(placeAfterLogin(null, '?next=%2F%2Fevil.example')).toBe('/dashboard');
  expect(placeAfterLogin(null, '')).toBe('/dashboard');
});
