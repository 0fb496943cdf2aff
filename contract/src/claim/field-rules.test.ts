import type { ClaimDraft, ClaimField, ScreenId } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { shownAt } from '../testing/shown-problems.ts';

/** The field rules of section 5 of the specification: what is typed, and the sentence that is shown for it. */

const REQUIRED = 'field.required: This field is required';
const NOT_AN_AMOUNT = 'field.amount_invalid: Enter an amount in dollars and cents, like 1850.00';
const TOO_SMALL = 'field.amount_min: Amount must be at least $250.00';
const TOO_LARGE = 'field.amount_max: Amount cannot exceed $25,000.00';
const NOT_A_DAY = 'field.date_invalid: Enter a real date, like April 15, 2026';
const AHEAD = 'field.date_future: Enter a date that is not in the future';
const NOT_A_STATE = 'field.state_unknown: Choose a state from the list';
const BAD_ZIP = 'field.zip: Zip code must be at least 5 digits';
const LONG_ZIP = 'field.zip_long: Enter 5 or 9 digits for the zip code';
const BAD_EMAIL = 'field.email: Please enter a valid email address';
const BAD_PHONE = 'field.phone_digits: Phone number must contain only digits';
const BAD_WEBSITE = 'field.website: Please enter a valid website URL';

describe('the amount', () => {
  test.each([
    ['249.99', TOO_SMALL],
    ['250', 'good'],
    ['250.', 'good'],
    ['250.00', 'good'],
    ['1850.5', 'good'],
    ['$1,850.50', 'good'],
    ['25000', 'good'],
    ['25,000.00', 'good'],
    ['25000.01', TOO_LARGE],
    ['250000', TOO_LARGE],
    ['0', TOO_SMALL],
    ['1e3', NOT_AN_AMOUNT],
    ['250.001', NOT_AN_AMOUNT],
    ['2.5.0', NOT_AN_AMOUNT],
    ['-300', NOT_AN_AMOUNT],
    ['300 dollars', NOT_AN_AMOUNT],
    ['٢٥٠', NOT_AN_AMOUNT],
    ['.', NOT_AN_AMOUNT],
    ['', REQUIRED],
    [' ', REQUIRED],
  ])('"%s" is %s', (typed, expected) => {
    expect(shownAt('details', 'amount', typed)).toBe(expected);
  });

  test('ten thousand digits are no amount', () => {
    expect(shownAt('details', 'amount', '9'.repeat(10_000))).toBe(NOT_AN_AMOUNT);
  });
});

describe('the date', () => {
  test.each([
    ['2026-11-20', 'good'],
    ['2026-11-21', 'good'],
    ['2026-11-22', AHEAD],
    ['2199-01-01', AHEAD],
    ['2026-02-29', NOT_A_DAY],
    ['2024-02-29', 'good'],
    ['2026-13-01', NOT_A_DAY],
    ['2026-04-31', NOT_A_DAY],
    ['1900-01-01', 'good'],
    ['1899-12-31', NOT_A_DAY],
    ['04/15/2026', NOT_A_DAY],
    ['last spring', NOT_A_DAY],
    ['', REQUIRED],
    [' ', REQUIRED],
  ])('"%s", on November 21, 2026, is %s', (typed, expected) => {
    expect(shownAt('details', 'date', typed)).toBe(expected);
  });
});

describe.each<[string, ScreenId, ClaimField, ClaimField, Partial<ClaimDraft>]>([
  ['where it happened', 'details', 'zipcode', 'country', {}],
  ['of the claimant', 'claimant', 'claimantZipcode', 'claimantCountry', { sameAddress: false }],
  ['of the defendant', 'defendant', 'defendantZipcode', 'defendantCountry', {}],
])('the address %s', (_name, screen, zipcode, country, others) => {
  test.each([
    ['0710', BAD_ZIP],
    ['07102', 'good'],
    // The specification takes any from five digits on; no zip code has more than nine.
    ['071021', 'good'],
    ['071021234', 'good'],
    ['0710212345', LONG_ZIP],
    ['07102-1234', BAD_ZIP],
    ['abcde', BAD_ZIP],
    ['٠٧١٠٢', BAD_ZIP],
    ['07 102', BAD_ZIP],
    ['', REQUIRED],
  ])('the zip code "%s" is %s', (typed, expected) => {
    expect(shownAt(screen, zipcode, typed, others)).toBe(expected);
  });

  test.each([
    ['NJ', 'good'],
    ['TX', 'good'],
    ['DC', 'good'],
    ['nj', 'good'],
    ['New Jersey', 'good'],
    ['ON', NOT_A_STATE],
    ['us', NOT_A_STATE],
    ['', REQUIRED],
  ])('the state "%s" is %s', (typed, expected) => {
    expect(shownAt(screen, country, typed, others)).toBe(expected);
  });
});

describe.each<[string, ScreenId, ClaimField, ClaimField]>([
  ['the claimant', 'claimant', 'email', 'phonenumber'],
  ['the defendant', 'defendant', 'defendantEmail', 'defendantPhonenumber'],
])('how to reach %s', (_name, screen, email, phone) => {
  test.each([
    ['', 'good'],
    ['ana@example.com', 'good'],
    ['ana.reyes+claim@mail.example.co.uk', 'good'],
    ["o'brien@example.com", 'good'],
    ['ana', BAD_EMAIL],
    ['ana@example', BAD_EMAIL],
    ['@example.com', BAD_EMAIL],
    ['ana@example.com, tom@example.com', BAD_EMAIL],
    ['ana@example.com,tom@example.com', BAD_EMAIL],
    ['ana@example.com\r\nBcc: tom@example.com', BAD_EMAIL],
    ['"ana"@example.com', BAD_EMAIL],
    ['Ana Reyes <ana@example.com>', BAD_EMAIL],
  ])('the email address %j is %s', (typed, expected) => {
    expect(shownAt(screen, email, typed)).toBe(expected);
  });

  test.each([
    ['', 'good'],
    ['9735550100', 'good'],
    ['1', 'good'],
    ['973-555-0100', BAD_PHONE],
    ['(973) 555 0100', BAD_PHONE],
    ['+19735550100', BAD_PHONE],
    ['call me', BAD_PHONE],
    ['٩٧٣', BAD_PHONE],
  ])('the phone number "%s" is %s', (typed, expected) => {
    expect(shownAt(screen, phone, typed)).toBe(expected);
  });
});

describe('the website of the other side', () => {
  test.each([
    ['2', '', 'good'],
    ['2', 'http://northfield.example', 'good'],
    ['2', 'https://northfield.example', 'good'],
    ['2', 'www.northfield.example', 'good'],
    ['2', 'northfield.example', BAD_WEBSITE],
    ['2', 'javascript:alert(1)', BAD_WEBSITE],
    ['2', 'https://', BAD_WEBSITE],
    // A person is not asked for one, so nothing that is there holds anybody up.
    ['1', 'northfield.example', 'good'],
    ['', 'northfield.example', 'good'],
  ] as const)('of kind "%s", "%s" is %s', (whoUser, typed, expected) => {
    expect(shownAt('defendant', 'defendantWebsite', typed, { whoUser })).toBe(expected);
  });
});
