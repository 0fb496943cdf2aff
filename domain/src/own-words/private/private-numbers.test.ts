import { describe, expect, it } from 'vitest';
import { findIssues, type IssueKind } from '../index.ts';
import { privatePlaces } from './private-places.ts';

const shown = (text: string, kind: IssueKind): readonly string[] =>
  findIssues(text)
    .filter((issue) => issue.kind === kind)
    .map(({ start, end }) => text.slice(start, end));

describe('private numbers', () => {
  it.each([
    ['The plate number of the truck is ABC-12D.', 'The plate number of the truck is ABC-12D'],
    ['My policy with Geico is 4471 882 019.', 'My policy with Geico is 4471 882 019'],
    ['I paid from account 99881234.', 'account 99881234'],
    ['My SSN is 123-45-6789.', 'My SSN is 123-45-6789'],
    [
      'My social is one two three four five six seven eight nine.',
      'My social is one two three four five six seven eight nine',
    ],
    ['His passport is 512345678.', 'His passport is 512345678'],
    ['Her Medicaid number is 01234567890.', 'Her Medicaid number is 01234567890'],
    ['The badge number of the guard was 44817.', 'The badge number of the guard was 44817'],
    ['My PIN is 4471.', 'My PIN is 4471'],
    ['My A-number is A123456789.', 'A123456789'],
    ['K42 NRT is the plate of your van.', 'K42 NRT is the plate'],
    ['The VIN is 1HGCM82633A004352.', 'The VIN is 1HGCM82633A004352'],
    ['I used 4111 1111 1111 1111 that day.', '4111 1111 1111 1111'],
    ['It was 123-45-6789.', '123-45-6789'],
    ['my SSN 123 45 6789 was there', 'SSN 123 45 6789'],
    ['VIN 1HGCM82633A004352 is the car', 'VIN 1HGCM82633A004352'],
    ['The badge was 2214.', 'badge was 2214'],
    ['The gate code is 4471.', 'code is 4471'],
    ['I showed my id 88120.', 'id 88120'],
    ['The account ending in 4471 was used.', 'account ending in 4471'],
    ['Plate K 42 - N P T.', 'K 42 - N P T'],
    ['The password is sunshine.', 'password is sunshine'],
    ['I wrote 88120044 on the form.', '88120044'],
    ['soc sec four four two, ninety one, thirty', 'sec four four two, ninety one, thirty'],
  ])('%s is shown with its whole phrase', (text, phrase) => {
    expect(shown(text, 'private_number').join('|')).toContain(phrase.replace(/^(?:The |My |His |Her )/, ''));
  });

  it.each([
    'My order number is 12345-678.',
    'Invoice 20261234 was paid.',
    'On 05/12/2026 I paid $1,200.50 with my card.',
    'They charged my card $12,500.00 on 05-12-2026.',
    'I live at 12345 Main Street, Newark, NJ 07102.',
    'Call me at (973) 555-0142 or 973-555-0199.',
    'The docket number is DC-001234-26.',
    'The tracking number is 9400 1000 0000 0000 0000 00.',
    'The model is WF45R6100AW and it leaked.',
    'Your insurance company denied the claim number 2026-33871.',
    'Check number 10423 for $650 was cashed on May 9, 2026.',
    'The apartment 4B had mold from 2019-2020.',
    'The odometer showed 112,450 miles.',
    'I bought a Dell XPS 13 9310.',
    'The tires are 225/65R17.',
    'The zip code is 07102 and the error code was 4471.',
    'I paid for 20000 BTU of cooling.',
    'I gave my account of what happened to 3 managers.',
    'Norman said id get 1000 if I sign.',
    'He said id pay 12000 for it.',
    'My policy paid $4,471 of it.',
    'My insurance card took 4471 dollars.',
  ])('%s is nobody’s secret', (text) => {
    expect(shown(text, 'private_number')).toEqual([]);
  });

  it('stops at a day of birth with its year, not at an age', () => {
    expect(shown('I was born on March 3, 1985.', 'birth_date')).toEqual(['born on March 3, 1985']);
    expect(shown('My DOB is 3/4/1990.', 'birth_date')).toEqual(['DOB is 3/4/1990']);
    expect(shown('I am 67 years old.', 'birth_date')).toEqual([]);
  });

  it('are all found, however many other places there are', () => {
    const text = `${'You are a liar. '.repeat(100)}My SSN is 123-45-6789.`;
    expect(privatePlaces(text)).toHaveLength(1);
  });
});
