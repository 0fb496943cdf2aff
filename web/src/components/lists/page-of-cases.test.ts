import { describe, expect, it } from 'vitest';
import { pageIn, viewOfPage } from './page-of-cases.ts';

describe('the page an address asks for', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['37', 37],
  ])('%s is page %i', (text, page) => {
    expect(pageIn(text)).toBe(page);
  });

  it.each([null, '', '0', '-1', '1.5', 'x', '1e3', '9999999', ' 2'])('%s is the first page', (text) => {
    expect(pageIn(text)).toBe(1);
  });
});

describe('what a page shows', () => {
  it('the first of three pages counts from 1 to 20 and leads on', () => {
    expect(viewOfPage(1, 20, 41)).toEqual({ first: 1, last: 20, hasPrevious: false, hasNext: true, lastPage: 3 });
  });

  it('the last page may hold a single case and leads back only', () => {
    expect(viewOfPage(3, 1, 41)).toEqual({ first: 41, last: 41, hasPrevious: true, hasNext: false, lastPage: 3 });
  });

  it('forty cases fill two pages, not three', () => {
    expect(viewOfPage(2, 20, 40)).toMatchObject({ last: 40, hasNext: false, lastPage: 2 });
  });
});
