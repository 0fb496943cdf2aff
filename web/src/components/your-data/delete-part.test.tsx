import { acknowledgedSchema, dataCodeAnswerSchema, paths, type YourDataAnswer } from '@plainclaim/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, refused, serverAnswers } from '../../testing/server-answers.ts';
import { show } from '../../testing/show.tsx';
import { DeletePart } from './delete-part.tsx';

const ofBrowser: YourDataAnswer = {
  success: true,
  message: '',
  holder: 'browser',
  claims: 1,
  paid_claims: 1,
  export: null,
  download_until: null,
  kept_until: '2028-11-21',
  email: null,
  email_proved: false,
  goes: ['Your claims, letters and files go.'],
  stays: ['That you paid, for our books.', 'What happened, without a name.'],
  kept: [],
  keep_years: 2,
  export_days: 7,
  link_hours: 24,
};
const ofAccount: YourDataAnswer = { ...ofBrowser, holder: 'account' };
const deleted = {
  [paths.deleteData]: answered(acknowledgedSchema, { success: true, message: 'All of it is deleted.' }),
};

function opened(yourData: YourDataAnswer, token = '') {
  const news: { deleted: string | null; hasEnded: boolean } = { deleted: null, hasEnded: false };
  const page = show(
    <DeletePart
      yourData={yourData}
      token={token}
      onDeleted={(message) => {
        news.deleted = message;
      }}
      onSignedOut={() => {
        news.hasEnded = true;
      }}
    />,
  );
  const open = () => page.user.click(screen.getByRole('button', { name: 'Delete all my data' }));
  const agree = () => page.user.click(screen.getByRole('checkbox'));
  const press = () => page.user.click(screen.getByRole('button', { name: 'Delete for good' }));
  return { ...page, news, open, agree, press };
}

test('what goes and what stays is said before anything is asked, and nothing is sent by opening the form', async () => {
  const calls = serverAnswers({});
  const page = opened(ofBrowser);
  for (const sentence of [...ofBrowser.goes, ...ofBrowser.stays]) expect(screen.getByText(sentence)).toBeTruthy();
  await page.open();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(calls).toEqual([]);
});

test('without the tick nothing is deleted, and the tick is asked for at its place', async () => {
  const calls = serverAnswers(deleted);
  const page = opened(ofBrowser);
  await page.open();
  await page.press();
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
  expect(page.news.deleted).toBeNull();
});

test('a browser without an account deletes by the tick alone, and by its link when it came by one', async () => {
  const calls = serverAnswers(deleted);
  const page = opened({ ...ofBrowser, holder: 'link' }, 'a-mailed-token');
  await page.open();
  await page.agree();
  await page.press();
  await waitFor(() => expect(page.news.deleted).toBe('All of it is deleted.'));
  expect(calls[0]?.body).toEqual({ token: 'a-mailed-token', agreed: true, password: '', code: '' });
});

test('an account is asked for its password; a wrong one is told at its field and can be typed again', async () => {
  const calls = serverAnswers({
    [paths.deleteData]: refused(422, 'account.current_password_wrong', 'This password is not right.'),
  });
  const page = opened(ofAccount);
  await page.open();
  await page.agree();
  await page.press();
  expect(calls).toEqual([]);
  await page.user.type(screen.getByLabelText('Your password'), 'wrong');
  await page.press();
  await waitFor(() => expect(screen.getAllByText('This password is not right.').length).toBeGreaterThan(0));
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
  serverAnswers(deleted);
  await page.press();
  await waitFor(() => expect(page.news.deleted).toBe('All of it is deleted.'));
});

test('whoever forgot the password gets a code by mail, and deletes with it', async () => {
  const calls = serverAnswers({
    ...deleted,
    [paths.dataCode]: answered(dataCodeAnswerSchema, { success: true, message: 'We sent a code.' }),
  });
  const page = opened(ofAccount);
  await page.open();
  await page.agree();
  await page.user.click(screen.getByRole('button', { name: 'Send me a code instead' }));
  const code = await screen.findByLabelText(/^Code from our/);
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await page.user.type(code, '123456');
  await page.press();
  await waitFor(() => expect(page.news.deleted).not.toBeNull());
  expect(calls.at(-1)?.body).toEqual({ token: '', agreed: true, password: '', code: '123456' });
});

test('a session that ended meanwhile is told to whoever shows the page', async () => {
  serverAnswers({ [paths.deleteData]: refused(401, 'account.signed_out', 'Please log in again.') });
  const page = opened(ofAccount);
  await page.open();
  await page.agree();
  await page.user.type(screen.getByLabelText('Your password'), 'nine loud pelicans');
  await page.press();
  await waitFor(() => expect(page.news.hasEnded).toBe(true));
});

test('going back closes the form, and the focus goes back to the button that opened it', async () => {
  const page = opened(ofBrowser);
  await page.open();
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete all my data'));
});
