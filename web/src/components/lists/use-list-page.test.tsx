import { err, ok } from '@plainclaim/domain';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ApiResult } from '../../api/http/http-client.ts';
import { currentUser } from '../../api/session/current-user.ts';
import { show } from '../../testing/show.tsx';
import { type ListAnswer, type PagedList, useListPage } from './use-list-page.ts';

type Names = ListAnswer & { readonly names: string };

const named = (names: string): ApiResult<Names> => ok({ success: true, message: '', names });
const failed = (code: string, status: number): ApiResult<Names> => err({ code, message: '', status });

/** A list whose pages are answered in this order. */
const listOf = (...answers: readonly ApiResult<Names>[]): PagedList<Names> => {
  let calls = 0;
  return {
    name: 'names',
    read: async () => answers[calls++] ?? failed('none', 500),
    isMaking: () => false,
  };
};

function Listed({ list }: { readonly list: PagedList<Names> }) {
  const [wanted, setWanted] = useState(1);
  const { answer, page, failure, reload } = useListPage(list, wanted);
  return (
    <>
      <p>{answer === null ? 'nothing' : `page ${page}: ${answer.names}`}</p>
      <p role="alert">{failure?.code}</p>
      <button type="button" onClick={() => setWanted(2)}>
        Next
      </button>
      <button type="button" onClick={reload}>
        Again
      </button>
    </>
  );
}

test('a page that cannot be had leaves the one before on the screen, until asking again brings it', async () => {
  const list = listOf(named('Ann'), failed('network.offline', 0), named('Bo'));
  const { user } = show(<Listed list={list} />);
  await screen.findByText('page 1: Ann');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('network.offline');
  expect(screen.getByText('page 1: Ann')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await screen.findByText('page 2: Bo');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a list that says of itself that it is no success is a failure with its own sentence', async () => {
  show(<Listed list={listOf(ok({ success: false, message: 'Not today.', names: '' }))} />);
  await screen.findByText('list.refused');
  expect(screen.getByText('nothing')).toBeTruthy();
});

test('whoever is told that nobody is signed in is signed out here too', async () => {
  show(<Listed list={listOf(failed('case.signed_out', 401))} />);
  await screen.findByText('case.signed_out');
  expect(currentUser().status).toBe('signed-out');
});
