import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useLastPage, useListAddress } from './use-list-address.ts';

function List({ isPastTheEnd = false }: { readonly isPastTheEnd?: boolean }) {
  const { query, wanted, choose, turnTo } = useListAddress();
  useLastPage(isPastTheEnd, 2, turnTo);
  return (
    <>
      <p>
        {query.toString()}, page {wanted}
      </p>
      <button
        type="button"
        onClick={() => {
          choose({ status: '' });
          choose({ sort: 'oldest' });
        }}
      >
        All, oldest first
      </button>
      <button type="button" onClick={() => turnTo(1)}>
        First page
      </button>
    </>
  );
}

const shown = (address: string, isPastTheEnd = false) => {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <List isPastTheEnd={isPastTheEnd} />
    </BrowserRouter>,
  );
  return userEvent.setup();
};

test('a second choice, made before the first is drawn, keeps the first', async () => {
  const user = shown('/dashboard?status=paid');
  await user.click(screen.getByRole('button', { name: 'All, oldest first' }));
  expect(await screen.findByText('sort=oldest, page 1')).toBeTruthy();
});

test('turning to the first page keeps the order and leaves no page in the address', async () => {
  const user = shown('/dashboard?page=3&sort=oldest');
  await user.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('sort=oldest, page 1')).toBeTruthy();
});

test('an address past the end becomes the last page, with the other choices kept', async () => {
  shown('/dashboard?page=9&status=draft', true);
  expect(await screen.findByText('page=2&status=draft, page 2')).toBeTruthy();
});
