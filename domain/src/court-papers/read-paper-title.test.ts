import { expect, test } from 'vitest';
import { PAPER_TITLES } from './paper-titles.ts';
import { readPaperTitle } from './read-paper-title.ts';

const words = {
  parts: { 'Small Claims': 'menores' },
  titles: Object.fromEntries(
    PAPER_TITLES.map((title, at) => [title, `papel ${at}${title.includes('{') ? ' {part}' : ''}`]),
  ),
};

test('a title is told with the part of the court it names', () => {
  expect(readPaperTitle('Small Claims Complaint', words)).toBe('papel 0 menores');
  expect(readPaperTitle('Small Claims Complaint: Motor Vehicle Accident', words)).toBe('papel 1 menores');
  expect(readPaperTitle('Certification of Proof', words)).toBe('papel 5');
});

test('a title or a part that nobody translated is not told', () => {
  expect(readPaperTitle('Somebody’s Paper', words)).toBeNull();
  expect(readPaperTitle('Chancery Complaint', words)).toBeNull();
});
