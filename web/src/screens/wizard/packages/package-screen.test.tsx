import {
  type ClaimFitAnswer,
  claimFitAnswerSchema,
  packagesAnswerSchema,
  type PackageWire,
  paths,
} from '@plainclaim/contract';
import { PACKAGE_ADVANCE_MS } from '@plainclaim/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, serverAnswers } from '../../../testing/server-answers.ts';
import { aLetterPackage as letter } from '../../../testing/a-package.ts';
import { show } from '../../../testing/show.tsx';
import { InWizard, noMoves } from '../testing/in-wizard.tsx';
import { PackageScreen } from './package-screen.tsx';

const papers: PackageWire = {
  ...letter,
  id: 'papers',
  title: 'Letter and court papers',
  popular: true,
  contains: ['letter', 'court_papers'],
  mailing: { each_cents: 1_490, is_beside: true },
};
const trial: PackageWire = { ...papers, id: 'trial', title: 'Everything', is_complete: false, can_be_chosen: false };
const offers = { [paths.packages]: answered(packagesAnswerSchema, { packages: [letter, papers, trial] }) };

const fit: ClaimFitAnswer = {
  success: true,
  courtPart: 'small_claims',
  courtPartName: 'Small Claims',
  demand: 2_000_00,
  counties: ['Essex'],
  countyToConfirm: false,
  countyChoices: ['Essex'],
  otherCounties: [],
  filingCounty: null,
  fees: null,
  mayAppearAlone: 'yes',
  waivers: [],
  limit: { status: 'open', lastDay: null, cite: null, confirm: false, byReason: [] },
  letterDeadline: '2026-12-07',
  letterStopped: false,
  papersStopped: false,
  findings: [],
};
const withFit = (changes: Partial<ClaimFitAnswer>) => ({
  ...offers,
  [paths.claimFit]: answered(claimFitAnswerSchema, { ...fit, ...changes }),
});

const shown = (chosen: string | null = null) => {
  const moves = noMoves();
  const page = show(
    <InWizard moves={moves} draft={{ selectedPackage: chosen ?? '' }}>
      <PackageScreen />
    </InWizard>,
  );
  return { ...page, moves };
};
/** The parts of a card that share rows with its neighbours: all but the badge on its edge. */
const partsOf = async (name: string) =>
  [...(await screen.findByRole('article', { name })).children].filter(
    ({ textContent }) => textContent !== 'Most Popular',
  );
const card = async (name: string) => within(await screen.findByRole('article', { name }));

// The list is kept for the page's life, so the test that has none comes first.
test('when the list cannot be had the usual packages are shown, and it says so', async () => {
  serverAnswers({});
  shown();
  expect(await screen.findByText(/error occurred while loading packages/i)).toBeTruthy();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
});

test('a package that this site does not make in full has no button, and says why', async () => {
  serverAnswers(withFit({}));
  shown();
  const everything = await card('Everything');
  expect(everything.queryByRole('button')).toBeNull();
  expect(everything.getByText(/not available on this site/)).toBeTruthy();
  expect((await card('Demand letter')).getByRole('button')).toBeTruthy();
});

test('what mailing costs stands with the price, and takes no row from the list beside it', async () => {
  serverAnswers(withFit({}));
  shown();
  expect((await card('Letter and court papers')).getByText(/\$14\.90 more for each person/)).toBeTruthy();
  expect(await partsOf('Letter and court papers')).toHaveLength((await partsOf('Demand letter')).length);
});

test('a choice is kept at once, said aloud, and goes on by itself after a moment', async () => {
  serverAnswers(withFit({}));
  const { user, moves } = shown();
  await user.click((await card('Demand letter')).getByRole('button'));
  expect(moves.answers).toEqual([{ selectedPackage: 'letter' }]);
  expect(screen.getByText(/You chose Demand letter/)).toBeTruthy();
  expect(moves.made).toEqual([]);
  await waitFor(() => expect(moves.made).toEqual(['on']), { timeout: PACKAGE_ADVANCE_MS + 2_000 });
});

test.each(['Escape', 'the button'])('%s ends the wait, and the choice stays', async (way) => {
  serverAnswers(withFit({}));
  const { user, moves } = shown();
  await user.click((await card('Letter and court papers')).getByRole('button'));
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
  await new Promise((done) => setTimeout(done, PACKAGE_ADVANCE_MS + 100));
  expect(moves.made).toEqual([]);
  expect(moves.answers).toEqual([{ selectedPackage: 'papers' }]);
});

test('a package chosen on an earlier visit moves nothing by itself', async () => {
  serverAnswers(withFit({}));
  const { moves } = shown('letter');
  expect((await card('Demand letter')).getByRole('button', { name: /Selected/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay on this page' })).toBeNull();
  expect(moves.made).toEqual([]);
});

test('a claim that no court papers can be made for can still buy the letter', async () => {
  serverAnswers(withFit({ papersStopped: true }));
  shown();
  const both = await card('Letter and court papers');
  expect(await both.findByText(/Court papers are not available for this claim/)).toBeTruthy();
  expect(both.queryByRole('button')).toBeNull();
  expect((await card('Demand letter')).getByRole('button')).toBeTruthy();
});

test('a claim that is stopped altogether can buy nothing', async () => {
  serverAnswers(withFit({ letterStopped: true, papersStopped: true }));
  shown('letter');
  await waitFor(() => expect(screen.getAllByText(/Not available for this claim/).length).toBeGreaterThan(1));
  for (const one of screen.getAllByRole('article')) expect(within(one).queryByRole('button')).toBeNull();
  expect(screen.getByText(/Free help from a person/)).toBeTruthy();
});

test('every name and price stands above the cards, and a press there shows the card and buys nothing', async () => {
  serverAnswers(withFit({ papersStopped: true }));
  const { user, moves } = shown();
  await (await card('Letter and court papers')).findByText(/Court papers are not available/);
  const list = within(screen.getByRole('list', { name: 'All packages and prices' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    'Demand letter letter $29',
    expect.stringContaining('Not available'),
    expect.stringContaining('Not available'),
  ]);
  await user.click(list.getByRole('button', { name: /^Letter and court papers/ }));
  expect(document.activeElement?.textContent).toBe('Letter and court papers');
  expect(moves.answers).toEqual([]);
});

test('the button says what it does, beside its own words', async () => {
  serverAnswers(withFit({}));
  shown('papers');
  const button = (await card('Demand letter')).getByRole('button');
  const mentionedBy = (one: HTMLElement) =>
    document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(mentionedBy(button)).toBe('You pay $29 on the next page.');
  expect(mentionedBy((await card('Letter and court papers')).getByRole('button'))).toBe('Goes on to payment.');
});
