import { expect, test } from 'vitest';
import { shownFileName } from './file-name.ts';

test.each([
  ['kitchen.jpg', 'kitchen.jpg'],
  ['  the  Küche\tin\nMay.jpg ', 'the Küche in May.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Maria\\lease.pdf', 'lease.pdf'],
  ['photo\u202Egpj.exe', 'photo gpj.exe'],
  ['a\u0000b.png', 'a b.png'],
  ['', ''],
  ['folder/', ''],
])('%j is shown as %j', (given, shown) => {
  expect(shownFileName(given)).toBe(shown);
});

test('a name without end is cut, between letters', () => {
  expect(Array.from(shownFileName('📷'.repeat(300)))).toHaveLength(100);
});
