import { expect, test } from 'vitest';
import { PAPER_TITLES } from './paper-titles.ts';
import { readPaperTitle } from './read-paper-title.ts';
import { draftTitle, officialTitle } from '../wording/official-form.ts';

const words = {
  parts: { 'Small Claims': 'menores' },
  titles: Object.fromEntries(PAPER_TITLES.map((title) => [title, `papel: ${title}`])),
};

test('a title is told with the part of the court it names', () => {
  const statedIn = (title: string) => readPaperTitle(title, words);
  expect(statedIn('Small Claims Complaint')).toBe('papel: menores Complaint');
  expect(statedIn('Small Claims Complaint: Motor Vehicle Accident')).toBe(
    'papel: menores Complaint: Motor Vehicle Accident',
  );
  expect(statedIn('Certification of Proof')).toBe('papel: Certification of Proof');
});

test('a court form keeps its number and revision', () => {
  const title = officialTitle('Small Claims Complaint', 'CN 10532', '07/01/2022');
  expect(readPaperTitle(title, words)).toBe('papel: menores Complaint (CN 10532, revised 07/01/2022)');
  expect(readPaperTitle(draftTitle('Small Claims Complaint'), words)).toBe(
    'papel: menores Complaint: draft to compare, not to file',
  );
});

test('a title or a part that nobody translated is not told', () => {
  expect(readPaperTitle('Somebody’s Paper', words)).toBeNull();
  expect(readPaperTitle('Chancery Complaint', words)).toBeNull();
});
