import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { type Decisions, type Given, insult, threat, useOpenedLetter } from '../testing/opened-letter.tsx';
import { CheckStep } from './check-step.tsx';

function shown(given: Given) {
  const decisions: Decisions = [];
  const Step = () => <CheckStep opened={useOpenedLetter(given, decisions)} wanted={null} onShow={() => {}} />;
  return { ...show(<Step />), decisions };
}

const place = (name: RegExp) => within(screen.getByRole('region', { name }));
const goOn = () => screen.getByRole('button', { name: /go to approve/i });

test('with nothing to decide it says so, and goes on to approve', async () => {
  const { user, decisions } = shown({});
  expect(screen.getByText(/Nothing to decide/)).toBeTruthy();
  await user.click(goOn());
  expect(decisions).toEqual(['go approve']);
});

test('an open place keeps the letter from being approved, says how many are left, and takes the focus', async () => {
  const { user, decisions } = shown({ findings: [insult] });
  await user.click(goOn());
  expect(decisions).toEqual([]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/1 place is still open/);
  expect(document.activeElement?.textContent).toMatch(/insult/);
  expect(screen.getByText('0 of 1 decided')).toBeTruthy();
});

test('a place shows its sentence with the words in it marked', () => {
  shown({ findings: [insult] });
  const said = screen.getByText('liar', { selector: 'mark' }).closest('blockquote');
  expect(said?.textContent).toBe('You are a liar.');
  expect(said?.lang).toBe('en');
});

test('a place that may stay is kept by one press, is listed as decided, and can be opened again', async () => {
  const { user, decisions } = shown({ findings: [insult] });
  await user.click(place(/insult/).getByRole('button', { name: 'Keep it' }));
  const decided = within(await screen.findByRole('list', { name: 'Decided' }));
  expect(decisions).toEqual(['keep insult-1 letter.insult:liar']);
  // Whoever decided the last place is led on.
  await waitFor(() => expect(document.activeElement).toBe(goOn()));
  await user.click(decided.getByRole('button', { name: 'Undo' }));
  expect(place(/insult/).getByRole('button', { name: 'Keep it' })).toBeTruthy();
});

test('words that may not stay can be left out or changed, and not kept', async () => {
  const { user, decisions } = shown({ findings: [threat] });
  const point = place(/threat/);
  expect(point.queryByRole('button', { name: 'Keep it' })).toBeNull();
  await user.click(point.getByRole('button', { name: /leave this sentence out/i }));
  expect(decisions).toEqual(['leave You are a liar.']);
});

test('a sentence is changed in its place, and an unchanged one is not sent', async () => {
  const { user, decisions } = shown({ findings: [threat] });
  await user.click(place(/threat/).getByRole('button', { name: 'Change it' }));
  const words = place(/threat/).getByRole('textbox');
  expect(document.activeElement).toBe(words);
  await user.click(place(/threat/).getByRole('button', { name: 'Save this sentence' }));
  expect(decisions).toEqual([]);
  await user.click(place(/threat/).getByRole('button', { name: 'Change it' }));
  await user.clear(place(/threat/).getByRole('textbox'));
  await user.type(place(/threat/).getByRole('textbox'), 'You were wrong.');
  await user.click(place(/threat/).getByRole('button', { name: 'Save this sentence' }));
  expect(decisions).toEqual(['change You are a liar. to You were wrong.']);
});

test('where a right line is known it is put in by one press', async () => {
  const { user, decisions } = shown({ findings: [{ ...insult, instead: 'mistaken' }] });
  await user.click(place(/insult/).getByRole('button', { name: /line|right/i }));
  expect(decisions[0]).toMatch(/^store You kept my deposit\. You are a mistaken\./);
});

test('a decision that could not be kept leaves the place open and says that no text is lost', async () => {
  const { user } = shown({ findings: [insult], isOnline: false });
  await user.click(place(/insult/).getByRole('button', { name: 'Keep it' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/not lost/);
  expect(place(/insult/).getByRole('button', { name: 'Keep it' })).toBeTruthy();
});

test('while the checks run nobody is told that nothing is open, nor led on', async () => {
  const { user, decisions } = shown({ isKnown: false });
  expect(screen.queryByText(/Nothing to decide/)).toBeNull();
  await user.click(goOn());
  expect(decisions).toEqual([]);
});
