import type { CourtPaperCase } from '@plainclaim/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused, serverAnswers } from '../../testing/server-answers.ts';
import { show } from '../../testing/show.tsx';
import { PaperTable } from './paper-table.tsx';

const ready: CourtPaperCase = {
  case_id: 'c-1',
  package_title: 'Letter and court papers',
  defendant_name: 'Harbor Homes LLC',
  date: '2026-11-21',
  state: 'ready',
  version: 1,
  court: 'small_claims',
  county: 'Essex',
  letter_approved: true,
  signing: 'unsigned',
  progress: null,
};
const shown = (...cases: readonly CourtPaperCase[]) =>
  show(<PaperTable cases={cases} onChanged={() => {}} openCase={null} />);
const row = () => screen.getAllByRole('row')[1] ?? document.body;

test.each<[string, Partial<CourtPaperCase>, RegExp]>([
  ['the letter is not approved', { state: 'none', letter_approved: false }, /Waiting for your letter/],
  ['nobody asked for them', { state: 'none' }, /Not made yet/],
  ['they are being made', { state: 'making', progress: { done: 2, all: 5 } }, /Being made/],
  ['making them failed', { state: 'failed' }, /Failed/],
  ['a rule stands against them', { state: 'stopped' }, /Stopped/],
  ['they wait for a signature', {}, /Ready, not signed/],
  ['they are signed', { signing: 'signed' }, /Ready, signed/],
  ['an answer changed since', { signing: 'outdated' }, /Out of date/],
])('the status says when %s', (_name, changes, words) => {
  serverAnswers({});
  shown({ ...ready, ...changes });
  expect(row().textContent).toMatch(words);
});

test('only papers that are ready can be downloaded together, and the button says whose they are', () => {
  shown(ready, { ...ready, case_id: 'c-2', defendant_name: 'Ann Lee', state: 'making' });
  expect(screen.getAllByRole('button', { name: /^All \(zip\)/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'All (zip): Harbor Homes LLC, Nov 21, 2026' })).toBeTruthy();
});

test('where nothing can be downloaded yet, a card says what there is nothing of', () => {
  shown({ ...ready, state: 'none' });
  expect(within(row()).getByText('Nothing yet').closest('td')?.textContent).toBe('DownloadNothing yet');
});

test('court and county are named once they are settled', () => {
  shown(ready, { ...ready, case_id: 'c-2', court: null, county: null });
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toMatch(/Small Claims.*Essex County/s);
  expect(second?.textContent).toMatch(/Not settled yet/);
});

test('a case opens and closes in its place, and says by its button which it is', async () => {
  serverAnswers({});
  const { user } = shown(ready);
  const view = screen.getByRole('button', { name: /^View: Harbor Homes LLC/ });
  expect(view.getAttribute('aria-expanded')).toBe('false');
  await user.click(view);
  const hide = await screen.findByRole('button', { name: /^Hide: Harbor Homes LLC/ });
  expect(hide.getAttribute('aria-expanded')).toBe('true');
  await user.click(hide);
  expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
});

test('a download that failed says so under its case and leaves the list as it is', async () => {
  serverAnswers({ '/api/court-papers': refused(500, 'internal', 'Something went wrong.') });
  const { user } = shown(ready);
  await user.click(screen.getByRole('button', { name: /^All \(zip\)/ }));
  expect(within(await screen.findByRole('alert')).getByText(/could not download the papers/)).toBeTruthy();
  expect(row().textContent).toMatch(/Ready, not signed/);
});
