import { expect, test } from 'vitest';
import { fillPage, type ShownPrices, type SiteFacts } from './filled-page.ts';

const facts: SiteFacts = {
  publicUrl: 'https://claims.example.org',
  keepPaidYears: 3,
  operator: null,
  isPaymentSimulated: true,
  emailsLetters: false,
  mailsLetters: false,
  asksGoogle: false,
  hasPaymentForm: false,
  hasCourtForms: false,
};
const TODAY = '2026-11-23';
const PRICES: ShownPrices = { packages: { 'demand-letter': { price: '$35', isSold: true } }, letter: '$35' };
const operator = { name: 'Fair & Square LLC', address: '1 Main Street', email: 'help@example.org' };

test('a page names its operator, with the signs of a name as signs', () => {
  const page = '[[if:operator]]<b>[[operatorName]]</b>[[end]][[if:no-operator]]Nobody is named yet.[[end]]';
  expect(fillPage(page, { ...facts, operator }, PRICES, TODAY)).toBe('<b>Fair &amp; Square LLC</b>');
  expect(fillPage(page, facts, PRICES, TODAY)).toBe('Nobody is named yet.');
});

test('a page says what is true of this site alone', () => {
  const page = '[[keepPaidYears]] years[[if:google]], Google[[end]][[if:simulated-payment]], no money[[end]]';
  expect(fillPage(page, facts, PRICES, TODAY)).toBe('3 years, no money');
  expect(fillPage(page, { ...facts, asksGoogle: true, isPaymentSimulated: false }, PRICES, TODAY)).toBe(
    '3 years, Google',
  );
});

test('a page of another release is not shown half filled', () => {
  expect(() => fillPage('[[phoneOfTheOperator]]', facts, PRICES, TODAY)).toThrow(/does not know/);
  expect(() => fillPage('[[if:full-moon]]today[[end]]', facts, PRICES, TODAY)).toThrow(/does not know/);
});

test('a page names what a package costs today', () => {
  expect(fillPage('[[price-demand-letter]], a letter from [[letterPrice]].', facts, PRICES, TODAY)).toBe(
    '$35, a letter from $35.',
  );
  expect(() => fillPage('[[price-gold]]', facts, PRICES, TODAY)).toThrow(/does not know/);
});

test('a page names no price of a package that is not sold', () => {
  const page = '[[if:sold-demand-letter]][[price-demand-letter]][[end]][[if:no-sold-demand-letter]]Not sold[[end]]';
  expect(fillPage(page, facts, PRICES, TODAY)).toBe('$35');
  const stopped = { packages: { 'demand-letter': { price: '$35', isSold: false } }, letter: '$79' };
  expect(fillPage(page, facts, stopped, TODAY)).toBe('Not sold');
  expect(() => fillPage('[[if:sold-gold]]Gold[[end]]', facts, PRICES, TODAY)).toThrow(/does not know/);
});

test('what rests on evidence is said up to its last day, and from then on that nothing is known', () => {
  const page = '[[if:until-2027-05-22]]Supports[[end]][[if:no-until-2027-05-22]]Not evaluated[[end]]';
  expect(fillPage(page, facts, PRICES, '2027-05-22')).toBe('Supports');
  expect(fillPage(page, facts, PRICES, '2027-05-23')).toBe('Not evaluated');
});
