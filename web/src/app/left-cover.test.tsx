import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hasLeft, leaveNow, NEUTRAL_PAGE } from '../api/session/leave-now.ts';
import { serverAnswers } from '../testing/server-answers.ts';
import { show } from '../testing/show.tsx';
import { LeftCover } from './left-cover.tsx';

let hearAgain = () => {};
afterEach(() => {
  hearAgain();
  document.documentElement.hidden = false;
});

/** Leaves, and tells where to and what the page still showed by then. */
function left() {
  serverAnswers({});
  const gone: { readonly to: string; readonly isHidden: boolean | string }[] = [];
  hearAgain = leaveNow((to) => gone.push({ to, isHidden: document.documentElement.hidden }));
  return gone;
}

test('leaving empties the screen first, and goes to a page that says nothing of this one', () => {
  document.title = 'Your letter | Plainclaim';
  expect(left()).toEqual([{ to: NEUTRAL_PAGE, isHidden: true }]);
  expect(document.title).toBe('');
});

test('what was typed is sent to be saved, then it is gone from the device, and nothing writes it back', () => {
  let flushed = 0;
  const keep = () => {
    flushed += 1;
    localStorage.setItem('plainclaim.draft.v1', 'My landlord kept my deposit');
  };
  addEventListener('pagehide', keep);
  left();
  expect([flushed, localStorage.getItem('plainclaim.draft.v1')]).toEqual([1, null]);
  dispatchEvent(new Event('pagehide'));
  removeEventListener('pagehide', keep);
  expect([flushed, localStorage.getItem('plainclaim.draft.v1')]).toEqual([1, null]);
});

test('nothing asks whether the page may be left', () => {
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  left();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  removeEventListener('beforeunload', ask);
});

// The page that Back brings is another one, so it is not hidden.
test('Back brings a page without a word of the claim, until somebody asks for it', async () => {
  left();
  document.documentElement.hidden = false;
  const { user } = show(<LeftCover>The claim against Ms. Park</LeftCover>);
  expect(screen.getByRole('heading', { name: 'You left this page' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Park');
  await user.click(screen.getByRole('button', { name: 'Show it again' }));
  expect(document.body.textContent).toContain('The claim against Ms. Park');
  expect(hasLeft()).toBe(false);
});

test('a tab that nobody left shows its page', () => {
  show(<LeftCover>The claim</LeftCover>);
  expect(document.body.textContent).toContain('The claim');
});
