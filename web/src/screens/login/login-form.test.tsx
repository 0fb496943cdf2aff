import { screen, waitFor } from '@testing-library/react';
import { checkAuthAnswerSchema, loginAnswerSchema, paths, userDataAnswerSchema } from '@plainclaim/contract';
import { afterEach, expect, test } from 'vitest';
import { clearCurrentUser } from '../../api/session/current-user.ts';
import { answered, refused, serverAnswers } from '../../testing/server-answers.ts';
import { show } from '../../testing/show.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginScreen } from './login-screen.tsx';

afterEach(clearCurrentUser);

const isIn = answered(checkAuthAnswerSchema, { isAuthenticated: true });
const ada = answered(userDataAnswerSchema, {
  success: true,
  user_data: { display_name: 'ada', email: 'ada@example.com' },
});
const logsIn = {
  [paths.login]: answered(loginAnswerSchema, { success: true, message: 'Login successful' }),
  [paths.checkAuth]: isIn,
  [paths.userData]: ada,
};

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
/** What went wrong; it takes the focus, and is read out by that. */
async function trouble(): Promise<HTMLElement> {
  const summary = await screen.findByRole('group');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  return summary;
}
const send = () => screen.getByRole('button', { name: 'Login' });

async function typed({ user }: ReturnType<typeof show>, words = 'nine loud pelicans') {
  await user.type(email(), ' ada@example.com ');
  await user.type(password(), words);
  await user.click(send());
}

test('empty fields are named in a summary that takes the focus, and nothing is sent', async () => {
  const calls = serverAnswers({});
  const { user } = show(<LoginForm onSecondStep={() => {}} />);
  await user.click(send());
  expect((await trouble()).textContent).toContain('Please type your email and your password.');
  await user.click(screen.getByRole('link', { name: /^Password/ }));
  expect(document.activeElement).toBe(password());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('what the server says of a wrong password is shown word for word, and what was typed stays', async () => {
  serverAnswers({ [paths.login]: refused(401, 'account.login_wrong', 'Email or password is wrong.') });
  await typed(show(<LoginForm onSecondStep={() => {}} />));
  expect((await trouble()).textContent).toContain('Email or password is wrong.');
  expect(email()).toHaveProperty('value', 'ada@example.com');
});

test('without a connection it says so and can be tried again', async () => {
  serverAnswers({});
  const page = show(<LoginForm onSecondStep={() => {}} />);
  await typed(page);
  expect((await trouble()).textContent).toMatch(/\w/);
  const calls = serverAnswers(logsIn);
  await page.user.click(send());
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(paths.userData));
});

test('the address goes without the spaces around it, and the password as it was typed', async () => {
  const calls = serverAnswers(logsIn);
  await typed(show(<LoginForm onSecondStep={() => {}} />), ' with spaces ');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(paths.userData));
  expect(calls[0]?.body).toEqual({ email: 'ada@example.com', password: ' with spaces ' });
  expect(screen.queryByRole('group')).toBeNull();
});

test('an answer that nobody is signed in after all is told', async () => {
  serverAnswers({ ...logsIn, [paths.checkAuth]: answered(checkAuthAnswerSchema, { isAuthenticated: false }) });
  await typed(show(<LoginForm onSecondStep={() => {}} />));
  expect((await trouble()).textContent).toContain('Login failed. Please try again.');
});

test('whoever is signed in already is led on instead of being asked', async () => {
  serverAnswers(logsIn);
  const page = show(<LoginScreen />, '/login');
  await typed(page);
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
});
